import { describe, expect, it } from 'vitest';
import type { Fact } from '../../src/messages/facts.ts';
import type { Notice, OptionView, PutBack, QuestionView, SetupStep } from '../../src/messages/view.ts';
import { modes, silkPowers } from '../../src/rules/catalogue/names.ts';
import { roundCards } from '../../src/rules/catalogue/round-cards.ts';
import { powersFor } from '../../src/rules/characters/index.ts';
import { events as builtEvents } from '../../src/rules/events/index.ts';
import { houseRules } from '../../src/rules/house/index.ts';
import { texts } from '../../src/text/index.ts';

const notices =
  'tap.play tap.choose tap.hidden tap.chosen tap.out-of-turn tap.repeated tap.turned tap.unknown tap.bullet tap.several tap.not-now tap.not-in-game tap.random ' +
  'enrol.done enrol.duplicate refused.no-such-option refused.none-left refused.stale ' +
  'refused.must-be-answered refused.nothing-to-repeat refused.no-such-entry refused.between-rounds refused.dealt refused.break refused.frozen tap.break tap.frozen refused.unknown-name ' +
  'tap.hidden-no tap.misread tap.lost enrol.complete refused.no-question save.not-a-save reader.ready reader.lost reader.busy save.torn save.newer save.disk-full save.no-permission night.resumed link-down round-cards.unreadable round-cards.too-many';
const questions =
  'place.where round-card scheme.act scheme.face turning.card turning.end turning.whose turning.why turning.more next event-next round-end-next move.where floor.where loot.which shoot.whom ' +
  'shoot.pile bullet.which capture.whom angry-marshal.shoot angry-marshal.move goal.which deadly-fall.marshal ' +
  'punch.whom punch.token punch.keep punch.where marshal.where push.where flee.where dodge reflex pickpocket purse-value ' +
  'flask.which flask.whose flask.old-where flask.emptied flask.kind boarding.fists boarding.last boarding.leader ride.where ' +
  'break-out free.whom free.pay search.found hostage.drawn hostage.which ' +
  'mary.start mary.bullet mary.loses rob.which giraffe handcar.out buy buy.purse die.car dynamite.where dynamite.blown prototype.where prototype.second';
const laying =
  'box.cars box.loot-car box.locomotive box.marshal box.neutral box.sheet box.cards box.bullets box.purse box.place box.first-player ' +
  'box.team box.purse-aside box.silk box.unused box.round-deck-station box.round-deck-five box.round-deck-chosen box.first-team box.place-teams box.fists box.expert ' +
  'box.stagecoach box.shotgun box.hostages ' +
  'box.two-sheets box.two-decks box.chosen-card box.shuffle box.purse-either box.purse-on';
const ways = 'plain expert scheming turning deck-station deck-five deck-chosen big-box online first-edition';
const troubles =
  'no-such-port no-permission busy noise ended silent old-firmware vanished cannot-open unplugged deaf bootloader new-firmware';
const events =
  'angry-marshal swivel-arm braking take-it-all passengers-rebellion panting-horses whiskey-for-the-marshal higher-speed ' +
  'shotguns-rage safekeeping rumors reflex-action hostage-taking pickpocketing marshals-revenge sharing-the-loot ' +
  'mortal-bullet escape deadly-fall crime-doesnt-pay guilty-conscience last-car';
const cites: string[] = [];

