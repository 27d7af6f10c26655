#include <stdio.h>
#include <string.h>

#include "../core/frame_reader.hpp"
#include "../core/frame_writer.hpp"
#include "fake_board.hpp"
#include "tests.hpp"

namespace {

/** The keys that are looked for: those of the protocol, and some others. */
const char* const keys[] = {"a",  "c", "d", "f", "i",  "k",  "n",   "o",    "p",    "s",
                            "u", "v", "t", "x1", "zz", "fl", "age", "len", "last", "proto"};

void print(const char* name, const ttr::Slice& slice) {
  if (slice.text != nullptr) printf(" %s=%.*s", name, slice.length, slice.text);
}

void print_frame(const ttr::FrameReader& frame) {
  const ttr::Slice verb = frame.verb();
  printf("%.*s", verb.length, verb.text);
  for (const char* key : keys) print(key, frame.value(ttr::flash_text(key)));
  uint32_t s;
  if (frame.number(ttr::flash_text("s"), s)) printf(" #s=%u", s);
  ttr::Uid uid;
  if (frame.uid(ttr::flash_text("u"), uid)) printf(" #u=%u", uid.length);
  printf("\n");
}

}  // namespace

int test_codec() {
  ttr::FrameReader frames;
  for (int byte = getchar(); byte != EOF; byte = getchar()) {
    const auto outcome = frames.feed(static_cast<uint8_t>(byte));
    if (outcome == ttr::FrameReader::Outcome::frame) print_frame(frames);
    else if (byte == '\n') printf("-\n");
  }
  return 0;
}

int test_encode() {
  char line[256];
  while (fgets(line, sizeof line, stdin) != nullptr) {
    line[strcspn(line, "\n")] = 0;
    ttr::FrameWriter out;
    char* word = strtok(line, " ");
    out.begin(ttr::flash_text(word));
    while ((word = strtok(nullptr, " ")) != nullptr) {
      char* value = strchr(word, '=');
      if (value == nullptr) return 1;
      *value++ = 0;
      out.text(ttr::flash_text(word), ttr::flash_text(value));
    }
    out.end();
  }
  fputs(fake::board.out.c_str(), stdout);
  return 0;
}
