/** The words of whiskey flasks. */

import type { Asked } from './modules/module-texts.ts';
import { names } from './names.ts';
import { given } from './words.ts';

export const whiskeyAsks: Record<string, (asked: Asked) => string> = {
  'flask.which': ({ who }) => `${who}, which flask do you drink from?`,
  'flask.whose': ({ who }) => `${who}, from whose sheet?`,
  'flask.old-where': () => 'Where does the flask of old whiskey lie?',
  'flask.emptied': ({ question }) =>
    given(question.with, 'house') === 'table'
      ? 'Which flask does the Marshal empty?'
      : 'Draw one of the flasks where the Marshal is. Which is it?',
  'flask.kind': () => 'Turn the Marshal’s flask over: what is in it?',
};

/** A turn that a flask has brought. */
export const afterFlask = (who: string): string => `${who}, after a drink you must lay a card`;

export const flaskWords = { act: 'Drink from a flask', none: 'It is in none of the cars' };

/** What lies on its other side now. */
export const tellTurned = (token: string, into: string, at: string): string =>
  into.endsWith('-half')
    ? `a ${names.token(token)} ${names.at(at)} is turned: ${names.token(into)}`
    : `the ${names.token(token)} ${names.at(at)} is turned over: it is a ${names.token(into)}`;

export const whiskeyNotes: Record<string, string> = {
  'The Whiskey Flasks':
    'On an open turn you may drink instead of laying a card or drawing. Whiskey: draw three, then lay one card. Old whiskey: lay two cards. A flask is good for two drinks; nobody but its owner knows which kind it is until the first.',
};
