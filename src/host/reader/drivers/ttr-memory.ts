/** A card's memory by the commands NDEF, READ and WRITE of our firmware (PROTOCOL.md, "Commands"). */
import type { Answer } from '../../../../firmware-protocol/ttr/messages.ts';
import type { FromMemory, Lying, MemoryFault, TagMemory } from '../memory.ts';

type Ask = (verb: string, args: Readonly<Record<string, string | number>>) => Promise<Answer | null>;

const PAGE = 4;
const FIRST_USER_PAGE = 4;
/** Enough to see the blocks that a maker puts before the message. */
const HEAD_BYTES = 16;
// Blocks of a Type 2 tag: lock bits and reserved memory come first and must stay.
const NULL_BLOCK = 0x00;
const MAKERS_BLOCKS = [0x01, 0x02];
const MESSAGE_BLOCK = 0x03;
const END = 0xfe;

const faults: Readonly<Record<number, MemoryFault>> = {
  20: 'gone',
  21: 'gone',
  24: 'protected',
  25: 'no-memory',
  26: 'several',
  40: 'locked',
  41: 'locked',
};

export class TtrMemory implements TagMemory {
  #ask: Ask;

  /** @param ask sends a command; null when no answer came */
  constructor(ask: Ask) {
    this.#ask = ask;
  }

  async read(card: Lying): Promise<FromMemory> {
    const bytes: number[] = [];
    for (let length = 1; bytes.length < length; ) {
      const answer = await this.#ask('NDEF', { ...at(card), o: bytes.length });
      const why = faultOf(answer);
      if (why) return { ok: false, why };
      const more = fromHex(answer?.values.get('d'));
      length = Number(answer?.values.get('len') ?? 0);
      if (more.length === 0 && bytes.length < length) return { ok: false, why: 'failed' };
      bytes.push(...more);
    }
    return { ok: true, message: Uint8Array.from(bytes) };
  }

  /** The reader's lock is open for this one card only. */
  async write(card: Lying, message: Uint8Array): Promise<MemoryFault | null> {
    const opened = faultOf(await this.#ask('CFG', { k: 'write', v: 1 })) ?? faultOf(await this.#ask('UNLOCK', {}));
    const why = opened ?? (await this.#lay(card, message));
    await this.#ask('CFG', { k: 'write', v: 0 });
    return why;
  }

  async #lay(card: Lying, message: Uint8Array): Promise<MemoryFault | null> {
    const answer = await this.#ask('READ', { ...at(card), f: FIRST_USER_PAGE, n: HEAD_BYTES });
    const why = faultOf(answer);
    if (why) return why;
    const head = fromHex(answer?.values.get('d'));
    const start = startOf(head);
    const kept = head.slice(0, start);
    // Emptied first and measured last: what is torn in between is no message at all.
    const lengthPage = Math.floor((start + 1) / PAGE);
    const empty = pagesOf([...kept, MESSAGE_BLOCK, 0, END]).slice(0, lengthPage + 1);
    const full = pagesOf([...kept, MESSAGE_BLOCK, message.length, ...message, END]);
    const untouched = Math.floor(start / PAGE);
    const order = [
      ...empty.map((bytes, page) => ({ page, bytes })).slice(untouched),
      ...full.map((bytes, page) => ({ page, bytes })).slice(lengthPage + 1),
      { page: lengthPage, bytes: full[lengthPage] as number[] },
    ];
    for (const { page, bytes } of order) {
      const fault = faultOf(await this.#ask('WRITE', { ...at(card), f: FIRST_USER_PAGE + page, d: toHex(bytes) }));
      if (fault) return fault;
    }
    return null;
  }
}

const at = ({ uid, reader }: Lying) => ({ a: reader, u: uid });

function faultOf(answer: Answer | null): MemoryFault | null {
  if (answer === null) return 'silent';
  return answer.code === null ? null : (faults[answer.code] ?? 'failed');
}

/** Where the message may begin: behind what the maker of the card has put there. */
function startOf(head: readonly number[]): number {
  let at = 0;
  while (at < head.length) {
    if (head[at] === NULL_BLOCK) at += 1;
    else if (MAKERS_BLOCKS.includes(head[at] as number)) at += 2 + (head[at + 1] ?? 0);
    else return at;
  }
  return 0;
}

function pagesOf(bytes: readonly number[]): number[][] {
  const pages: number[][] = [];
  for (let from = 0; from < bytes.length; from += PAGE)
    pages.push(Array.from({ length: PAGE }, (_, i) => bytes[from + i] ?? 0));
  return pages;
}

const toHex = (bytes: readonly number[]): string =>
  bytes.map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join('');
const fromHex = (hex = ''): number[] => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
