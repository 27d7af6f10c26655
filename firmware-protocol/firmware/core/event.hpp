#pragma once
#include <stdint.h>
#include <string.h>

#include "uid.hpp"

namespace ttr {

enum class EventKind : uint8_t { scan = 1, gone = 2, lost = 3 };

/** What the host must hear of exactly once (PROTOCOL.md, "Events"). Plain bytes: it is kept over resets and power cuts. */
struct Event {
  /** Number of the event; never used twice in the life of a device. */
  uint32_t s;
  /** Bits 0 and 1 kind, 2 and 3 antenna, 4: there were several cards. */
  uint8_t what;
  /** The card. Of a LOST: the first number it stands for (4 bytes) and how many events (2 bytes). */
  Uid uid;

  EventKind kind() const { return static_cast<EventKind>(what & 3); }
  uint8_t antenna() const { return (what >> 2) & 3; }
  bool several() const { return (what & 0x10) != 0; }
  uint32_t lost_from() const {
    uint32_t from;
    memcpy(&from, uid.bytes, sizeof from);
    return from;
  }
  uint16_t lost_count() const {
    uint16_t count;
    memcpy(&count, uid.bytes + sizeof(uint32_t), sizeof count);
    return count;
  }
  /** Both are about the same card on the same antenna. */
  bool same_card(const Event& other) const {
    return kind() != EventKind::lost && other.kind() != EventKind::lost && antenna() == other.antenna() &&
           uid == other.uid;
  }
  /** Something an event can be, whatever the bytes were. */
  bool makes_sense() const { return (what & 0xE3) != 0 && (what & 0xE0) == 0 && uid.length <= Uid::longest; }

  static Event card(EventKind kind, uint32_t s, uint8_t antenna, bool several, const Uid& uid) {
    return {s, static_cast<uint8_t>(static_cast<uint8_t>(kind) | (antenna << 2) | (several ? 0x10 : 0)), uid};
  }
  static Event lost(uint32_t s, uint32_t from, uint16_t count) {
    Event event = {s, static_cast<uint8_t>(EventKind::lost), {0, {0}}};
    memcpy(event.uid.bytes, &from, sizeof from);
    memcpy(event.uid.bytes + sizeof from, &count, sizeof count);
    return event;
  }
};

}  // namespace ttr
