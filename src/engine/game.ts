// How a game begins: from a config, or as a position in the middle of play.

import * as z from 'zod/mini';
import { drawFrom, startLuck } from '../random/streams.js';
import { type Bounds, INPUT_BOUNDS, isWithin, SAVE_BOUNDS } from './bounds.js';
import type { GameEvent } from './event.js';
import { idFinder } from './ids.js';
import { issuesOf } from './issues.js';
import { deepFreeze } from './json.js';
import { InvalidInputError } from './rejection.js';
import { isPlayable } from './revisions.js';
import type { AnyRuleset } from './ruleset.js';
import { settle } from './settle.js';
import { type Envelope, envelopeShape } from './state.js';
import type { Tables } from './table.js';

const name = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(60)))();

/** The config of a game: how many seats or their names, the seed, the title's options, a board other than the title's own. */
export const configSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    seats: z.union([
      z.int().check(z.gte(1), z.lte(24)),
      z.array(name).check(z.minLength(1), z.maxLength(24)),
    ]),
    seed: z.union([z.string().check(z.maxLength(200)), z.int()]),
    options: z.optional(z.unknown()),
    board: z.optional(name),
    revision: z.optional(z.int()),
  }))();

/** A config as it is written in records: with every option spelled out. */
export interface GameConfig<Options = unknown> {
  readonly seats: number | readonly string[];
  readonly seed: string | number;
  /** Options of the title; those left out take their defaults. */
  readonly options?: Options;
  /** The id of a board given to the engine; the title's own if left out. */
  readonly board?: string;
  /** An older revision of the title to play by; today's if left out. */
  readonly revision?: number;
}

/** The first state of a game, settled up to its first decision, and the events of getting there. */
export function createGameState(
  tables: Tables,
  id: string,
  input: unknown,
): { state: Envelope; events: readonly GameEvent[] } {
  const { table, header, seed } = readConfig(tables, id, input);
  const { ruleset, rules, board, title } = table;
  const events: GameEvent[] = [];
  const holder = { luck: startLuck(seed, ruleset.streams) };
  const part = ruleset.setup({
    rules,
    board,
    seats: header.seatNames.length,
    luck: drawFrom(holder),
    emit: (event) => void events.push({ n: events.length, ...(event as object) } as GameEvent),
  });
  const envelope: Envelope = {
    game: header,
    step: 0,
    round: 0,
    luck: holder.luck,
    outcome: null,
    absent: [],
  };
  const first = deepFreeze(title.laidOut({ ...envelope, ...part }));
  const settled = settle(table, title.executor, first, events);
  return { state: title.executor.seal(first, settled), events };
}

