#pragma once
// ISO/IEC 14443-3 type A cards in the field of one antenna (cited as ISO), and the pages of NTAG21x and MIFARE
// Ultralight (NTAG213/215/216 data sheet rev. 3.2, cited as NTAG).
//
// A card that was met is sent to HALT, where it only hears WUPA. So REQA finds none but new ones, and a known card is
// selected by its UID: no field is ever switched off, which would make phones take another random UID.
#include "rc522.hpp"
#include "uid.hpp"

namespace ttr {

/** SAK, select acknowledge: what kind of card it is (ISO 6.5.3.4). */
constexpr uint8_t sak_more = 0x04;
constexpr uint8_t sak_classic = 0x08;

constexpr uint8_t page_bytes = 4;
/** READ always gives four pages. */
constexpr uint8_t read_bytes = 16;

class Cards {
 public:
  explicit Cards(const Rc522& radio) : radio_(radio) {}

  /** Meets a card that is new in the field and leaves it selected. */
  Radio find_new(Uid& uid) const;
  /** Selects a card that was met before. */
  Radio select(const Uid& uid, uint8_t& sak) const;
  /** Sends the selected card to HALT. */
  void halt() const;

  // With the card selected.
  /** Reads four pages, 16 bytes (NTAG 10.2). */
  Radio read(uint8_t page, uint8_t* out) const;
  /** Writes a page of four bytes (NTAG 10.4). False in `allowed` when the card says that it may not be. */
  Radio write(uint8_t page, const uint8_t* bytes, bool& allowed) const;

 private:
  Radio call(uint8_t command) const;
  Radio anticollision(uint8_t level, uint8_t* frame) const;
  Radio select_level(uint8_t* frame, uint8_t& sak) const;
  /** Sends `count` bytes behind which there is room for a CRC, and receives an answer with its CRC checked and cut off. */
  Radio talk(uint8_t* frame, uint8_t count, uint8_t* answer, uint8_t answer_count, uint16_t patience) const;

  const Rc522& radio_;
};

}  // namespace ttr
