#include "commands.hpp"

#include "board.hpp"

namespace ttr {

Code Commands::run(const FrameReader& frame, Answer& answer, uint32_t now) {
  const Slice verb = frame.verb();
  if (verb.is(FLASH("PING"))) return Code::ok;
  if (verb.is(FLASH("LED"))) return light(frame);
  if (verb.is(FLASH("BUZ"))) return sound(frame, now);
  if (verb.is(FLASH("LIST"))) return list(frame, answer);
  if (verb.is(FLASH("GET"))) return get(frame, answer);
  if (verb.is(FLASH("CFG"))) return change(frame);
  if (verb.is(FLASH("READ"))) return read(frame, answer);
  if (verb.is(FLASH("NDEF"))) return read_ndef(frame, answer);
  if (verb.is(FLASH("UNLOCK"))) return unlock(now);
  if (verb.is(FLASH("WRITE"))) return write(frame, now);
  if (verb.is(FLASH("SELFTEST"))) return self_test(answer);
  if (verb.is(FLASH("BAUD"))) return Code::not_supported;
  if (!verb.is(FLASH("RESET"))) return Code::unknown_verb;
  wants_restart_ = true;
  return Code::ok;
}

bool Commands::antenna_of(const FrameReader& frame, uint8_t& antenna) const {
  antenna = 0;
  if (!frame.has(FLASH("a"))) return true;
  return frame.number(FLASH("a"), static_cast<uint8_t>(antennas_.count() - 1), antenna);
}

Code Commands::light(const FrameReader& frame) {
  uint8_t antenna;
  const Pattern pattern = Feedback::named(frame.value(FLASH("p")));
  if (!antenna_of(frame, antenna) || pattern == Pattern::count) return Code::bad_argument;
  feedback_.show(antenna, pattern);
  return Code::ok;
}

Code Commands::sound(const FrameReader& frame, uint32_t now) {
  const Pattern pattern = Feedback::named(frame.value(FLASH("p")));
  if (pattern == Pattern::count) return Code::bad_argument;
  feedback_.sound(pattern, now);
  return Code::ok;
}

Code Commands::list(const FrameReader& frame, Answer& answer) {
  uint8_t antenna;
  if (!antenna_of(frame, antenna)) return Code::bad_argument;
  const Presence& presence = antennas_.presence();
  FrameWriter& out = answer.ok();
  out.number(FLASH("n"), presence.count(antenna));
  out.key(FLASH("u"));
  bool is_first = true;
  for (uint8_t i = 0; i < most_cards; i++) {
    const Uid& uid = presence.cards(antenna)[i].uid;
    if (uid.length == 0) continue;
    if (!is_first) out.append(',');
    out.append(uid.bytes, uid.length);
    is_first = false;
  }
  return Code::ok;
}

Code Commands::get(const FrameReader& frame, Answer& answer) {
  const Slice name = frame.value(FLASH("k"));
  const Setting setting = Settings::named(name);
  uint16_t value = 0;
  if (setting != Setting::count) {
    value = settings_[setting];
  } else if (name.is(FLASH("bad"))) {
    value = damaged_;
  } else if (name.is(FLASH("repairs"))) {
    value = antennas_.repairs();
  } else {
    return Code::bad_argument;
  }
  answer.ok().number(FLASH("v"), value);
  return Code::ok;
}

Code Commands::change(const FrameReader& frame) {
  const Setting setting = Settings::named(frame.value(FLASH("k")));
  uint32_t value;
  if (setting == Setting::count || !frame.number(FLASH("v"), value)) return Code::bad_argument;
  if (!settings_.set(setting, value)) return Code::bad_argument;
  if (setting == Setting::gain)
    for (uint8_t antenna = 0; antenna < antennas_.count(); antenna++) antennas_.set_up(antenna);
  return Code::ok;
}

Code Commands::self_test(Answer& answer) {
  if (!writer_.idle()) return Code::busy;
  for (uint8_t antenna = 0; antenna < antennas_.count(); antenna++) {
    const bool passed = antennas_.radio(antenna).self_test();
    antennas_.set_up(antenna);
    if (passed && antennas_.works(antenna)) continue;
    answer.about(antenna);
    return Code::radio_fault;
  }
  return storage_works() ? Code::ok : Code::storage_fault;
}

/** Writes the scratch byte, waits until it is written (3.4 ms), and reads it back. */
bool Commands::storage_works() {
  const uint32_t start = board::now();
  while (!board::storage_ready())
    if (board::now() - start > 20) return false;
  const uint8_t wanted = static_cast<uint8_t>(board::stored(layout::scratch) + 1);
  board::store(layout::scratch, wanted);
  while (!board::storage_ready())
    if (board::now() - start > 20) return false;
  return board::stored(layout::scratch) == wanted;
}

Code Commands::unlock(uint32_t now) {
  if (settings_[Setting::write] == 0) return Code::not_supported;
  unlocked_ = true;
  unlocked_at_ = now;
  return Code::ok;
}

}  // namespace ttr
