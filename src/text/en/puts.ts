/** How things of the modules come and go. */
import type { Fact, Place, Thing } from '../../messages/facts.ts';
import { told } from './modules/index.ts';
import { names } from './names.ts';
import { capital, list } from './words.ts';

/** Things that went the same way are told together. */
export function tellPut(moved: Extract<Fact, { is: 'put' }>['things']): string {
  const ways = new Map<string, Thing[]>();
  for (const { thing: id, from, to } of moved) {
    const way = `${from} ${to}`;
    ways.set(way, [...(ways.get(way) ?? []), id]);
  }
  return [...ways].map(([way, all]) => capital(tellWay(all, ...(way.split(' ') as [Place, Place])))).join('. ');
}

const marks = told('puts');

function tellWay(all: readonly Thing[], from: Place, to: Place): string {
  const mark = all.length === 1 ? marks[all[0] ?? ''] : undefined;
  if (mark && [from, to].includes('box'))
    return mark(names.at(to === 'box' ? from : to).replace(/^beside /, ''), to === 'box');
  const what = list(all.map(names.thing));
  const many = all.length > 1;
  if (to === 'box') return `${what} ${many ? 'leave' : 'leaves'} the game`;
  if (from === 'box') return `${what} ${many ? 'are' : 'is'} placed ${names.at(to)}`;
  const sheet = /^on (.*)’s sheet$/.exec(names.at(to));
  if (sheet) return `${sheet[1]} takes ${what}`;
  return `${what} ${many ? 'go' : 'goes'} to ${names.at(to).replace(/^(beside|on) /, (_all, word) => (word === 'on' ? '' : 'stand beside '))}`;
}
