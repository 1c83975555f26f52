// railhead analyze: what a title is like to play, and what another ruleset or an option does to that.

import { createEngine, freshSeed, InvalidInputError, isRailheadError } from '../core/engine/index.js';
import { counted } from '../core/title/summary.js';
import {
  type Analysis,
  analyze,
  type Comparison,
  compareRules,
  type Figure,
} from '../players/analysis/index.js';
import { botsOf, type Flags, optionsOf, seatsOf, textOf, wholeNumberOf } from './arguments.js';
import { bold, dim, say, sayJson, showProgress, UsageError, warn } from './console.js';
import { rulesetOf } from './titles.js';

/** Plays games between bots and says what they were like; `--base` compares with another ruleset. */
export async function analyzeTitle(id: string, flags: Flags): Promise<void> {
  const ruleset = await rulesetOf(id, flags);
  const baseId = textOf(flags, 'base');
  const base = baseId === undefined ? undefined : await rulesetOf(baseId, flags);
  const games = wholeNumberOf(flags, 'games', { least: 1 }) ?? 100;
  const seed = textOf(flags, 'seed') ?? freshSeed();
  const options = optionsOf(flags, ruleset);
  if (base === ruleset && Object.keys(options).length === 0)
    throw new UsageError(`--base ${id} compares the title with itself: give an --option, or another base`);
  const rulesets = base === undefined || base === ruleset ? [ruleset] : [ruleset, base];
  const engine = createEngine(rulesets);
  const common = {
    games,
    seed,
    seats: seatsOf(flags, ruleset),
    bots: botsOf(flags),
    maxRounds: wholeNumberOf(flags, 'max-rounds', { least: 1 }) ?? 1000,
    onGame: (played: number) =>
      showProgress(`${played} of ${counted(base ? 2 * games : games, 'game')} played`),
  };
  warn(`playing ${counted(base ? 2 * games : games, 'game')}; --games says how many`);
  try {
    if (base === undefined) {
      const analysis = analyze(engine, id, { ...common, options });
      showProgress('');
      if (flags.json === true) sayJson({ seed, ...analysis });
      else tell(ruleset.title, seed, analysis);
    } else {
      const comparison = compareRules(engine, { ruleset: base.id }, { ruleset: id, options }, common);
      showProgress('');
      if (flags.json === true) sayJson({ seed, ...comparison });
      else tellDifference(`${ruleset.title} beside ${base.title}`, seed, comparison);
    }
  } catch (error) {
    // Options that do not go together are wrong usage.
    if (isRailheadError(error) && error.name === InvalidInputError.name) throw new UsageError(error.message);
    throw error;
  }
}

const FIGURES = {
  rounds: 'rounds',
  actions: 'actions',
  choices: 'choices a decision',
  leadChanges: 'lead changes',
} as const;
type Named = keyof typeof FIGURES;
const NAMES = Object.keys(FIGURES) as readonly Named[];
const WIDTH = 26;

function head(title: string, seed: string, { games, seats }: Analysis): void {
  say(`${bold(title)}, ${counted(games, 'game')}, ${seats} seats, seed ${seed}`);
  say();
}

function tell(title: string, seed: string, analysis: Analysis): void {
  head(title, seed, analysis);
  say(dim(`${''.padEnd(WIDTH)} ${'mean'.padStart(9)}  95 %`));
  for (const name of NAMES) say(line(FIGURES[name], analysis[name]));
  for (const [seat, { rate, interval }] of analysis.seatWins.entries())
    say(line(`seat ${seat + 1} wins`, { mean: 100 * rate, interval: percent(interval) }, ' %'));
  const reasons = Object.entries(analysis.reasons).map(([reason, number]) => `${reason} ${number}`);
  say();
  say(`ended by ${reasons.join(', ')}`);
  table('actions a game', analysis.played);
  table('events a game', analysis.happened);
}

function table(title: string, figures: Readonly<Record<string, Figure>>): void {
  say();
  say(dim(title));
  const entries = Object.entries(figures);
  const seen = entries.filter(([, { mean }]) => mean > 0).sort((one, other) => other[1].mean - one[1].mean);
  for (const [type, figure] of seen) say(line(type, figure));
  const never = entries.filter(([, { mean }]) => mean === 0).map(([type]) => type);
  if (never.length > 0) say(`never: ${never.join(', ')}`);
}

function tellDifference(title: string, seed: string, { base, changed, difference }: Comparison): void {
  head(title, seed, base);
  const names = base.ruleset === changed.ruleset ? ['base', 'changed'] : [base.ruleset, changed.ruleset];
  const columns = names.map((name) => name.slice(0, 16).padStart(17)).join('');
  say(dim(`${''.padEnd(WIDTH)}${columns}  difference`));
  for (const name of NAMES)
    say(`${pair(FIGURES[name], base[name].mean, changed[name].mean)}  ${felt(difference[name])}`);
  for (const [seat, differing] of difference.seatWins.entries()) {
    const [one, other] = [base, changed].map(({ seatWins }) => 100 * seatWins[seat].rate);
    const points = { mean: 100 * differing.mean, interval: percent(differing.interval) };
    say(`${pair(`seat ${seat + 1} wins, %`, one, other)}  ${felt(points)}`);
  }
  say();
  say(dim('* the interval does not hold 0'));
}

const percent = ([low, high]: readonly [number, number]) => [100 * low, 100 * high] as const;

const pair = (name: string, one: number, other: number) =>
  name.padEnd(WIDTH) + [one, other].map((mean) => mean.toFixed(1).padStart(17)).join('');

function felt({ mean, interval: [low, high] }: Figure): string {
  // What rounds to nothing has no sign to tell.
  const sign = (value: number) => `${value <= -0.05 ? '−' : '+'}${Math.abs(value).toFixed(1)}`;
  return `${sign(mean)} (${sign(low)} … ${sign(high)})${low > 0 || high < 0 ? ' *' : ''}`;
}

function line(name: string, { mean, interval: [low, high] }: Figure, unit = ''): string {
  return `${name.padEnd(WIDTH)} ${mean.toFixed(1).padStart(9)}  ${low.toFixed(1)} … ${high.toFixed(1)}${unit}`;
}
