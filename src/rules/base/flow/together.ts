/** A turn in which all choose at the same time: one sealed question, and nothing is shown before the last has chosen. */
import { ask, type Game, type Outcome, options } from '../../engine/game.ts';
import type { Rule } from '../../engine/hooks.ts';
import type { Option, Step, Who } from '../../engine/state.ts';
import { type Act, actCites, choicesOf, facesOf, laysCard } from './schemin.ts';

type Face = NonNullable<Act['face']>;

interface Together extends Step {
  /** Players in the normal order. */
  who: Who[];
  /** Those of them who are asked: not who has left, unless somebody plays on for him meanwhile. */
  asked?: Who[];
  turn: number;
  type: string;
  /** What each has chosen; the key alone where one player is asked. */
  chosen?: Record<Who, string> | string;
  /** How the cards lie of those who may hide one. */
  faces: Record<Who, Face>;
  /** Who was asked for that last, and the answer. */
  facing?: Who;
  face?: Face;
}

const actOf = ({ turn, type }: Together, who: Who, act?: string): Act => ({
  do: 'schemin.act',
  who,
  turn,
  half: 0,
  type,
  ...(act !== undefined && { act }),
});

/** Options of all, each once: whose it is is noted where not everybody may choose it. */
function merged(choices: readonly { who: Who; options: readonly Option[] }[]): Option[] {
  const found: Option[] = [];
  for (const { who, options: own } of choices)
    for (const option of own) {
      const all = choices.every((other) => other.options.some(({ key }) => key === option.key));
      if (!all) found.push({ ...option, for: who });
      else if (!found.some(({ key }) => key === option.key)) found.push(option);
    }
  return found;
}

function askAll(game: Game, step: Together): Outcome {
  const choices = step.who
    .map((who) => ({ who, options: choicesOf(game, actOf(step, who)) }))
    .filter((one) => one.options.length > 0);
  if (choices.length === 0) return undefined;
  const asked = choices.map((one) => one.who);
  return ask(game, {
    about: 'scheme.act',
    asks: asked,
    cites: actCites,
    options: merged(choices),
    leadsTo: { ...step, asked },
    into: 'chosen',
    with: { turn: step.turn, half: 0, type: step.type, ...(asked.length === 1 && { who: asked[0] as Who }) },
    hold: true,
  });
}

export const together: Rule = {
  id: 'together',
  stage: 'rule',
  cites: ['Types of Turn'],
  steps: {
    'schemin.together'(game: Game, step: Together): Outcome {
      const { asked: who = step.who, chosen, facing, face } = step;
      if (chosen === undefined) return askAll(game, step);
      const keyOf = (one: Who) => (typeof chosen === 'string' ? chosen : (chosen[one] as string));
      const faces = { ...step.faces, ...(facing !== undefined && face !== undefined && { [facing]: face }) };
      const lays = who.filter((one) => laysCard(game.kit, keyOf(one)));
      const open = lays.find(
        (one) => faces[one] === undefined && facesOf(game, actOf(step, one), keyOf(one)).length > 1,
      );
      if (open !== undefined) {
        const ways = facesOf(game, actOf(step, open), keyOf(open));
        const leadsTo = { ...step, faces, facing: open };
        return ask(game, {
          about: 'scheme.face',
          asks: open,
          cites: ['Character Powers', 'Types of Turn'],
          options: options('face', ways),
          leadsTo,
          into: 'face',
          with: { who: open },
          // Everybody's card hangs on it: passed over, his is revealed like the others'.
          skip: [{ ...leadsTo, face: ways[0] }],
        });
      }
      // Whoever draws does so before the others are revealed.
      return [...who.filter((one) => !lays.includes(one)), ...lays].map((one) => ({
        ...actOf(step, one, keyOf(one)),
        ...(faces[one] !== undefined && { face: faces[one] }),
      }));
    },
  },
};
