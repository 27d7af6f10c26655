import type { HouseRule } from './house-rule.ts';

/** On which floor the ejected Prototype lands, and whether each of several bullets into one target pushes him. The rules of the Prototype ask for it. */
export const prototypeDetails: HouseRule = {
  id: 'prototype-details',
  options: ['same-floor-one-push', 'inside-push-each'],
  cites: ['Belle Variant – Prototype'],
  modules: ['prototype'],
  hooks: {},
};
