import { describe, expect, test } from 'vitest';
import { type Manner, runScenario, runScenarios } from '../../src/sim/scenario/runner.ts';
import { scenarios } from './scenario-files.ts';

const verdicts = runScenarios(scenarios.map(({ value }) => value));
const told = scenarios.map((scenario, at) => ({ ...scenario, verdict: verdicts[at] }));

describe('the manual, case by case', () => {
  // What is skipped is no test here, so that it never counts as passed; the tests below say what may be skipped.
  for (const { id, title, verdict } of told)
    if (verdict?.result !== 'skipped') test(`${id}: ${title}`, () => expect(verdict).toEqual({ id, result: 'passed' }));
});

describe('the record of every case is the same byte for byte', () => {
  const record = (value: unknown, manner: Manner) => {
    const records: string[] = [];
    const verdict = runScenario(value, manner, (json) => records.push(json));
    return [verdict, ...records];
  };
  const built = told.filter(({ verdict }) => verdict?.result !== 'skipped');
  const straight = new Map(built.map(({ id, value }) => [id, record(value, { json: false, undo: false })]));

  test.each<[string, Manner]>([
    ['through JSON after every entry', { json: true, undo: false }],
    ['with an undo and a redo after every entry', { json: false, undo: true }],
    ['with both', { json: true, undo: true }],
  ])('%s', (_how, manner) => {
    for (const { id, value } of built) expect([id, record(value, manner)]).toEqual([id, straight.get(id)]);
    expect(built.length).toBeGreaterThan(300);
  });
});

test('no scenario is skipped', () => {
  expect(told.filter(({ verdict }) => verdict?.result === 'skipped').map(({ id }) => id)).toEqual([]);
});

test('our own scenarios all run', () => {
  const own = told.filter(({ file }) => /caboose|pairs/.test(file));
  expect(own.length).toBeGreaterThan(50);
  expect(own.filter(({ verdict }) => verdict?.result === 'skipped')).toEqual([]);
});
