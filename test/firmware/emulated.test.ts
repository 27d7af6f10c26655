/** The compiled firmware on an emulated board with radio chips and cards, in simulated time. */
import { beforeAll, describe, expect, test } from 'vitest';
import { BUILD_MS, canEmulate, flashedProgram } from './build.ts';
import { Desk } from './emulated-rig.ts';

const UID4 = '0A1B2C3D';
const UID7 = '04A1B2C3D4E5F6';
const OTHER = '04A1B2C3D4E5F7';
const UID10 = '01020304050607080910';

describe.runIf(canEmulate)('the firmware', () => {
  let program: Uint16Array;
  beforeAll(async () => {
    program = await flashedProgram();
  }, BUILD_MS);

  test('says HELLO until it is greeted, and who it is', () => {
    const desk = new Desk(program, 2);
    desk.run(2300);
    const hellos = desk.heard();
    expect(hellos.map(({ verb }) => verb)).toEqual(['HELLO', 'HELLO', 'HELLO']);
    expect(hellos[0]?.args).toMatchObject({
      ...{ proto: '1.0', boot: 'C', ant: '2', rx: '60', q: '0', next: '1', rf: '92,92', up: '0' },
      id: expect.stringMatching(/^[0-9A-F]{8}$/),
      caps: 'scan,gone,multi,led,buz,read,ndef,eep,list',
    });
    expect(desk.greet()?.args).toMatchObject({ up: '1' });
  });

  test('repeats the HELLO that answers a greeting until it hears that it arrived, and no longer than 4 s', () => {
    const desk = new Desk(program);
    desk.greet();
    desk.run(1000);
    expect(desk.heard().map(({ args }) => args.up)).toEqual(['1', '1']);
    desk.run(6000);
    expect(desk.heard()).toHaveLength(6);
    desk.greet();
    expect(desk.command('PING')).toBe('OK');
    desk.run(1000);
    expect(desk.heard()).toEqual([]);
  });

  test('is another device on each board, and the same over restarts', () => {
    const ids = [1, 2].map((seed) => {
      const desk = new Desk(program, 1, seed);
      const before = desk.greet()?.args.id;
      desk.board.cutPower();
      expect(desk.greet()?.args.id).toBe(before);
      return before;
    });
    expect(ids[0]).not.toBe(ids[1]);
  });

  test.each([UID4, UID7, UID10])('tells of a card with the UID %s once, and when it is taken off', (uid) => {
    const desk = new Desk(program);
    desk.greet();
    const card = desk.lay(uid);
    expect(desk.board.lamp(0)).toBe('amber');
    desk.run(1000);
    expect(desk.events()).toEqual([`SCAN a=0 u=${uid}`]);
    desk.lift(card);
    expect(desk.events().at(-1)).toBe(`GONE a=0 u=${uid}`);
    desk.lay(uid);
    expect(desk.events().at(-1)).toBe(`SCAN a=0 u=${uid}`);
  });

  test('tells of several cards on one antenna, also such as differ in one bit, and of each as it goes', () => {
    const desk = new Desk(program);
    desk.greet();
    const [radio] = desk.board.radios;
    const cards = [UID7, OTHER, UID4].map((uid) => desk.lay(uid));
    expect(desk.events()).toEqual([`SCAN a=0 u=${UID7}`, `SCAN a=0 u=${OTHER} fl=m`, `SCAN a=0 u=${UID4} fl=m`]);
    expect(desk.command('LIST')).toBe(`OK n=3 u=${UID7},${OTHER},${UID4}`);
    for (const card of cards) radio?.remove(card);
    desk.run(300);
    expect(desk.events().sort()).toEqual([`GONE a=0 u=${UID7}`, `GONE a=0 u=${OTHER}`, `GONE a=0 u=${UID4}`].sort());
    for (const card of cards) radio?.place(card);
    desk.run(300);
    expect(desk.events().sort()).toEqual(
      [`SCAN a=0 u=${UID7} fl=m`, `SCAN a=0 u=${OTHER} fl=m`, `SCAN a=0 u=${UID4} fl=m`].sort(),
    );
  });

  test('reads four antennas, each with its lamp', () => {
    const desk = new Desk(program, 4);
    expect(desk.greet()?.args).toMatchObject({ ant: '4', rf: '92,92,92,92' });
    const uids = ['0000000A', '0000000B', '0000000C', '0000000D'];
    for (const [antenna, uid] of uids.entries()) desk.lay(uid, antenna);
    expect(desk.events()).toEqual(uids.map((uid, antenna) => `SCAN a=${antenna} u=${uid}`));
    for (const [antenna, p] of ['ok', 'bad', 'wait', 'off'].entries()) desk.command('LED', { a: antenna, p });
    expect([0, 1, 2, 3].map((antenna) => desk.board.lamp(antenna))).toEqual(['green', 'red', 'amber', 'dark']);
    desk.command('LED', { a: 2, p: 'id' });
    const colours = new Set<string>();
    for (let look = 0; look < 10; look++) {
      desk.run(50);
      colours.add(desk.board.lamp(2));
    }
    expect(colours).toEqual(new Set(['amber', 'dark']));
    expect(desk.command('LED', { a: 4, p: 'ok' })).toBe('ERR c=12');
    expect(desk.command('LED', { a: 0, p: 'pink' })).toBe('ERR c=12');
  });

  test('marks a made-up UID, and takes it for the same card as long as it lies there', () => {
    const desk = new Desk(program);
    desk.greet();
    let turn = 0;
    desk.lay({ uid: UID4, nextUid: () => `0811220${turn++}` });
    desk.run(1000);
    expect(desk.events()).toEqual(['SCAN a=0 u=08112200 fl=r']);
  });

  test('a card that is read badly now and then is not taken off', () => {
    const desk = new Desk(program);
    desk.greet();
    let answer = 0;
    const [radio] = desk.board.radios;
    desk.lay(UID7);
    if (radio) radio.garble = () => answer++ % 7 === 0;
    desk.run(2000);
    expect(desk.events()).toEqual([`SCAN a=0 u=${UID7}`]);
  });

  test('events are numbered, sent again every 250 ms, four at a time, until they are acknowledged', () => {
    const desk = new Desk(program);
    desk.greet();
    for (let tap = 0; tap < 3; tap++) desk.lift(desk.lay(`0000000${tap}`));
    desk.heard();
    desk.run(260);
    expect(desk.heard().map(({ args }) => [args.s, args.p])).toEqual([
      ['1', '0'],
      ['2', '1'],
      ['3', '2'],
      ['4', '3'],
    ]);
    desk.say('ACK', { s: 4 });
    expect(desk.heard().map(({ args }) => [args.s, args.p])).toEqual([
      ['5', '4'],
      ['6', '5'],
    ]);
    desk.say('ACK', { s: 6 });
    desk.heard();
    desk.run(600);
    expect(desk.heard()).toEqual([]);
  });

  test('keeps sixteen taps; when there is no room GONEs go first, then the oldest become one LOST', () => {
    const desk = new Desk(program);
    desk.greet();
    desk.run(10_500);
    for (let tap = 0; tap < 18; tap++) desk.lift(desk.lay(`000000${tap.toString(16).toUpperCase().padStart(2, '0')}`));
    desk.greet();
    const events: string[] = [];
    for (let round = 0; round < 8; round++) {
      const heard = desk.heard();
      events.push(...heard.filter(({ verb }) => verb !== 'HELLO').map(({ verb, args }) => verb + (args.n ?? '')));
      const last = Math.max(0, ...heard.map(({ args }) => Number(args.s ?? 0)));
      desk.say('ACK', { s: last });
    }
    expect(events.slice(0, 4)).toEqual(['LOST4', 'SCAN', 'SCAN', 'SCAN']);
    expect(events.filter((verb) => verb === 'SCAN')).toHaveLength(14);
  });

  test('knows over a reset what was told and what lies there, and does not tell it again', () => {
    const desk = new Desk(program);
    desk.greet();
    desk.lift(desk.lay(UID7));
    desk.say('ACK', { s: 2 });
    const card = desk.lay(OTHER);
    desk.board.reset();
    expect(desk.greet(2)?.args).toMatchObject({ boot: 'W', next: '4', q: '1' });
    desk.run(500);
    expect(desk.events()).toEqual([`SCAN a=0 u=${OTHER}`]);
    desk.board.reset();
    desk.greet(3);
    desk.run(500);
    expect(desk.events()).toEqual([]);
    desk.lift(card);
    expect(desk.events()).toEqual([`GONE a=0 u=${OTHER}`]);
  });

  test.each([
    ['without a host', 200, false],
    ['with a host that does not answer', 500, true],
  ])('a tap survives a power cut %s, %i ms later', (_, ms, hasHost) => {
    const desk = new Desk(program);
    if (hasHost) desk.greet();
    else desk.run(200);
    const card = desk.lay(UID7);
    desk.run(ms - 80);
    for (const radio of desk.board.radios) radio.remove(card);
    desk.board.cutPower();
    expect(desk.greet()?.args).toMatchObject({ boot: 'C' });
    desk.run(300);
    expect(desk.events()[0]).toBe(`SCAN a=0 u=${UID7}`);
  });

  test('a card that lies there over a power cut is no new tap, and is missed when it went meanwhile', () => {
    const desk = new Desk(program);
    desk.greet();
    const card = desk.lay(UID7);
    desk.say('ACK', { s: 1 });
    desk.run(700);
    desk.board.cutPower();
    desk.greet(1);
    desk.run(500);
    expect(desk.events()).toEqual([]);
    for (const radio of desk.board.radios) radio.remove(card);
    desk.board.cutPower();
    desk.greet(1);
    desk.run(500);
    expect(desk.events()).toEqual([`GONE a=0 u=${UID7}`]);
  });

  test('numbers never go back: after a power cut they begin a block higher', () => {
    const desk = new Desk(program);
    const next: number[] = [];
    for (let start = 0; start < 4; start++) {
      next.push(Number(desk.greet()?.args.next));
      desk.lift(desk.lay(UID7));
      desk.board.cutPower();
    }
    expect(next).toEqual([1, 1001, 2001, 3001]);
  });

  test('reads pages and the NDEF message of the card that is named, and no other', () => {
    const desk = new Desk(program);
    desk.greet();
    expect(desk.command('READ', { a: 0, u: UID7, f: 0, n: 4 })).toBe('ERR c=20');
    const card = desk.lay(UID7);
    const message = 'D1010B5402656E4272696E6720697421';
    card.memory.set(Buffer.from(`0110AA0310${message}FE`.replace('0110AA', '0101AA'), 'hex'), 16);
    expect(desk.command('READ', { a: 0, u: UID7, f: 0, n: 4 })).toBe('OK d=04A1B200');
    expect(desk.command('READ', { a: 0, u: UID7, f: 4, n: 20 })).toMatch(/^OK d=0101AA0310D101.{26}$/);
    expect(desk.command('NDEF', { a: 0, u: UID7 })).toBe(`OK len=16 d=${message}`);
    expect(desk.command('NDEF', { a: 0, u: UID7, o: 10 })).toBe(`OK len=16 d=${message.slice(20)}`);
    expect(desk.command('READ', { a: 0, u: OTHER, f: 4, n: 4 })).toBe('ERR c=21');
    expect(desk.command('READ', { a: 0, u: UID7, f: 200, n: 4 })).toBe('ERR c=22');
    expect(desk.command('READ', { a: 0, u: UID7, f: 4, n: 60 })).toBe('ERR c=12');
    desk.lift(card);
    desk.lay({ uid: UID4, classic: true });
    expect(desk.command('READ', { a: 0, u: UID4, f: 4, n: 4 })).toBe('ERR c=25');
  });

  test('writes only where it was allowed, after UNLOCK, and to user pages of the card that is named', () => {
    const desk = new Desk(program);
    desk.greet();
    const card = desk.lay(UID7);
    const write = (f: number, u = UID7) => desk.command('WRITE', { a: 0, u, f, d: '01020304' });
    expect([write(4), desk.command('UNLOCK')]).toEqual(['ERR c=40', 'ERR c=40']);
    expect(desk.command('CFG', { k: 'write', v: 1 })).toBe('OK');
    expect(desk.greet()?.args.caps).toContain(',write');
    expect(write(4)).toBe('ERR c=41');
    expect(desk.command('UNLOCK')).toBe('OK');
    expect([write(3), write(40), write(4, OTHER)]).toEqual(['ERR c=24', 'ERR c=24', 'ERR c=21']);
    expect(write(4)).toBe('OK');
    expect([...card.memory.subarray(16, 20)]).toEqual([1, 2, 3, 4]);
    desk.lift(card);
    const locked = desk.lay({ uid: OTHER, readOnly: true });
    expect(write(4, OTHER)).toBe('ERR c=24');
    desk.lift(locked);
    for (let passed = 0; passed < 30_000; passed += 6000) {
      desk.command('PING');
      desk.run(6000);
    }
    expect(write(4, OTHER)).toBe('ERR c=41');
    desk.command('UNLOCK');
    desk.greet();
    expect(write(4, OTHER)).toBe('ERR c=41');
  });

  test('settings hold over a power cut, and bad ones are refused', () => {
    const desk = new Desk(program);
    desk.greet();
    expect(desk.command('GET', { k: 'poll' })).toBe('OK v=30');
    expect(desk.command('CFG', { k: 'poll', v: 60 })).toBe('OK');
    expect(desk.command('CFG', { k: 'poll', v: 5 })).toBe('ERR c=12');
    expect(desk.command('CFG', { k: 'colour', v: 5 })).toBe('ERR c=12');
    desk.command('CFG', { k: 'gone', v: 0 });
    desk.run(300);
    desk.board.cutPower();
    desk.greet();
    expect(desk.command('GET', { k: 'poll' })).toBe('OK v=60');
    desk.lift(desk.lay(UID7));
    expect(desk.events()).toEqual([`SCAN a=0 u=${UID7}`]);
  });

  test('obeys a command once, however often it comes, and answers what it does not know', () => {
    const desk = new Desk(program);
    desk.run(200);
    expect(desk.command('PING')).toBe('ERR c=15');
    desk.greet();
    expect(desk.command('DANCE')).toBe('ERR c=11');
    expect(desk.command('BAUD')).toBe('ERR c=40');
    desk.heard();
    desk.say('LED', { i: 77, a: 0, p: 'ok' });
    desk.say('LED', { i: 78, a: 0, p: 'bad' });
    desk.say('LED', { i: 78, a: 0, p: 'bad' });
    expect(desk.heard().map(({ verb, args }) => verb + args.i)).toEqual(['OK77', 'OK78', 'OK78']);
    expect(desk.board.lamp(0)).toBe('red');
    desk.board.send(Buffer.from('$PING i=9*7673\nAT+GMM\r\n'));
    desk.run(100);
    expect(desk.heard()).toEqual([]);
    expect(desk.command('GET', { k: 'bad' })).toBe('OK v=1');
  });

  test('greets no host of another major version', () => {
    const desk = new Desk(program);
    desk.run(200);
    desk.heard();
    desk.say('HELLO?', { i: 1, proto: '2.0', last: 0 });
    expect(desk.heard().map(({ verb, args }) => [verb, args.up])).toEqual([['HELLO', '0']]);
  });

  test('sounds when told to, and ticks at a tap unless that is switched off', () => {
    const desk = new Desk(program);
    desk.greet();
    const sounded = (deed: () => void) => {
      deed();
      let buzzes = false;
      for (let look = 0; look < 40; look++) {
        desk.run(5);
        buzzes = buzzes || desk.board.buzzes;
      }
      return [buzzes, desk.board.buzzes];
    };
    expect(sounded(() => desk.board.send(Buffer.from('$BUZ i=1 p=bad*8D1F\n')))).toEqual([false, false]);
    expect(desk.command('BUZ', { p: 'no' })).toBe('ERR c=12');
    expect(sounded(() => void desk.command('BUZ', { p: 'bad' }))[0]).toBe(true);
  });

  test('checks itself: radio and storage', () => {
    const desk = new Desk(program, 2);
    desk.greet();
    desk.run(500);
    expect(desk.command('SELFTEST')).toBe('OK');
    const second = desk.board.radios[1];
    if (second) second.version = 0xff;
    expect(desk.command('SELFTEST')).toBe('ERR c=30 a=1');
  });

  test('a chip that loses its settings is set up again within two seconds, and one that was away is taken back', () => {
    const desk = new Desk(program);
    desk.greet();
    const [radio] = desk.board.radios;
    radio?.reset();
    desk.run(2100);
    desk.lift(desk.lay(UID7));
    expect(desk.events()).toEqual([`SCAN a=0 u=${UID7}`, `GONE a=0 u=${UID7}`]);
    expect(desk.command('GET', { k: 'repairs' })).toBe('OK v=1');
    if (radio) radio.version = 0;
    desk.run(4000);
    expect(desk.command('READ', { a: 0, u: UID7, f: 4, n: 4 })).toBe('ERR c=30');
    if (radio) radio.version = 0x92;
    desk.run(2100);
    desk.heard();
    desk.lay(UID7);
    expect(desk.events()).toEqual([`SCAN a=0 u=${UID7}`]);
  });

  test('a program that hangs is started anew by the watchdog, with its memory intact', () => {
    const desk = new Desk(program);
    desk.greet();
    desk.lay(UID7);
    desk.heard();
    desk.board.stallSpi(true);
    desk.run(2500);
    desk.board.stallSpi(false);
    desk.run(300);
    const [hello] = desk.heard();
    expect(hello).toMatchObject({ verb: 'HELLO', args: { boot: 'W', q: '1', up: '0' } });
    desk.greet();
    desk.lay(OTHER);
    desk.run(300);
    expect(desk.events()).toEqual([`SCAN a=0 u=${UID7}`, `SCAN a=0 u=${OTHER} fl=m`]);
  });

  test('RESET restarts it with its memory intact', () => {
    const desk = new Desk(program);
    desk.greet();
    desk.lay(UID7);
    expect(desk.command('RESET')).toBe('OK');
    desk.run(300);
    expect(desk.greet()?.args).toMatchObject({ boot: 'W', q: '1', next: '2' });
    expect(desk.command('PING')).toBe('OK');
  });

  test('a host that is silent for ten seconds is gone: HELLO again', () => {
    const desk = new Desk(program);
    desk.greet();
    desk.command('PING');
    desk.run(9800);
    expect(desk.heard()).toEqual([]);
    desk.run(1500);
    expect(desk.heard().map(({ verb, args }) => [verb, args.up])).toEqual([
      ['HELLO', '0'],
      ['HELLO', '0'],
    ]);
  });
});
