#pragma once
#include "codes.hpp"
#include "frame_writer.hpp"

namespace ttr {

/** The answer to one command. Handlers may add values to an OK; without any, an OK or ERR is made of their code. */
class Answer {
 public:
  Answer(Line& line, uint32_t i) : line_(line), writer_(line), i_(i) {}

  /** Begins an OK, for values to be added to. */
  FrameWriter& ok() {
    begin(FLASH("OK"));
    return writer_;
  }
  /** An ERR is about this antenna. */
  void about(uint8_t antenna) { antenna_ = antenna; }

  void end(Code code) {
    if (code != Code::ok) {
      begun_ = false;
      begin(FLASH("ERR"));
      writer_.number(FLASH("c"), static_cast<uint8_t>(code));
      if (antenna_ != none) writer_.number(FLASH("a"), antenna_);
    } else if (!begun_) {
      ok();
    }
    writer_.end();
  }

 private:
  static constexpr uint8_t none = 0xFF;

  void begin(FlashText verb) {
    writer_ = FrameWriter(line_);
    writer_.begin(verb);
    writer_.number(FLASH("i"), i_);
    begun_ = true;
  }

  Line& line_;
  FrameWriter writer_;
  uint32_t i_;
  uint8_t antenna_ = none;
  bool begun_ = false;
};

}  // namespace ttr
