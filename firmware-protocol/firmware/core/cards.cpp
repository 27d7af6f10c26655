#include "cards.hpp"

namespace ttr {

namespace {

constexpr uint8_t reqa = 0x26;
constexpr uint8_t wupa = 0x52;
constexpr uint8_t cascade_tag = 0x88;
constexpr uint8_t levels = 3;
/** In 25 µs. Answers to the commands of ISO 6 begin 91 µs after them (ISO 6.2.1.1); the rest is for slow clones. */
constexpr uint16_t soon = 10;
/** NTAG 10.2 and 10.4: READ within 5 ms, WRITE within 10 ms. */
constexpr uint16_t read_time = 200;
constexpr uint16_t write_time = 400;

/** SEL of a cascade level: 93, 95, 97. */
uint8_t sel(uint8_t level) { return static_cast<uint8_t>(0x93 + 2 * level); }

/** CRC_A (ISO annex B.1): reflected, starting at 6363. */
uint16_t crc_a(const uint8_t* bytes, uint8_t count) {
  uint16_t crc = 0x6363;
  for (uint8_t i = 0; i < count; i++) {
    uint8_t mixed = static_cast<uint8_t>(bytes[i] ^ crc);
    mixed = static_cast<uint8_t>(mixed ^ (mixed << 4));
    crc = static_cast<uint16_t>((crc >> 8) ^ (mixed << 8) ^ (mixed << 3) ^ (mixed >> 4));
  }
  return crc;
}

void add_crc(uint8_t* bytes, uint8_t count) {
  const uint16_t crc = crc_a(bytes, count);
  bytes[count] = static_cast<uint8_t>(crc);
  bytes[count + 1] = static_cast<uint8_t>(crc >> 8);
}

}  // namespace

Radio Cards::find_new(Uid& uid) const {
  const Radio called = call(reqa);
  if (called == Radio::silent) return Radio::silent;
  memset(&uid, 0, sizeof uid);
  for (uint8_t level = 0; level < levels; level++) {
    uint8_t frame[9];
    uint8_t sak = 0;
    Radio result = anticollision(level, frame);
    if (result == Radio::ok) result = select_level(frame, sak);
    if (result != Radio::ok) return result;
    const bool is_last = (sak & sak_more) == 0;
    // The cascade tag comes first exactly where more follows. Behind the first level some clones have it in their UID.
    const bool has_tag = frame[2] == cascade_tag;
    if (is_last ? has_tag && level == 0 : !has_tag || level == levels - 1) return Radio::garbled;
    const uint8_t skipped = is_last ? 0 : 1;
    const uint8_t count = static_cast<uint8_t>(4 - skipped);
    memcpy(uid.bytes + uid.length, frame + 2 + skipped, count);
    uid.length = static_cast<uint8_t>(uid.length + count);
    if (is_last) return Radio::ok;
  }
  return Radio::garbled;
}

Radio Cards::select(const Uid& uid, uint8_t& sak) const {
  const Radio called = call(wupa);
  if (called == Radio::silent) return Radio::silent;
  const uint8_t* rest = uid.bytes;
  for (uint8_t left = uid.length; left > 0;) {
    uint8_t frame[9];
    const uint8_t skipped = left > 4 ? 1 : 0;
    const uint8_t count = static_cast<uint8_t>(4 - skipped);
    frame[0] = sel(static_cast<uint8_t>((rest - uid.bytes) / 3));
    frame[2] = cascade_tag;
    memcpy(frame + 2 + skipped, rest, count);
    frame[6] = static_cast<uint8_t>(frame[2] ^ frame[3] ^ frame[4] ^ frame[5]);
    const Radio result = select_level(frame, sak);
    if (result != Radio::ok) return result;
    rest += count;
    left = static_cast<uint8_t>(left - count);
    if (((sak & sak_more) != 0) != (left > 0)) return Radio::garbled;
  }
  return Radio::ok;
}

void Cards::halt() const {
  uint8_t frame[4] = {0x50, 0x00};
  // ISO 6.4.3: no answer means that it was understood.
  talk(frame, 2, nullptr, 0, soon);
}

Radio Cards::read(uint8_t page, uint8_t* out) const {
  uint8_t frame[4] = {0x30, page};
  return talk(frame, 2, out, read_bytes, read_time);
}

Radio Cards::write(uint8_t page, const uint8_t* bytes, bool& allowed) const {
  uint8_t frame[8] = {0xA2, page, bytes[0], bytes[1], bytes[2], bytes[3]};
  add_crc(frame, 6);
  uint8_t answer = 0;
  Exchange exchange = {frame, sizeof frame, 0, write_time, &answer, 1, 0, 0, 0, 0};
  const Radio result = radio_.exchange(exchange);
  allowed = true;
  // NTAG 9.3: four bits; 1010 is yes, 0000 means that the page may not be written.
  if (result != Radio::ok || exchange.in_count != 1 || exchange.in_bits != 4) return Radio::garbled;
  allowed = (answer & 0x0F) != 0x00;
  return (answer & 0x0F) == 0x0A ? Radio::ok : Radio::garbled;
}

/** REQA or WUPA, a short frame of seven bits; what answers is of no interest, only that something does (ISO 6.4.1). */
Radio Cards::call(uint8_t command) const {
  uint8_t answer[2] = {0, 0};
  Exchange exchange = {&command, 1, 7, soon, answer, sizeof answer, 0, 0, 0, 0};
  return radio_.exchange(exchange);
}

/**
 * Finds the four bytes and check byte of one card at a cascade level, bit by bit where several differ (ISO 6.5.3).
 * Of two cards the one with the set bit goes on. Afterwards frame[0] and frame[2] to frame[6] are what SELECT needs.
 */
Radio Cards::anticollision(uint8_t level, uint8_t* frame) const {
  uint8_t known = 0;
  memset(frame, 0, 9);
  frame[0] = sel(level);
  for (uint8_t round = 0; round < 33; round++) {
    const uint8_t whole = static_cast<uint8_t>(2 + known / 8);
    const uint8_t bits = known % 8;
    frame[1] = static_cast<uint8_t>((whole << 4) | bits);
    const uint8_t count = static_cast<uint8_t>(whole + (bits > 0 ? 1 : 0));
    uint8_t* answer = frame + whole;
    Exchange exchange = {frame, count, bits, soon, answer, static_cast<uint8_t>(7 - whole), bits, 0, 0, 0};
    const Radio result = radio_.exchange(exchange);
    if (result == Radio::ok) {
      const bool is_whole = exchange.in_count == 7 - whole && exchange.in_bits == 0;
      const bool check = (frame[2] ^ frame[3] ^ frame[4] ^ frame[5]) == frame[6];
      return is_whole && check ? Radio::ok : Radio::garbled;
    }
    if (result != Radio::collision) return result;
    if (exchange.collision_bit <= known || exchange.collision_bit > 32) return Radio::collision;
    known = exchange.collision_bit;
    frame[2 + (known - 1) / 8] = static_cast<uint8_t>(frame[2 + (known - 1) / 8] | (1 << ((known - 1) % 8)));
  }
  return Radio::collision;
}

/** frame[0] and frame[2] to frame[6] are given; frame has nine bytes. */
Radio Cards::select_level(uint8_t* frame, uint8_t& sak) const {
  frame[1] = 0x70;
  return talk(frame, 7, &sak, 1, soon);
}

Radio Cards::talk(uint8_t* frame, uint8_t count, uint8_t* answer, uint8_t answer_count, uint16_t patience) const {
  add_crc(frame, count);
  uint8_t in[read_bytes + 2];
  Exchange exchange = {frame, static_cast<uint8_t>(count + 2), 0, patience, in, sizeof in, 0, 0, 0, 0};
  const Radio result = radio_.exchange(exchange);
  if (result != Radio::ok) return result;
  if (exchange.in_count != answer_count + 2 || exchange.in_bits != 0) return Radio::garbled;
  const uint16_t crc = crc_a(in, answer_count);
  if (in[answer_count] != (crc & 0xFF) || in[answer_count + 1] != (crc >> 8)) return Radio::garbled;
  for (uint8_t i = 0; i < answer_count; i++) answer[i] = in[i];
  return Radio::ok;
}

}  // namespace ttr
