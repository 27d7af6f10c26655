/** Screens of a night that is played by taps alone: what is to be tapped stands at each choice. */
import type { HandsView, NightView, QuestionView, View } from '../../src/messages/view.ts';
import { tagsOf } from '../../src/table/hands-free/choices.ts';
import { fixChoices } from '../../src/table/hands-free/fix.ts';
import { setUpChoices } from '../../src/table/hands-free/set-up.ts';
import { screens } from './fixtures.ts';
import { moduleScreens } from './module-fixtures.ts';
import { nightScreens } from './night-fixtures.ts';

const all: Record<string, View> = { ...screens, ...nightScreens, ...moduleScreens };

function handsOf(about: string, choices: Parameters<typeof tagsOf>[0], part: Partial<HandsView> = {}): HandsView {
  const tags = Object.fromEntries(Object.entries(tagsOf(choices)).map(([key, way]) => [key, [...way]]));
  return { about, piece: null, tags, pressed: [], asker: null, undo: true, fix: true, ...part };
}

const inNight = (name: string, part: (night: NightView, question: QuestionView) => HandsView): View => {
  const view = all[name] as View;
  const night = view.night as NightView;
  return { ...view, hands: part(night, night.question as QuestionView) };
};

const ofQuestion = (name: string, part: Partial<HandsView> = {}): View =>
  inNight(name, (_night, { id, options, about }) =>
    handsOf(
      id,
      options.map(({ key, kind }) => {
        if (about === 'scheme.act' && kind === 'card') return { key, by: 'card' };
        if (key === 'draw' || kind === 'next') return { key, by: kind };
        return kind === 'pass' ? { key, by: 'no' } : { key };
      }),
      part,
    ),
  );

function inSetUp(name: string, step: string): View {
  const view = all[name] as View;
  const draft = view.setup?.draft;
  return { ...view, hands: draft ? handsOf(`set-up.${step}`, setUpChoices(draft, step), { fix: false }) : null };
}

export const handsScreens: Record<string, View> = {
  'hands-home': {
    ...(all.home as View),
    hands: handsOf('home', [
      { key: 'new-night', by: 'next' },
      ...(all.home as View).home.nights.map(({ id }) => ({ key: id })),
    ]),
  },
  'hands-modules': inSetUp('set-up', 'modules'),
  'hands-seats': inSetUp('set-up', 'seats'),
  'hands-cars': inSetUp('set-up', 'cars'),
  'hands-laying': inSetUp('set-up', 'laying'),
  'hands-round-card': ofQuestion('round-card-many', { pressed: ['2'] }),
  'hands-schemin': ofQuestion('schemin'),
  'hands-stealin': ofQuestion('stealin'),
  'hands-horses': ofQuestion('horses-coach'),
  'hands-fix': inNight('horses-coach', (night) => handsOf('fix.from', fixChoices(night, { from: null }))),
  'hands-fix-to': inNight('horses-coach', (night) => {
    const piece = { is: 'pawn', who: 'belle' } as const;
    return handsOf('fix.to', fixChoices(night, { piece }), { piece: 'pawn belle', pressed: ['1'] });
  }),
  'hands-purse': ofQuestion('count-purses'),
};
