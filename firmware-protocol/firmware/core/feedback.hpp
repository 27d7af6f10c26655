#pragma once
// The lamp at each antenna and the buzzer.
#include "frame_reader.hpp"
#include "presence.hpp"

namespace ttr {

/** `count`: there is no such pattern. */
enum class Pattern : uint8_t { off, ok, bad, wait, id, count };

class Feedback {
 public:
  static Pattern named(const Slice& name);
  /** Green, red, amber, dark, or blinking to show which antenna it is. */
  void show(uint8_t antenna, Pattern pattern);
  void sound(Pattern pattern, uint32_t now);
  void turn(uint32_t now);

 private:
  void next_note(uint32_t now);

  Pattern lamps_[most_antennas] = {};
  bool lit_ = false;
  /** Index of the note that sounds; 0 is silence. */
  uint8_t note_ = 0;
  uint32_t note_ends_ = 0;
};

}  // namespace ttr
