import { Command, InvalidArgumentError, Option } from 'commander';
import { defaultDataFolder } from './data-folder.ts';

/** What `npm start` was told after `--`; the same for Electron and for the Node host. */
export interface StartOptions {
  /** Open nothing. */
  readonly headless: boolean;
  /** 0: any free port. Undefined when not given. */
  readonly port: number | undefined;
  readonly dataDir: string;
  /** A device path, `sim`, or `none`; null when not given: the one of last time. */
  readonly reader: string | null;
  readonly demo: boolean;
  /** Undefined: another night each time. */
  readonly demoSeed: number | undefined;
}

/** `args` without the program's own name. What commander has to say (help, an unknown option) it says itself, and exits: with 0, or with 2. */
export function readStartOptions(args: readonly string[]): StartOptions {
  const program = startProgram();
  program.parse(args, { from: 'user' });
  return asOptions(program);
}

/** Electron's arguments have Chromium's switches among them, so here unknown ones are let pass. */
export function readElectronOptions(args: readonly string[]): StartOptions {
  const program = startProgram().allowUnknownOption().allowExcessArguments();
  program.parse(args, { from: 'user' });
  return asOptions(program);
}

function startProgram(): Command {
  return new Command('npm start --')
    .description('Starts Caboose.')
    .option('--headless', 'open no window and no browser, only print the address', false)
    .option('--port <number>', 'the port for browsers on this machine; 0: any free one', readPort)
    .option('--data <folder>', 'where nights and cards are kept', defaultDataFolder())
    .option('--reader <path>', 'the card reader: a device path, a recording, "sim" or "none"')
    .option('--demo', 'let a simulated night play itself', false)
    .addOption(new Option('--demo-seed <number>', 'the same seed gives the same night').argParser(Number).hideHelp())
    .exitOverride((end) => process.exit(end.exitCode === 0 ? 0 : 2));
}

function asOptions(program: Command): StartOptions {
  const given = program.opts<{
    headless: boolean;
    port?: number;
    data: string;
    reader?: string;
    demo: boolean;
    demoSeed?: number;
  }>();
  return {
    headless: given.headless,
    port: given.port,
    dataDir: given.data,
    reader: given.reader ?? null,
    demo: given.demo,
    demoSeed: given.demoSeed,
  };
}

function readPort(text: string): number {
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65_535) return port;
  throw new InvalidArgumentError('A port is a number from 0 to 65535.');
}
