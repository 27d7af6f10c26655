import type { FileHandle } from 'node:fs/promises';
import { type SaveFile, StorageError } from '../host/storage.ts';
import { asStorageError } from './storage-errors.ts';

const lineFeed = 0x0a;

/** A SaveFile on an open file of which `content` is all there is. The handle is its own from then on. */
export class NightFile implements SaveFile {
  readonly #handle: FileHandle;
  /** How far the file is known to be good, in bytes. */
  #size: number;
  /** The last line has no end: the next one must not be glued to it. */
  #torn: boolean;
  /** The work that was asked for last: what comes after waits for it. */
  #last: Promise<unknown> = Promise.resolve();

  constructor(handle: FileHandle, content: Uint8Array) {
    this.#handle = handle;
    this.#size = content.length;
    this.#torn = content.length > 0 && content.at(-1) !== lineFeed;
  }

  append(line: string): Promise<void> {
    return this.#inTurn(async () => {
      const bytes = Buffer.from(`${this.#torn ? '\n' : ''}${line}\n`);
      try {
        await this.#stillThere();
        await this.#write(bytes);
        await this.#handle.datasync();
      } catch (error) {
        // Half a line may be there by now. On a full disk this works, since it only gives space back.
        await this.#handle.truncate(this.#size).catch(() => {});
        throw error;
      }
      this.#size += bytes.length;
      this.#torn = false;
    });
  }

  truncate(bytes: number): Promise<void> {
    return this.#inTurn(async () => {
      if (bytes > this.#size) throw new StorageError('other', `cannot cut a file of ${this.#size} bytes to ${bytes}`);
      await this.#handle.truncate(bytes);
      await this.#handle.datasync();
      this.#size = bytes;
      this.#torn = false;
    });
  }

  close(): Promise<void> {
    return this.#inTurn(() => this.#handle.close());
  }

  /** A write may take only a part of the bytes, when a disk fills up or a signal comes. */
  async #write(bytes: Buffer): Promise<void> {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await this.#handle.write(bytes, done, bytes.length - done, this.#size + done);
      done += bytesWritten;
    }
  }

  /** A file that was deleted can still be written to, and nobody would ever find it again. */
  async #stillThere(): Promise<void> {
    const { nlink } = await this.#handle.stat();
    if (nlink === 0) throw new StorageError('gone', 'the file was deleted');
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work).catch((error: unknown) => {
      throw asStorageError(error);
    });
    this.#last = result.catch(() => {});
    return result;
  }
}
