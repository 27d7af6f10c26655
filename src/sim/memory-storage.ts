/** A storage without a disk, for simulated nights and tests of what lies above it. */
import { HEAD_BYTES, type NightHead, type SaveFile, type Storage, StorageError } from '../host/storage.ts';

export class MemoryStorage implements Storage {
  readonly folder = 'memory';
  readonly nights = new Map<string, string>();
  readonly files = new Map<string, string>();

  async list(): Promise<NightHead[]> {
    return [...this.nights].map(([id, text]) => ({ id, head: text.slice(0, HEAD_BYTES), at: 0 }));
  }

  async create(id: string): Promise<SaveFile> {
    if (this.nights.has(id)) throw new StorageError('other', `${id} is there already`);
    this.nights.set(id, '');
    return this.file(id);
  }

  async open(id: string): Promise<{ text: string; file: SaveFile }> {
    const text = this.nights.get(id);
    if (text === undefined) throw new StorageError('gone', `${id} is not there`);
    return { text, file: this.file(id) };
  }

  async readJson(name: string): Promise<unknown> {
    const text = this.files.get(name);
    return text === undefined ? undefined : JSON.parse(text);
  }

  async writeJson(name: string, value: unknown): Promise<void> {
    this.files.set(name, JSON.stringify(value));
  }

  private file(id: string): SaveFile {
    return {
      append: async (line) => void this.nights.set(id, `${this.nights.get(id) ?? ''}${line}\n`),
      truncate: async (bytes) => void this.nights.set(id, (this.nights.get(id) ?? '').slice(0, bytes)),
      close: async () => undefined,
    };
  }
}