/** One fact of every kind; the record makes the compiler ask for each. */
const facts: Record<Fact['is'], Fact> = {
  'round-begins': { is: 'round-begins', round: 1, card: '24-bridge', turns: ['standard'], event: null, cites },
  draws: { is: 'draws', who: 'doc', cards: 7, why: 'round', cites },
  played: { is: 'played', who: 'doc', card: 'move', face: 'up', cites },
  'pile-put-right': { is: 'pile-put-right', how: 'missing', who: ['doc', 'belle'], at: 2, cites },
  passed: { is: 'passed', who: 'doc', cites },
  'passed-over': { is: 'passed-over', about: 'shoot.whom', asks: ['doc'], cites },
  seats: { is: 'seats', how: 'swapped', who: 'doc', with: 'belle', cites },
  'house-rule': { is: 'house-rule', id: 'tie-bullets', option: 'shots', cites },
  'turned-over': { is: 'turned-over', who: 'doc', card: 'move', at: 0, cites },
  moved: { is: 'moved', pawns: [{ who: 'doc', from: '1.in', to: '2.in' }], cause: 'move', cites },
  unhooked: { is: 'unhooked', car: 4, cites },
  took: { is: 'took', who: 'doc', token: 'purse', from: '1.in', cause: 'loot', cites },
  dropped: { is: 'dropped', who: 'doc', token: 'jewel', to: '1.roof', by: 'belle', cause: 'punch', cites },
  placed: { is: 'placed', token: 'strongbox', to: '0.in', cause: 'take-it-all', cites },
  put: { is: 'put', things: [{ thing: 'horse', from: 'beside.2', to: 'beside.0' }], cause: 'ride', cites },
  shifted: { is: 'shifted', tokens: ['purse', 'jewel'], from: '2.in', to: '2.roof', cause: 'safekeeping', cites },
  eliminated: { is: 'eliminated', who: ['doc'], cause: 'deadly-fall', cites },
  turned: { is: 'turned', token: 'any-flask', into: 'flask-half', at: 'doc', cause: 'flask', cites },
  discarded: { is: 'discarded', token: 'purse', from: 'doc', cause: 'marshals-revenge', cites },
  shot: { is: 'shot', by: 'doc', at: 'belle', cites },
  'into-decks': { is: 'into-decks', cards: [{ who: 'doc', thing: 'penalty:disarmed', by: 'marshal-player' }], cites },
  judged: { is: 'judged', who: 'marshal-player', goals: { mail: true, 'warrant:doc': false }, won: false, cites },
  neutral: { is: 'neutral', who: ['doc', 'belle'], cause: 'marshal', cites },
  'bullet-out': { is: 'bullet-out', who: 'doc', by: 'neutral', cites },
  spared: { is: 'spared', who: ['doc'], cause: 'marshal', cites },
  fizzled: { is: 'fizzled', who: 'doc', what: 'shoot', why: 'no-target', cites },
  'only-option': { is: 'only-option', asks: 'doc', about: 'move.where', key: '1.in', cites },
  ruled: { is: 'ruled', by: 'belle', about: 'shoot.whom', who: ['belle'], cites },
  event: { is: 'event', event: 'swivel-arm', cites },
  copied: { is: 'copied', who: 'doc', card: 'move', of: 'belle', cites },
  searched: { is: 'searched', who: 'doc', card: 'brilliant-idea', from: 'deck', cites },
  unplayed: { is: 'unplayed', kept: 0, to: 'deck', who: ['doc', 'belle'], cites },
  picks: { is: 'picks', who: ['doc', 'belle'], cards: 1, cites },
  reshuffled: { is: 'reshuffled', who: 'doc', cites },
  'cards-home': { is: 'cards-home', to: 'deck', who: ['doc'], cites },
  'first-player': { is: 'first-player', who: 'doc', cites },
  ransom: { is: 'ransom', who: 'doc', dollars: 250, cause: 'conductor', cites },
  revealed: { is: 'revealed', who: 'doc', token: 'purse:300', cites },
  scored: { is: 'scored', who: 'doc', terms: { loot: 500 }, total: 500, cites },
  won: { is: 'won', who: ['doc', 'belle'], cites },
  corrected: { is: 'corrected', put: { pieces: { doc: '2.roof' }, loot: { belle: ['jewel'] }, neutral: 4 }, cites },
};

function notice(code: string, part: Partial<Notice> = {}): Notice {
  return { n: 1, tone: 'good', code, who: 'ghost', card: 'shoot', with: {}, ...part };
}
function asked(about: string, options: OptionView[] = []): QuestionView {
  return { id: 'q', asks: ['ghost'], waits: ['ghost'], about, with: { target: 'belle' }, cites: [], options };
}

