#pragma once
// The events that the host has not acknowledged yet, oldest first, kept over resets and power cuts (PROTOCOL.md, "Events").
#include "journal.hpp"
#include "retained.hpp"

namespace ttr {

class EventStore {
 public:
  EventStore(StorageWriter& writer, const Presence& presence)
      : journal_(writer), writer_(writer), presence_(presence) {}

  /** Takes up what an earlier run left. Waits for the storage where that is needed. */
  void start();
  /** The memory was intact: the board was restarted, its power had not gone. */
  bool is_warm() const { return warm_; }

  uint8_t size() const { return size_; }
  uint32_t next() const { return next_; }
  /** The event at `index`, oldest first. */
  const Event& at(uint8_t index) const { return retained.events[order_[index]].event; }
  /** Number of the event before it in the queue; for the oldest, what the chain begins at. */
  uint32_t before(uint8_t index) const { return index > 0 ? at(index - 1).s : chain_; }
  /** Milliseconds since it happened; false when nobody knows, because the power was off since. */
  bool age(uint8_t index, uint32_t now, uint32_t& out) const;

  /**
   * Adds an event and gives its number. When there is no room, the oldest GONE goes; when there is none, the two
   * oldest become one LOST.
   */
  uint32_t add(EventKind kind, uint8_t antenna, bool several, const Uid& uid, uint32_t now);
  /** The event with this number is stored, even if it is acknowledged meanwhile: whether a card lies there must be known after a power cut. */
  void keep(uint32_t s);

  /** All up to `s` have taken effect. Gives how many events that ended. */
  uint8_t acknowledge(uint32_t s);
  /** A host greets that has handled all up to `last`. One that claims more than there is means another device. */
  void greet(uint32_t last);

  /** Goes on storing. `host_is_there`: events have 300 ms to be acknowledged before they are written. */
  void turn(uint32_t now, bool host_is_there);

  /**
   * The cards that lay there when the last run ended: calls `found(context, event)` for the SCAN of each.
   * What became of acknowledged events can still be read where nothing was written over them.
   */
  void each_lying(void (*found)(void* context, const Event& scan), void* context) const;

 private:
  enum Flag : uint8_t { stored = 1, wanted = 2, ageless = 4 };

  bool take_up_retained();
  void load_stored(bool gone);
  void sort();
  void drop(uint8_t index);
  void drop_lost();
  bool forget_a_gone();
  void merge_oldest();
  bool is_stored(const Event& later) const;
  uint8_t free_slot() const;
  void put(uint8_t slot, const Event& event, uint32_t now, uint8_t flags);
  void save_numbers();
  uint8_t due(uint32_t now, bool host_is_there, bool taps_only) const;
  void store(uint8_t slot);
  bool is_anything_left() const;
  /** Any record, acknowledged or not: first the retained ones, then the stored ones. */
  bool record(uint8_t index, Event& event) const;

  Journal journal_;
  StorageWriter& writer_;
  const Presence& presence_;
  uint8_t order_[event_room] = {};
  uint8_t flags_[event_room] = {};
  uint8_t size_ = 0;
  bool warm_ = false;
  bool numbers_changed_ = false;
  /** Nothing waits to be stored: saves a look at all events in each turn. */
  bool settled_ = false;
  uint32_t next_ = 1;
  uint32_t acknowledged_ = 0;
  uint32_t reserved_ = 0;
  uint32_t chain_ = 0;
};

}  // namespace ttr
