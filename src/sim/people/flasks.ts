/** How people answer what is asked of flasks: by what is really in them. */
import type { Who } from '../../messages/facts.ts';
import type { QuestionView } from '../../messages/view.ts';
import { looks } from '../../rules/engine/tokens.ts';
import { isFlask, UNKNOWN } from '../../rules/modules/whiskey/flasks.ts';
import { flaskKind } from '../virtual-table.ts';
import type { Room } from './room.ts';

/** The name under which its owner tells a flask that nobody else knows. */
const nameOf = (token: string): string => (looks(token) === UNKNOWN ? flaskKind(token) : token);

const flasksAt = ({ table }: Room, places: readonly string[]): string[] =>
  places
    .flatMap((place) => (table.places[place] ?? []).map((piece) => piece.token))
    .filter((token) => isFlask(looks(token)));

/** The key of an answer about a flask; undefined where any answer will do. */
export function flaskKey(room: Room, { about, asks, options, with: words }: QuestionView): string | undefined {
  const { random, table, night } = room;
  const hand = table.bandits.filter((who) => table.cards.playerOf(who) === asks[0]);
  switch (about) {
    case 'flask.which': {
      const offered = flasksAt(room, hand).filter((token) => options.some(({ key }) => key === nameOf(token)));
      return nameOf(random.pick(offered));
    }
    case 'flask.whose': {
      const holds = (who: Who) => flasksAt(room, [who]).some((token) => nameOf(token) === words.token);
      return options.map(({ key }) => key).find(holds);
    }
    case 'flask.kind': {
      const here = flasksAt(room, [night.train.pawns.marshal ?? '']);
      return flaskKind(here.find((token) => looks(token) === UNKNOWN) ?? 'flask');
    }
    default:
      return undefined;
  }
}
