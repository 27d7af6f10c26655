import type { ModuleTexts } from '../modules/module-texts.ts';

export const alPatron: ModuleTexts = {
  name: 'Al Patron',
  note: 'He buys cards as they are turned over.',
  asks: {
    buy: ({ who, other }) => `${who}, buy ${other}’s card for a purse?`,
    'buy.purse': ({ who, other }) => `${who}, which purse does ${other} get?`,
  },
  words: { buy: { yes: 'I’m buying', no: 'Let it pass' } },
  house: {
    'al-patron-cost': {
      question: 'What does a card cost Al Patron besides the purse?',
      options: { free: 'Nothing', 'next-action': 'His own next card: it does nothing' },
    },
    'al-patron-marshal-cards': {
      question: 'May Al Patron buy a card of the Marshal player?',
      options: { no: 'No, bandits alone sell', yes: 'Yes, like any other' },
    },
  },
  layingOwn: { 'box.second-purse': () => 'a second $250 purse, face down' },
  rules: {
    'Al Patron':
      'Starts with two purses. Once a round he may call as an opponent’s card is turned over: he gives its owner a purse and does what it says with his own bandit; then its owner does it too.',
  },
};
