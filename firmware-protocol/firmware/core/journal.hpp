#pragma once
// What survives a power cut: events, the newest acknowledged number, and the number below which all may be used up.
#include "event.hpp"
#include "presence.hpp"
#include "storage_writer.hpp"

namespace ttr {

struct StoredNumbers {
  /** Numbers from here on were never used. 0 in a device that never ran. */
  uint32_t reserved;
  uint32_t acknowledged;
};

class Journal {
 public:
  explicit Journal(StorageWriter& writer) : writer_(writer) {}

  /** Finds where to go on writing; gives the newest numbers. */
  StoredNumbers start();

  /** The event in a slot, from 0 to layout::event_slots - 1. False when there is none. */
  static bool read(uint8_t slot, Event& event);
  /** Number of the event in a slot, without a look at whether there is one. */
  static uint32_t number(uint8_t slot);
  /** There is a whole record of the event with this number. */
  static bool holds(uint32_t s);

  // Both only while the writer is idle.
  /**
   * Begins to write an event, over one that nobody needs any more: neither among the `count` numbers at `queued`, nor
   * of a card that lies there. There always is one: 16 can be queued, and 12 cards can lie.
   */
  void write(const Event& event, const uint32_t* queued, uint8_t count, const Presence& presence);
  void write(const StoredNumbers& numbers);

 private:
  StorageWriter& writer_;
  uint8_t next_event_ = 0;
  uint8_t next_numbers_ = 0;
};

}  // namespace ttr
