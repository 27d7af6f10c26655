#pragma once
// CRC-16/CCITT-FALSE: polynomial 1021, start FFFF, nothing reflected (PROTOCOL.md, "Frame"). Frames carry it, and
// everything that must survive a reset or a power cut does too.
#include <stdint.h>

namespace ttr {

class Crc16 {
 public:
  void add(uint8_t byte) {
    uint16_t crc = static_cast<uint16_t>((sum_ >> 8) | (sum_ << 8));
    crc ^= byte;
    crc ^= (crc & 0xFF) >> 4;
    crc ^= static_cast<uint16_t>(crc << 12);
    crc ^= static_cast<uint16_t>((crc & 0xFF) << 5);
    sum_ = crc;
  }
  void add(const void* bytes, uint8_t count) {
    const uint8_t* byte = static_cast<const uint8_t*>(bytes);
    while (count-- > 0) add(*byte++);
  }
  uint16_t sum() const { return sum_; }

 private:
  uint16_t sum_ = 0xFFFF;
};

inline uint16_t crc16(const void* bytes, uint8_t count) {
  Crc16 crc;
  crc.add(bytes, count);
  return crc.sum();
}

}  // namespace ttr
