/** Where nights, cards and settings are kept: what the host asks of it. src/node/save-folder.ts is the one on disk. */

/** `no-permission` to read or write, `disk-full`, `gone` (the folder or the disk vanished), or whatever else there is. */
export type StorageErrorCode = 'no-permission' | 'disk-full' | 'gone' | 'other';

/** The only error that a Storage or a SaveFile throws. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageErrorCode;
  constructor(code: StorageErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** What the list of nights reads of each: the first line, with all names, house rules and round cards typed in. */
export const HEAD_BYTES = 32_768;

/** A night as the list of nights knows it. */
export interface NightHead {
  readonly id: string;
  /** The first `HEAD_BYTES` of the file as text; the last line may be cut, and the file may not be a save at all. */
  readonly head: string;
  /** When it was last written to, in milliseconds since 1970. */
  readonly at: number;
}

/** A night that is open for writing. Calls are carried out in the order in which they were made. */
export interface SaveFile {
  /**
   * Adds `line`, which holds no line feed, and a line feed. Resolved means that a crash or a power cut cannot take it
   * away; rejected means that nothing of it is in the file, as far as the disk still lets us see to that.
   */
  append(line: string): Promise<void>;
  /** Cuts the file to its first `bytes` bytes (UTF-8 bytes, not characters): the torn tail of a crash goes this way. */
  truncate(bytes: number): Promise<void>;
  close(): Promise<void>;
}

/** Ids and names are letters, digits, dots, dashes and underscores, and begin with a letter or digit; any other is refused with `other`. */
export interface Storage {
  /** Where all is kept, for messages. */
  readonly folder: string;
  /** Every night there is, the latest first. */
  list(): Promise<NightHead[]>;
  /** A new and empty night; fails with `other` when there is one of that id. */
  create(id: string): Promise<SaveFile>;
  /** The whole text of a night, and the file to add to; fails with `gone` when there is none of that id. */
  open(id: string): Promise<{ text: string; file: SaveFile }>;
  /** The value last written under `name`, or undefined when there is none; fails with `other` when it is not JSON. */
  readJson(name: string): Promise<unknown>;
  /** Keeps `value` under `name`. After a crash either the old value is there or the new, never half of one. */
  writeJson(name: string, value: unknown): Promise<void>;
}
