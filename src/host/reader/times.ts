/** How long the reader link waits for what, in milliseconds. A board that is reset by our opening is deaf for up to three seconds. */
export interface LinkTimes {
  /** Before a port is tried again; doubled with each try, up to the last. */
  readonly firstRetry: number;
  readonly lastRetry: number;
  /** A port that goes within this time of opening was taken away, not pulled out. */
  readonly vanish: number;
  /** Closing a serial port, or asking what there is, can hang for ever; we do not. */
  readonly close: number;
  /** For our firmware to answer, before the port counts as silent. */
  readonly greeting: number;
  /** Between two greetings. */
  readonly ask: number;
  /** Between two looks whether the device is still plugged in. */
  readonly look: number;
  /** After bytes came, a look out of turn: on Linux a device that went right behind them makes serialport spin. */
  readonly lookAfterData: number;
  /** Without a frame: a ping is sent, people are told, the port is opened anew. */
  readonly ping: number;
  readonly quiet: number;
  readonly dead: number;
  /** For the answer to a command, each of three times. */
  readonly answer: number;
}

export const linkTimes: LinkTimes = {
  firstRetry: 250,
  lastRetry: 2000,
  vanish: 2000,
  close: 1000,
  greeting: 3000,
  ask: 400,
  look: 1000,
  lookAfterData: 50,
  ping: 2000,
  quiet: 3000,
  dead: 6000,
  answer: 300,
};

/** All of them shorter by the same factor, for tests on real ports. */
export function shortened(by: number, times: LinkTimes = linkTimes): LinkTimes {
  return Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, ms / by])) as unknown as LinkTimes;
}
