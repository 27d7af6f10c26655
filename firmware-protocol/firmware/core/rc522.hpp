#pragma once
// The MFRC522 radio chip (data sheet rev. 3.9, cited as DS). Every wait in here ends, also when the chip is gone: a dead
// bus answers 00 or FF to everything.
#include <stdint.h>

namespace ttr {

enum class Radio : uint8_t {
  ok,
  /** No card answered. */
  silent,
  /** Several cards answered at once with different bits. */
  collision,
  /** Something came that is no answer, or the chip does not work. */
  garbled
};

/** What goes over the air and what comes back. */
struct Exchange {
  const uint8_t* out;
  uint8_t out_count;
  /** Bits of the last byte that are sent; 0: all eight. */
  uint8_t last_bits;
  /** Time that the card has to begin its answer, in steps of 25 µs. */
  uint16_t patience;
  uint8_t* in;
  uint8_t in_room;
  /** Bit of the first byte at which the answer begins, merged with what stands there already. */
  uint8_t align;
  /** Told back: bytes received. */
  uint8_t in_count;
  /** Told back: bits of the last byte that are valid; 0: all eight. */
  uint8_t in_bits;
  /** Told back after a collision: its bit, counted from 1 at the first UID bit of the cascade level; 0 is unknown. */
  uint8_t collision_bit;
};

class Rc522 {
 public:
  /** Sets the chip up; false when there is none. `gain`: 0 to 7 (DS 9.3.3.6). */
  bool begin(uint8_t antenna, uint8_t gain);
  /** The version register (DS 9.3.4.8): 91 or 92, others are clones, 00 and FF a loose wire. */
  uint8_t version() const { return read(0x37); }
  /** The chip is there and as it was set up; a glitch on its supply resets it to a state in which it hears nothing. */
  bool is_sound() const;
  /** Tries FIFO and CRC unit. The chip must be set up again afterwards. */
  bool self_test() const;
  Radio exchange(Exchange& exchange) const;

 private:
  void write(uint8_t reg, uint8_t value) const;
  void write(uint8_t reg, const uint8_t* bytes, uint8_t count) const;
  uint8_t read(uint8_t reg) const;
  bool await_reset() const;

  uint8_t antenna_ = 0;
};

}  // namespace ttr
