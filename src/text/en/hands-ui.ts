/** The words for a night that is played by taps alone. */

/** What is asked in a step of the set-up, and how it is answered. */
const setUp: Record<string, [asks: string, how: string]> = {
  modules: ['Which modules tonight?', 'Tap its number; tap it again to leave it in the box.'],
  seats: ['Who sits down?', 'Clockwise round the table, each taps a card of his bandit. Tapped again, he gets up.'],
  mode: ['How do you play?', 'Tap its number.'],
  first: ['Who begins?', 'Tap a card of his bandit, or his number.'],
  draws: ['What was drawn?', 'Turn them over and tap their numbers, or let Caboose draw.'],
  silk: ['Which power has Silk tonight?', 'Tap its number.'],
  cars: ['Which cars, from the locomotive back?', 'Tap their numbers in that order, or let Caboose shuffle.'],
  expert: ['Plain hands or Expert?', 'Tap its number, or go on.'],
  taps: ['When are cards tapped?', 'Tap its number, or go on.'],
  preset: ['By whose rules?', 'Tap its number, or go on.'],
  deck: ['Which round cards?', 'Tap its number, or go on.'],
  laying: ['Lay the table', 'As the list says. Then go on.'],
};

export const handsUi = {
  asks: (step: string): string => setUp[step]?.[0] ?? '',
  how: (step: string): string => setUp[step]?.[1] ?? '',
  chosen: 'chosen',
  goOn: 'Then',
  back: 'Back',
  drawn: 'Let Caboose draw',
  from: 'Where is the piece that stands wrong?',
  fromHow: 'Tap the numbers of the place; a card of a bandit’s names the pawn at once.',
  which: 'Which piece is it?',
  place: 'Tap the numbers of the place.',
  never: 'Never mind',
};
