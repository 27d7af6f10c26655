/** A host whose tables have the twelve command tags, and people who tap and touch nothing. */
import { virtualTags, virtualUid } from '../../src/sim/virtual-deck.ts';
import { COMMANDS, commandTags } from '../../src/table/command-tags.ts';
import { mergeTags } from '../../src/table/exchange.ts';
import type { Tags } from '../../src/table/tags.ts';
import { type HostRig, hostRig } from './host-rig.ts';

const names: readonly string[] = commandTags;

export const uidOfCommand = (command: string): string => {
  const at = names.indexOf(command);
  return `04C0FFEE0${at.toString(16).toUpperCase()}`.padEnd(14, '0');
};

export const tagsWithCommands: Tags = mergeTags(
  virtualTags,
  Object.fromEntries(commandTags.map((card) => [uidOfCommand(card), { who: COMMANDS, card, copy: 1 }])),
).tags;

export interface HandsRig extends HostRig {
  /** Taps command tags, or cards as `belle` (the first Move) or `belle shoot 2`. */
  taps(...what: string[]): Promise<void>;
  /** Taps what the screen says a choice takes. */
  choice(key: string): Promise<void>;
  lamp(): string | undefined;
}

export async function handsRig(): Promise<HandsRig> {
  const rig = await hostRig({ tags: tagsWithCommands });
  await rig.send({ do: 'reader', source: 'sim' });
  await rig.clock.advance(2000);
  const uid = (what: string) => {
    const [who = '', card = 'move', copy = '1'] = what.split(' ');
    return names.includes(what) ? uidOfCommand(what) : virtualUid(who, card, Number(copy));
  };
  const taps = async (...all: string[]) => {
    for (const what of all) await rig.tap(uid(what));
  };
  return {
    ...rig,
    taps,
    choice: (key) => taps(...(rig.view().hands?.tags[key] ?? [])),
    lamp: () => rig.reader.device.lamps.get(0),
  };
}
