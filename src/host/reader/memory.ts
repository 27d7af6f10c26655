/** The memory of a card that lies on a reader: its NDEF message, for readers that reach it. */

export interface Lying {
  readonly uid: string;
  /** The antenna it lies on. */
  readonly reader: number;
}

/**
 * Why nothing came of it. `gone`: it does not lie there any more; `several`: others lie beside it; `no-memory`: a kind of
 * card without one that may be used; `protected`: it may only be read; `locked`: the reader does not let it be written;
 * `silent`: the reader gave no answer; `failed`: it was read or written wrongly, or is too small.
 */
export type MemoryFault = 'gone' | 'several' | 'no-memory' | 'protected' | 'locked' | 'silent' | 'failed';

export type FromMemory = { readonly ok: true; readonly message: Uint8Array } | { readonly ok: false; why: MemoryFault };

export interface TagMemory {
  /** Its NDEF message, of no bytes where there is none. */
  read(card: Lying): Promise<FromMemory>;
  /** Puts that message in place of the one there; null once it is written. One that was cut short leaves none. */
  write(card: Lying, message: Uint8Array): Promise<MemoryFault | null>;
}
