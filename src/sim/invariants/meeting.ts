import type { State } from '../../rules/engine/state.ts';

/** Whether somebody is just being met, and has yet to flee. */
export const isMeeting = ({ agenda, question }: State): boolean =>
  [question?.leadsTo, ...agenda].some((step) => step && /^(settle|meeting\.|shotgun\.flights)/.test(step.do));
