#include "reader.hpp"

#include "board.hpp"

namespace ttr {

void Reader::start() {
  settings_.start();
  store_.start();
  const uint32_t id = identity();
  const uint32_t now = board::now();
  antennas_.start(now);
  for (uint8_t antenna = 0; antenna < most_antennas; antenna++) feedback_.show(antenna, Pattern::off);
  session_.start(id, now);
}

/** Made up at the first start, then the same for ever: the host remembers the numbers of events by it. */
uint32_t Reader::identity() {
  uint32_t id;
  if (StorageWriter::read(layout::identity, &id, sizeof id)) return id;
  id = board::entropy();
  writer_.begin(layout::identity, &id, sizeof id);
  writer_.finish();
  return id;
}

void Reader::turn() {
  board::feed_watchdog();
  const uint32_t now = board::now();
  for (int16_t byte = board::receive(); byte >= 0; byte = board::receive()) {
    const FrameReader::Outcome outcome = frames_.feed(static_cast<uint8_t>(byte));
    if (outcome == FrameReader::Outcome::frame) session_.take(frames_, now);
    if (outcome == FrameReader::Outcome::damaged) commands_.count_damaged();
  }
  antennas_.turn(now);
  store_.turn(now, session_.is_up());
  settings_.turn(writer_);
  writer_.turn();
  feedback_.turn(now);
  session_.turn(now);
}

}  // namespace ttr
