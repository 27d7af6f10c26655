// Serial line: interrupts and two rings of 128 bytes (ATmega328P data sheet, 19; cited as DS).
#include <avr/interrupt.h>
#include <avr/io.h>
#include <util/atomic.h>

#include "../../core/board.hpp"
#include "board.hpp"

namespace {

class Ring {
 public:
  static constexpr uint8_t room = 128;

  uint8_t used() const { return static_cast<uint8_t>(in_ - out_); }
  void put(uint8_t byte) {
    bytes_[in_ % room] = byte;
    in_ = static_cast<uint8_t>(in_ + 1);
  }
  uint8_t take() {
    const uint8_t byte = bytes_[out_ % room];
    out_ = static_cast<uint8_t>(out_ + 1);
    return byte;
  }

 private:
  volatile uint8_t in_ = 0;
  volatile uint8_t out_ = 0;
  volatile uint8_t bytes_[room] = {};
};

Ring received;
Ring sending;

}  // namespace

ISR(USART_RX_vect) {
  const uint8_t byte = UDR0;
  // What does not fit is lost; the frame's CRC shows it and its sender repeats it.
  if (received.used() < Ring::room) received.put(byte);
}

ISR(USART_UDRE_vect) {
  UDR0 = sending.take();
  if (sending.used() == 0) UCSR0B &= static_cast<uint8_t>(~_BV(UDRIE0));
}

namespace board {

void start_serial() {
  UCSR0B = 0;
  // DS 19.3.1, table 19-12: 117647 baud, 2.1 % off, as every Uno does it.
  UCSR0A = _BV(U2X0);
  UBRR0 = 16;
  UCSR0C = _BV(UCSZ01) | _BV(UCSZ00);
  UCSR0B = _BV(RXCIE0) | _BV(RXEN0) | _BV(TXEN0);
}

int16_t receive() { return received.used() > 0 ? received.take() : -1; }

uint8_t send_room() { return static_cast<uint8_t>(Ring::room - sending.used()); }

void send(uint8_t byte) {
  while (sending.used() == Ring::room) {
  }
  // Together: the interrupt may empty the ring in between, and would then be enabled with nothing to send.
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    sending.put(byte);
    UCSR0B |= _BV(UDRIE0);
  }
}

void finish_sending() {
  while (sending.used() > 0) {
  }
  // The last byte still leaves the shift register: ten bits of 8.7 µs.
  for (volatile uint8_t wait = 0; wait < 250; wait++) {
  }
}

}  // namespace board
