#pragma once
// Memory that a reset does not clear (section .noinit on an AVR): what must survive the reset at the opening of the
// port. Each part has a CRC of its own, because the reset may come in the middle of a write.
#include "event.hpp"

namespace ttr {

/** Events that wait for an ACK. */
constexpr uint8_t event_room = 16;

struct RetainedEvent {
  Event event;
  uint16_t crc;
  /** When it happened, by the clock of this run. */
  uint32_t at;
};

struct RetainedNumbers {
  uint32_t magic;
  /** Number of the next event. */
  uint32_t next;
  uint32_t acknowledged;
  /** As in the storage. */
  uint32_t reserved;
  uint16_t crc;
};

struct Retained {
  RetainedEvent events[event_room];
  /** Written one after the other, so that one is whole at any moment. */
  RetainedNumbers numbers[2];
  /** The time, kept up to date: ages go on from it after a reset. */
  uint32_t clock;
};

/** Defined by the board, uninitialised. */
extern Retained retained;

}  // namespace ttr
