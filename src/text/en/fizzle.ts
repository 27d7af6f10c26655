/** Why a card or event came to nothing: the end of the sentence “Tuco’s Shoot does nothing: …”. */
import { humanise } from './words.ts';

const reasons: Record<string, string> = {
  'no-loot': 'no loot lies here',
  'no-target': 'nobody is in sight',
  'no-bullets': 'the cylinder is empty',
  'nobody-here': 'nobody else is here',
  'nowhere-to-go': 'there is nowhere to go',
  barred: 'a rule forbids it right now',
  'off-the-train': 'this bandit has left the train',
  'not-in-play': 'it belongs to a part of the game that is not played tonight',
  'no-purse': 'there is no purse to lose',
  'no-strongbox': 'no strongbox is left in the box',
  'no-horse': 'no horse is there',
  'no-roof': 'his car has no roof',
  'no-flask': 'no flask lies where he is',
  'no-goal': 'all of his current goals have been shown',
  'nothing-to-copy': 'no bandit has laid a card before it',
  'nobody-to-free': 'there is nobody to free',
  'same-place': 'they are in the same place already',
  'nobody-comes': 'nobody can come any closer',
  'nobody-there': 'nobody is there',
};

export function fizzleReason(why: string): string {
  return reasons[why] ?? humanise(why).toLowerCase();
}
