#pragma once
// The whole device: its parts, its start, and one turn of its main loop.
#include "session.hpp"

namespace ttr {

class Reader {
 public:
  Reader()
      : store_(writer_, presence_),
        antennas_(store_, presence_, feedback_, settings_),
        commands_(antennas_, feedback_, settings_, writer_),
        session_(store_, antennas_, settings_, commands_) {}

  void start();
  void turn();

 private:
  uint32_t identity();

  StorageWriter writer_;
  Settings settings_;
  Feedback feedback_;
  Presence presence_;
  EventStore store_;
  Antennas antennas_;
  Commands commands_;
  Session session_;
  FrameReader frames_;
};

}  // namespace ttr
