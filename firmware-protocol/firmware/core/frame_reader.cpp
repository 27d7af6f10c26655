#include "frame_reader.hpp"

#include "crc16.hpp"
#include "hex.hpp"

namespace ttr {

namespace {

/** `*` and four digits. */
constexpr uint8_t tail = 5;

bool is_upper(char c) { return c >= 'A' && c <= 'Z'; }
bool is_lower(char c) { return c >= 'a' && c <= 'z'; }
bool is_digit(char c) { return c >= '0' && c <= '9'; }
/** Stands for itself in a value; everything else is escaped, and only that. */
bool is_plain(uint8_t c) { return c > ' ' && c <= '~' && c != '$' && c != '%' && c != '*'; }

}  // namespace

bool Slice::is(FlashText other) const {
  if (text == nullptr) return false;
  for (uint8_t i = 0; i < length; i++)
    if (other.at(i) != text[i]) return false;
  return other.at(length) == 0;
}

FrameReader::Outcome FrameReader::feed(uint8_t byte) {
  if (byte == '$') {
    state_ = State::inside;
    length_ = 0;
    return Outcome::nothing;
  }
  if (byte == '\n') {
    const State was = state_;
    state_ = State::outside;
    if (was == State::outside) return Outcome::nothing;
    return was != State::spoiled && check() ? Outcome::frame : Outcome::damaged;
  }
  if (state_ == State::outside || state_ == State::spoiled) return Outcome::nothing;
  if (byte == '\r') {
    state_ = State::ended;
  } else if (state_ == State::ended || length_ == room) {
    state_ = State::spoiled;
  } else {
    text_[length_++] = static_cast<char>(byte);
  }
  return Outcome::nothing;
}

/** Cuts the CRC off `text_` and leaves a body whose grammar is right, or gives false. */
bool FrameReader::check() {
  if (length_ <= tail || text_[length_ - tail] != '*') return false;
  uint16_t told = 0;
  for (uint8_t i = length_ - tail + 1; i < length_; i++) {
    const uint8_t digit = hex_value(text_[i]);
    if (digit > 15) return false;
    told = static_cast<uint16_t>((told << 4) | digit);
  }
  length_ -= tail;
  if (crc16(text_, length_) != told) return false;

  const uint8_t verb_end = word_end(0);
  const uint8_t letters_end = verb_end > 1 && text_[verb_end - 1] == '?' ? verb_end - 1 : verb_end;
  if (letters_end == 0 || !is_upper(text_[0])) return false;
  for (uint8_t i = 1; i < letters_end; i++)
    if (!is_upper(text_[i]) && !is_digit(text_[i])) return false;
  for (uint8_t at = verb_end; at < length_; at = word_end(at + 1))
    if (!check_pair(at + 1, word_end(at + 1))) return false;
  return true;
}

bool FrameReader::check_pair(uint8_t start, uint8_t end) const {
  uint8_t equals = start;
  while (equals < end && text_[equals] != '=') equals++;
  if (equals == end || equals == start || !is_lower(text_[start])) return false;
  for (uint8_t i = start + 1; i < equals; i++)
    if (!is_lower(text_[i]) && !is_digit(text_[i])) return false;
  const bool again = end < length_ && find(text_ + start, equals - start, end + 1).text != nullptr;
  return !again && check_value(equals + 1, end);
}

bool FrameReader::check_value(uint8_t start, uint8_t end) const {
  for (uint8_t i = start; i < end; i++) {
    if (is_plain(static_cast<uint8_t>(text_[i]))) continue;
    if (text_[i] != '%' || i + 2 >= end) return false;
    const uint8_t high = hex_value(text_[i + 1]);
    const uint8_t low = hex_value(text_[i + 2]);
    if (high > 15 || low > 15 || is_plain(static_cast<uint8_t>((high << 4) | low))) return false;
    i += 2;
  }
  return true;
}

uint8_t FrameReader::word_end(uint8_t start) const {
  while (start < length_ && text_[start] != ' ') start++;
  return start;
}

Slice FrameReader::find(const char* key, uint8_t key_length, uint8_t start) const {
  while (start < length_) {
    const uint8_t end = word_end(start);
    const uint8_t value_at = start + key_length + 1;
    if (value_at <= end && text_[value_at - 1] == '=' && memcmp(text_ + start, key, key_length) == 0)
      return {text_ + value_at, static_cast<uint8_t>(end - value_at)};
    start = end + 1;
  }
  return {nullptr, 0};
}

Slice FrameReader::verb() const { return {text_, word_end(0)}; }

Slice FrameReader::value(FlashText key) const {
  char copy[8];
  uint8_t length = 0;
  while (length < sizeof copy && (copy[length] = key.at(length)) != 0) length++;
  return find(copy, length, word_end(0) + 1);
}

bool FrameReader::number(FlashText key, uint32_t& out) const {
  const Slice value = this->value(key);
  if (value.text == nullptr || value.length == 0 || value.length > 10) return false;
  uint32_t number = 0;
  for (uint8_t i = 0; i < value.length; i++) {
    if (!is_digit(value.text[i])) return false;
    const uint8_t digit = static_cast<uint8_t>(value.text[i] - '0');
    if (number > (UINT32_MAX - digit) / 10) return false;
    number = number * 10 + digit;
  }
  out = number;
  return true;
}

bool FrameReader::number(FlashText key, uint8_t most, uint8_t& out) const {
  uint32_t wide = 0;
  if (!number(key, wide) || wide > most) return false;
  out = static_cast<uint8_t>(wide);
  return true;
}

bool FrameReader::uid(FlashText key, Uid& out) const {
  const uint8_t digits = value(key).length;
  if (digits != 8 && digits != 14 && digits != 20) return false;
  memset(&out, 0, sizeof out);
  out.length = digits / 2;
  return bytes(key, out.bytes, out.length);
}

bool FrameReader::bytes(FlashText key, uint8_t* out, uint8_t count) const {
  const Slice value = this->value(key);
  if (value.text == nullptr || value.length != 2 * count) return false;
  for (uint8_t i = 0; i < count; i++) {
    const uint8_t high = hex_value(value.text[2 * i]);
    const uint8_t low = hex_value(value.text[2 * i + 1]);
    if (high > 15 || low > 15) return false;
    out[i] = static_cast<uint8_t>((high << 4) | low);
  }
  return true;
}

}  // namespace ttr
