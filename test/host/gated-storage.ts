import { type SaveFile, StorageError, type StorageErrorCode } from '../../src/host/storage.ts';
import { MemoryStorage } from '../../src/sim/memory-storage.ts';

/** A disk that can be slow, or full. */
export class GatedStorage extends MemoryStorage {
  refuses: StorageErrorCode | null = null;
  private gate: Promise<void> | null = null;
  private openGate = () => {};

  /** Lines wait from now on, until `release`. */
  hold(): void {
    this.gate = new Promise((resolve) => {
      this.openGate = resolve;
    });
  }
  release(): void {
    this.gate = null;
    this.openGate();
  }

  override async create(id: string): Promise<SaveFile> {
    return this.gated(await super.create(id));
  }
  override async open(id: string): Promise<{ text: string; file: SaveFile }> {
    const { text, file } = await super.open(id);
    return { text, file: this.gated(file) };
  }

  /** Lines of the only night. */
  get lines(): string[] {
    return [...this.nights.values()].flatMap((text) => text.split('\n').slice(0, -1));
  }

  private gated(file: SaveFile): SaveFile {
    return {
      ...file,
      append: async (line) => {
        await this.gate;
        if (this.refuses) throw new StorageError(this.refuses, 'the disk refuses');
        await file.append(line);
      },
    };
  }
}
