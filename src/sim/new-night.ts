/** People sit down: they go through the set-up screen, begin the night and lay out a virtual table. */
import { houseRules } from '../rules/house/index.ts';
import { agreed } from '../table/set-up.ts';
import type { Way } from '../table/ways.ts';
import { type Hands, Room } from './people/room.ts';
import { Sitting } from './people/sitting.ts';
import type { Random } from './random.ts';
import { type Fixed, Steering } from './steering.ts';
import { virtualUid } from './virtual-deck.ts';
import { VirtualTable } from './virtual-table.ts';

/** A night with nothing but the manual: every house rule at its default, cards tapped as they are laid. */
export const plain: Fixed = {
  expert: false,
  taps: 'scheming',
  house: Object.fromEntries(houseRules.map(({ id, options }) => [id, options[0]])),
};

export interface Evening {
  readonly hands: Hands;
  readonly random: Random;
  readonly way: Pick<Way, 'mode' | 'players'>;
  /** What was used on the nights before. */
  readonly steering?: Steering;
  readonly fixed?: Fixed;
  /** One act in so many is a fault; 0 for people who make none. */
  readonly faultOnceIn: number;
}

/** Begins a night. Throws when the host does not, or when the table as it was laid is not as the screen has it. */
export async function beginNight(evening: Evening): Promise<Sitting> {
  const { hands, random, way, steering = new Steering(), fixed = {}, faultOnceIn } = evening;
  const { draft, temper, wish } = steering.plan(random, way, fixed);
  for (const command of [{ do: 'go', to: 'setup' }, { do: 'draft', draft }, { do: 'start-night' }] as const) {
    const reply = await hands.send(command);
    if (!reply.ok) throw new Error(`the night does not begin: ${reply.code} ${JSON.stringify(reply.with)}`);
  }
  const table = new VirtualTable(agreed(draft), random);
  const room = new Room({ hands, random, table, uidOf: ({ who, card, copy }) => virtualUid(who, card, copy) });
  const sitting = new Sitting(
    room,
    {
      temper,
      roundCard: (options, typing) => steering.roundCard(random, options, typing),
      goal: (keys, isReached) => steering.goal(random, keys, wish, isReached),
    },
    faultOnceIn,
  );
  sitting.begin();
  return sitting;
}
