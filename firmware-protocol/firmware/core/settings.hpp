#pragma once
// What CFG changes and GET reads, kept in the storage.
#include "frame_reader.hpp"
#include "storage_writer.hpp"

namespace ttr {

enum class Setting : uint8_t {
  /** Milliseconds between two looks at an antenna. */
  poll,
  /** Looks in a row that a card must be missed for before it counts as taken off. */
  miss,
  /** Receiver gain, 0 to 7: 18 to 48 dB (MFRC522 data sheet, 9.3.3.6). */
  gain,
  /** 1: GONE is told. */
  gone,
  /** 1: a short sound at each tap. */
  tick,
  /** 1: UNLOCK and WRITE are there. */
  write,
  /** Number of antennas; 0: those that are found at the start. */
  ant,
  count
};

class Settings {
 public:
  /** Reads them; those of a new device are the defaults. */
  void start();
  uint8_t operator[](Setting setting) const { return values_[static_cast<uint8_t>(setting)]; }
  /** The setting of that name; Setting::count when there is none. */
  static Setting named(const Slice& name);
  /** False when the value is out of range. */
  bool set(Setting setting, uint32_t value);
  /** Stores what was changed once the writer has time. */
  void turn(StorageWriter& writer);

 private:
  static constexpr uint8_t count = static_cast<uint8_t>(Setting::count);
  uint8_t values_[count];
  bool changed_ = false;
};

}  // namespace ttr
