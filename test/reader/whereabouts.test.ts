/** A reader that comes back under another path is known by what it is, not by where it is. */
import { expect, test } from 'vitest';
import type { PortInfo } from '../../src/host/reader/port.ts';
import { Whereabouts } from '../../src/host/reader/whereabouts.ts';

const port = (path: string, serialNumber: string | null, make = '1a86:7523'): PortInfo => ({
  path,
  device: path,
  label: path,
  serialNumber,
  make,
});

test('by its serial number, whatever else stands at its old path', () => {
  const where = new Whereabouts('/dev/ttyUSB0');
  where.opened('/dev/ttyUSB0', [port('/dev/ttyUSB0', '7503')]);
  where.look([port('/dev/ttyUSB0', '9'), port('/dev/ttyUSB1', '7503')]);
  expect(where.path).toBe('/dev/ttyUSB1');
  expect(where.greeted('A')).toBe(true);
});

test('while it is nowhere, at its last path', () => {
  const where = new Whereabouts('/dev/ttyUSB0');
  where.opened('/dev/ttyUSB0', [port('/dev/ttyUSB0', '7503')]);
  where.look([port('/dev/ttyUSB1', '9')]);
  expect(where.path).toBe('/dev/ttyUSB0');
});

test('without a serial number by the id in its HELLO: others of its make are left alone', () => {
  const where = new Whereabouts('/dev/ttyUSB0');
  where.opened('/dev/ttyUSB0', [port('/dev/ttyUSB0', null)]);
  expect(where.greeted('A')).toBe(true);
  const others = [port('/dev/ttyUSB1', null), port('/dev/ttyUSB2', null), port('/dev/ttyUSB3', null, '2341:0043')];
  where.look(others);
  expect(where.path).toBe('/dev/ttyUSB1');
  expect(where.greeted('B')).toBe(false);
  where.look(others);
  expect(where.path).toBe('/dev/ttyUSB2');
  expect(where.greeted('A')).toBe(true);
  // From here on that is its place.
  where.look([port('/dev/ttyUSB0', null), port('/dev/ttyUSB2', null)]);
  expect(where.path).toBe('/dev/ttyUSB2');
});

test('without a serial number or an id only when it is the only one of its make', () => {
  const where = new Whereabouts('/dev/ttyUSB0');
  where.opened('/dev/ttyUSB0', [port('/dev/ttyUSB0', null)]);
  where.look([port('/dev/ttyUSB1', null), port('/dev/ttyUSB2', null)]);
  expect(where.path).toBe('/dev/ttyUSB0');
  where.look([port('/dev/ttyUSB2', null), port('/dev/ttyACM0', null, '2341:0043')]);
  expect(where.path).toBe('/dev/ttyUSB2');
});

test('another reader at the chosen path is taken: it was put there by the one who chose it', () => {
  const where = new Whereabouts('/dev/ttyUSB0');
  expect([where.greeted('A'), where.greeted('B'), where.path]).toEqual([true, true, '/dev/ttyUSB0']);
});
