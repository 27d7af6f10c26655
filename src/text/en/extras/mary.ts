import type { ModuleTexts } from '../modules/module-texts.ts';

export const mary: ModuleTexts = {
  name: 'Mary Pumpinks',
  note: 'A bandit whom nobody plays.',
  cards: {
    seduction: 'Seduction',
    'hat-tip': 'Hat Tip',
    rob: 'Rob',
    'mary-move': 'Mary’s Move',
    'mary-shoot': 'Mary’s Shoot',
    'mary-punch': 'Mary’s Punch',
  },
  asks: {
    'mary.start': () => 'In which car does Mary start? Draw for it',
    'mary.bullet': () => 'Mary turned up a bullet: whose is it?',
    'mary.loses': ({ other }) => `Nothing on Mary’s list: what does ${other} lose?`,
    'rob.which': () => 'Nothing on Mary’s list: what does she take?',
  },
  journeys: {
    seduction: (onto, many) => `${many ? 'are' : 'is'} drawn ${onto}`,
    'hat-tip': (onto, many) => `${many ? 'change' : 'changes'} places, ${onto}`,
  },
  house: {
    'mary-counts': {
      question: 'Is Mary counted for cars, hostages, horses and round cards?',
      options: { no: 'No, nobody sits there', yes: 'Yes, like a player' },
    },
    'mary-marshal-bullet': {
      question: 'Mary does not flee from the Marshal. Does she take his bullet?',
      options: { no: 'No, he is fond of her', yes: 'Yes, and she stays' },
    },
    'mary-best-car': {
      question: 'Mary’s Move in the car with the most jewels?',
      options: { stays: 'She stays there', 'moves-on': 'She goes on towards the locomotive' },
    },
    'mary-punch-caboose': {
      question: 'Whom Mary punches in the caboose, where does he go?',
      options: { forward: 'One car forward', stays: 'Nowhere' },
    },
    'mary-punch-loot': {
      question: 'Do those whom Mary punches lose loot?',
      options: { 'one-token-her-order': 'One token each, the first on her list', none: 'No, nothing' },
    },
    'mary-seduction-order': {
      question: 'Seduction draws the Marshal too. Who meets him?',
      options: { 'pawns-then-marshal': 'All arrive, then they meet', 'marshal-first': 'He arrives first' },
    },
    'mary-first-player': {
      question: 'The First Player marker comes to Mary?',
      options: { 'passes-over': 'It passes her over', 'mary-starts': 'She begins the round' },
    },
    'mary-start': {
      question: 'In which car does Mary start?',
      options: { random: 'In one of the last two, by chance', caboose: 'In the caboose' },
    },
    'mary-turn-types': {
      question: 'Do Mary’s cards go by the type of turn?',
      options: {
        'as-turn': 'Yes; a card that is forbidden is put back',
        'always-open': 'No, they always lie open and are never forbidden',
      },
    },
    'mary-reshuffle': {
      question: 'When is Mary’s deck shuffled?',
      options: { 'each-turn': 'What is left of it, after each of her turns', 'each-round': 'At the end of the round' },
    },
    'mary-other-loot': {
      question: 'Loot that is not on Mary’s list?',
      options: { last: 'It comes last, as the table picks', never: 'She leaves it' },
    },
  },
  laying: {
    'box.her-jewels': (step) =>
      `Put one jewel more into each of the cars ${String(step.with.first)} to ${String(step.with.last)}.`,
    'box.she-starts': () => 'Mary’s pawn starts inside the car furthest back where pawns start.',
    'box.she-starts-by-chance': () =>
      'Mary’s pawn starts inside one of the two cars where pawns start, by chance. Tell Caboose.',
  },
  layingOwn: {
    'box.her-cards': () => 'her nine cards, shuffled, face down, to the right of the first player',
    'box.her-jewel': () => 'a jewel, and no purse',
  },
  rules: {
    'Mary Pumpinks':
      'Nobody plays her. The top card of her deck is laid on her turns, and she does what it says. She starts with a jewel instead of a purse, a jewel lies in each of the last three cars, and she wins by being the richest. Only horses and stagecoach go with her.',
    'Mary’s Power: Marshal’s Sweetheart':
      'She never leaves the inside of the train, does not flee from the Marshal and may even punch him.',
    Bullets:
      'Bullets that she takes are shuffled into her cards. One that is turned up goes into the box, and she passes. She shoots with neutral bullets and is no Gunslinger.',
    Seduction:
      'All bandits and the Marshal come towards her: one car inside, up to three on the roofs. From her own roof they drop down to her.',
    'Hat Tip': 'She and the Marshal change places, and he chases away those among whom he comes.',
    Rob: 'She takes one token: a jewel before a purse, then a ring, a strongbox, whatever is yellow.',
  },
};
