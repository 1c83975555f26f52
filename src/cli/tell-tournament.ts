// What `railhead simulate` tells people.

import { counted } from '../core/title/summary.js';
import type {
  BotReport,
  BotResult,
  PairResult,
  Spread,
  TournamentResult,
} from '../players/tournament/index.js';
import { bold, dim, say } from './console.js';

/** Tells what came of a tournament. */
export function tellTournament(title: string, result: TournamentResult, seconds: number): void {
  const { played, games, undecided, seats, seed, failures, bots } = result;
  const count = result.interrupted ? `${played} of ${counted(games, 'game')}` : counted(played, 'game');
  say(`${bold(title)}, ${count}, ${seats} seats, seed ${seed}`);
  if (played > 0) {
    say();
    const expected = `expected ${percent(1 / seats)}`;
    say(
      dim(
        `${expected.padEnd(14)} ${'wins'.padStart(7)}  ${'95 %'.padEnd(15)} ${'mean score'.padStart(10)}  Elo`,
      ),
    );
    for (const one of bots) say(`${row(one.bot, one)}  ${conduct(one)}`);
    for (const { seat, ...one } of result.seatResults) say(dim(row(`seat ${seat}`, one)));
    if (bots.length > 2) tellPairs(result.pairs);
    tellFigures(bots);
    say();
    say(`rounds ${spread(result.rounds)}, actions ${spread(result.actions)}`);
    const reasons = Object.entries(result.reasons).map(([reason, n]) => `${reason} ${n}`);
    say(`ended by ${reasons.join(', ')}${undecided > 0 ? `; ${undecided} without a winner` : ''}`);
    if (result.verdict !== null) say(VERDICTS[result.verdict]);
  }
  for (const { game, forfeits } of result.reports)
    for (const { seat, message } of forfeits ?? []) say(`game ${game}, seat ${seat} has lost: ${message}`);
  for (const { game, seed: of, message } of failures) say(`game ${game} (seed ${of}) failed: ${message}`);
  say(dim(`${seconds.toFixed(1)} s, ${(played / seconds).toFixed(1)} games a second`));
}

const VERDICTS = {
  better: 'found: it plays better than its share',
  worse: 'found: it plays worse than its share',
  level: 'found: if there is a difference, it is less than the margin',
} as const;

function conduct({ rating, thinking, forfeits }: BotReport): string {
  const parts = [points(rating)];
  if (thinking !== null)
    parts.push(`${thinking.mean.toFixed(2)} ms a decision, at most ${thinking.longest.toFixed(0)}`);
  if (forfeits > 0) parts.push(`forfeited ${counted(forfeits, 'game')}`);
  return parts.join(', ');
}

// A bound that the games do not set is left open.
function points({ elo, interval: [low, high] }: BotReport['rating']): string {
  const signed = (rating: number) => `${rating < 0 ? '−' : '+'}${Math.abs(rating).toFixed(0)}`;
  return `${signed(elo)} (${low === null ? '…' : `${signed(low)} …`}${high === null ? '' : ` ${signed(high)}`})`;
}

// How often the bot of a row finished before that of a column.
function tellPairs(pairs: readonly PairResult[]): void {
  const names = [...new Set(pairs.map(({ bot }) => bot))];
  const width = 2 + Math.max(8, ...names.map(({ length }) => length));
  say();
  say(dim(`${'before'.padEnd(14)}${names.map((name) => name.padStart(width)).join('')}`));
  for (const name of names) {
    const cells = names.map((against) => {
      const pair = pairs.find((one) => one.bot === name && one.against === against);
      return (pair === undefined ? '–' : percent(pair.ahead / pair.compared)).padStart(width);
    });
    say(`${name.padEnd(14)}${cells.join('')}`);
  }
}

function tellFigures(bots: readonly BotReport[]): void {
  const names = Object.keys(bots[0].figures);
  if (names.length > 0) say();
  for (const name of names) {
    const means = bots.flatMap(({ bot, figures: { [name]: figure } }) =>
      figure === undefined
        ? []
        : [
            `${bot} ${figure.mean.toFixed(1)} (${figure.interval.map((bound) => bound.toFixed(1)).join(' … ')})`,
          ],
    );
    say(`${name}: ${means.join(', ')}`);
  }
}

function row(name: string, { winRate, interval, score }: BotResult): string {
  const [low, high] = interval.map(percent);
  const between = `${low} … ${high}`;
  const mean = score === null ? '–' : score.mean.toFixed(1);
  return `${name.padEnd(14)} ${percent(winRate).padStart(7)}  ${between.padEnd(15)} ${mean.padStart(10)}`;
}

const percent = (rate: number) => `${(100 * rate).toFixed(1)} %`;

const spread = (figures: Spread | null) =>
  figures === null ? '–' : `${figures.mean.toFixed(1)} (${figures.least} … ${figures.most})`;
