#pragma once
// The conversation with the host: greeting, events and their repetition, liveness (PROTOCOL.md, "Session", "Events").
#include "commands.hpp"
#include "event_store.hpp"
#include "frame_reader.hpp"

namespace ttr {

class Session {
 public:
  Session(EventStore& store, Antennas& antennas, const Settings& settings, Commands& commands)
      : store_(store), antennas_(antennas), settings_(settings), commands_(commands) {}

  /** `id`: identity of this device. */
  void start(uint32_t id, uint32_t now);
  /** A host has greeted us and was heard in the last ten seconds. */
  bool is_up() const { return up_; }
  /** A whole frame came. */
  void take(const FrameReader& frame, uint32_t now);
  void turn(uint32_t now);

 private:
  void greet(const FrameReader& frame, uint32_t now);
  void say_hello(uint32_t now);
  void send_events(uint32_t now);
  void send_event(uint8_t index, uint32_t now);

  EventStore& store_;
  Antennas& antennas_;
  const Settings& settings_;
  Commands& commands_;
  uint32_t id_ = 0;
  bool up_ = false;
  uint32_t heard_ = 0;
  uint32_t hello_said_ = 0;
  /** Times that the answer to a greeting may still be repeated; 0 once the host has shown that it knows. */
  uint8_t hellos_left_ = 0;
  /** Events under way, from the oldest on. */
  uint8_t sent_ = 0;
  uint32_t sent_at_ = 0;
  /** The last answer, in case its command comes again. */
  bool answered_ = false;
  uint32_t answered_i_ = 0;
  Line answer_;
};

}  // namespace ttr
