/**
 * An Arduino Uno in software: avr8js runs the very bytes that are flashed, instruction by instruction, in simulated
 * time. Wired as firmware-protocol/firmware/README.md draws it, with a radio chip model at each antenna.
 */
import {
  AVRClock,
  AVREEPROM,
  AVRIOPort,
  AVRSPI,
  AVRTimer,
  AVRUSART,
  AVRWatchdog,
  avrInstruction,
  CPU,
  clockConfig,
  type EEPROMBackend,
  eepromConfig,
  PinState,
  portBConfig,
  portCConfig,
  portDConfig,
  spiConfig,
  timer0Config,
  usart0Config,
  watchdogConfig,
} from 'avr8js';
import { Rc522Model } from './rc522.ts';

const HZ = 16_000_000;
export const CYCLES_PER_MS = HZ / 1000;
const RAM_START = 0x100;
const RAM_BYTES = 2048;
const EEPROM_BYTES = 1024;
/** Erase and write of one byte: 3.6 ms. */
const EEPROM_WRITE_CYCLES = eepromConfig.eraseCycles + eepromConfig.writeCycles;
const SLEEP = 0x9588;
/** How far time jumps while the processor sleeps: 12.5 µs. */
const NAP_CYCLES = 200;
/** Registers of timer 1, which only makes the buzzer sound: read, not counted, for it would tick at 2 MHz. */
const TCCR1B = 0x81;

/**
 * SEI, RETI, and any write to the status register: the instruction behind it is carried out before an interrupt (DS
 * 7.7). The compiler counts on that where it moves the stack in two halves.
 */
const letsInterruptsIn = (instruction: number): boolean =>
  instruction === 0x9478 || instruction === 0x9518 || (instruction & 0xfe0f) === 0xbe0f;

type PortName = 'b' | 'c' | 'd';
type Pin = readonly [PortName, number];
const SELECT: readonly Pin[] = [
  ['b', 2],
  ['b', 0],
  ['d', 7],
  ['d', 6],
];
const GREEN: readonly Pin[] = [
  ['d', 2],
  ['d', 4],
  ['c', 0],
  ['c', 2],
];
const RED: readonly Pin[] = [
  ['d', 3],
  ['d', 5],
  ['c', 1],
  ['c', 3],
];
const RADIO_RESET: Pin = ['c', 5];

/** EEPROM that keeps its contents without power. A byte that is being written when the power goes can be anything. */
class Eeprom implements EEPROMBackend {
  readonly memory = new Uint8Array(EEPROM_BYTES).fill(0xff);
  last = { address: 0, at: Number.NEGATIVE_INFINITY };
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }
  readMemory(address: number): number {
    return this.memory[address] ?? 0xff;
  }
  eraseMemory(address: number): void {
    this.memory[address] = 0xff;
  }
  writeMemory(address: number, value: number): void {
    this.memory[address] = (this.memory[address] ?? 0xff) & value;
    this.last = { address, at: this.#now() };
  }
}

export interface AvrBoardOptions {
  /** Program memory. */
  readonly program: Uint16Array;
  /** A byte leaves the serial line. */
  onByte(byte: number): void;
  /** From 0 up to 1; seeded, so that a run can be repeated. */
  random(): number;
  /** How long the boot loader holds the board after power or reset, in milliseconds, deaf and mute. */
  readonly bootMs?: number;
}

export class AvrBoard {
  /** One for each antenna, from 0. */
  readonly radios: readonly Rc522Model[] = SELECT.map(() => new Rc522Model(() => this.cycles / 16));
  readonly #options: AvrBoardOptions;
  readonly #eeprom = new Eeprom(() => this.cycles);
  #cpu: CPU;
  #ports: Record<PortName, AVRIOPort>;
  #usart: AVRUSART;
  #asleep = false;
  /** Cycle at which the boot loader starts the program. */
  #bootedAt = 0;
  #incoming: number[] = [];
  #isStalled = false;
  #stalled: () => void = () => undefined;

