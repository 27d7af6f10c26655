#pragma once
// Which pin does what on an Arduino Uno or Nano; README.md has the drawing.
#include <avr/io.h>

namespace pins {

/** A pin of a port, driven as an output. */
struct Pin {
  volatile uint8_t* port;
  uint8_t mask;

  void output() const { *(port - 1) |= mask; }
  void high() const { *port |= mask; }
  void low() const { *port &= static_cast<uint8_t>(~mask); }
  void set(bool level) const { level ? high() : low(); }
};

/** Chip select of the antenna: D10, D8, D7, D6. */
inline Pin select(uint8_t antenna) {
  switch (antenna) {
    case 0: return {&PORTB, _BV(PB2)};
    case 1: return {&PORTB, _BV(PB0)};
    case 2: return {&PORTD, _BV(PD7)};
    default: return {&PORTD, _BV(PD6)};
  }
}

/** Green half of the antenna's lamp: D2, D4, A0, A2. The red half is the next pin: D3, D5, A1, A3. */
inline Pin green(uint8_t antenna) {
  switch (antenna) {
    case 0: return {&PORTD, _BV(PD2)};
    case 1: return {&PORTD, _BV(PD4)};
    case 2: return {&PORTC, _BV(PC0)};
    default: return {&PORTC, _BV(PC2)};
  }
}

inline Pin red(uint8_t antenna) {
  const Pin pin = green(antenna);
  return {pin.port, static_cast<uint8_t>(pin.mask << 1)};
}

/** A5: reset line of all chips. */
inline Pin radio_reset() { return {&PORTC, _BV(PC5)}; }

/** D9: the buzzer, at output compare A of timer 1. */
inline Pin buzzer() { return {&PORTB, _BV(PB1)}; }

/** D11 and D13: SPI data and clock. */
inline Pin mosi() { return {&PORTB, _BV(PB3)}; }
inline Pin clock() { return {&PORTB, _BV(PB5)}; }
/** D12: SPI data from the chips; pulled up, so that an antenna that is not there reads as FF. */
inline Pin miso() { return {&PORTB, _BV(PB4)}; }

}  // namespace pins
