/**
 * `npm run -s simulate -- --games N --seed S …`: random nights through the whole stack, every act checked. They are as
 * the options say, and else as the manual has it. With `--all` there are N of each mode and number of players, with every
 * combination of what is named; with `--sample` there are N in all, each with any combination that goes together, of
 * everything where nothing is named. Both are steered to what came up least, and whatever never came up is a fault too.
 */
import { Command, InvalidArgumentError, Option } from 'commander';
import { built } from '../../rules/built.ts';
import { modes } from '../../rules/catalogue/names.ts';
import { isHouseOption } from '../../rules/house/index.ts';
import { anyParty, type Party, partiesWith, playCampaign, waysWith } from '../../sim/campaign.ts';
import { plain } from '../../sim/new-night.ts';
import { baseGame, everyPart, extrasNamed, goTogether, idsOf, isExtra, type Parts } from '../../sim/parts.ts';
import { Random } from '../../sim/random.ts';
import type { Fixed } from '../../sim/steering.ts';

const USAGE = 2;

const whole = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It is a whole number.');
  return Number(text);
};
const words = (text: string): string[] => text.split(',').filter((word) => word !== '');

const program = new Command('simulate')
  .requiredOption('--games <number>', 'how many nights', whole)
  .requiredOption('--seed <number>', 'the same seed gives the same nights', whole)
  .option('--players <number>', '2 to 8; every number that fits in turn if left out', whole)
  .addOption(new Option('--mode <mode>', 'how people sit; standard if left out, where so many may').choices([...modes]))
  .option('--expert', 'the expert variant', false)
  .option('--all', 'so many nights of each mode and number of players, everything used', false)
  .option('--sample', 'so many nights in all, any that go together, everything used', false)
  .option('--modules <list>', 'modules in play; with --all every combination of them', words, [])
  .option('--together', 'with --all: no combination of the modules but that of all', false)
  .option('--variants <list>', 'app variants in play', words, [])
  .option('--extras <list>', 'extras in play, al-patron and mary among them', words, [])
  .option('--house <list>', 'id=option,…', words, [])
  .option('--json', 'one object: games, violations, used', false)
  .exitOverride((end) => process.exit(end.exitCode === 0 ? 0 : USAGE))
  .parse();

interface Asked {
  games: number;
  seed: number;
  players?: number;
  mode?: string;
  expert: boolean;
  all: boolean;
  together: boolean;
  sample: boolean;
  modules: string[];
  variants: string[];
  extras: string[];
  house: string[];
  json: boolean;
}
const asked = program.opts<Asked>();

/** Whether nights differ in what they are played with, and all of it must come up. */
const isSeries = asked.all || asked.sample;
const named: Parts = { modules: asked.modules, variants: asked.variants, ...extrasNamed(asked.extras) };
const parts = asked.sample && idsOf(named).length === 0 ? everyPart : named;

/** What was asked for and is not built, in words; a misspelt house rule counts too. */
function unbuilt(): string[] {
  const { players, mode, modules, variants, extras, house } = asked;
  const clash = !isSeries && !goTogether(parts);
  const fits = waysWith(isSeries || clash ? baseGame : parts).some(
    ({ way }) => (mode ?? way.mode) === way.mode && (players ?? way.players) === way.players,
  );
  return [
    ...(fits ? [] : [`a night ${mode ? `of the mode ${mode} ` : ''}${players ? `for ${players} players` : ''}`]),
    ...(clash ? [`a night with all of ${idsOf(parts).join(', ')}`] : []),
    ...modules.filter((id) => !built.module(id)).map((id) => `the module ${id}`),
    ...variants.filter((id) => !built.variant(id)).map((id) => `the variant ${id}`),
    ...extras.filter((id) => !isExtra(id)).map((id) => `the extra ${id}`),
    ...house
      .map((switched) => switched.split('='))
      .filter(([id = '', option = '']) => !isHouseOption(id, option))
      .map(([id, option]) => `the house rule ${id} with ${option}`),
  ];
}

const missing = unbuilt();
if (missing.length > 0) {
  console.error(`Not built yet: ${missing.join(', ')}.`);
  process.exit(USAGE);
}

const house = Object.fromEntries(asked.house.map((switched) => switched.split('=') as [string, string]));
const fits = ({ way: { mode, players } }: Party) =>
  (asked.mode ?? mode) === mode && (asked.players ?? players) === players;
const all = asked.sample ? [] : (asked.all && !asked.together ? partiesWith(parts) : waysWith(parts)).filter(fits);
// Unless all ways are asked for, a night is as its options say and else the manual's: a bandit each where so many may.
const standard = all.filter(({ way }) => way.mode === 'standard');
const chosen = asked.all || standard.length === 0 ? all : standard;
const drawn = new Random(asked.seed);
/** The next party of a sample. */
function anyFitting(): Party {
  for (;;) {
    const party = anyParty(parts, drawn);
    if (fits(party)) return party;
  }
}
const fixed: Fixed = isSeries
  ? { house, ...(asked.expert && { expert: true }) }
  : { ...plain, house: { ...plain.house, ...house }, expert: asked.expert };
const args = process.argv.slice(2).filter((arg) => arg !== '--json');
const { games, violations, used } = await playCampaign({
  seed: asked.seed,
  games: asked.all ? asked.games * chosen.length : asked.games,
  party: (night) => (asked.sample ? anyFitting() : (chosen[night % chosen.length] as Party)),
  parts,
  ...(asked.all && {
    combinations: [...new Map(chosen.map((party) => [party.parts.modules.join(), party.parts.modules])).values()],
  }),
  fixed,
  complete: isSeries,
  onNight(night, what) {
    if (what.length > 0 && !asked.json)
      console.log(`night ${night}: ${what.join('; ')}\n  again: npm run -s simulate -- ${args.join(' ')}`);
  },
});
const never = Object.keys(used).filter((id) => used[id] === 0);

if (asked.json) console.log(JSON.stringify({ games, violations, used }));
else {
  for (const [what, times] of Object.entries(used).sort()) console.log(`${what.padEnd(44)} ${times}`);
  console.log(`${games} nights, ${violations.length} with something broken`);
}
if (never.length > 0) console.error(`Never came up: ${never.join(', ')}.`);
process.exitCode = violations.length > 0 || never.length > 0 ? 1 : 0;
