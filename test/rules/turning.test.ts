import { describe, expect, test } from 'vitest';
import { putRight } from '../../src/rules/engine/correction.ts';
import type { Fact } from '../../src/rules/engine/facts.ts';
import { answer, type Game, newGame, optionsOf, run, waiting } from '../../src/rules/engine/game.ts';
import { kitFor } from '../../src/rules/kit.ts';
import { newState, standardSetup } from '../../src/rules/setup.ts';
import { Random } from '../../src/sim/random.ts';

const setup = {
  ...standardSetup({ seats: ['ghost', 'doc', 'tuco', 'django'], cars: ['car-3j', 'car-1p', 'car-3p', 'car-1p1j'] }),
  taps: 'turning' as const,
};

/** A night whose cards are tapped as the pile is turned over, its first card the one named. */
function night(card: string) {
  const facts: Fact[] = [];
  const game = newGame(newState(setup), kitFor(setup), (fact) => facts.push(fact));
  run(game);
  choose(game, card);
  return { game, facts };
}

function choose(game: Game, ...keys: string[]): void {
  for (const key of keys) {
    const refused = answer(game, key);
    if (refused) throw new Error(`${key} at ${game.state.question?.id}: ${refused}`);
  }
}
/** Lays (`+`) or draws (`-`), turn by turn. */
const scheme = (game: Game, acts: string) => choose(game, ...[...acts].map((act) => (act === '+' ? 'unseen' : 'draw')));
const asked = ({ state: { question } }: Game) => `${question?.about} ${question?.with.who ?? ''}`.trim();
/** What is drawn and touched. */
const offered = ({ state: { question } }: Game) =>
  question?.options.filter(({ tap }) => tap !== 'reader').map(({ key }) => key);
const pile = ({ state }: Game) => state.pile.map(({ who, card }) => `${who} ${card}`);
/** Answers what a card asks, until the next card or the end. */
function resolve(game: Game): void {
  while (game.state.question && !/^(turning|event|round)/.test(game.state.question.about))
    choose(game, game.state.question.options[0]?.key ?? '');
}
const turnOver = (game: Game, ...cards: string[]) => {
  for (const card of cards) {
    choose(game, card);
    resolve(game);
  }
};

// The bridge: standard, speeding-up, standard. The swivel arm: standard, tunnel, standard, standard.
describe('while scheming', () => {
  test('a turn is one answer: a card was laid, or three were drawn', () => {
    const { game, facts } = night('24-bridge');
    expect(offered(game)).toEqual(['unseen', 'draw']);
    scheme(game, '+-');
    expect(game.state.hand).toMatchObject({ ghost: 5, doc: 10 });
    expect(pile(game)).toEqual(['ghost unseen']);
    expect(facts.findLast((fact) => fact.is === 'played')).toMatchObject({ who: 'ghost', card: null });
  });

  test('nobody is asked how a card lies, Ghost neither', () => {
    const { game } = night('24-bridge');
    scheme(game, '+');
    expect(game.state.question).toMatchObject({ about: 'scheme.act', asks: ['doc'] });
  });

  test('speeding-up, tunnel and switching turns go their own way', () => {
    const bridge = night('24-bridge').game;
    scheme(bridge, '----++');
    expect(pile(bridge)).toEqual(['ghost unseen', 'ghost unseen']);
    const tunnel = night('24-swivel-arm').game;
    scheme(tunnel, '----++++');
    expect(tunnel.state.pile.map(({ face }) => face)).toEqual(['down', 'down', 'down', 'down']);
    const types = tunnel.state.round?.turns ?? [];
    expect(types).toContain('tunnel');
  });
});

