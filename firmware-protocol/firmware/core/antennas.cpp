#include "antennas.hpp"

#include "board.hpp"

namespace ttr {

namespace {

/** A chip that has lost its settings or hangs is found within this time. */
constexpr uint32_t check_ms = 2000;
/** A card that lies longer is remembered over a power cut. */
constexpr uint32_t keep_ms = 300;

}  // namespace

void Antennas::start(uint32_t now) {
  board::reset_radios();
  for (uint8_t antenna = 0; antenna < most_antennas; antenna++) {
    set_up(antenna);
    if (works_[antenna]) count_ = static_cast<uint8_t>(antenna + 1);
  }
  const uint8_t wanted = settings_[Setting::ant];
  if (wanted > 0) count_ = wanted;
  checked_ = now;

  store_.each_lying(
      [](void* context, const Event& scan) {
        Presence& presence = *static_cast<Presence*>(context);
        LyingCard* place = presence.room(scan.antenna());
        if (place != nullptr) *place = LyingCard{scan.uid, 0, true, scan.s, 0};
      },
      &presence_);
}

void Antennas::set_up(uint8_t antenna) {
  works_[antenna] = radios_[antenna].begin(antenna, settings_[Setting::gain]);
}

void Antennas::turn(uint32_t now) {
  if (now - checked_ >= check_ms) {
    checked_ = now;
    check_radios();
  }
  turn_of_ = turn_of_ + 1 < count_ ? turn_of_ + 1 : 0;
  if (!works_[turn_of_] || now - looked_[turn_of_] < settings_[Setting::poll]) return;
  looked_[turn_of_] = now;
  look(turn_of_, now);
}

void Antennas::check_radios() {
  for (uint8_t antenna = 0; antenna < count_; antenna++) {
    if (works_[antenna] && radios_[antenna].is_sound()) continue;
    set_up(antenna);
    if (works_[antenna]) repairs_++;
  }
}

void Antennas::look(uint8_t antenna, uint32_t now) {
  const Cards cards(radios_[antenna]);
  for (uint8_t met = 0; met <= most_cards; met++)
    if (!meet_new(antenna, cards, now)) break;
  look_for_known(antenna, cards, now);
  tell_new(antenna, now);
}

/** False when there is no other. */
bool Antennas::meet_new(uint8_t antenna, const Cards& cards, uint32_t now) {
  Uid uid;
  if (cards.find_new(uid) != Radio::ok) return false;
  LyingCard* card = presence_.find(antenna, uid);
  if (card == nullptr) {
    card = presence_.room(antenna);
    // Without HALT it is found again as new, and told once there is room.
    if (card == nullptr) return false;
    *card = LyingCard{uid, 0, false, 0, now};
  }
  card->misses = 0;
  cards.halt();
  return true;
}

void Antennas::look_for_known(uint8_t antenna, const Cards& cards, uint32_t now) {
  LyingCard* lying = presence_.cards(antenna);
  for (uint8_t i = 0; i < most_cards; i++) {
    LyingCard& card = lying[i];
    if (card.uid.length == 0 || card.since == now) continue;
    uint8_t sak = 0;
    if (cards.select(card.uid, sak) == Radio::ok) {
      card.misses = 0;
      cards.halt();
    } else if (++card.misses >= settings_[Setting::miss]) {
      leave(antenna, card, now);
    }
    if (card.uid.length > 0 && !card.kept && now - card.since >= keep_ms) {
      card.kept = true;
      store_.keep(card.s);
    }
  }
}

/** All that came in this look are known by now, so that each SCAN can tell whether there were several. */
void Antennas::tell_new(uint8_t antenna, uint32_t now) {
  const bool several = presence_.count(antenna) > 1;
  LyingCard* lying = presence_.cards(antenna);
  for (uint8_t i = 0; i < most_cards; i++) {
    LyingCard& card = lying[i];
    if (card.uid.length == 0 || card.s != 0) continue;
    card.s = store_.add(EventKind::scan, antenna, several, card.uid, now);
    feedback_.show(antenna, Pattern::wait);
    if (settings_[Setting::tick] != 0) feedback_.sound(Pattern::wait, now);
  }
}

void Antennas::leave(uint8_t antenna, LyingCard& card, uint32_t now) {
  if (settings_[Setting::gone] != 0) {
    const uint32_t s = store_.add(EventKind::gone, antenna, false, card.uid, now);
    if (card.kept) store_.keep(s);
  }
  card.uid.length = 0;
}

}  // namespace ttr
