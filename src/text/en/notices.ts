/** The answers to taps and commands. */
import type { Notice } from '../../messages/view.ts';
import { names } from './names.ts';
import { isPerson } from './people.ts';
import { readerTroubleLine } from './reader.ts';
import { capital, count, given, humanise } from './words.ts';

type Teller = (who: string, card: string, notice: Notice) => string;

/** What an antenna takes that a card was laid on in vain. */
const elsewhere: Record<string, string> = {
  pile: 'This antenna takes the cards that are laid. Tap what you choose on another one',
  answers: 'This antenna takes answers, and that answers nothing now. Lay cards on the antenna of the pile',
  loot: 'This antenna takes loot, and none of that kind is asked for. Tap the rest on another one',
};

/** Why a card's name is not on its tag, and what to do. */
const notWritten: Record<string, string> = {
  gone: 'it was taken away too soon. Hold it still until the lamp is green',
  several: 'several cards lie on the antenna. Lay it there alone',
  'no-memory': 'this kind of tag has no memory for it. NTAG stickers have',
  protected: 'it may only be read',
  locked: 'the reader does not let tags be written. Flash the firmware that came with Caboose',
  silent: 'the reader did not answer. Tap it again',
  foreign: 'something of somebody else’s is there, and stays',
  secret: 'it may lie face down, and any phone reads a tag',
  failed: 'it was not taken. Hold it still and tap it again',
};

