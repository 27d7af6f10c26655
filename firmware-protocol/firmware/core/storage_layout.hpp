#pragma once
// Who lives where in the 1 kB of EEPROM (ATmega328P data sheet, 8.4). Every record ends in its CRC-16.
#include <stdint.h>

#include "event.hpp"

namespace ttr {
namespace layout {

constexpr uint8_t crc_bytes = 2;

/** Identity of the device: four bytes. */
constexpr uint16_t identity = 0;

/** Settings: as many bytes as there are settings, at most 22. */
constexpr uint16_t settings = 8;

/** Reserved number and newest acknowledged one; each write takes the next of these slots, so that none wears out. */
constexpr uint16_t numbers = 32;
constexpr uint8_t numbers_slots = 16;
constexpr uint8_t numbers_bytes = 8;

/** Events, in slots that are used in turn for the same reason. */
constexpr uint16_t events = numbers + numbers_slots * (numbers_bytes + crc_bytes);
constexpr uint8_t event_slots = 44;
constexpr uint8_t event_bytes = sizeof(Event);

/** A byte for SELFTEST to write. */
constexpr uint16_t scratch = 1023;

static_assert(event_bytes == 16, "an event has no gaps: its bytes are stored as they are");
static_assert(events + event_slots * (event_bytes + crc_bytes) <= scratch, "it does not fit");

}  // namespace layout
}  // namespace ttr
