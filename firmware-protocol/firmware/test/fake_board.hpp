#pragma once
// A board in memory. Tests play host, time, power and radio chips.
#include <stdint.h>

#include <random>
#include <string>

namespace fake {

/** How the radio chips behave. */
enum class Chips : uint8_t { absent, floating, senseless, plausible };

struct Board {
  uint32_t now = 0;
  std::string in;
  std::string out;
  uint8_t eeprom[1024];
  /** Address of the byte that is being written, and how often it will be asked for before it is. */
  int writing = -1;
  int write_left = 0;
  Chips chips = Chips::absent;
  bool wants_restart = false;
  /** Bytes that went over SPI: shows that no loop is endless. */
  uint64_t transfers = 0;
  std::mt19937 random;

  /** A number below `below`. */
  uint32_t draw(uint32_t below) { return static_cast<uint32_t>(random() % below); }
  /** Power goes and comes back: RAM holds anything, and so does the byte that was being written. */
  void cut_power();
  /** A new board with blank EEPROM. */
  void make_new(uint32_t seed);
};

extern Board board;

}  // namespace fake
