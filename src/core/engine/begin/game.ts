// How a game begins: from a config, or as a position in the middle of play.

import * as z from 'zod/mini';
import { startLuck } from '../../random/streams.js';
import { MOST_SEATS } from '../base/counts.js';
import { issuesOf } from '../base/issues.js';
import { deepFreeze } from '../base/json.js';
import { seatNameSchema, seatNamesOf } from '../base/names.js';
import { InvalidInputError, refuse } from '../base/rejection.js';
import {
  type SeedCommitments,
  type SeedParts,
  seedCommitmentsSchema,
  seedPartsSchema,
} from '../base/seed-shapes.js';
import { type Envelope, revisions } from '../base/state.js';
import { schemaFrom } from '../fields/schema-of.js';

import { type Bounds, INPUT_BOUNDS, isWithin, SAVE_BOUNDS } from '../input/bounds.js';
import type { Setting, Settings } from '../play/setting.js';
import { settle } from '../play/settle.js';
import type { GameEvent } from '../rules/event.js';
import { revisionsOf, unplayable } from '../rules/revisions.js';
import { admit, settledPosition } from './admit.js';

const boardId = /* @__PURE__ */ (() => z.string().check(z.minLength(1), z.maxLength(60)))();

/** The config of a game: seats or their names, the seed, the title's options, a board if not the title's. */
export const configSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    seats: z.union([
      z.int().check(z.gte(1), z.lte(MOST_SEATS)),
      z.array(seatNameSchema).check(z.minLength(1), z.maxLength(MOST_SEATS)),
    ]),
    seed: z.union([z.string().check(z.maxLength(200)), z.int()]),
    options: z.optional(z.unknown()),
    board: z.optional(boardId),
    revision: z.optional(z.int()),
    layers: revisions,
    seedCommitments: z.optional(seedCommitmentsSchema),
    seedParts: z.optional(seedPartsSchema),
  }))();

/** A config as it is written in records: with every option spelled out. */
export interface GameConfig<Options = unknown> {
  /**
   * How many seats, or their names; a name influences only text. A name has 1 to 40 characters that can be
   * read: controls, marks of direction and noncharacters are refused. Blanks at its ends are cut off, and
   * equal names get a number: `Ann`, `Ann 2`.
   */
  readonly seats: number | readonly string[];
  /** What all luck comes from; 7 and "7" are the same (E-LUCK-1). */
  readonly seed: string | number;
  /** Options of the title; those left out take their defaults. */
  readonly options?: Options;
  /** The id of a board given to the engine; the title's own if left out. */
  readonly board?: string;
  /** An older revision of the title to play by; today's if left out. */
  readonly revision?: number;
  /** Older revisions of what the title was laid over, by id; today's if left out. */
  readonly layers?: Readonly<Record<string, number>>;
  /** What the table committed to, where it made the seed together (E-SEED-1). Every view shows it. */
  readonly seedCommitments?: SeedCommitments;
  /** What the commitments hid. It must fit them and the seed. No state keeps it. */
  readonly seedParts?: SeedParts;
}

/** The first state of a game, settled up to its first decision, and the events of getting there. */
export function createGameState(
  settings: Settings,
  id: string,
  input: unknown,
): { state: Envelope; events: readonly GameEvent[] } {
  const { setting, header, seed } = readConfig(settings, id, input);
  const { ruleset, rules, board, ready } = setting;
  const events: GameEvent[] = [];
  const holder = { luck: startLuck(seed, ruleset.streams ?? []) };
  const part = ruleset.setup({
    rules,
    board,
    seats: header.seatNames.length,
    luck: ready.executor.luckOf(holder),
    emit: (event) => {
      ready.checkFact(event as object);
      events.push({ n: events.length, ...(event as object) } as GameEvent);
    },
  });
  const envelope: Envelope = {
    game: header,
    step: 0,
    round: 0,
    luck: holder.luck,
    outcome: null,
    absent: [],
  };
  const first = deepFreeze(ready.laidOut({ ...envelope, ...part }));
  const settled = settle(setting, ready.executor, first, events);
  return { state: ready.executor.seal(first, settled), events };
}

