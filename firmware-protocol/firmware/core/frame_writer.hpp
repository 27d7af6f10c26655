#pragma once
// Frames to the host, built as they are sent: to the serial line, or to an answer that may have to be repeated.
#include "crc16.hpp"
#include "flash.hpp"
#include "uid.hpp"

namespace ttr {

/** An answer as it was sent, LF included. */
struct Line {
  static constexpr uint8_t room = 128;
  uint8_t length = 0;
  char text[room];
};

class FrameWriter {
 public:
  /** Writes to the serial line. */
  FrameWriter() : line_(nullptr) {}
  /** Writes to `line`; what it has no room for is left out, so a caller must know that all fits. */
  explicit FrameWriter(Line& line) : line_(&line) { line.length = 0; }

  void begin(FlashText verb);
  // One " key=value" each. A value must need no escape.
  void text(FlashText key, FlashText value);
  void number(FlashText key, uint32_t value);
  void letter(FlashText key, char value);
  void hex(FlashText key, const uint8_t* bytes, uint8_t count);
  void uid(FlashText key, const Uid& uid) { hex(key, uid.bytes, uid.length); }
  /** Only the key: its value follows from the calls below. */
  void key(FlashText key);
  void append(FlashText text);
  void append(char c);
  void append(const uint8_t* bytes, uint8_t count);
  void end();

 private:
  void put(char c);

  Line* line_;
  Crc16 crc_;
};

}  // namespace ttr
