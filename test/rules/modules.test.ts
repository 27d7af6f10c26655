import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { modules as names, variants } from '../../src/rules/catalogue/names.ts';
import { between, putRight } from '../../src/rules/engine/correction.ts';
import { put } from '../../src/rules/engine/verbs.ts';
import { gameOf } from './engine-rig.ts';

/** The folders of modules, or of variants, with the text of all their files. */
const writtenIn = (folder: string) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'pairs')
    .map(({ name }) => {
      const files = readdirSync(join(folder, name), { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => readFileSync(join(folder, name, file), 'utf8'));
      return { name: basename(name), text: files.join('\n') };
    });
const written = writtenIn('src/rules/modules');

test('no module names another', () => {
  // The Marshal of the base game is no module; the module about his player is told by its folder.
  const others = (own: string) => names.filter((name) => name !== own && name !== 'marshal');
  const named = written.flatMap(({ name, text }) => [
    ...others(name).flatMap((other) => (new RegExp(`\\b${other}\\b`, 'i').test(text) ? [`${name}: ${other}`] : [])),
    ...(name !== 'marshal' && /modules\/marshal|\.\.\/marshal\//.test(text) ? [`${name}: marshal`] : []),
  ]);
  expect(named).toEqual([]);
});

test('no variant of the app names another, or a module', () => {
  const named = writtenIn('src/rules/variants').flatMap(({ name, text }) => [
    ...variants.filter((other) => other !== name && new RegExp(`/${other}/|'${other}'`).test(text)),
    ...names.filter((module) => text.includes(`modules/${module}`)),
  ]);
  expect(named).toEqual([]);
});

test('no extra of a later box names another, a module or a variant', () => {
  const extras = writtenIn('src/rules/extras');
  const named = extras.flatMap(({ name, text }) => [
    ...extras.filter((other) => other.name !== name && text.includes(`/${other.name}/`)).map((other) => other.name),
    ...names.filter((module) => text.includes(`modules/${module}`)),
    ...variants.filter((variant) => text.includes(`/${variant}/`)),
  ]);
  expect(named).toEqual([]);
});

describe('things', () => {
  test('go from place to place at once, from the box and back; what is not there stays away', () => {
    const { game, state, facts } = gameOf([], []);
    put(game, [{ thing: 'horse', from: 'box', to: 'beside.4' }], 'set-up', []);
    put(
      game,
      [
        { thing: 'horse', from: 'beside.4', to: 'beside.1' },
        { thing: 'horse', from: 'beside.4', to: 'beside.2' },
      ],
      'ride',
      [],
    );
    expect(state.things).toEqual({ 'beside.4': [], 'beside.1': ['horse'] });
    put(game, [{ thing: 'horse', from: 'beside.1', to: 'box' }], 'panting-horses', []);
    expect(state.things).toEqual({ 'beside.4': [], 'beside.1': [] });
    expect(facts.map((fact) => fact.is === 'put' && fact.things)).toEqual([
      [{ thing: 'horse', from: 'box', to: 'beside.4' }],
      [{ thing: 'horse', from: 'beside.4', to: 'beside.1' }],
      [{ thing: 'horse', from: 'beside.1', to: 'box' }],
    ]);
  });

  test('are declared by whole places, and a correction makes one record stand as another', () => {
    const { game, state } = gameOf([], []);
    const before = structuredClone(state);
    putRight(game, { things: { 'beside.2': ['horse', 'horse'] } });
    expect(state.things).toEqual({ 'beside.2': ['horse', 'horse'] });
    expect(between(before, state)).toEqual({ things: { 'beside.2': ['horse', 'horse'] } });
    expect(between(state, before)).toEqual({ things: { 'beside.2': [] } });
  });
});