  /** Power is on. */
  constructor(options: AvrBoardOptions) {
    this.#options = options;
    [this.#cpu, this.#ports, this.#usart] = this.#start(0);
    this.#randomizeRam();
  }

  /** Processor cycles since the very beginning, over resets and power cuts. */
  get cycles(): number {
    return this.#cpu?.cycles ?? 0;
  }

  /** What the EEPROM holds. */
  get eeprom(): Uint8Array {
    return this.#eeprom.memory;
  }

  get ram(): Uint8Array {
    return this.#cpu.data.subarray(RAM_START);
  }

  /** The reset line was pulled, as by DTR when a port is opened: RAM stays. */
  reset(): void {
    const ram = this.ram.slice();
    [this.#cpu, this.#ports, this.#usart] = this.#start(this.cycles);
    this.ram.set(ram);
  }

  /** Power goes and comes back: RAM is anything, the radio chips start anew. */
  cutPower(): void {
    const { address, at } = this.#eeprom.last;
    if (this.cycles - at < EEPROM_WRITE_CYCLES) this.eeprom[address] = this.#anyByte();
    [this.#cpu, this.#ports, this.#usart] = this.#start(this.cycles);
    this.#randomizeRam();
    for (const radio of this.radios) radio.reset();
  }

  /** Bytes come in on the serial line, one after the other at its speed. Lost while the boot loader runs. */
  send(bytes: Iterable<number>): void {
    if (this.cycles < this.#bootedAt) return;
    this.#incoming.push(...bytes);
    this.#pump();
  }

  run(cycles: number): void {
    const cpu = this.#cpu;
    const end = cpu.cycles + cycles;
    if (cpu.cycles < this.#bootedAt) cpu.cycles = Math.min(end, this.#bootedAt);
    const { program } = this.#options;
    while (cpu.cycles < end) {
      if (this.#asleep) {
        cpu.cycles += NAP_CYCLES;
        const { pc } = cpu;
        cpu.tick();
        // Only an interrupt moves it.
        this.#asleep = cpu.pc === pc;
        continue;
      }
      const instruction = program[cpu.pc] ?? 0;
      const isSleep = instruction === SLEEP;
      avrInstruction(cpu);
      if (letsInterruptsIn(instruction)) continue;
      const { pc } = cpu;
      cpu.tick();
      this.#asleep = isSleep && cpu.pc === pc;
    }
  }

  /** What the lamp of an antenna shows. */
  lamp(antenna: number): 'dark' | 'green' | 'red' | 'amber' {
    const green = this.#isHigh(GREEN[antenna]);
    const red = this.#isHigh(RED[antenna]);
    return green && red ? 'amber' : green ? 'green' : red ? 'red' : 'dark';
  }

  get buzzes(): boolean {
    return ((this.#cpu.data[TCCR1B] ?? 0) & 7) !== 0;
  }

  /** A byte on the SPI bus does not end until told otherwise: the program hangs. */
  stallSpi(isStalled: boolean): void {
    this.#isStalled = isStalled;
    if (!isStalled) this.#stalled();
  }

  #isHigh(pin: Pin | undefined): boolean {
    return pin !== undefined && this.#ports[pin[0]].pinState(pin[1]) === PinState.High;
  }

  #start(cycles: number): [CPU, Record<PortName, AVRIOPort>, AVRUSART] {
    const cpu = new CPU(this.#options.program, RAM_BYTES);
    cpu.cycles = cycles;
    this.#asleep = false;
    this.#bootedAt = cycles + (this.#options.bootMs ?? 0) * CYCLES_PER_MS;
    this.#incoming = [];
    new AVRTimer(cpu, timer0Config);
    new AVREEPROM(cpu, this.#eeprom, eepromConfig);
    new AVRWatchdog(cpu, watchdogConfig, new AVRClock(cpu, HZ, clockConfig));
    const ports = {
      b: new AVRIOPort(cpu, portBConfig),
      c: new AVRIOPort(cpu, portCConfig),
      d: new AVRIOPort(cpu, portDConfig),
    };
    for (const port of Object.values(ports)) port.addListener(() => this.#wires(ports));
    const spi = new AVRSPI(cpu, spiConfig, HZ);
    spi.onByte = (byte) => {
      const radio = this.radios.find((one) => one.isSelected);
      // Pulled up: nobody answers as FF.
      const answer = radio?.transfer(byte) ?? 0xff;
      const complete = () => spi.completeTransfer(answer);
      if (this.#isStalled) this.#stalled = complete;
      else cpu.addClockEvent(complete, spi.transferCycles);
    };
    const usart = new AVRUSART(cpu, usart0Config, HZ);
    usart.onByteTransmit = (byte) => this.#options.onByte(byte);
    usart.onRxComplete = () => this.#pump();
    return [cpu, ports, usart];
  }

  /** Chip selects and the reset line, as the pins stand. */
  #wires(ports: Record<PortName, AVRIOPort>): void {
    const isLow = ([port, bit]: Pin) => ports[port].pinState(bit) === PinState.Low;
    for (const [antenna, pin] of SELECT.entries()) {
      const radio = this.radios[antenna];
      if (radio && radio.isSelected !== isLow(pin)) radio.select(isLow(pin));
    }
    if (isLow(RADIO_RESET)) for (const radio of this.radios) radio.reset();
  }

  #pump(): void {
    const [byte] = this.#incoming;
    if (byte === undefined || this.#usart.rxBusy) return;
    if (!this.#usart.rxEnable) this.#incoming = [];
    else if (this.#usart.writeByte(byte)) this.#incoming.shift();
  }

  #randomizeRam(): void {
    for (let i = 0; i < this.ram.length; i++) this.ram[i] = this.#anyByte();
  }

  #anyByte(): number {
    return Math.floor(this.#options.random() * 256);
  }
}
