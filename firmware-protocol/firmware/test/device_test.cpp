#include <stdio.h>

#include <memory>

#include "../core/crc16.hpp"
#include "../core/reader.hpp"
#include "fake_board.hpp"
#include "tests.hpp"

namespace {

using fake::board;

const char* const bodies[] = {
    "PING i=%u",          "HELLO? i=%u proto=1.0 last=%u", "HELLO? i=%u proto=2.0", "ACK s=%u",
    "LED i=%u a=%u p=ok", "LED i=%u p=id",                 "BUZ i=%u p=bad",        "LIST i=%u a=%u",
    "GET i=%u k=poll",    "GET i=%u k=bad",                "CFG i=%u k=write v=1",  "CFG i=%u k=gain v=%u",
    "UNLOCK i=%u",        "SELFTEST i=%u",                 "RESET i=%u",            "BAUD i=%u",
    "READ i=%u u=04A1B2C3 f=%u n=48",                      "NDEF i=%u u=04A1B2C3 o=%u",
    "WRITE i=%u u=04A1B2C3 f=%u d=01020304",               "NOSUCH i=%u x=%%20",
};

/** A frame with random numbers, sometimes damaged. */
std::string command() {
  char body[64];
  const char* form = bodies[board.draw(sizeof bodies / sizeof bodies[0])];
  const uint32_t i = board.draw(4) == 0 ? static_cast<uint32_t>(board.random()) : board.draw(300);
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wformat-nonliteral"
#pragma GCC diagnostic ignored "-Wformat-security"
  const int length = snprintf(body, sizeof body, form, i, board.draw(board.draw(3) == 0 ? 3000 : 8));
#pragma GCC diagnostic pop
  char line[80];
  snprintf(line, sizeof line, "$%s*%04X\n", body, ttr::crc16(body, static_cast<uint8_t>(length)));
  std::string text = line;
  if (board.draw(5) == 0) text[board.draw(static_cast<uint32_t>(text.size()))] ^= static_cast<char>(1 << board.draw(8));
  return text;
}

}  // namespace

int test_device(uint32_t seed, uint32_t turns) {
  board.make_new(seed);
  auto reader = std::make_unique<ttr::Reader>();
  reader->start();
  for (uint32_t turn = 0; turn < turns; turn++) {
    const uint32_t what = board.draw(40);
    if (what < 4) board.in += command();
    if (what == 5) board.in.push_back(static_cast<char>(board.random()));
    if (board.draw(200) == 0) board.chips = static_cast<fake::Chips>(board.draw(4));
    board.now += board.draw(500) == 0 ? board.draw(12000) : 2;
    const uint64_t before = board.transfers;
    reader->turn();
    // Four antennas set up and looked at, each with the longest of waits, and some commands.
    if (board.transfers - before > 2000000) {
      fprintf(stderr, "seed %u: a turn took %llu bytes of SPI\n", seed,
              static_cast<unsigned long long>(board.transfers - before));
      return 1;
    }
    const bool cut = board.draw(3000) == 0;
    if (!cut && !board.wants_restart && board.draw(1000) != 0) continue;
    if (cut) board.cut_power();
    board.wants_restart = false;
    reader = std::make_unique<ttr::Reader>();
    board.now = 0;
    reader->start();
  }
  fputs(board.out.c_str(), stdout);
  return 0;
}
