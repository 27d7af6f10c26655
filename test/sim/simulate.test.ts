import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { loot } from '../../src/rules/base/actions/loot.ts';
import { marshalEncounter } from '../../src/rules/base/actions/marshal.ts';
import { shoot } from '../../src/rules/base/actions/shoot.ts';
import { stealin } from '../../src/rules/base/flow/stealin.ts';
import type { Game } from '../../src/rules/engine/game.ts';
import type { Rule } from '../../src/rules/engine/hooks.ts';
import type { Step } from '../../src/rules/engine/state.ts';
import { type CampaignReport, type Party, partiesWith, playCampaign } from '../../src/sim/campaign.ts';
import { everything } from '../../src/sim/everything.ts';
import { baseGame } from '../../src/sim/parts.ts';
import { type NightReport, simulateNight } from '../../src/sim/simulated-night.ts';
import { VirtualTable } from '../../src/sim/virtual-table.ts';

afterEach(() => vi.restoreAllMocks());

/** So many nights of each mode and number of players: a sample of `npm run -s simulate -- --all`, of a minute at most. */
const EACH = 4;
const parties = partiesWith(baseGame);

describe('simulated nights of every way to sit down', () => {
  let report: CampaignReport;
  beforeAll(async () => {
    report = await playCampaign({
      seed: 1,
      games: EACH * parties.length,
      party: (night) => parties[night % parties.length] as Party,
      parts: baseGame,
    });
  }, 240_000);

  // They are come to again by `npm run -s simulate -- --all --games 4 --seed 1`.
  test('break nothing', () => expect(report.violations).toEqual([]));

  test('and between them use every action, power, turn, round card, event, house-rule option, way to tap and kind of mistake', () => {
    const faults = [
      'undo',
      'reopen',
      'stale answer',
      'foreign tap',
      'out of turn',
      'tapped twice',
      'late tap',
      'forgotten tap',
      'record corrected',
      'no card laid',
      'two cards laid',
      'undone far',
      'answer amended',
      'house rule changed',
      'taps changed',
      'break',
      'table checked',
    ];
    const wanted = [...everything(), ...faults.map((fault) => `fault:${fault}`)];
    expect(wanted.filter((what) => !report.used[what])).toEqual([]);
  });

  test('and the same seed is the same night', async () => {
    const options = { seed: 77, way: { mode: 'standard', players: 5 }, reader: true };
    expect(await simulateNight(options)).toEqual(await simulateNight(options));
  });
});

describe('a night with a mistake of ours in it', () => {
  type Steps = Record<string, (game: Game, step: Step) => undefined>;
  const stepsOf = (rule: Rule) => rule.steps as unknown as Steps;

  /** What the first few nights complain about; some seed must meet the mistake. */
  async function complaint(): Promise<string> {
    for (let seed = 0; seed < 5; seed++) {
      const report: NightReport = await simulateNight({ seed, way: { mode: 'standard', players: 4 } });
      if (report.violations.length > 0) return report.violations.join('; ');
    }
    return 'nothing';
  }

  test('a bullet that is recorded and not told', async () => {
    vi.spyOn(stepsOf(shoot), 'hit').mockImplementation((game, step) => {
      game.state.cylinder[String(step.by)] = (game.state.cylinder[String(step.by)] ?? 0) - 1;
      game.state.received[String(step.target)]?.push(String(step.by));
      return undefined;
    });
    expect(await complaint()).toMatch(/cylinder/);
  });

  test('a Marshal whom nobody meets', async () => {
    vi.spyOn(marshalEncounter.hooks as Required<NonNullable<Rule['hooks']>>, 'meet').mockReturnValue([]);
    expect(await complaint()).toMatch(/inside with the Marshal/);
  });

  test('a jewel out of thin air', async () => {
    const real = stepsOf(loot).loot as Steps[string];
    vi.spyOn(stepsOf(loot), 'loot').mockImplementation((game, step) => {
      game.state.loot[String(step.by)]?.push('jewel');
      return real(game, step);
    });
    expect(await complaint()).toMatch(/jewel/);
  });

  test('a rule that is not the same when the night is folded again', async () => {
    let calls = 0;
    const real = stepsOf(stealin)['first-player.passes'] as Steps[string];
    vi.spyOn(stepsOf(stealin), 'first-player.passes').mockImplementation((game, step) => {
      real(game, step);
      game.state.more.calls = ++calls;
      return undefined;
    });
    expect(await complaint()).toMatch(/fold gives another record/);
  });

  test('people who do not do what they are told', async () => {
    const real = VirtualTable.prototype.apply;
    vi.spyOn(VirtualTable.prototype, 'apply').mockImplementation(function (this: VirtualTable, fact) {
      if (fact.is !== 'dropped') real.call(this, fact);
    });
    expect(await complaint()).toMatch(/the table has/);
  });
});