/** A sentence: begins with a capital, ends with a mark, says nothing that a program would say. */
function expectSentence(text: string): void {
  expect(text).toMatch(/^[\p{Lu}“$\d].*[.!?…]$/su);
  expectReadable(text);
}
function expectReadable(text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|function|\b[a-z]+\.[a-z]+\b|\d\.(in|roof)/);
  expect(text.trim()).not.toBe('');
}

describe('every code has a sentence', () => {
  it.each(Object.values(facts).map((fact) => [fact.is, fact] as const))('fact %s', (_is, fact) => {
    expectSentence(texts.say(fact));
  });
  it.each(notices.split(' '))('notice %s', (code) => {
    expectSentence(texts.notice(notice(code, { with: { tapped: 'doc', uid: '04AB', is: 'doc.loot.1', dropped: 2 } })));
    expectSentence(texts.notice(notice(code, { who: null, card: null })));
  });
  it.each(questions.split(' '))('question %s', (about) => expectReadable(texts.ask(asked(about))));
  it.each(laying.split(' '))('laying %s', (code) => {
    const step: SetupStep = {
      code,
      with: { who: 'doc', space: '4.in', car: 'car-3p', cars: ['a', 'b'], tokens: ['purse', 'jewel'], count: 13 },
    };
    for (const { text } of texts.laying([step])) expectSentence(text);
    for (const { text } of texts.laying([{ code, with: {} }])) expectSentence(text);
  });
  it.each(houseRules.map((rule) => [rule.id, rule] as const))('house rule %s', (id, rule) => {
    const text = texts.house(id);
    expect(text.question).toMatch(/\s.*[?.]$|\s\S+$/);
    // An option without words of its own would be its code, spelt out.
    for (const option of rule.options) expect(text.option(option).toLowerCase()).not.toBe(option.replace(/-/g, ' '));
  });
  it.each(roundCards.flatMap(({ id, event, turns }) => (event === null ? [] : [[id, event, turns] as const])))(
    'round card %s',
    (_id, event, turns) => {
      expect(texts.name.eventNote(event)).not.toBe(texts.name.eventNote('brand-new'));
      for (const turn of turns) expect(texts.name.turnNote(turn)).not.toBe(texts.name.turnNote('brand-new'));
    },
  );
  it.each(ways.split(' '))('way %s', (id) => {
    expect(texts.way(id).note).not.toBe('');
    expectReadable(texts.way(id).name);
  });
  it.each([...modes.map((id) => texts.mode(id)), ...[...silkPowers, 'own'].map((id) => texts.silk(id))])(
    '$name',
    ({ note }) => expect(note).not.toBe(''),
  );
  it.each(troubles.split(' '))('reader trouble %s', (code) => {
    expectSentence(texts.trouble(code).what);
    expectSentence(texts.trouble(code).next);
  });
  it.each([
    ...builtEvents.map(({ id, cites: [cite = ''] }) => [id, cite] as const),
    ...silkPowers
      .flatMap((silk) => powersFor({ silk }))
      .map(({ id, name = id, cites: [cite = ''] }) => [name, cite] as const),
  ])('the rule of %s', (_id, cite) => {
    const unknown = texts.rule('Brand New').note;
    expect(texts.rule(cite).note).not.toBe(unknown);
    expectSentence(texts.rule(cite).note);
  });
  it.each(events.split(' '))('event %s', (event) => {
    expectReadable(texts.name.event(event));
    expectSentence(texts.name.eventNote(event));
  });
});

