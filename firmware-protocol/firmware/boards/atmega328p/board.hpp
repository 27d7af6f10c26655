#pragma once
// What the parts of this board need of each other, beyond core/board.hpp.

namespace board {

/** Starts clock, serial line, SPI and pins. Interrupts are off before and on after. */
void start();
void start_serial();
/** Waits until all that was given to send() has left. */
void finish_sending();
/** Sleeps until the next interrupt, at most 2 ms. */
void rest();

}  // namespace board
