/** Two machines of our own: network namespaces of this one, with a cable between them that can be pulled. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const run = (...args: string[]) => spawnSync(args[0] ?? '', args.slice(1), { encoding: 'utf8' });
function must(...args: string[]): void {
  const { status, stderr } = run(...args);
  if (status !== 0) throw new Error(`${args.join(' ')}: ${stderr}`);
}

/** Why there can be no such machines here, or null. Whoever runs the tests must be root, on Linux, with iproute2. */
export function whyNoNetwork(): string | null {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return 'network namespaces need root on Linux';
  const name = `caboose-try-${process.pid}`;
  const made = run('ip', 'netns', 'add', name);
  if (made.status !== 0) return `this kernel makes no network namespaces: ${made.stderr || made.error}`;
  const pair = run('ip', '-n', name, 'link', 'add', 'here', 'type', 'veth', 'peer', 'name', 'there');
  run('ip', 'netns', 'del', name);
  return pair.status === 0 ? null : `this kernel has no veth: ${pair.stderr}`;
}

export class TwoMachines {
  /** The address of the table's machine. */
  readonly address = '10.77.0.1';
  readonly #table = `caboose-table-${process.pid}`;
  readonly #sofa = `caboose-sofa-${process.pid}`;

  constructor() {
    for (const name of [this.#table, this.#sofa]) must('ip', 'netns', 'add', name);
    must('ip', '-n', this.#table, 'link', 'add', 'cable', 'type', 'veth', 'peer', 'name', 'cable', 'netns', this.#sofa);
    for (const [name, address] of [
      [this.#table, this.address],
      [this.#sofa, '10.77.0.2'],
    ] as const) {
      must('ip', '-n', name, 'addr', 'add', `${address}/24`, 'dev', 'cable');
      must('ip', '-n', name, 'link', 'set', 'lo', 'up');
      must('ip', '-n', name, 'link', 'set', 'cable', 'up');
    }
  }

  /** Pulls the cable at the sofa, or plugs it in. */
  cable(state: 'up' | 'down'): void {
    must('ip', '-n', this.#sofa, 'link', 'set', 'cable', state);
  }

  /** A program that runs `program` there, with whatever arguments it is given. */
  at(machine: 'table' | 'sofa', program: string, folder: string): string {
    const name = machine === 'table' ? this.#table : this.#sofa;
    const path = join(mkdtempSync(join(folder, 'at-')), 'run');
    writeFileSync(path, `#!/bin/sh\nexec ip netns exec ${name} ${program} "$@"\n`, { mode: 0o755 });
    return path;
  }

  remove(): void {
    for (const name of [this.#table, this.#sofa]) run('ip', 'netns', 'del', name);
  }
}