function readConfig(settings: Settings, id: string, input: unknown) {
  const ready = settings.ready(id);
  const { ruleset } = ready;
  mustBeWithin(input, INPUT_BOUNDS, 'config');
  const parsed = z.safeParse(configSchema, input);
  if (!parsed.success) throw new InvalidInputError('config', issuesOf(parsed.error, [], configSchema));
  const today = revisionsOf(ruleset);
  const { seats, seed, options, board, revision = today.revision, layers: given } = parsed.data;
  const layers = (given ?? today.layers) && { ...today.layers, ...given };
  const message = unplayable(ruleset, { revision, layers });
  if (message !== null) refuse('config', message, ['revision']);
  const seatNames =
    typeof seats === 'number'
      ? Array.from({ length: seats }, (_, seat) => `Seat ${seat + 1}`)
      : seatNamesOf(seats);
  const { seedCommitments } = parsed.data;
  const unfair = settings.sharedSeedIssues(parsed.data, seatNames.length);
  if (unfair.length > 0) throw new InvalidInputError('config', unfair);
  const { min, max } = ruleset.seats;
  if (seatNames.length < min || seatNames.length > max) {
    refuse('config', `${ruleset.title} seats ${min} to ${max}`, ['seats']);
  }
  const optionsSchema = schemaFrom(ruleset.options);
  const chosen = z.safeParse(optionsSchema, options ?? {});
  if (!chosen.success) throw new InvalidInputError('options', issuesOf(chosen.error, [], optionsSchema));
  const played = settings.board(ready, board);
  const header: Envelope['game'] = deepFreeze({
    ruleset: ruleset.id,
    revision,
    ...(layers && { layers }),
    options: chosen.data,
    board: { id: played.id, hash: played.hash },
    seatNames,
    ...(seedCommitments && { seedCommitments }),
  });
  const setting = settings.of({ game: header });
  const [unwinnable] = ruleset.unwinnable?.({ ...setting, seats: seatNames.length }) ?? [];
  if (unwinnable !== undefined)
    throw new InvalidInputError('config', [{ path: ['board'], message: unwinnable }]);
  return { setting, header, seed };
}

function mustBeWithin(input: unknown, bounds: Bounds, what: string): void {
  if (isWithin(input, bounds)) return;
  const message = 'it is larger than any, or has too many things in each other';
  refuse(what, message);
}

/**
 * A state in the middle of play: a fresh game of `config` in which the parts that `state` names are replaced.
 * Records are merged field by field, seats by their index; all other lists are replaced whole. What the title
 * derives (decks, supplies) is filled in unless named, and automatic steps are taken: it stands as a game
 * does. Throws {@link InvalidInputError} unless schema and invariants hold.
 */
export function createPositionState(settings: Settings, id: string, setup: unknown): Envelope {
  return settledPosition(settings, unsettledPosition(settings, id, setup));
}

/** The same before the rules do anything by themselves: for tests of a single step. */
export function unsettledPosition(settings: Settings, id: string, setup: unknown): Envelope {
  mustBeWithin(setup, SAVE_BOUNDS, 'position');
  const schema = z.strictObject({ config: z.unknown(), state: z.looseObject({}) });
  const given = z.safeParse(schema, setup);
  if (!given.success) throw new InvalidInputError('position', issuesOf(given.error, [], schema));
  if ('game' in given.data.state) refuse('position', 'it follows from the config', ['state', 'game']);
  const fresh = createGameState(settings, id, given.data.config).state;
  const setting = settings.of(fresh);
  const merged = merge(fresh, given.data.state) as Envelope;
  return admit(settings, completed(setting, merged, given.data.state), 'position');
}

// The given parts have not been checked yet: where a title throws on them, the input is to blame.
function completed({ ruleset, rules, board }: Setting, state: Envelope, given: object): unknown {
  if (ruleset.completePosition === undefined) return state;
  try {
    return ruleset.completePosition({ rules, board, state }, given);
  } catch (error) {
    const message = `${ruleset.title} cannot complete it: ${error}`;
    refuse('position', message, ['state']);
  }
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