describe('an unknown code stays readable', () => {
  it('says something of everything', () => {
    expectSentence(texts.notice(notice('tap.brand-new')));
    expectReadable(texts.ask(asked('brand.new')));
    expectSentence(texts.say({ ...facts.fizzled, why: 'brand-new' } as Fact));
    expectSentence(texts.say({ is: 'brand-new' } as unknown as Fact));
    expectSentence(texts.trouble('brand-new').next);
    expectSentence(texts.saveTrouble('brand-new'));
    expectSentence(texts.missing('brand-new'));
    for (const { text } of texts.laying([{ code: 'box.brand-new', with: {} }])) expectSentence(text);
    expectReadable(texts.house('brand-new').option('some-option'));
    expectReadable(texts.term('brandNew'));
    expectReadable(texts.name.space('stagecoach.roof'));
    expectReadable(texts.name.who('constructor'));
  });
});

describe('what is hidden stays hidden', () => {
  it('answers a tunnel tap with the name alone, whatever the notice carries', () => {
    const told = ['move', 'shoot', 'marshal', null].map((card) => texts.notice(notice('tap.hidden', { card })));
    expect(new Set(told)).toEqual(new Set(['Ghost, card heard.']));
  });
  it('does not name a card that lies face down', () => {
    const told = texts.say({ is: 'played', who: 'doc', card: 'shoot', face: 'down', cites });
    expect(told).toBe('Doc lays a card face down.');
  });
});

describe('names', () => {
  it('tells where things are', () => {
    expect(texts.name.at('0.roof')).toBe('on the roof of the locomotive');
    expect(texts.name.space('3.in')).toBe('inside car 3');
    expect(texts.name.at('doc')).toBe('on Doc’s sheet');
  });
  it('counts tokens', () => {
    expect(texts.name.tokens(['purse', 'purse', 'jewel'])).toBe('2 purses and 1 jewel');
    expect(texts.name.tokens(['strongbox', 'strongbox'])).toBe('2 strongboxes');
    expect(texts.name.tokens([])).toBe('nothing');
  });
  it('gives every bandit a letter of his own', () => {
    const all = ['ghost', 'doc', 'tuco', 'cheyenne', 'belle', 'django', 'mei', 'silk', 'marshal'];
    expect(new Set(all.map(texts.name.letter)).size).toBe(all.length);
  });
});

describe('telling', () => {
  it('tells those who go to one place together', () => {
    const pawns = ['ghost', 'doc'].map((who) => ({ who, from: '1.roof', to: '4.roof' }));
    expect(texts.say({ is: 'moved', pawns, cause: 'swivel-arm', cites })).toBe(
      'Ghost and Doc are swept onto the roof of car 4.',
    );
  });
  it('folds what one bandit gets into one line', () => {
    const steps = ['box.sheet', 'box.purse'].map((code) => ({ code, with: { who: 'doc' } }));
    expect(texts.laying(steps)).toEqual([{ who: ['doc'], text: 'Doc: the character sheet; a $250 purse, face down.' }]);
  });
  it('tells what to put back', () => {
    const move: PutBack = { piece: 'doc', from: '3.roof', to: '2.in', whose: null, count: 1 };
    expect(texts.putBack(move)).toBe('Doc: from the roof of car 3, into car 2');
    expect(texts.putBack({ piece: 'purse', from: 'doc', to: '2.in', whose: null, count: 2 })).toBe(
      '2 purses: from Doc’s sheet, into car 2',
    );
    expect(texts.putBack({ piece: 'bullet:doc', from: 'deck', to: 'doc', whose: 'belle', count: 1 })).toBe(
      'Doc’s bullet: from Belle’s deck, to Doc’s cylinder',
    );
    expect(texts.putBack({ piece: 'card', from: 'pile', to: 'hand', whose: 'tuco', count: 1 })).toBe(
      'One card: from the pile, to Tuco’s hand',
    );
  });
  it('finds a rule under any spelling of its heading', () => {
    expect(texts.rule("Phase 1: Schemin'!").note).toBe(texts.rule('Phase 1: Schemin’!').note);
    expect(texts.rule('Character Powers: Tuco').note).toBe(texts.rule('Tuco').note);
    expect(texts.rule('house:tie-bullets').heading).toBe('House rule');
  });
});