describe('as the pile is turned over', () => {
  /** Ghost, Tuco and Django laid a card each, then Ghost another. */
  function stealing() {
    const { game, facts } = night('24-bridge');
    scheme(game, `+-++${'+-------'}----`);
    return { game, facts };
  }

  test('the First Player says which card it is; whose it is, is known', () => {
    const { game } = stealing();
    expect(game.state.question).toMatchObject({
      about: 'turning.card',
      asks: ['ghost'],
      with: { who: 'ghost', of: 4 },
    });
    expect(offered(game)).toEqual(['move', 'change-floor', 'loot', 'shoot', 'punch', 'marshal', 'another', 'none']);
    turnOver(game, 'marshal');
    expect(asked(game)).toBe('turning.card tuco');
    turnOver(game, 'loot', 'loot');
    // Ghost has but one Marshal card.
    expect(offered(game)).not.toContain('marshal');
    turnOver(game, 'loot');
    expect(asked(game)).toBe('turning.end');
    expect(pile(game)).toEqual(['ghost marshal', 'tuco loot', 'django loot', 'ghost loot']);
  });

  test('a pile that ends too early is as long as it is', () => {
    const { game, facts } = stealing();
    turnOver(game, 'marshal');
    choose(game, 'none');
    expect(asked(game)).toBe('turning.end');
    expect(pile(game)).toEqual(['ghost marshal']);
    expect(facts.at(-1)).toMatchObject({ is: 'pile-put-right', how: 'missing', who: ['tuco', 'django', 'ghost'] });
    choose(game, 'next');
    expect(game.state.question?.about).toBe('round-card');
  });

  test('another player’s card on top: the one expected was never laid', () => {
    const { game, facts } = stealing();
    turnOver(game, 'marshal');
    choose(game, 'another');
    expect(offered(game)).toEqual(['ghost', 'doc', 'django']);
    choose(game, 'django');
    expect(offered(game)).toEqual(['missing', 'order', 'surplus', 'mistake']);
    choose(game, 'missing');
    expect(asked(game)).toBe('turning.card django');
    expect(facts.at(-1)).toMatchObject({ how: 'missing', who: ['tuco'] });
    turnOver(game, 'loot', 'loot');
    expect(pile(game)).toEqual(['ghost marshal', 'django loot', 'ghost loot']);
  });

  test('a card of his that is tapped is turned over once it is said what is so', () => {
    const { game } = stealing();
    turnOver(game, 'marshal');
    choose(game, 'django:loot');
    expect(game.state.question).toMatchObject({ about: 'turning.why', with: { who: 'tuco', found: 'django' } });
    choose(game, 'missing');
    resolve(game);
    expect(asked(game)).toBe('turning.card ghost');
  });

  test('cards that got mixed up are turned over as they lie', () => {
    const { game } = stealing();
    turnOver(game, 'marshal');
    choose(game, 'django:loot', 'order');
    resolve(game);
    expect(asked(game)).toBe('turning.card tuco');
    turnOver(game, 'loot', 'loot');
    expect(pile(game)).toEqual(['ghost marshal', 'django loot', 'tuco loot', 'ghost loot']);
  });

  test('a card that nobody counted is turned over like any other', () => {
    const { game } = stealing();
    turnOver(game, 'marshal');
    choose(game, 'doc:loot');
    // Doc has no card that could be expected later.
    expect(offered(game)).toEqual(['surplus', 'mistake']);
    choose(game, 'surplus');
    resolve(game);
    expect(asked(game)).toBe('turning.card tuco');
    expect(pile(game)).toEqual(['ghost marshal', 'doc loot', 'tuco unseen', 'django unseen', 'ghost unseen']);
  });

  test('so is one that is left at the end', () => {
    const { game } = stealing();
    turnOver(game, 'marshal', 'loot', 'loot', 'loot');
    choose(game, 'another', 'doc');
    expect(asked(game)).toBe('turning.more');
    choose(game, 'surplus');
    expect(asked(game)).toBe('turning.card doc');
    turnOver(game, 'loot');
    choose(game, 'tuco:move', 'surplus');
    resolve(game);
    expect(asked(game)).toBe('turning.end');
    expect(pile(game).slice(4)).toEqual(['doc loot', 'tuco move']);
    choose(game, 'next');
    expect(game.state.question?.about).toBe('round-card');
  });

  // Found by the simulator: the table corrected a pawn while a card was to be turned over.
  test('what is asked is asked again once the table has corrected the record', () => {
    const { game } = stealing();
    const again = () => {
      const before = structuredClone(game.state.question);
      putRight(game, { pieces: { doc: '1.in' } });
      expect(game.state.question).toEqual(before);
    };
    again();
    choose(game, 'another');
    again();
    choose(game, 'tuco');
    again();
    choose(game, 'mistake', 'none');
    again();
    choose(game, 'tuco:move');
    again();
  });

  test('a mistake changes nothing', () => {
    const { game } = stealing();
    choose(game, 'doc:move', 'mistake');
    expect(asked(game)).toBe('turning.card ghost');
    choose(game, 'none');
    choose(game, 'doc:move', 'mistake');
    expect(asked(game)).toBe('turning.end');
    expect(pile(game)).toEqual([]);
  });
});

test('a night of chance reaches its count, every question under a name of its own', () => {
  for (let seed = 0; seed < 20; seed++) {
    const random = new Random(seed);
    let game = newGame(newState(setup), kitFor(setup));
    run(game);
    const ids: string[] = [];
    for (let question = game.state.question; question; question = game.state.question) {
      // Where all choose at once, the question stays until the last has chosen.
      if (Object.keys(question.sealed).length === 0) ids.push(question.id);
      choose(game, random.pick(optionsOf(question, waiting(question)[0] as string)).key);
      game = newGame(JSON.parse(JSON.stringify(game.state)), game.kit);
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(game.state.score?.winners.length).toBeGreaterThan(0);
  }
});
