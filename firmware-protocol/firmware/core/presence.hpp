#pragma once
// Who lies on which antenna. A card that goes unread a few times in a row is gone: radios miss now and then.
#include <stdint.h>

#include "uid.hpp"

namespace ttr {

/** Antennas a device can have. */
constexpr uint8_t most_antennas = 4;
/** Cards that are told apart on one antenna; a reader of this size hardly reads more through each other. */
constexpr uint8_t most_cards = 3;

struct LyingCard {
  /** Length 0: an empty place. */
  Uid uid;
  /** Times it went unread in a row. */
  uint8_t misses;
  /** Its SCAN was told to the storage already. */
  bool kept;
  /** Number of its SCAN. */
  uint32_t s;
  /** When it was laid on. */
  uint32_t since;
};

class Presence {
 public:
  /** The card with this UID, or null. */
  LyingCard* find(uint8_t antenna, const Uid& uid);
  /** An empty place, or null. */
  LyingCard* room(uint8_t antenna);
  uint8_t count(uint8_t antenna) const;
  LyingCard* cards(uint8_t antenna) { return cards_[antenna]; }
  const LyingCard* cards(uint8_t antenna) const { return cards_[antenna]; }
  /** A card lies there whose SCAN had this number. */
  bool began_with(uint32_t s) const;

 private:
  LyingCard cards_[most_antennas][most_cards] = {};
};

}  // namespace ttr
