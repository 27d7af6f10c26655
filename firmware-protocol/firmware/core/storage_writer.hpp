#pragma once
// Writes one record to EEPROM in the background: one byte per turn of the main loop, and only when the last one is
// done (3.4 ms each, ATmega328P data sheet, 8.6.3), so that no card and no byte from the host is missed meanwhile.
#include <stdint.h>

#include "storage_layout.hpp"

namespace ttr {

class StorageWriter {
 public:
  bool idle() const { return at_ == length_; }
  /** Begins to write `count` bytes and their CRC. Only when idle. */
  void begin(uint16_t address, const void* bytes, uint8_t count);
  void turn();
  /** Waits until all is written. Only while starting. */
  void finish();

  /** Reads a record. False when its CRC is wrong: never written, or the power went while it was. */
  static bool read(uint16_t address, void* bytes, uint8_t count);

 private:
  uint8_t buffer_[layout::event_bytes + layout::crc_bytes];
  uint16_t address_ = 0;
  uint8_t at_ = 0;
  uint8_t length_ = 0;
};

}  // namespace ttr
