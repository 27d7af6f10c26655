#include "feedback.hpp"

#include "board.hpp"
#include "flash.hpp"

namespace ttr {

namespace {

const char names[][5] IN_FLASH = {"off", "ok", "bad", "wait", "id"};

/** Half a period of the blinking lamp, as the bit of the time that must be set: 128 ms. */
constexpr uint32_t blink = 0x80;

struct Note {
  /** In steps of 20 Hz; 0 is a rest. */
  uint8_t pitch;
  /** In steps of 10 ms; 0 ends the tune. */
  uint8_t length;
};

const Note notes[] IN_FLASH = {
    {0, 0},                                               // silence
    {100, 6}, {135, 9}, {0, 0},                           // ok: up
    {25, 15}, {0, 6},   {25, 15}, {0, 0},                 // bad: low, twice
    {75, 2},  {0, 0},                                     // wait: a tick
    {100, 8}, {0, 8},   {100, 8}, {0, 8}, {100, 8}, {0, 0}  // id: three times
};

/** Where the tune of each pattern begins. */
const uint8_t tunes[] IN_FLASH = {0, 1, 4, 8, 10};

}  // namespace

Pattern Feedback::named(const Slice& name) {
  uint8_t i = 0;
  while (i < static_cast<uint8_t>(Pattern::count) && !name.is(FlashText{names[i]})) i++;
  return static_cast<Pattern>(i);
}

void Feedback::show(uint8_t antenna, Pattern pattern) {
  lamps_[antenna] = pattern;
  const board::Colour colour = pattern == Pattern::ok    ? board::Colour::green
                               : pattern == Pattern::bad ? board::Colour::red
                               : pattern == Pattern::off ? board::Colour::dark
                                                         : board::Colour::amber;
  board::lamp(antenna, colour);
}

void Feedback::sound(Pattern pattern, uint32_t now) {
  note_ = FLASH_BYTE(&tunes[static_cast<uint8_t>(pattern)]);
  next_note(now);
}

void Feedback::turn(uint32_t now) {
  const bool lit = (now & blink) != 0;
  if (lit != lit_) {
    lit_ = lit;
    for (uint8_t antenna = 0; antenna < most_antennas; antenna++)
      if (lamps_[antenna] == Pattern::id) board::lamp(antenna, lit ? board::Colour::amber : board::Colour::dark);
  }
  if (note_ == 0 || static_cast<int32_t>(now - note_ends_) < 0) return;
  note_++;
  next_note(now);
}

void Feedback::next_note(uint32_t now) {
  const uint8_t length = FLASH_BYTE(&notes[note_].length);
  if (length == 0) note_ = 0;
  note_ends_ = now + length * 10u;
  board::tone(length == 0 ? 0 : static_cast<uint16_t>(FLASH_BYTE(&notes[note_].pitch) * 20));
}

}  // namespace ttr
