import type { PortInfo } from './port.ts';

/**
 * Where a reader is. It was chosen by a path, but a USB device that is plugged in again may come back under another:
 * it is known by its serial number, and one without by the id in its HELLO. A path only says where to look first.
 */
export class Whereabouts {
  /** Where it was chosen, or greeted last. */
  #chosen: string;
  #path: string;
  #serialNumber: string | null = null;
  #make: string | null = null;
  /** The id that the device at the chosen path greeted with last. */
  #device: string | null = null;
  /** Paths of the same make whose HELLO was another's. */
  #strangers = new Set<string>();

  constructor(chosen: string) {
    this.#chosen = chosen;
    this.#path = chosen;
  }

  /** What to open. */
  get path(): string {
    return this.#path;
  }

  /** `path` was opened; `ports` is what the system lists. */
  opened(path: string, ports: readonly PortInfo[]): void {
    const port = ports.find((one) => one.path === path || one.device === path);
    this.#serialNumber ??= port?.serialNumber ?? null;
    this.#make ??= port?.make ?? null;
  }

  /** The device said who it is. False when it was looked for elsewhere and this is another: leave it alone. */
  greeted(device: string): boolean {
    if (this.#path === this.#chosen || this.#device === null || this.#serialNumber !== null) this.#device = device;
    if (this.#device === device) {
      this.#chosen = this.#path;
      return true;
    }
    this.#strangers.add(this.#path);
    this.#path = this.#chosen;
    return false;
  }

  /** It is gone, or was not found: where to look next, given what the system lists now. */
  look(ports: readonly PortInfo[]): void {
    const isThere = (path: string) => ports.some((port) => port.path === path || port.device === path);
    for (const path of this.#strangers) if (!isThere(path)) this.#strangers.delete(path);
    if (this.#serialNumber !== null) {
      const found = ports.find(({ serialNumber }) => serialNumber === this.#serialNumber);
      if (found) this.#path = found.path;
      return;
    }
    if (isThere(this.#chosen) && !this.#strangers.has(this.#chosen)) this.#path = this.#chosen;
    if (isThere(this.#path)) return;
    const alike = ports.filter(({ make, path }) => make !== null && make === this.#make && !this.#strangers.has(path));
    // One that says no id can only be told by being the only one of its make.
    const candidate = this.#device !== null || alike.length === 1 ? alike[0] : undefined;
    this.#path = candidate?.path ?? this.#chosen;
  }
}
