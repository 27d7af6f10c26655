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
      if (is_whole(kept) && kept.event.s > acknowledged_ && kept.event.s < next_) order_[size_++] = slot;
    }
    retained.clock = 0;
    sort();
  } else {
    memset(&retained, 0, sizeof retained);
    next_ = stored_numbers.reserved > 0 ? stored_numbers.reserved : 1;
    acknowledged_ = stored_numbers.acknowledged;
    reserved_ = next_ + block;
    load_stored(acknowledged_);
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

/** The newest stored events that nobody acknowledged: as many as there is room for, since more never waited. */
void EventStore::load_stored(uint32_t acknowledged) {
  uint32_t below = next_;
  while (size_ < event_room) {
    Event newest = {};
    for (uint8_t slot = 0; slot < layout::event_slots; slot++) {
      Event event;
      if (Journal::read(slot, event) && event.s > acknowledged && event.s < below && event.s > newest.s) newest = event;
    }
    if (newest.s == 0) break;
    below = newest.s;
    put(size_, newest, 0, stored | ageless);
    order_[size_] = size_;
    size_++;
  }
  sort();
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
  if (size_ == event_room) merge_oldest();
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
  if (numbers_changed_) {
    numbers_changed_ = false;
    journal_.write(StoredNumbers{reserved_, acknowledged_});
    return;
  }
  for (uint8_t slot = 0; slot < event_room; slot++) {
    const RetainedEvent& kept = retained.events[slot];
    if ((flags_[slot] & stored) != 0 || kept.event.s == 0) continue;
    const bool waits = kept.event.s > acknowledged_ && kept.event.s < next_;
    const bool is_due = !host_is_there || now - kept.at >= grace_ms;
    if ((flags_[slot] & wanted) == 0 && !(waits && is_due)) continue;
    if (!is_whole(kept)) continue;
    flags_[slot] |= stored;
    // A stored SCAN needs its GONE, or the card would seem to lie there after a power cut.
    for (uint8_t other = 0; other < event_room; other++)
      if (retained.events[other].event.s > kept.event.s && retained.events[other].event.same_card(kept.event))
        flags_[other] |= wanted;
    journal_.write(kept.event, acknowledged_, presence_);
    return;
  }
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
      Event later;
      if (!record(other, later) || !later.same_card(scan)) continue;
      // The same SCAN may stand in both memories.
      if (later.s > scan.s || (later.s == scan.s && other < index)) is_last_word = false;
    }
    if (is_last_word) found(context, scan);
  }
}

}  // namespace ttr
