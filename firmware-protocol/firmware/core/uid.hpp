#pragma once
#include <stdint.h>
#include <string.h>

namespace ttr {

/** What a card calls itself: 4, 7 or 10 bytes, the first transmitted first (ISO/IEC 14443-3, 6.5.4). */
struct Uid {
  static constexpr uint8_t longest = 10;
  uint8_t length;
  /** Zero behind the last one. */
  uint8_t bytes[longest];

  bool operator==(const Uid& other) const {
    return length == other.length && memcmp(bytes, other.bytes, length) == 0;
  }
  /** Made up by the card at every power-up: phones, bank cards (ISO/IEC 14443-3, 6.5.4: uid0 is 08). */
  bool is_random() const { return length == 4 && bytes[0] == 0x08; }
};

}  // namespace ttr
