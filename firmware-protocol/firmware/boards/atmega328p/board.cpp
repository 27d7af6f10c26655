// ATmega328P at 16 MHz: clock, watchdog, SPI, EEPROM, lamps, buzzer (data sheet DS40002061B, cited as DS).
#include "board.hpp"

#include <avr/boot.h>
#include <avr/interrupt.h>
#include <avr/io.h>
#include <avr/sleep.h>
#include <avr/wdt.h>
#include <util/atomic.h>
#include <util/delay.h>

#include "../../core/board.hpp"
#include "../../core/crc16.hpp"
#include "../../core/presence.hpp"
#include "../../core/retained.hpp"
#include "pins.hpp"

namespace ttr {
Retained retained __attribute__((section(".noinit")));
}

/** First byte behind all variables, by the linker; from there to the stack nothing was ever written. */
extern uint8_t __heap_start;

namespace {

constexpr uint8_t tick_ms = 2;
volatile uint32_t milliseconds;

/** Begins the program anew without the boot loader, whose older versions never get past a watchdog reset. */
[[noreturn]] void start_over() {
  cli();
  asm volatile("jmp 0");
  __builtin_unreachable();
}

}  // namespace

ISR(TIMER0_COMPA_vect) { milliseconds += tick_ms; }

/** DS 10.8.2: the first time-out interrupts; if even that is not served, the second one resets. */
ISR(WDT_vect) { start_over(); }

namespace board {

void start() {
  MCUSR = 0;
  wdt_disable();
  set_sleep_mode(SLEEP_MODE_IDLE);

  for (uint8_t antenna = 0; antenna < ttr::most_antennas; antenna++) {
    pins::select(antenna).high();
    pins::select(antenna).output();
    pins::green(antenna).output();
    pins::red(antenna).output();
  }
  pins::radio_reset().high();
  pins::radio_reset().output();
  pins::buzzer().low();
  pins::buzzer().output();
  pins::mosi().output();
  pins::clock().output();
  pins::miso().high();
  // DS 18.5.1: master, mode 0, 4 MHz.
  SPCR = _BV(SPE) | _BV(MSTR);

  // DS 14.7.2: timer 0 counts to 124 at 62.5 kHz.
  milliseconds = 0;
  TCCR0A = _BV(WGM01);
  OCR0A = 124;
  TIMSK0 = _BV(OCIE0A);
  TCCR0B = _BV(CS02);

  start_serial();
  // DS 10.9.2: change enabled for four cycles; then interrupt, reset, two seconds.
  WDTCSR = _BV(WDCE) | _BV(WDE);
  WDTCSR = _BV(WDIE) | _BV(WDE) | _BV(WDP2) | _BV(WDP1) | _BV(WDP0);
  sei();
}

uint32_t now() {
  uint32_t copy = 0;
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) { copy = milliseconds; }
  return copy;
}

void feed_watchdog() { wdt_reset(); }

void restart() {
  finish_sending();
  start_over();
}

void rest() { sleep_mode(); }

/** What RAM holds at power-up differs from chip to chip, and so does the serial number in the signature row. */
uint32_t entropy() {
  ttr::Crc16 halves[2];
  uint8_t which = 0;
  const uint8_t* const stack = reinterpret_cast<const uint8_t*>(SP);
  for (const uint8_t* byte = &__heap_start; byte < stack; byte++) halves[which ^= 1].add(*byte);
  for (uint8_t address = 0x0E; address <= 0x17; address++) halves[address & 1].add(boot_signature_byte_get(address));
  return (static_cast<uint32_t>(halves[0].sum()) << 16) | halves[1].sum();
}

void select(uint8_t antenna) { pins::select(antenna).low(); }
void deselect(uint8_t antenna) { pins::select(antenna).high(); }

uint8_t transfer(uint8_t byte) {
  SPDR = byte;
  while ((SPSR & _BV(SPIF)) == 0) {
  }
  return SPDR;
}

void reset_radios() {
  pins::radio_reset().low();
  _delay_us(10);
  pins::radio_reset().high();
  _delay_ms(2);
}

bool storage_ready() { return (EECR & _BV(EEPE)) == 0; }

uint8_t stored(uint16_t address) {
  EEAR = address;
  EECR |= _BV(EERE);
  return EEDR;
}

void store(uint16_t address, uint8_t value) {
  EEAR = address;
  EEDR = value;
  // DS 8.6.3: EEPE within four cycles of EEMPE.
  ATOMIC_BLOCK(ATOMIC_RESTORESTATE) {
    EECR |= _BV(EEMPE);
    EECR |= _BV(EEPE);
  }
}

void lamp(uint8_t antenna, Colour colour) {
  pins::green(antenna).set(colour == Colour::green || colour == Colour::amber);
  pins::red(antenna).set(colour == Colour::red || colour == Colour::amber);
}

void tone(uint16_t hertz) {
  if (hertz == 0) {
    TCCR1A = 0;
    TCCR1B = 0;
    pins::buzzer().low();
    return;
  }
  // DS 15.9.2: timer 1 clears on compare, toggles D9, and counts at 2 MHz.
  OCR1A = static_cast<uint16_t>(F_CPU / 16 / hertz - 1);
  TCNT1 = 0;
  TCCR1A = _BV(COM1A0);
  TCCR1B = _BV(WGM12) | _BV(CS11);
}

}  // namespace board
