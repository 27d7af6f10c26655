#pragma once
#include <stdint.h>

namespace ttr {

/** The upper-case hex digit of a value below 16. */
inline char hex_digit(uint8_t value) { return static_cast<char>(value < 10 ? '0' + value : 'A' + value - 10); }

/** The value of an upper-case hex digit; 16 for anything else. */
inline uint8_t hex_value(char digit) {
  if (digit >= '0' && digit <= '9') return static_cast<uint8_t>(digit - '0');
  if (digit >= 'A' && digit <= 'F') return static_cast<uint8_t>(digit - 'A' + 10);
  return 16;
}

}  // namespace ttr