const tellers: Record<string, Teller> = {
  'tap.play': (who, card) => `${who} lays ${card}`,
  'tap.choose': (who, card) => `${who}: ${card}`,
  // One name and nothing else: a legal and an illegal tap in a tunnel must read alike.
  'tap.hidden': (who) => `${who}, card heard`,
  'tap.hidden-no': (who) => `${who}, that card cannot be laid now. Choose another`,
  'reader.recorded': (_who, _card, notice) =>
    `The recording is in ${given(notice.with, 'path')}. Start with --reader and that path to play it back`,
  'tap.misread': () => 'The reader could not read that card. Hold it still and tap again',
  'tap.lost': (_who, _card, notice) =>
    `The reader missed ${count(Number(notice.with.count ?? 1), 'tap')}. Please tap again`,
  'tap.out-of-turn': (who, _card, notice) => {
    const owner = given(notice.with, 'tapped');
    return owner ? `Not yet, ${names.who(owner)}: it is ${who}’s turn` : `It is ${who}’s turn`;
  },
  'tap.chosen': (who) => `${who} has chosen already; wait for the others`,
  'tap.repeated': (who, card) => `${possessive(who, card)} is already on the pile`,
  'tap.turned': (who, card) => `${possessive(who, card)} was turned over before`,
  'tap.unknown': (_who, _card, notice) =>
    `This card is a stranger${given(notice.with, 'uid') ? ` (${given(notice.with, 'uid')})` : ''}. Enrol it under “Reader and cards”`,
  'tap.bullet': (who) => `A bullet cannot be played, ${who}. Choose another card`,
  'tap.no-answer': (_who, _card, notice) =>
    `“${names.card(given(notice.with, 'card') ?? '')}” answers nothing that is asked now`,
  'tap.several': () => 'More than one of those is meant by it. Touch the one you mean',
  'tap.not-now': (who, card) => `Heard ${possessive(who, card)}, but no card is wanted right now`,
  'tap.no-use': () => 'Nothing is done with that tonight: it belongs to a module that is not played',
  'tap.elsewhere': (_who, _card, notice) => elsewhere[given(notice.with, 'role') ?? ''] ?? 'Not on this antenna',
  'tap.idle': () => 'Nothing in this box is done with that card. It may stay there',
  'tap.not-in-game': (who) => `${who} does not ride tonight`,
  'tap.random': () => 'This tag changes its number at every tap, as phones do. Use a plain tag',
  'enrol.done': (who, card, notice) => `${piece(who, card, notice)} is known from now on`,
  'enrol.duplicate': (who, card, notice) => {
    const copy = given(notice.with, 'copy');
    return notice.who
      ? `That already is ${piece(who, card, notice)}${copy ? ` (${copy})` : ''}`
      : 'That card is known already';
  },
  'enrol.says': (who, card, notice) => `Its tag says that it is ${piece(who, card, notice)}: known from now on`,
  'enrol.doubt': (who, card, notice) => `That tag says that it is ${piece(who, card, notice)}. Say which is right`,
  'enrol.foreign': (_who, _card, notice) =>
    `That tag is a stranger, and something of somebody else’s is on it: “${given(notice.with, 'text') ?? ''}”. Open the list of its card, then tap it again`,
  'enrol.written': (who, card, notice) => `${piece(who, card, notice)} is known, and its tag says so itself`,
  'enrol.not-written': (who, card, notice) =>
    `${notice.card ? piece(who, card, notice) : 'That card'} is known, but its name is not on its tag: ${notWritten[given(notice.with, 'why') ?? ''] ?? 'it did not take it'}`,
  'enrol.cannot-write': () =>
    'This reader only reads the numbers of tags. Names are written by our own firmware, once it is connected and ready',
  'enrol.which': () => 'Touch which card it is, then tap it',
  'enrol.complete': () => 'Every card of this list is known; choose another bandit',
  'refused.no-such-option': () => 'That is not one of the choices',
  'refused.none-left': (who) => `${who}, both cards of that kind lie on the pile already. Choose another`,
  'refused.not-asked': () => 'That player has chosen already, or is not asked',
  'refused.stale': () => 'The question has moved on; look again',
  'refused.no-question': () => 'Nothing is asked right now',
  'refused.must-be-answered': () => 'The night cannot go on without this one. Answer it; it can be changed later',
  'refused.nothing-to-repeat': () => 'No card was just resolved. Wait until one is over',
  'refused.no-such-entry': () => 'That entry no longer stands. Open the record again',
  'refused.dealt': () => 'The cards are dealt by that rule. It can be changed for the next night',
  'refused.between-rounds': () => 'That can be changed between two rounds',
  'refused.break': () => 'There is a break. End it to go on',
  'refused.frozen': () => 'Play is frozen. Finish the list, then go on',
  'tap.break': () => 'There is a break, so this tap does nothing. End the break to go on',
  'tap.frozen': () => 'Play is frozen, so this tap does nothing. Finish the list to go on',
  'refused.unknown-name': (_who, _card, notice) => `“${given(notice.with, 'name') ?? 'That'}” is not at this table`,
  'refused.not-now': () => 'Not right now',
  'refused.nothing-to-undo': () => 'There is nothing to take back',
  'refused.nothing-to-redo': () => 'There is nothing to do again',
  'bad-command': () => 'This page and the app do not fit together. Load the page again',
  'screen-only': () => 'This screen only shows the night. Play on the console',
  'seat-only': () => 'From a seat you can answer what you are asked. For anything else go to the console',
  'lan.port-taken': (_who, _card, notice) =>
    `Another program has port ${given(notice.with, 'port')}. Choose another number, such as ${Number(notice.with.port ?? 0) + 1}`,
  'lan.port-forbidden': (_who, _card, notice) =>
    `This user may not use port ${given(notice.with, 'port')}. Choose a number above 1023`,
  'lan.no-such-address': () => 'This computer no longer has that address. Choose another',
  'lan.other': () => 'The network does not let Caboose listen there. Choose another address',
  'too-long': () => 'That file is too long to be sent from here. Drop it on the computer that runs Caboose',
  'report.written': (_who, _card, notice) =>
    `The report is in ${given(notice.with, 'path')}. Nobody’s name is in it; look through it before you send it`,
  'save.taken': () => 'That night is on the shelf now. Open it when this one is over',
  'no-demo': () => 'There is no demonstration here',
  'setup.missing': () => 'The set-up is not complete yet',
  'cards.taken': (_who, _card, { with: { added = 0, known = 0, clashes = 0 } }) =>
    `${count(Number(added), 'tag')} added, ${known} known before${Number(clashes) > 0 ? `, ${clashes} left as they are here: they are other cards there` : ''}`,
  'cards.not-a-list': () =>
    'That file is no list of cards. Choose one that was saved here or on another computer, or a cards.json',
  'cards.unreadable': (_who, _card, notice) =>
    `The list of cards cannot be read, so no card is known. Look at cards.json in ${given(notice.with, 'folder') ?? 'the data folder'}, or enrol the cards again`,
  'round-cards.unreadable': (_who, _card, notice) =>
    `The round cards that were typed in cannot be read. Look into ${given(notice.with, 'folder') ?? 'the data folder'}, or type them in again`,
  'prints.unreadable': (_who, _card, notice) =>
    `What was typed in of the Marshal’s cards cannot be read. Look at prints.json in ${given(notice.with, 'folder') ?? 'the data folder'}, or type it in again`,
  'round-cards.too-many': () => 'So many round cards are not in the box. Forget one that was typed in wrongly first',
  'link-down': () => 'The host does not answer, so nothing was sent',
  'save.torn': (_who, _card, notice) =>
    `The last save was cut short: ${count(Number(notice.with.dropped ?? 0), 'unfinished line')} left out, the rest is whole`,
  'save.newer': () => 'This night was kept by a newer Caboose. Update to open it',
  'save.not-a-save': () => 'That file is not a Caboose night. It was left untouched',
  'save.disk-full': () => 'The disk is full: the night is not being kept. Make room',
  'save.no-permission': () => 'The save folder may not be written: the night is not being kept',
  'save.gone': () => 'That night is no longer in the folder',
  'save.other': () => 'The disk does not take it. Look at the data folder',
  'night.resumed': () => 'Welcome back. The night goes on where it stopped',
};

/** Codes about a tap whose card must not be told, whatever the notice carries. */
const wordless = new Set(['tap.hidden', 'tap.hidden-no']);

export function tellNotice(notice: Notice): string {
  const who = notice.who ? names.who(notice.who) : 'friend';
  const card = wordless.has(notice.code) || !notice.card ? '' : names.card(notice.card);
  const teller = tellers[notice.code];
  if (teller) return `${capital(teller(who, card, notice))}.`;
  if (notice.code.startsWith('reader.')) return readerTroubleLine(notice.code.slice('reader.'.length));
  return `${humanise(notice.code.replace(/^\w+\./, ''))}.`;
}

/** A piece has a name of its own and is nobody's in particular. */
const piece = (who: string, card: string, { card: id, who: of }: Notice): string =>
  /[:.]/.test(id ?? '') || (of !== null && !isPerson(of)) ? card : possessive(who, card);

function possessive(who: string, card: string): string {
  if (card === '') return who === 'friend' ? 'that card' : `${who}’s card`;
  return who === 'friend' ? card : `${who}’s ${card}`;
}
