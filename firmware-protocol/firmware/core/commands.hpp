#pragma once
// What the host commands (PROTOCOL.md, "Commands"), all but HELLO? and ACK, which are the session's.
#include "answer.hpp"
#include "antennas.hpp"
#include "frame_reader.hpp"

namespace ttr {

class Commands {
 public:
  Commands(Antennas& antennas, Feedback& feedback, Settings& settings, StorageWriter& writer)
      : antennas_(antennas), feedback_(feedback), settings_(settings), writer_(writer) {}

  Code run(const FrameReader& frame, Answer& answer, uint32_t now);
  /** Counts lines that came damaged, for GET k=bad. */
  void count_damaged() { damaged_++; }
  /** RESET was commanded: once its answer is sent, the board is to be restarted. */
  bool wants_restart() const { return wants_restart_; }
  /** A new session: what an earlier host unlocked is locked again. */
  void lock() { unlocked_ = false; }

 private:
  Code light(const FrameReader& frame);
  Code sound(const FrameReader& frame, uint32_t now);
  Code list(const FrameReader& frame, Answer& answer);
  Code get(const FrameReader& frame, Answer& answer);
  Code change(const FrameReader& frame);
  Code self_test(Answer& answer);
  bool storage_works();
  Code unlock(uint32_t now);

  // About the contents of a card: card_commands.cpp.
  Code read(const FrameReader& frame, Answer& answer);
  Code read_ndef(const FrameReader& frame, Answer& answer);
  Code write(const FrameReader& frame, uint32_t now);
  /** Finds the card that a command is about and selects it. */
  Code open(const FrameReader& frame, uint8_t& antenna);

  /** `a`, or antenna 0 where it is not given; false when there is no such antenna. */
  bool antenna_of(const FrameReader& frame, uint8_t& antenna) const;

  Antennas& antennas_;
  Feedback& feedback_;
  Settings& settings_;
  StorageWriter& writer_;
  uint16_t damaged_ = 0;
  bool unlocked_ = false;
  uint32_t unlocked_at_ = 0;
  bool wants_restart_ = false;
};

}  // namespace ttr
