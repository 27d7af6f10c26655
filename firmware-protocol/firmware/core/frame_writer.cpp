#include "frame_writer.hpp"

#include "board.hpp"
#include "hex.hpp"

namespace ttr {

void FrameWriter::begin(FlashText verb) {
  put('$');
  crc_ = Crc16();
  append(verb);
}

void FrameWriter::key(FlashText key) {
  append(' ');
  append(key);
  append('=');
}

void FrameWriter::text(FlashText key, FlashText value) {
  this->key(key);
  append(value);
}

void FrameWriter::number(FlashText key, uint32_t value) {
  char digits[10];
  uint8_t count = 0;
  do {
    digits[count++] = static_cast<char>('0' + value % 10);
    value /= 10;
  } while (value > 0);
  this->key(key);
  while (count > 0) append(digits[--count]);
}

void FrameWriter::letter(FlashText key, char value) {
  this->key(key);
  append(value);
}

void FrameWriter::hex(FlashText key, const uint8_t* bytes, uint8_t count) {
  this->key(key);
  append(bytes, count);
}

void FrameWriter::append(FlashText text) {
  for (uint8_t i = 0; text.at(i) != 0; i++) append(text.at(i));
}

void FrameWriter::append(const uint8_t* bytes, uint8_t count) {
  for (uint8_t i = 0; i < count; i++) {
    append(hex_digit(bytes[i] >> 4));
    append(hex_digit(bytes[i] & 15));
  }
}

void FrameWriter::append(char c) {
  crc_.add(static_cast<uint8_t>(c));
  put(c);
}

void FrameWriter::end() {
  const uint16_t sum = crc_.sum();
  put('*');
  for (int8_t shift = 12; shift >= 0; shift -= 4) put(hex_digit((sum >> shift) & 15));
  put('\n');
}

void FrameWriter::put(char c) {
  if (line_ == nullptr) {
    board::send(static_cast<uint8_t>(c));
  } else if (line_->length < Line::room) {
    line_->text[line_->length++] = c;
  }
}

}  // namespace ttr
