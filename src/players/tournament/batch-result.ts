// What comes back for a batch. Anybody who reaches the queue may have written it, so it must match its batch:
// its games, each once, with the seeds, deals and seats of the plan. The ranking must name those seats. It
// cannot show whether the games were played as told: for that, play them again.

import * as z from 'zod/mini';
import { issuesOf } from '../../core/engine/base/issues.js';
import type { Issue } from '../../core/engine/index.js';
import { isWithin, SAVE_BOUNDS } from '../../core/engine/input/bounds.js';
import { recordSchema } from '../../core/engine/save/record.js';
import { type Batch, count, MOST, text } from './batch.js';
import {
  DEFAULT_ACTIONS,
  type FailedGame,
  type GamePlan,
  type GameReport,
  gameSeed,
  LONGEST_MESSAGE,
} from './game.js';
import { plainText } from './plain-text.js';
import { seatingOf } from './seatings.js';

/** What came of a batch, by game. */
export type BatchResult = readonly (GameReport | FailedGame)[];

/** A result as it was read: its games, or the issues with it. */
export type ReadResult =
  | { readonly ok: true; readonly outcomes: BatchResult }
  | { readonly ok: false; readonly issues: readonly Issue[] };

const message = () => z.string().check(z.maxLength(LONGEST_MESSAGE));
const seat = () => count(MOST.seats - 1);
const bySeat = <Item extends z.core.$ZodType>(item: Item) => z.array(item).check(z.maxLength(MOST.seats));
const figure = () => z.number();

const failedSchema = /* @__PURE__ */ (() =>
  z.strictObject({ game: count(), seed: z.string(), message: message() }))();

const reportSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    game: count(),
    seed: z.string(),
    deal: count(),
    bots: bySeat(z.string()),
    rounds: count(),
    actions: count(),
    stopped: text(60),
    ranking: z.nullable(
      bySeat(z.strictObject({ seat: seat(), place: count(MOST.seats), score: z.nullable(figure()) })),
    ),
    hash: z.string().check(z.regex(/^[0-9a-f]{64}$/, 'expected a hash')),
    forfeits: z.optional(bySeat(z.strictObject({ seat: seat(), message: message() }))),
    thinking: z.optional(
      bySeat(z.strictObject({ decisions: count(), milliseconds: nonNegative(), longest: nonNegative() })),
    ),
    figures: z.optional(bySeat(z.record(text(60), figure()))),
    record: z.optional(recordSchema),
  }))();

function nonNegative() {
  return z.number().check(z.gte(0));
}

/** Reads what came back for a batch: its games in order, or what is wrong with the first that cannot be one. */
export function readResult({ plan, games }: Batch, returned: unknown): ReadResult {
  const no = (issues: readonly Issue[]): ReadResult => ({ ok: false, issues });
  if (!Array.isArray(returned)) return no([{ path: [], message: 'expected a list of games' }]);
  if (returned.length !== games.length)
    return no([{ path: [], message: `expected ${games.length} games, not ${returned.length}` }]);
  if (!isWithin(returned, SAVE_BOUNDS)) return no([{ path: [], message: 'it is larger than any' }]);
  const outcomes: (GameReport | FailedGame)[] = [];
  for (const [n, item] of returned.entries()) {
    const isReport = Object.hasOwn(Object(item), 'hash');
    const parsed = z.safeParse(isReport ? reportSchema : failedSchema, item);
    if (!parsed.success) return no(issuesOf(parsed.error, [String(n)]));
    const outcome = parsed.data as GameReport | FailedGame;
    const wrong = findForeign(plan, games[n], outcome);
    if (wrong !== null) return no([{ path: [n, wrong.at], message: wrong.message }]);
    outcomes.push(plain(outcome));
  }
  return { ok: true, outcomes };
}

interface Wrong {
  readonly at: string;
  readonly message: string;
}

// What in a report does not follow from the plan and the number of the game.
function findForeign(plan: GamePlan, game: number, outcome: GameReport | FailedGame): Wrong | null {
  const wrong = (at: string, wanted: unknown): Wrong => ({
    at,
    message: `expected ${JSON.stringify(wanted)}`,
  });
  const seed = gameSeed(plan, game);
  if (outcome.game !== game) return wrong('game', game);
  if (outcome.seed !== seed) return wrong('seed', seed);
  if (!('hash' in outcome)) return null;
  const { bots, deal } = seatingOf(plan, game);
  const { maxActions = DEFAULT_ACTIONS, seats, clocked } = plan;
  if (outcome.deal !== deal) return wrong('deal', deal);
  if (JSON.stringify(outcome.bots) !== JSON.stringify(bots)) return wrong('bots', bots);
  if (outcome.actions > maxActions) return { at: 'actions', message: `expected at most ${maxActions}` };
  const { ranking, stopped, thinking, figures, forfeits = [], record, hash } = outcome;
  if (ranking === null && stopped !== 'roundLimit' && stopped !== 'actionLimit')
    return { at: 'ranking', message: `a game that ended by ${stopped} has one` };
  if (ranking !== null && !isRanking(ranking, seats))
    return { at: 'ranking', message: `expected a ranking of ${seats} seats, best first` };
  if (forfeits.some((one) => one.seat >= seats))
    return { at: 'forfeits', message: 'expected seats of the game' };
  if ((thinking?.length ?? 0) !== (clocked === true ? seats : 0))
    return { at: 'thinking', message: 'expected what every seat took if the plan is clocked, and only then' };
  if (figures !== undefined && !areFigures(figures, seats))
    return { at: 'figures', message: 'expected the same figures for every seat' };
  const isOfTheGame =
    record?.ruleset === plan.ruleset && record.config.seed === seed && record.final === hash;
  return record === undefined || isOfTheGame
    ? null
    : { at: 'record', message: 'expected the record of this game' };
}

// Every seat once, in order of their places; a place is one more than the number of seats before it.
function isRanking(ranking: NonNullable<GameReport['ranking']>, seats: number): boolean {
  const places = ranking.map(({ place }) => place);
  return (
    new Set(ranking.map(({ seat }) => seat)).size === seats &&
    ranking.length === seats &&
    ranking.every(({ seat }) => seat < seats) &&
    places.every((place, n) => place === (n > 0 && places[n - 1] === place ? place : n + 1))
  );
}

/** Kinds of figures that a contest may take. */
const MOST_FIGURES = 100;

function areFigures(figures: NonNullable<GameReport['figures']>, seats: number): boolean {
  const names = figures.map((one) => Object.keys(one).sort());
  return (
    figures.length === seats &&
    names[0].length <= MOST_FIGURES &&
    names.every((one) => JSON.stringify(one) === JSON.stringify(names[0]))
  );
}

function plain(outcome: GameReport | FailedGame): GameReport | FailedGame {
  const clean = (text: string) => plainText(text, LONGEST_MESSAGE);
  if ('message' in outcome) return { ...outcome, message: clean(outcome.message) };
  const { forfeits } = outcome;
  if (forfeits === undefined) return outcome;
  return { ...outcome, forfeits: forfeits.map((one) => ({ ...one, message: clean(one.message) })) };
}
