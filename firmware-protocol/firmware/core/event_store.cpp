#include "event_store.hpp"

#include <stddef.h>

#include "board.hpp"
#include "crc16.hpp"

namespace ttr {

namespace {

/** "TTR1": what stands in the memory was written by this program. */
constexpr uint32_t magic = 0x54545231;
/** Numbers are used up in blocks, so that not each event writes them to the storage. */
constexpr uint32_t block = 1000;
/** So early before the end of a block the next one is reserved. */
constexpr uint32_t block_ahead = 200;
/** An event that is acknowledged within this time is not written. */
constexpr uint32_t grace_ms = 300;
constexpr uint8_t records = event_room + layout::event_slots;

bool is_whole(const RetainedEvent& slot) {
  return slot.crc == crc16(&slot.event, sizeof slot.event) && slot.event.makes_sense();
}

uint16_t sum(const RetainedNumbers& numbers) { return crc16(&numbers, offsetof(RetainedNumbers, crc)); }

}  // namespace

void EventStore::start() {
  const StoredNumbers stored_numbers = journal_.start();
  warm_ = take_up_retained();
  if (warm_) {
    for (uint8_t slot = 0; slot < event_room; slot++) {
      RetainedEvent& kept = retained.events[slot];
      kept.at -= retained.clock;
      if (!is_whole(kept)) continue;
      if (Journal::holds(kept.event.s)) flags_[slot] = stored;
      if (kept.event.s > acknowledged_ && kept.event.s < next_) order_[size_++] = slot;
    }
    retained.clock = 0;
    sort();
  } else {
    memset(&retained, 0, sizeof retained);
    next_ = stored_numbers.reserved > 0 ? stored_numbers.reserved : 1;
    acknowledged_ = stored_numbers.acknowledged;
    reserved_ = next_ + block;
    load_stored(false);
    load_stored(true);
    sort();
    journal_.write(StoredNumbers{reserved_, acknowledged_});
    writer_.finish();
    save_numbers();
  }
  drop_lost();
  chain_ = acknowledged_;
}

bool EventStore::take_up_retained() {
  for (const RetainedNumbers& numbers : retained.numbers) {
    if (numbers.magic != magic || numbers.crc != sum(numbers)) continue;
    next_ = numbers.next;
    acknowledged_ = numbers.acknowledged;
    reserved_ = numbers.reserved;
    return true;
  }
  return false;
}

/**
 * The newest stored events that nobody acknowledged, as many as there is room for: first taps, of which no more can have
 * waited, then GONEs, some of which had been forgotten for want of room.
 */
void EventStore::load_stored(bool gone) {
  uint32_t below = next_;
  while (size_ < event_room) {
    Event newest = {};
    for (uint8_t slot = 0; slot < layout::event_slots; slot++) {
      const uint32_t s = Journal::number(slot);
      if (s <= acknowledged_ || s >= below || s <= newest.s) continue;
      Event event;
      if (Journal::read(slot, event) && (event.kind() == EventKind::gone) == gone) newest = event;
    }
    if (newest.s == 0) return;
    below = newest.s;
    put(size_, newest, 0, stored | ageless);
    order_[size_] = size_;
    size_++;
  }
}

void EventStore::sort() {
  for (uint8_t i = 1; i < size_; i++) {
    const uint8_t moving = order_[i];
    uint8_t to = i;
    for (; to > 0 && at(to - 1).s > retained.events[moving].event.s; to--) order_[to] = order_[to - 1];
    order_[to] = moving;
  }
}

/** The power may have gone after a LOST was written and before the events it stands for were written over. */
void EventStore::drop_lost() {
  for (uint8_t i = 1; i < size_; i++) {
    if (at(i).kind() != EventKind::lost) continue;
    while (i > 0 && at(i - 1).s >= at(i).lost_from()) drop(--i);
  }
}

void EventStore::drop(uint8_t index) {
  for (size_--; index < size_; index++) order_[index] = order_[index + 1];
}

bool EventStore::age(uint8_t index, uint32_t now, uint32_t& out) const {
  const uint8_t slot = order_[index];
  out = now - retained.events[slot].at;
  return (flags_[slot] & ageless) == 0;
}

uint32_t EventStore::add(EventKind kind, uint8_t antenna, bool several, const Uid& uid, uint32_t now) {
  if (size_ == event_room && !forget_a_gone()) merge_oldest();
  const uint8_t slot = free_slot();
  const uint32_t s = next_;
  put(slot, Event::card(kind, s, antenna, several, uid), now, 0);
  if (kind == EventKind::gone && is_stored(retained.events[slot].event)) flags_[slot] |= wanted;
  order_[size_++] = slot;
  next_++;
  save_numbers();
  if (next_ + block_ahead > reserved_) {
    reserved_ += block;
    numbers_changed_ = true;
  }
  return s;
}

/** An earlier event of this card is in the storage. */
bool EventStore::is_stored(const Event& later) const {
  for (uint8_t slot = 0; slot < event_room; slot++) {
    const Event& event = retained.events[slot].event;
    if ((flags_[slot] & stored) != 0 && event.s < later.s && event.same_card(later)) return true;
  }
  return false;
}

/** That a card was taken off is worth less than that one was laid on. */
bool EventStore::forget_a_gone() {
  for (uint8_t i = 0; i < size_; i++) {
    if (at(i).kind() != EventKind::gone) continue;
    drop(i);
    return true;
  }
  return false;
}

void EventStore::merge_oldest() {
  const Event& first = at(0);
  const Event& second = at(1);
  const bool was_lost = first.kind() == EventKind::lost;
  const uint32_t count = static_cast<uint32_t>(was_lost ? first.lost_count() : 1) +
                         (second.kind() == EventKind::lost ? second.lost_count() : 1);
  const Event merged = Event::lost(second.s, was_lost ? first.lost_from() : first.s,
                                   static_cast<uint16_t>(count < UINT16_MAX ? count : UINT16_MAX));
  put(order_[1], merged, retained.events[order_[1]].at, 0);
  drop(0);
}

uint8_t EventStore::free_slot() const {
  bool used[event_room] = {};
  for (uint8_t i = 0; i < size_; i++) used[order_[i]] = true;
  uint8_t best = event_room;
  for (uint8_t slot = 0; slot < event_room; slot++) {
    if (used[slot]) continue;
    // One that is still to be stored is spared if any other is free.
    if ((flags_[slot] & (wanted | stored)) != wanted) return slot;
    best = slot;
  }
  return best;
}

void EventStore::put(uint8_t slot, const Event& event, uint32_t now, uint8_t flags) {
  RetainedEvent& kept = retained.events[slot];
  kept.event = event;
  kept.at = now;
  kept.crc = crc16(&kept.event, sizeof kept.event);
  flags_[slot] = flags;
  settled_ = false;
}

void EventStore::save_numbers() {
  RetainedNumbers numbers = {magic, next_, acknowledged_, reserved_, 0};
  numbers.crc = sum(numbers);
  retained.numbers[0] = numbers;
  retained.numbers[1] = numbers;
}

void EventStore::keep(uint32_t s) {
  for (uint8_t slot = 0; slot < event_room; slot++)
    if (retained.events[slot].event.s == s && is_whole(retained.events[slot])) flags_[slot] |= wanted;
  settled_ = false;
}

uint8_t EventStore::acknowledge(uint32_t s) {
  if (s >= next_ || s <= acknowledged_) return 0;
  uint8_t ended = 0;
  while (size_ > 0 && at(0).s <= s) {
    // The storage must not bring it back after a power cut.
    if ((flags_[order_[0]] & stored) != 0) numbers_changed_ = true;
    drop(0);
    ended++;
  }
  acknowledged_ = s;
  chain_ = s;
  save_numbers();
  return ended;
}

void EventStore::greet(uint32_t last) {
  if (last >= next_) return;
  acknowledge(last);
  chain_ = last;
}

void EventStore::turn(uint32_t now, bool host_is_there) {
  retained.clock = now;
  if (!writer_.idle() || !board::storage_ready()) return;
  // A tap can be lost for good, so it goes first; what the host has handled already comes last.
  uint8_t slot = settled_ ? event_room : due(now, host_is_there, true);
  if (!settled_ && slot == event_room) slot = due(now, host_is_there, false);
  if (slot < event_room) {
    store(slot);
    return;
  }
  settled_ = settled_ || !is_anything_left();
  if (!numbers_changed_) return;
  numbers_changed_ = false;
  journal_.write(StoredNumbers{reserved_, acknowledged_});
}

/** There is an event that will have to be stored unless it is acknowledged before. */
bool EventStore::is_anything_left() const {
  for (uint8_t slot = 0; slot < event_room; slot++) {
    const bool waits = retained.events[slot].event.s > acknowledged_ || (flags_[slot] & wanted) != 0;
    if (waits && (flags_[slot] & stored) == 0) return true;
  }
  return false;
}

/** The slot of an event that is to be stored now, the oldest of its kind; event_room when there is none. */
uint8_t EventStore::due(uint32_t now, bool host_is_there, bool taps_only) const {
  uint8_t oldest = event_room;
  for (uint8_t slot = 0; slot < event_room; slot++) {
    const RetainedEvent& kept = retained.events[slot];
    if ((flags_[slot] & stored) != 0 || kept.event.s == 0 || kept.event.s >= next_) continue;
    const bool waits = kept.event.s > acknowledged_ && (!host_is_there || now - kept.at >= grace_ms);
    const bool is_tap = waits && kept.event.kind() != EventKind::gone;
    if (taps_only ? !is_tap : !waits && (flags_[slot] & wanted) == 0) continue;
    if (oldest == event_room || kept.event.s < retained.events[oldest].event.s) oldest = slot;
  }
  return oldest;
}

void EventStore::store(uint8_t slot) {
  const RetainedEvent& kept = retained.events[slot];
  flags_[slot] |= stored;
  if (!is_whole(kept)) return;
  // A stored SCAN needs its GONE, or the card would seem to lie there after a power cut.
  for (uint8_t other = 0; other < event_room; other++)
    if (retained.events[other].event.s > kept.event.s && retained.events[other].event.same_card(kept.event))
      flags_[other] |= wanted;
  uint32_t queued[event_room];
  for (uint8_t i = 0; i < size_; i++) queued[i] = at(i).s;
  journal_.write(kept.event, queued, size_, presence_);
}

bool EventStore::record(uint8_t index, Event& event) const {
  if (index >= event_room) return Journal::read(index - event_room, event);
  event = retained.events[index].event;
  return event.s > 0 && event.s < next_ && is_whole(retained.events[index]);
}

void EventStore::each_lying(void (*found)(void*, const Event&), void* context) const {
  for (uint8_t index = 0; index < records; index++) {
    Event scan;
    if (!record(index, scan) || scan.kind() != EventKind::scan) continue;
    bool is_last_word = true;
    for (uint8_t other = 0; other < records && is_last_word; other++) {
      // Of what both memories hold, the first counts.
      const uint32_t s = other < event_room ? retained.events[other].event.s : Journal::number(other - event_room);
      if (s < scan.s || (s == scan.s && other >= index)) continue;
      Event later;
      if (record(other, later) && later.same_card(scan)) is_last_word = false;
    }
    if (is_last_word) found(context, scan);
  }
}

}  // namespace ttr
