/** Rulesets as lists of options: a preset takes every switch that has an option of its name. */
import { presets as names } from '../catalogue/names.ts';
import { houseRules } from './index.ts';

const optionsOf = (preset: string): Record<string, string> =>
  Object.fromEntries(
    houseRules.filter(({ options }) => options.slice(1).includes(preset)).map(({ id }) => [id, preset]),
  );

/** House rules that differ from their default, by preset; none for `big-box`. */
export const presets: Readonly<Record<string, Readonly<Record<string, string>>>> = Object.fromEntries(
  names.map((preset) => [preset, optionsOf(preset)]),
);
