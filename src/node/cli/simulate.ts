/** `npm run -s simulate -- --games N --seed S …`: random nights through the whole stack, every act checked. */
import { Command, InvalidArgumentError, Option } from 'commander';
import { built } from '../../rules/built.ts';
import { modes } from '../../rules/catalogue/names.ts';
import { isHouseOption } from '../../rules/house/index.ts';
import { simulateNight } from '../../sim/simulated-night.ts';

const USAGE = 2;

const whole = (text: string): number => {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It is a whole number.');
  return Number(text);
};
const words = (text: string): string[] => text.split(',').filter((word) => word !== '');

const program = new Command('simulate')
  .requiredOption('--games <number>', 'how many nights', whole)
  .requiredOption('--seed <number>', 'the same seed gives the same nights', whole)
  .option('--players <number>', '4 to 6; a mixture if left out', whole)
  .addOption(new Option('--mode <mode>', 'how people sit').choices([...modes]).default('standard'))
  .option('--expert', 'the expert variant', false)
  .option('--modules <list>', 'modules in play', words, [])
  .option('--variants <list>', 'app variants in play', words, [])
  .option('--extras <list>', 'extras in play', words, [])
  .option('--house <list>', 'id=option,…', words, [])
  .option('--json', 'one object: games, violations, used', false)
  .exitOverride((end) => process.exit(end.exitCode === 0 ? 0 : USAGE))
  .parse();

interface Asked {
  games: number;
  seed: number;
  players?: number;
  mode: string;
  expert: boolean;
  modules: string[];
  variants: string[];
  extras: string[];
  house: string[];
  json: boolean;
}
const asked = program.opts<Asked>();

/** What was asked for and is not built, in words; a misspelt house rule counts too. */
function unbuilt(): string[] {
  const { players, mode, expert, modules, variants, extras, house } = asked;
  return [
    ...(players !== undefined && !built.players(players) ? [`a night for ${players} players`] : []),
    ...(built.mode(mode) ? [] : [`the mode ${mode}`]),
    ...(expert ? ['the expert variant'] : []),
    ...modules.filter((id) => !built.module(id)).map((id) => `the module ${id}`),
    ...variants.filter((id) => !built.variant(id)).map((id) => `the variant ${id}`),
    ...extras.filter((id) => !built.extra(id)).map((id) => `the extra ${id}`),
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
const violations: { seed: number; players: number; what: string[]; repeat: string }[] = [];
const used: Record<string, number> = {};
for (let game = 0; game < asked.games; game++) {
  const seed = asked.seed + game;
  const players = asked.players ?? 4 + (seed % 3);
  // Every fifth night is tapped on a virtual reader instead of touched on the screen.
  const night = await simulateNight({ seed, players, house, reader: seed % 5 === 0 });
  for (const [what, times] of Object.entries(night.used)) used[what] = (used[what] ?? 0) + times;
  if (night.violations.length === 0) continue;
  const switches = asked.house.length > 0 ? ` --house ${asked.house.join(',')}` : '';
  const repeat = `npm run -s simulate -- --games 1 --seed ${seed} --players ${players}${switches}`;
  violations.push({ seed, players, what: night.violations, repeat });
  if (!asked.json) console.log(`seed ${seed}: ${night.violations.join('; ')}\n  again: ${repeat}`);
}

if (asked.json) console.log(JSON.stringify({ games: asked.games, violations, used }));
else {
  for (const [what, times] of Object.entries(used).sort()) console.log(`${what.padEnd(32)} ${times}`);
  console.log(`${asked.games} nights, ${violations.length} with something broken`);
}
process.exitCode = violations.length > 0 ? 1 : 0;