function readConfig(tables: Tables, id: string, input: unknown) {
  const title = tables.title(id);
  const { ruleset } = title;
  mustBeWithin(input, INPUT_BOUNDS, 'config');
  const parsed = z.safeParse(configSchema, input);
  if (!parsed.success) throw new InvalidInputError('config', issuesOf(parsed.error));
  const { seats, seed, options, board, revision = ruleset.revision } = parsed.data;
  if (!isPlayable(ruleset, revision))
    throw new InvalidInputError('config', [
      { path: ['revision'], message: `revision ${ruleset.revision} of ${id} cannot play by that one` },
    ]);
  const seatNames =
    typeof seats === 'number' ? Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`) : seats;
  const { min, max } = ruleset.seats;
  if (seatNames.length < min || seatNames.length > max) {
    throw new InvalidInputError('config', [
      { path: ['seats'], message: `${ruleset.title} seats ${min} to ${max}` },
    ]);
  }
  const chosen = z.safeParse(ruleset.options, options ?? {});
  if (!chosen.success) throw new InvalidInputError('options', issuesOf(chosen.error));
  const played = tables.board(title, board);
  const header: Envelope['game'] = deepFreeze({
    ruleset: ruleset.id,
    revision,
    options: chosen.data,
    board: { id: played.id, hash: played.hash },
    seatNames,
  });
  return { table: tables.of({ game: header }), header, seed };
}

function mustBeWithin(input: unknown, bounds: Bounds, what: string): void {
  if (isWithin(input, bounds)) return;
  const message = 'it is larger than any, or has too many things in each other';
  throw new InvalidInputError(what, [{ path: [], message }]);
}

/**
 * A state in the middle of play: a fresh game of `config` with the parts that `state` names put in place of its own
 * (records merged field by field, seats by their index, all other lists whole). What the title derives (decks,
 * supplies) is filled in unless named. Throws {@link InvalidInputError} unless schema and invariants hold.
 */
export function createPositionState(tables: Tables, id: string, setup: unknown): Envelope {
  mustBeWithin(setup, SAVE_BOUNDS, 'position');
  const given = z.safeParse(z.strictObject({ config: z.unknown(), state: z.looseObject({}) }), setup);
  if (!given.success) throw new InvalidInputError('position', issuesOf(given.error));
  if ('game' in given.data.state)
    throw new InvalidInputError('position', [
      { path: ['state', 'game'], message: 'it follows from the config' },
    ]);
  const fresh = createGameState(tables, id, given.data.config).state;
  const table = tables.of(fresh);
  const merged = merge(fresh, given.data.state) as Envelope;
  const { ruleset, rules, board } = table;
  const state =
    ruleset.completePosition?.({ rules, board, state: merged } as never, given.data.state) ?? merged;
  return admit(tables, state, 'position');
}

/**
 * Lets a state from outside in: refused unless its head names a game of this engine, it fits the title's schema, and
 * it breaks none of its invariants.
 */
export function admit(tables: Tables, state: unknown, what: string): Envelope {
  const head = z.safeParse(headSchema, state);
  if (!head.success) throw new InvalidInputError(what, issuesOf(head.error));
  const { ruleset, laidOut } = tables.title(head.data.game.ruleset);
  const options = z.safeParse(ruleset.options, head.data.game.options);
  if (!options.success) throw new InvalidInputError(what, issuesOf(options.error, ['game', 'options']));
  const parsed = z.safeParse(ruleset.state.shape.schema as z.ZodMiniType<Envelope>, state);
  if (!parsed.success) throw new InvalidInputError(what, issuesOf(parsed.error));
  const table = tables.of(deepFreeze(parsed.data));
  const unknown = idFinder(ruleset.state.shape.schema, table.ids)?.(parsed.data) ?? null;
  if (unknown !== null)
    throw new InvalidInputError(what, [
      { path: unknown.path, message: `there is no ${unknown.kind} ${unknown.id} in this game` },
    ]);
  const admitted = deepFreeze(laidOut(parsed.data));
  const { rules, board } = table;
  const broken = [
    ...findBrokenEnvelope(ruleset, admitted),
    ...ruleset.invariants({ rules, board, state: admitted } as never),
  ];
  if (broken.length > 0)
    throw new InvalidInputError(
      what,
      broken.map((message) => ({ path: [], message })),
    );
  return admitted;
}

const headSchema = /* @__PURE__ */ (() => z.looseObject({ game: envelopeShape.game }))();

// What holds in every state, whatever its title.
function findBrokenEnvelope({ seats, streams }: AnyRuleset, state: Envelope): string[] {
  const { game, absent, luck } = state;
  const count = game.seatNames.length;
  const broken: string[] = [];
  if (count < seats.min || count > seats.max)
    broken.push(`${count} seats; ${seats.min} to ${seats.max} can play`);
  const ascending = absent.every((seat, n) => seat < count && (n === 0 || absent[n - 1] < seat));
  if (!ascending || absent.length >= count)
    broken.push(`seats ${absent.join()} of ${count} cannot be absent`);
  if (Object.keys(luck.streams).sort().join() !== [...streams].sort().join())
    broken.push('the luck has other streams than the ruleset');
  return broken;
}

function merge(base: unknown, changes: unknown): unknown {
  if (!isRecord(changes) || base === null || typeof base !== 'object') return changes;
  if (Array.isArray(base))
    return base.map((item, place) => (place in changes ? merge(item, changes[place]) : item));
  const merged: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(changes)) {
    merged[key] =
      key === 'seats' && Array.isArray(value) ? mergeSeats(merged[key], value) : merge(merged[key], value);
  }
  return merged;
}

function mergeSeats(base: unknown, changes: readonly unknown[]): unknown {
  return (base as unknown[]).map((seat, place) =>
    changes[place] === undefined ? seat : merge(seat, changes[place]),
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
