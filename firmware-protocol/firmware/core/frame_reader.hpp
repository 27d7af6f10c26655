#pragma once
// Frames from the host (PROTOCOL.md, "Frame"): bytes in, one whole frame at a time out. Anything else on the line is
// passed over in silence; only damaged frames are counted, for the log.
#include "flash.hpp"
#include "uid.hpp"

namespace ttr {

/** Part of a frame's text, still escaped: digits and words never need escapes, so they can be compared as they are. */
struct Slice {
  /** null when there is no such key. */
  const char* text;
  uint8_t length;

  bool is(FlashText other) const;
};

class FrameReader {
 public:
  /** Longest line in bytes, `$` to LF: what a host may send. */
  static constexpr uint8_t limit = 60;
  enum class Outcome : uint8_t { nothing, frame, damaged };

  /** Takes a byte. After `frame` the accessors below tell of it, until the next byte. */
  Outcome feed(uint8_t byte);

  Slice verb() const;
  /** The value of a key. */
  Slice value(FlashText key) const;
  bool has(FlashText key) const { return value(key).text != nullptr; }

  // These give false for a missing key and for a value that is something else.
  /** Decimal, at most ten digits and below 2^32. */
  bool number(FlashText key, uint32_t& out) const;
  /** A number of at most `most`. */
  bool number(FlashText key, uint8_t most, uint8_t& out) const;
  bool uid(FlashText key, Uid& out) const;
  /** Exactly `count` bytes in hex. */
  bool bytes(FlashText key, uint8_t* out, uint8_t count) const;

 private:
  /** Text behind the `$`, without line end. */
  static constexpr uint8_t room = limit - 1;
  enum class State : uint8_t { outside, inside, ended, spoiled };

  bool check();
  bool check_pair(uint8_t start, uint8_t end) const;
  bool check_value(uint8_t start, uint8_t end) const;
  /** End of the word that starts there: the next space, or the end of the body. */
  uint8_t word_end(uint8_t start) const;
  /** The value of the first pair from `start` on whose key is `key`. */
  Slice find(const char* key, uint8_t key_length, uint8_t start) const;

  char text_[room];
  uint8_t length_ = 0;
  State state_ = State::outside;
};

}  // namespace ttr
