/** Every name of the whole box, built or not: what a scenario, a save or a tag may say. */
export const bandits = [
  'ghost',
  'doc',
  'tuco',
  'cheyenne',
  'belle',
  'django',
  'mei',
  'silk',
  'al-patron',
  'mary',
] as const;
export const characters = [...bandits, 'marshal-player'] as const;
export const pieces = [...bandits, 'marshal', 'shotgun'] as const;
export const modes = ['standard', 'two-bandits', 'teams'] as const;
export const modules = ['horses', 'stagecoach', 'marshal', 'prison', 'whiskey'] as const;
export const variants = ['flames', 'prototype', 'amulet', 'flat-bed', 'dynamite', 'last-car'] as const;
export const extras = ['circus-car', 'handcar', 'special-punch'] as const;
export const presets = ['big-box', 'online', 'first-edition'] as const;
export const turnTypes = ['standard', 'tunnel', 'speeding-up', 'switching', 'turmoil', 'jarring'] as const;
export const actionCards = [
  'move',
  'change-floor',
  'shoot',
  'punch',
  'loot',
  'marshal',
  'ride',
  'brilliant-idea',
] as const;
export const cards = [
  ...actionCards,
  'move-plus',
  'change-floor-plus',
  'capture',
  'special-punch',
  'seduction',
  'hat-tip',
  'rob',
  'mary-move',
  'mary-shoot',
  'mary-punch',
  'bullet',
] as const;
export const roundEvents = [
  'angry-marshal',
  'swivel-arm',
  'braking',
  'take-it-all',
  'passengers-rebellion',
  'panting-horses',
  'whiskey-for-the-marshal',
  'higher-speed',
  'shotguns-rage',
  'safekeeping',
  'rumors',
  'reflex-action',
  'last-car',
] as const;
export const stationEvents = [
  'hostage-taking',
  'pickpocketing',
  'marshals-revenge',
  'sharing-the-loot',
  'mortal-bullet',
  'escape',
  'deadly-fall',
  'crime-doesnt-pay',
  'guilty-conscience',
] as const;
export const hostages = [
  'banker',
  'poodle',
  'minister',
  'teacher',
  'zealot',
  'old-lady',
  'poker-player',
  'photographer',
] as const;
export const marshalBullets = [
  'disarmed',
  'wounded-knee',
  'shoulder-injury',
  'got-im',
  'drop-that-bag',
  'golden',
  'plain',
] as const;
export const goals = [
  'flesh-wound',
  'dodge-bullets',
  'golden-bullet',
  'mail',
  'throw-away-key',
  'full-of-lead',
  'arch-enemy',
] as const;
export const silkPowers = ['move', 'dodge', 'block'] as const;
export const scoreTerms = [
  'loot',
  'shared',
  'gunslinger',
  'conductor',
  'ransom',
  'prisoner',
  'wanted',
  'brawler',
  'mortal-bullet',
  'amulet',
] as const;
const plainTokens = [
  'purse',
  'jewel',
  'strongbox',
  'mailbag',
  'any-flask',
  'flask',
  'flask-half',
  'old-flask',
  'old-flask-half',
  'clowns-chest',
  'amulet',
  'prototype',
  'dynamite',
];
const valuedTokens = [
  ...[250, 300, 350, 400, 450, 500].map((dollars) => `purse:${dollars}`),
  'strongbox:0',
  'mailbag:200',
  'mailbag:1200',
  'clowns-chest:1000',
  'clowns-chest:0',
];
export const tokens: readonly string[] = [...plainTokens, ...valuedTokens];
const otherSpaces = ['stagecoach.in', 'stagecoach.roof', 'cell', 'handcar', 'hidden', 'off', 'horse'];
/** Whether a word names a space of the table. */
export const isSpace = (word: string): boolean => /^(0|[1-9]\d?)\.(in|roof)$/.test(word) || otherSpaces.includes(word);
