#include "journal.hpp"

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
  return StorageWriter::read(event_address(slot), &event, layout::event_bytes) && event.makes_sense();
}

bool Journal::write(const Event& event, uint32_t acknowledged, const Presence& presence) {
  for (uint8_t tries = 0; tries < layout::event_slots; tries++) {
    const uint8_t slot = next_event_;
    next_event_ = after(slot, layout::event_slots);
    Event old;
    const bool needed = read(slot, old) && (old.s > acknowledged || presence.began_with(old.s));
    if (needed && old.s != event.s) continue;
    writer_.begin(event_address(slot), &event, layout::event_bytes);
    return true;
  }
  return false;
}

void Journal::write(const StoredNumbers& numbers) {
  writer_.begin(numbers_address(next_numbers_), &numbers, layout::numbers_bytes);
  next_numbers_ = after(next_numbers_, layout::numbers_slots);
}

}  // namespace ttr
