#pragma once
// Texts and tables that stay in program memory. An AVR copies plain literals to its 2 kB of RAM, so it needs this.
#include <stdint.h>

#ifdef __AVR__
#include <avr/pgmspace.h>
#define IN_FLASH PROGMEM
#define FLASH_BYTE(address) pgm_read_byte(address)
#define FLASH_LITERAL(text) PSTR(text)
#else
#define IN_FLASH
#define FLASH_BYTE(address) (*reinterpret_cast<const uint8_t*>(address))
#define FLASH_LITERAL(text) (text)
#endif

namespace ttr {

/** A text in program memory; its own type, so that it is never read as if it were in RAM. */
struct FlashText {
  const char* start;
  /** The character at `index`, 0 behind the last one. */
  char at(uint8_t index) const { return static_cast<char>(FLASH_BYTE(start + index)); }
};

inline FlashText flash_text(const char* start) { return {start}; }

}  // namespace ttr

// A call, not braces: avr-gcc 5.4 loses the literal of a PSTR inside of braces.
#define FLASH(text) (ttr::flash_text(FLASH_LITERAL(text)))
