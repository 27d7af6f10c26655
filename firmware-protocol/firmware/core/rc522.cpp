#include "rc522.hpp"

#include "board.hpp"

namespace ttr {

namespace {

// Registers, DS 9.2.
constexpr uint8_t Command = 0x01;
constexpr uint8_t ComIrq = 0x04;
constexpr uint8_t DivIrq = 0x05;
constexpr uint8_t Error = 0x06;
constexpr uint8_t FifoData = 0x09;
constexpr uint8_t FifoLevel = 0x0A;
constexpr uint8_t Control = 0x0C;
constexpr uint8_t BitFraming = 0x0D;
constexpr uint8_t Coll = 0x0E;
constexpr uint8_t Mode = 0x11;
constexpr uint8_t TxControl = 0x14;
constexpr uint8_t TxAsk = 0x15;
constexpr uint8_t CrcResultHigh = 0x21;
constexpr uint8_t CrcResultLow = 0x22;
constexpr uint8_t RfCfg = 0x26;
constexpr uint8_t TMode = 0x2A;
constexpr uint8_t TPrescaler = 0x2B;
constexpr uint8_t TReloadHigh = 0x2C;
constexpr uint8_t TReloadLow = 0x2D;

// Commands, DS 10.3.
constexpr uint8_t idle = 0x00;
constexpr uint8_t calculate_crc = 0x03;
constexpr uint8_t transceive = 0x0C;
constexpr uint8_t soft_reset = 0x0F;

/** DS 9.3.2.5: both antenna drivers on. */
constexpr uint8_t drivers_on = 0x83;
/** DS 9.3.3.10: the timer starts when the last bit is sent; 13.56 MHz / (2 * 169 + 1) = 40 kHz. */
constexpr uint8_t timer_auto = 0x80;
constexpr uint8_t prescaler = 169;
/** DS 9.3.3.1: CRC_A starts at 6363. */
constexpr uint8_t mode = 0x3D;

/** Turns of a waiting loop, about 10 µs each: more than any answer or reset takes. */
constexpr uint16_t patience = 4000;

}  // namespace

// DS 8.1.2.3: the address in bits 1 to 6, bit 7 set to read.
void Rc522::write(uint8_t reg, uint8_t value) const { write(reg, &value, 1); }

void Rc522::write(uint8_t reg, const uint8_t* bytes, uint8_t count) const {
  board::select(antenna_);
  board::transfer(static_cast<uint8_t>(reg << 1));
  while (count-- > 0) board::transfer(*bytes++);
  board::deselect(antenna_);
}

uint8_t Rc522::read(uint8_t reg) const {
  board::select(antenna_);
  board::transfer(static_cast<uint8_t>(0x80 | (reg << 1)));
  const uint8_t value = board::transfer(0);
  board::deselect(antenna_);
  return value;
}

bool Rc522::begin(uint8_t antenna, uint8_t gain) {
  antenna_ = antenna;
  write(Command, soft_reset);
  if (!await_reset()) return false;
  write(TMode, timer_auto);
  write(TPrescaler, prescaler);
  // DS 9.3.2.6: 100 % ASK, as ISO/IEC 14443-A wants it.
  write(TxAsk, 0x40);
  write(Mode, mode);
  // DS 9.3.1.15: bits behind a collision are cleared.
  write(Coll, 0x00);
  write(RfCfg, static_cast<uint8_t>((gain << 4) | 0x08));
  write(TxControl, drivers_on);
  return is_sound();
}

/** DS 10.3.1.10: the PowerDown bit is cleared when the oscillator runs again. */
bool Rc522::await_reset() const {
  for (uint16_t turn = 0; turn < patience; turn++)
    if ((read(Command) & 0x10) == 0) return true;
  return false;
}

bool Rc522::is_sound() const {
  const uint8_t version = this->version();
  return version != 0x00 && version != 0xFF && (read(TxControl) & 0x03) == 0x03 && read(TMode) == timer_auto &&
         read(Mode) == mode;
}

bool Rc522::self_test() const {
  // CRC_A of 00 00 is 1EA0 (ISO/IEC 14443-3, annex B.1).
  const uint8_t zeros[2] = {0, 0};
  write(Mode, mode);
  write(Command, idle);
  write(DivIrq, 0x04);
  write(FifoLevel, 0x80);
  write(FifoData, zeros, sizeof zeros);
  if (read(FifoLevel) != sizeof zeros) return false;
  write(Command, calculate_crc);
  for (uint16_t turn = 0; (read(DivIrq) & 0x04) == 0; turn++)
    if (turn == patience) return false;
  write(Command, idle);
  return read(CrcResultHigh) == 0x1E && read(CrcResultLow) == 0xA0;
}

Radio Rc522::exchange(Exchange& exchange) const {
  write(Command, idle);
  write(ComIrq, 0x7F);
  write(FifoLevel, 0x80);
  write(FifoData, exchange.out, exchange.out_count);
  write(TReloadHigh, static_cast<uint8_t>(exchange.patience >> 8));
  write(TReloadLow, static_cast<uint8_t>(exchange.patience));
  const uint8_t framing = static_cast<uint8_t>((exchange.align << 4) | exchange.last_bits);
  write(BitFraming, framing);
  write(Command, transceive);
  write(BitFraming, static_cast<uint8_t>(0x80 | framing));

  // DS 9.3.1.5: RxIRq, IdleIRq, and TimerIRq when nobody answers. A receive error ends in one of them as well.
  uint8_t irq = 0;
  for (uint16_t turn = 0; turn < patience && (irq & 0x31) == 0; turn++) irq = read(ComIrq);
  write(BitFraming, framing);
  if ((irq & 0x30) == 0) return (irq & 0x01) != 0 ? Radio::silent : Radio::garbled;

  // DS 9.3.1.7: FIFO overflow, CRC, parity and protocol errors; bit 3 is the collision.
  const uint8_t error = read(Error);
  if ((error & 0x13) != 0) return Radio::garbled;
  const uint8_t count = read(FifoLevel);
  if (count > exchange.in_room) return Radio::garbled;
  for (uint8_t i = 0; i < count; i++) {
    const uint8_t byte = read(FifoData);
    const uint8_t kept = static_cast<uint8_t>(i == 0 ? (1 << exchange.align) - 1 : 0);
    exchange.in[i] = static_cast<uint8_t>((exchange.in[i] & kept) | (byte & ~kept));
  }
  exchange.in_count = count;
  exchange.in_bits = read(Control) & 0x07;
  if ((error & 0x08) == 0) return Radio::ok;
  const uint8_t coll = read(Coll);
  // DS 9.3.1.15: bit 5 says that the position is not valid; 0 stands for bit 32.
  exchange.collision_bit = static_cast<uint8_t>((coll & 0x20) != 0 ? 0 : (coll & 0x1F) == 0 ? 32 : coll & 0x1F);
  return Radio::collision;
}

}  // namespace ttr
