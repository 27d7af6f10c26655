#pragma once
// Looks at the antennas in turn, and makes events of cards that come and go.
#include "cards.hpp"
#include "event_store.hpp"
#include "feedback.hpp"
#include "settings.hpp"

namespace ttr {

class Antennas {
 public:
  Antennas(EventStore& store, Presence& presence, Feedback& feedback, const Settings& settings)
      : store_(store), presence_(presence), feedback_(feedback), settings_(settings) {}

  /** Finds out how many there are, and which cards lay there before the restart: those are no new taps. */
  void start(uint32_t now);
  void turn(uint32_t now);

  uint8_t count() const { return count_; }
  const Rc522& radio(uint8_t antenna) const { return radios_[antenna]; }
  bool works(uint8_t antenna) const { return works_[antenna]; }
  const Presence& presence() const { return presence_; }
  /** Sets a chip up anew. */
  void set_up(uint8_t antenna);
  /** How often a chip had to be set up anew. */
  uint16_t repairs() const { return repairs_; }

 private:
  void look(uint8_t antenna, uint32_t now);
  bool meet_new(uint8_t antenna, const Cards& cards, uint32_t now);
  void look_for_known(uint8_t antenna, const Cards& cards, uint32_t now);
  void tell_new(uint8_t antenna, uint32_t now);
  void leave(uint8_t antenna, LyingCard& card, uint32_t now);
  void check_radios();

  EventStore& store_;
  Presence& presence_;
  Feedback& feedback_;
  const Settings& settings_;
  Rc522 radios_[most_antennas];
  bool works_[most_antennas] = {};
  uint8_t count_ = 1;
  uint16_t repairs_ = 0;
  uint8_t turn_of_ = 0;
  uint32_t looked_[most_antennas] = {};
  uint32_t checked_ = 0;
};

}  // namespace ttr
