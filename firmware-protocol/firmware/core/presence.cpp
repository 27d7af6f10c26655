#include "presence.hpp"

namespace ttr {

LyingCard* Presence::find(uint8_t antenna, const Uid& uid) {
  for (LyingCard& card : cards_[antenna])
    if (card.uid.length > 0 && card.uid == uid) return &card;
  return nullptr;
}

LyingCard* Presence::room(uint8_t antenna) {
  for (LyingCard& card : cards_[antenna])
    if (card.uid.length == 0) return &card;
  return nullptr;
}

uint8_t Presence::count(uint8_t antenna) const {
  uint8_t count = 0;
  for (const LyingCard& card : cards_[antenna])
    if (card.uid.length > 0) count++;
  return count;
}

bool Presence::began_with(uint32_t s) const {
  for (const auto& antenna : cards_)
    for (const LyingCard& card : antenna)
      if (card.uid.length > 0 && card.s == s) return true;
  return false;
}

}  // namespace ttr
