#include "session.hpp"

#include "board.hpp"

namespace ttr {

namespace {

constexpr uint32_t hello_every_ms = 1000;
/** Between the repeats of a HELLO that answers a greeting, and how many of them there are. */
constexpr uint32_t hello_again_ms = 400;
constexpr uint8_t hello_repeats = 8;
constexpr uint32_t repeat_ms = 250;
constexpr uint32_t host_gone_ms = 10000;
/** Events that may be under way without an ACK. */
constexpr uint8_t window = 4;
/** Longest line of an event; one is only begun when there is room for all of it, so that no look at a card is late. */
constexpr uint8_t event_line = 90;

}  // namespace

void Session::start(uint32_t id, uint32_t now) {
  id_ = id;
  say_hello(now);
}

void Session::take(const FrameReader& frame, uint32_t now) {
  heard_ = now;
  if (frame.verb().is(FLASH("HELLO?"))) {
    greet(frame, now);
    return;
  }
  hellos_left_ = 0;
  if (frame.verb().is(FLASH("ACK"))) {
    uint32_t s;
    if (!frame.number(FLASH("s"), s)) return;
    const uint8_t ended = store_.acknowledge(s);
    sent_ = sent_ > ended ? static_cast<uint8_t>(sent_ - ended) : 0;
    return;
  }
  uint32_t i = 0;
  frame.number(FLASH("i"), i);
  if (!answered_ || i != answered_i_) {
    Answer answer(answer_, i);
    answer.end(up_ ? commands_.run(frame, answer, now) : Code::not_greeted);
    answered_ = true;
    answered_i_ = i;
  }
  for (uint8_t at = 0; at < answer_.length; at++) board::send(static_cast<uint8_t>(answer_.text[at]));
  if (commands_.wants_restart()) board::restart();
}

void Session::greet(const FrameReader& frame, uint32_t now) {
  const Slice proto = frame.value(FLASH("proto"));
  const bool understood = proto.text == nullptr || (proto.length >= 2 && proto.text[0] == '1' && proto.text[1] == '.');
  if (understood) {
    uint32_t last = 0;
    frame.number(FLASH("last"), last);
    store_.greet(last);
    up_ = true;
    hellos_left_ = hello_repeats;
    sent_ = 0;
    answered_ = false;
    commands_.lock();
  }
  say_hello(now);
}

void Session::turn(uint32_t now) {
  if (up_ && now - heard_ >= host_gone_ms) up_ = false;
  if (!up_ && now - hello_said_ >= hello_every_ms) say_hello(now);
  if (up_ && hellos_left_ > 0 && now - hello_said_ >= hello_again_ms) {
    hellos_left_--;
    say_hello(now);
  }
  if (sent_ > 0 && now - sent_at_ >= repeat_ms) sent_ = 0;
  if (up_) send_events(now);
}

void Session::say_hello(uint32_t now) {
  hello_said_ = now;
  FrameWriter out;
  out.begin(FLASH("HELLO"));
  out.text(FLASH("proto"), FLASH("1.0"));
  out.text(FLASH("dev"), FLASH("ttr-uno"));
  out.text(FLASH("fw"), FLASH("1.0.0"));
  const uint8_t id[4] = {static_cast<uint8_t>(id_ >> 24), static_cast<uint8_t>(id_ >> 16),
                         static_cast<uint8_t>(id_ >> 8), static_cast<uint8_t>(id_)};
  out.hex(FLASH("id"), id, sizeof id);
  out.letter(FLASH("boot"), store_.is_warm() ? 'W' : 'C');
  out.number(FLASH("ant"), antennas_.count());
  out.text(FLASH("caps"), FLASH("scan,gone,multi,led,buz,read,ndef,eep,list"));
  if (settings_[Setting::write] != 0) out.append(FLASH(",write"));
  out.number(FLASH("rx"), FrameReader::limit);
  out.number(FLASH("q"), store_.size());
  out.number(FLASH("next"), store_.next());
  out.key(FLASH("rf"));
  for (uint8_t antenna = 0; antenna < antennas_.count(); antenna++) {
    const uint8_t version = antennas_.radio(antenna).version();
    if (antenna > 0) out.append(',');
    out.append(&version, 1);
  }
  out.number(FLASH("up"), up_ ? 1 : 0);
  out.end();
}

void Session::send_events(uint32_t now) {
  while (sent_ < window && sent_ < store_.size() && board::send_room() >= event_line) send_event(sent_++, now);
}

void Session::send_event(uint8_t index, uint32_t now) {
  const Event& event = store_.at(index);
  FrameWriter out;
  const EventKind kind = event.kind();
  out.begin(kind == EventKind::scan ? FLASH("SCAN") : kind == EventKind::gone ? FLASH("GONE") : FLASH("LOST"));
  out.number(FLASH("s"), event.s);
  out.number(FLASH("p"), store_.before(index));
  if (kind == EventKind::lost) {
    out.number(FLASH("n"), event.lost_count());
  } else {
    out.number(FLASH("a"), event.antenna());
    out.uid(FLASH("u"), event.uid);
  }
  uint32_t age;
  if (kind == EventKind::scan && store_.age(index, now, age)) out.number(FLASH("age"), age);
  const bool is_random = kind == EventKind::scan && event.uid.is_random();
  const bool several = kind == EventKind::scan && event.several();
  if (is_random || several) out.text(FLASH("fl"), is_random && several ? FLASH("r,m") : is_random ? FLASH("r") : FLASH("m"));
  out.end();
  sent_at_ = now;
}

}  // namespace ttr
