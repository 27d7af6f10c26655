// READ, NDEF and WRITE: what is on a card (NTAG213/215/216 data sheet rev. 3.2, cited as NTAG).
#include "commands.hpp"

namespace ttr {

namespace {

/** What an answer has room for. */
constexpr uint8_t most_read = 48;
constexpr uint8_t most_ndef = 40;
constexpr uint32_t unlocked_ms = 30000;
constexpr uint8_t first_user_page = 4;
/** NTAG 8.5.6: the capability container says E1, then the size of the user memory in steps of 8 bytes. */
constexpr uint8_t container_page = 3;
constexpr uint8_t container_magic = 0xE1;

// Type 2 tag blocks of tag, length, value (NFC Forum Type 2 Tag, 2.3).
constexpr uint8_t tlv_null = 0x00;
constexpr uint8_t tlv_ndef = 0x03;
constexpr uint8_t tlv_end = 0xFE;

/** The user memory of the selected card, byte by byte; each READ brings 16 of them. */
class UserMemory {
 public:
  explicit UserMemory(const Cards& cards) : cards_(cards) {}

  /** Reads how large it is. */
  bool begin() {
    uint8_t pages[read_bytes];
    failed_ = cards_.read(container_page, pages) != Radio::ok;
    size_ = !failed_ && pages[0] == container_magic ? static_cast<uint16_t>(pages[2] * 8) : 0;
    return !failed_;
  }
  uint16_t size() const { return size_; }
  bool failed() const { return failed_; }

  /** The byte at an offset; the end mark behind the last one and after a failure. */
  uint8_t at(uint16_t offset) {
    if (offset >= size_ || failed_) return tlv_end;
    if (offset < from_ || offset >= from_ + read_bytes) {
      from_ = offset & ~static_cast<uint16_t>(read_bytes - 1);
      const uint8_t page = static_cast<uint8_t>(first_user_page + from_ / page_bytes);
      failed_ = cards_.read(page, block_) != Radio::ok;
      if (failed_) return tlv_end;
    }
    return block_[offset - from_];
  }

 private:
  const Cards& cards_;
  uint8_t block_[read_bytes];
  uint16_t from_ = UINT16_MAX - read_bytes;
  uint16_t size_ = 0;
  bool failed_ = false;
};

/** Where the NDEF message is. Length 0 when there is none. */
void find_message(UserMemory& memory, uint16_t& start, uint16_t& length) {
  uint16_t at = 0;
  start = length = 0;
  while (at < memory.size()) {
    const uint8_t tag = memory.at(at++);
    if (tag == tlv_null) continue;
    if (tag == tlv_end) return;
    uint16_t bytes = memory.at(at++);
    if (bytes == 0xFF) {
      bytes = static_cast<uint16_t>((memory.at(at) << 8) | memory.at(at + 1));
      at += 2;
    }
    if (bytes > memory.size() - at) return;
    if (tag == tlv_ndef) {
      start = at;
      length = bytes;
      return;
    }
    at = static_cast<uint16_t>(at + bytes);
  }
}

}  // namespace

Code Commands::open(const FrameReader& frame, uint8_t& antenna) {
  Uid uid;
  if (!antenna_of(frame, antenna) || !frame.uid(FLASH("u"), uid)) return Code::bad_argument;
  if (!antennas_.works(antenna)) return Code::radio_fault;
  const Presence& presence = antennas_.presence();
  const uint8_t lying = presence.count(antenna);
  if (lying == 0) return Code::no_card;
  bool is_there = false;
  for (uint8_t i = 0; i < most_cards; i++) {
    const Uid& one = presence.cards(antenna)[i].uid;
    is_there = is_there || (one.length > 0 && one == uid);
  }
  if (!is_there) return Code::other_card;
  const Cards cards(antennas_.radio(antenna));
  uint8_t sak = 0;
  const Radio result = cards.select(uid, sak);
  if (result == Radio::silent) return Code::no_card;
  if (result != Radio::ok) return lying > 1 ? Code::collision : Code::read_failed;
  if ((sak & sak_classic) == 0) return Code::ok;
  // MIFARE Classic gives nothing without a key, and there are no keys in here.
  cards.halt();
  return Code::authentication;
}

Code Commands::read(const FrameReader& frame, Answer& answer) {
  uint8_t page;
  uint8_t count;
  if (!frame.number(FLASH("f"), 255, page) || !frame.number(FLASH("n"), most_read, count) || count == 0)
    return Code::bad_argument;
  uint8_t antenna;
  const Code opened = open(frame, antenna);
  if (opened != Code::ok) return opened;
  const Cards cards(antennas_.radio(antenna));
  uint8_t bytes[most_read];
  bool failed = false;
  for (uint8_t done = 0; done < count && !failed; done = static_cast<uint8_t>(done + read_bytes))
    failed = cards.read(static_cast<uint8_t>(page + done / page_bytes), bytes + done) != Radio::ok;
  cards.halt();
  if (failed) return Code::read_failed;
  answer.ok().hex(FLASH("d"), bytes, count);
  return Code::ok;
}

Code Commands::read_ndef(const FrameReader& frame, Answer& answer) {
  uint32_t from = 0;
  if (frame.has(FLASH("o")) && !frame.number(FLASH("o"), from)) return Code::bad_argument;
  uint8_t antenna;
  const Code opened = open(frame, antenna);
  if (opened != Code::ok) return opened;
  const Cards cards(antennas_.radio(antenna));
  UserMemory memory(cards);
  uint16_t start = 0;
  uint16_t length = 0;
  if (memory.begin()) find_message(memory, start, length);
  uint8_t bytes[most_ndef];
  uint8_t count = 0;
  while (count < most_ndef && from + count < length) {
    bytes[count] = memory.at(static_cast<uint16_t>(start + from + count));
    count++;
  }
  cards.halt();
  if (memory.failed()) return Code::read_failed;
  FrameWriter& out = answer.ok();
  out.number(FLASH("len"), length);
  out.hex(FLASH("d"), bytes, count);
  return Code::ok;
}

Code Commands::write(const FrameReader& frame, uint32_t now) {
  uint8_t page;
  uint8_t bytes[page_bytes];
  if (settings_[Setting::write] == 0) return Code::not_supported;
  if (!unlocked_ || now - unlocked_at_ >= unlocked_ms) return Code::locked;
  if (!frame.number(FLASH("f"), 255, page) || !frame.bytes(FLASH("d"), bytes, page_bytes)) return Code::bad_argument;
  if (page < first_user_page) return Code::write_protected;
  uint8_t antenna;
  const Code opened = open(frame, antenna);
  if (opened != Code::ok) return opened;
  const Cards cards(antennas_.radio(antenna));
  UserMemory memory(cards);
  Code code = Code::ok;
  if (!memory.begin()) {
    code = Code::read_failed;
  } else if (page >= first_user_page + memory.size() / page_bytes) {
    // Behind the user memory are lock bits and passwords, which can spoil a card for good (NTAG 8.5).
    code = Code::write_protected;
  } else {
    bool allowed = true;
    uint8_t now_there[read_bytes];
    const bool written = cards.write(page, bytes, allowed) == Radio::ok;
    const bool right = written && cards.read(page, now_there) == Radio::ok && memcmp(now_there, bytes, page_bytes) == 0;
    if (!right) code = allowed ? Code::write_failed : Code::write_protected;
  }
  cards.halt();
  return code;
}

}  // namespace ttr
