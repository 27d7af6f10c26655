#include "fake_board.hpp"

#include <string.h>

#include "../core/board.hpp"
#include "../core/retained.hpp"

namespace ttr {
Retained retained;
}

namespace fake {

Board board;

namespace {

/** First byte of the present SPI access, or -1. */
int access = -1;

/** What a chip that works says of itself; everything else is chance. */
uint8_t plausible(uint8_t reg) {
  switch (reg) {
    case 0x01: return 0x00;
    case 0x0A: return static_cast<uint8_t>(board.draw(20));
    case 0x14: return 0x83;
    case 0x2A: return 0x80;
    case 0x11: return 0x3D;
    case 0x37: return 0x92;
    default: return static_cast<uint8_t>(board.random());
  }
}

void fill(void* bytes, size_t count) {
  for (size_t i = 0; i < count; i++) static_cast<uint8_t*>(bytes)[i] = static_cast<uint8_t>(board.random());
}

}  // namespace

void Board::cut_power() {
  if (writing >= 0) eeprom[writing] = static_cast<uint8_t>(random());
  writing = -1;
  fill(&ttr::retained, sizeof ttr::retained);
}

void Board::make_new(uint32_t seed) {
  random.seed(seed);
  memset(eeprom, 0xFF, sizeof eeprom);
  writing = -1;
  now = 0;
  in.clear();
  out.clear();
  fill(&ttr::retained, sizeof ttr::retained);
}

}  // namespace fake

namespace board {

using fake::board;

uint32_t now() { return board.now; }
void feed_watchdog() {}
void restart() { board.wants_restart = true; }
uint32_t entropy() { return board.random(); }

int16_t receive() {
  if (board.in.empty()) return -1;
  const uint8_t byte = static_cast<uint8_t>(board.in[0]);
  board.in.erase(0, 1);
  return byte;
}
uint8_t send_room() { return 128; }
void send(uint8_t byte) { board.out.push_back(static_cast<char>(byte)); }

void select(uint8_t) { fake::access = -1; }
void deselect(uint8_t) { fake::access = -1; }
uint8_t transfer(uint8_t byte) {
  board.transfers++;
  if (board.chips == fake::Chips::absent) return 0x00;
  if (board.chips == fake::Chips::floating) return 0xFF;
  if (board.chips == fake::Chips::senseless) return static_cast<uint8_t>(board.random());
  const int first = fake::access;
  fake::access = byte;
  return first < 0 || (first & 0x80) == 0 ? 0 : fake::plausible((first >> 1) & 0x3F);
}
void reset_radios() {}

bool storage_ready() {
  if (board.writing >= 0 && --board.write_left <= 0) board.writing = -1;
  return board.writing < 0;
}
uint8_t stored(uint16_t address) { return board.eeprom[address]; }
void store(uint16_t address, uint8_t value) {
  board.eeprom[address] = value;
  board.writing = address;
  board.write_left = 2;
}

void lamp(uint8_t, Colour) {}
void tone(uint16_t) {}

}  // namespace board
