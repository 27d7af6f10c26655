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

  // Both only while the writer is idle.
  /**
   * Begins to write an event, over one that nobody needs any more: acknowledged, and its card gone. False when there
   * is no such slot.
   */
  bool write(const Event& event, uint32_t acknowledged, const Presence& presence);
  void write(const StoredNumbers& numbers);

 private:
  StorageWriter& writer_;
  uint8_t next_event_ = 0;
  uint8_t next_numbers_ = 0;
};

}  // namespace ttr
