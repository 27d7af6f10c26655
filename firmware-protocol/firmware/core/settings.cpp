#include "settings.hpp"

#include "flash.hpp"

namespace ttr {

namespace {

struct Range {
  char name[6];
  uint8_t least;
  uint8_t most;
  uint8_t at_first;
};

// In the order of the enumeration.
const Range ranges[] IN_FLASH = {
    {"poll", 10, 250, 30}, {"miss", 1, 20, 3},  {"gain", 0, 7, 4}, {"gone", 0, 1, 1},
    {"tick", 0, 1, 1},     {"write", 0, 1, 0}, {"ant", 0, 4, 0},
};

bool fits(uint8_t setting, uint32_t value) {
  return value >= FLASH_BYTE(&ranges[setting].least) && value <= FLASH_BYTE(&ranges[setting].most);
}

}  // namespace

void Settings::start() {
  static_assert(sizeof ranges / sizeof ranges[0] == count, "a range for each");
  const bool known = StorageWriter::read(layout::settings, values_, count);
  for (uint8_t i = 0; i < count; i++)
    if (!known || !fits(i, values_[i])) values_[i] = FLASH_BYTE(&ranges[i].at_first);
}

Setting Settings::named(const Slice& name) {
  uint8_t i = 0;
  while (i < count && !name.is(FlashText{ranges[i].name})) i++;
  return static_cast<Setting>(i);
}

bool Settings::set(Setting setting, uint32_t value) {
  const uint8_t i = static_cast<uint8_t>(setting);
  if (!fits(i, value)) return false;
  changed_ = changed_ || values_[i] != value;
  values_[i] = static_cast<uint8_t>(value);
  return true;
}

void Settings::turn(StorageWriter& writer) {
  if (!changed_ || !writer.idle()) return;
  changed_ = false;
  writer.begin(layout::settings, values_, count);
}

}  // namespace ttr
