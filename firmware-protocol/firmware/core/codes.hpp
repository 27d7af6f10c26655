#pragma once
#include <stdint.h>

namespace ttr {

/** What ERR tells (PROTOCOL.md, "Commands"). */
enum class Code : uint8_t {
  ok = 0,
  unknown_verb = 11,
  bad_argument = 12,
  busy = 14,
  not_greeted = 15,
  no_card = 20,
  other_card = 21,
  read_failed = 22,
  write_failed = 23,
  write_protected = 24,
  authentication = 25,
  collision = 26,
  radio_fault = 30,
  storage_fault = 31,
  not_supported = 40,
  locked = 41
};

}  // namespace ttr
