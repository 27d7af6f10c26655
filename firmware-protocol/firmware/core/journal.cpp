#include "journal.hpp"

#include "board.hpp"

namespace ttr {

namespace {

uint16_t event_address(uint8_t slot) { return layout::events + slot * (layout::event_bytes + layout::crc_bytes); }
uint16_t numbers_address(uint8_t slot) { return layout::numbers + slot * (layout::numbers_bytes + layout::crc_bytes); }
uint8_t after(uint8_t slot, uint8_t slots) { return slot + 1 == slots ? 0 : slot + 1; }

}  // namespace

StoredNumbers Journal::start() {
  StoredNumbers newest = {0, 0};
  for (uint8_t slot = 0; slot < layout::numbers_slots; slot++) {
    StoredNumbers numbers;
    if (!StorageWriter::read(numbers_address(slot), &numbers, layout::numbers_bytes)) continue;
    // Both only ever grow.
    if (numbers.reserved < newest.reserved || numbers.acknowledged < newest.acknowledged) continue;
    newest = numbers;
    next_numbers_ = after(slot, layout::numbers_slots);
  }
  uint32_t highest = 0;
  for (uint8_t slot = 0; slot < layout::event_slots; slot++) {
    Event event;
    if (!read(slot, event) || event.s < highest) continue;
    highest = event.s;
    next_event_ = after(slot, layout::event_slots);
  }
  return newest;
}

bool Journal::read(uint8_t slot, Event& event) {
  return number(slot) != UINT32_MAX && StorageWriter::read(event_address(slot), &event, layout::event_bytes) &&
         event.makes_sense();
}

bool Journal::holds(uint32_t s) {
  Event event;
  for (uint8_t slot = 0; slot < layout::event_slots; slot++)
    if (number(slot) == s && read(slot, event)) return true;
  return false;
}

uint32_t Journal::number(uint8_t slot) {
  const uint16_t address = event_address(slot);
  uint32_t number = 0;
  for (uint8_t i = sizeof number; i > 0; i--) number = (number << 8) | board::stored(address + i - 1);
  return number;
}

void Journal::write(const Event& event, const uint32_t* queued, uint8_t count, const Presence& presence) {
  uint8_t slot = next_event_;
  for (bool is_needed = true; is_needed; slot = after(slot, layout::event_slots)) {
    const uint32_t old = number(slot);
    is_needed = presence.began_with(old);
    for (uint8_t i = 0; i < count; i++) is_needed = is_needed || queued[i] == old;
    next_event_ = slot;
  }
  writer_.begin(event_address(next_event_), &event, layout::event_bytes);
  next_event_ = slot;
}

void Journal::write(const StoredNumbers& numbers) {
  writer_.begin(numbers_address(next_numbers_), &numbers, layout::numbers_bytes);
  next_numbers_ = after(next_numbers_, layout::numbers_slots);
}

}  // namespace ttr
