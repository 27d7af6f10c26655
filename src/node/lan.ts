/** The local network as the host wants it: addresses, codes, QR codes, and a server for screens of others. */
import { randomBytes, randomInt } from 'node:crypto';
import { networkInterfaces } from 'node:os';
import { encode } from 'uqr';
import type { Lan } from '../host/lan-desk.ts';
import type { HostPort } from '../messages/host.ts';
import { serveLan } from './lan-host.ts';
import type { Assets } from './static.ts';

/** Neither 0 and O, nor 1, I and L, nor U, which makes words of codes. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 6;

/** @param host asked for only once a screen may come */
export function localNetwork(host: () => HostPort, assets: Assets): Lan {
  return {
    now: Date.now,
    code: () => Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
    secret: () => randomBytes(16).toString('base64url'),
    interfaces,
    open: (address, port, doors) => serveLan({ host: host(), assets, address, port, doors }),
    qr: (text) => encode(text, { border: 2 }).data.map((row) => row.map(Number).join('')),
  };
}

/** Addresses of IPv4: they can be read out across a room. */
function interfaces(): { name: string; address: string }[] {
  return Object.entries(networkInterfaces()).flatMap(([name, addresses = []]) =>
    addresses
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address }) => ({ name, address })),
  );
}
