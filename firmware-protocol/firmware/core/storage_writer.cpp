#include "storage_writer.hpp"

#include <string.h>

#include "board.hpp"
#include "crc16.hpp"

namespace ttr {

void StorageWriter::begin(uint16_t address, const void* bytes, uint8_t count) {
  const uint16_t crc = crc16(bytes, count);
  memcpy(buffer_, bytes, count);
  buffer_[count] = static_cast<uint8_t>(crc >> 8);
  buffer_[count + 1] = static_cast<uint8_t>(crc);
  address_ = address;
  at_ = 0;
  length_ = static_cast<uint8_t>(count + layout::crc_bytes);
}

void StorageWriter::turn() {
  if (idle() || !board::storage_ready()) return;
  // A byte that is right already costs neither time nor wear.
  while (!idle() && board::stored(address_ + at_) == buffer_[at_]) at_++;
  if (idle()) return;
  board::store(address_ + at_, buffer_[at_]);
  at_++;
}

void StorageWriter::finish() {
  while (!idle()) {
    board::feed_watchdog();
    turn();
  }
}

bool StorageWriter::read(uint16_t address, void* bytes, uint8_t count) {
  while (!board::storage_ready()) board::feed_watchdog();
  uint8_t* to = static_cast<uint8_t*>(bytes);
  for (uint8_t i = 0; i < count; i++) to[i] = board::stored(address + i);
  const uint16_t crc = crc16(bytes, count);
  return board::stored(address + count) == (crc >> 8) && board::stored(address + count + 1) == (crc & 0xFF);
}

}  // namespace ttr
