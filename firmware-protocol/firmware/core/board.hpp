#pragma once
// What the core needs of a board. Each board folder, and the tests' board, defines these functions; the linker joins
// them, so nothing is called through a pointer. Times are milliseconds since the start and wrap round after 49 days.
#include <stdint.h>

namespace board {

uint32_t now();

/** Fed once per turn of the main loop. When it is not for two seconds, the program starts anew. */
void feed_watchdog();

/** Starts the program anew with its retained memory intact. Returns only where a test plays the board. */
void restart();

/** A number that differs from board to board; asked once in the life of a device. */
uint32_t entropy();

// Serial line, 115200 baud.
/** The next byte from the host, or -1. */
int16_t receive();
/** Bytes that can be sent without waiting. */
uint8_t send_room();
/** Waits, at most for one byte's time, when there is no room. */
void send(uint8_t byte);

// SPI, mode 0, most significant bit first, at most 10 MHz (MFRC522 data sheet, 8.1.2).
/** Pulls the select line of one antenna's chip, and lets go of it. */
void select(uint8_t antenna);
void deselect(uint8_t antenna);
uint8_t transfer(uint8_t byte);
/** Holds the reset line of all chips down for a moment. The chips are ready 2 ms later at most. */
void reset_radios();

// Memory that keeps its contents without power; FF where never written.
/** False while a byte is being written: then neither stored() nor store() may be called. */
bool storage_ready();
uint8_t stored(uint16_t address);
/** Starts writing and returns at once. */
void store(uint16_t address, uint8_t value);

// Lamps and buzzer.
enum class Colour : uint8_t { dark, green, red, amber };
void lamp(uint8_t antenna, Colour colour);
/** Sounds until told otherwise; 0 is silence. */
void tone(uint16_t hertz);

}  // namespace board
