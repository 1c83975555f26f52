// What the host hands over next to the game: moves of players, options of a creator. Shapes are checked
// first, so that no code asks an unknown value for its text or length.

import * as z from 'zod/mini';
import { issuesOf } from '../../../core/engine/base/issues.js';
import { mendedName } from '../../../core/engine/base/names.js';
import {
  Fault,
  type GameAction,
  InvalidActionError,
  InvalidInputError,
  isRailheadError,
  type Seat,
} from '../../../core/engine/index.js';
import type { Player } from './contract.js';

/** Far more actions than any turn has. */
export const LONGEST_TURN = 2000;
// Longer than any option is called.
const LONGEST_OPTION = 60;

/** The seat of a player; null for a spectator, or for anything but a seat number. */
export function seatOf(player: unknown): Seat | null {
  return Number.isInteger(player) && (player as number) >= 0 ? (player as Seat) : null;
}

/** The actions and texts of a move. Throws `InvalidActionError`. */
export function partsOf(player: Player, move: unknown): readonly (string | GameAction)[] {
  // Empty places of a list come out as undefined, which a move cannot hold.
  const parts: readonly unknown[] = Array.isArray(move)
    ? Array.from(move.slice(0, LONGEST_TURN + 1))
    : [move];
  const isMove = parts.every(
    (part) => typeof part === 'string' || (typeof part === 'object' && part !== null),
  );
  if (!isMove || parts.length > LONGEST_TURN) {
    const wanted = `an action, its text, or a list of at most ${LONGEST_TURN} of them`;
    throw new InvalidActionError([
      { path: [], message: `player ${nameOf(player)} sends no move: ${wanted}` },
    ]);
  }
  return parts as readonly (string | GameAction)[];
}

/** Throws `InvalidActionError` unless the action is of the player's seat, so also for host actions. */
export function mustBeOf(player: Player, { seat }: GameAction): void {
  if (seatOf(player) !== null && seat === player) return;
  const named = seat == null || typeof seat === 'number' ? `seat ${seat}` : 'no seat';
  throw new InvalidActionError([
    { path: ['seat'], message: `player ${nameOf(player)} sends an action of ${named}` },
  ]);
}

const nameOf = (player: Player) => seatOf(player) ?? 'nobody';

/** The options of a game: those chosen, with the expansions switched on. Throws `InvalidInputError`. */
export function optionsOf(expansions: unknown, options: unknown): object {
  if (typeof options !== 'object' || options === null || Array.isArray(options))
    throw new InvalidInputError('options', [{ path: [], message: 'expected object' }]);
  const on = read('expansions', names, expansions).map((name) => [name, true]);
  return { ...options, ...Object.fromEntries(on) };
}

const names = /* @__PURE__ */ (() =>
  z.array(z.string().check(z.maxLength(LONGEST_OPTION))).check(z.maxLength(100)))();

/** The name of a player's profile, as far as configs allow; may be empty. Throws `InvalidInputError`. */
export function nameIn(meta: unknown): string {
  return mendedName(read('meta data', profile, meta).name);
}

const profile = /* @__PURE__ */ (() => z.looseObject({ name: z.string() }))();

/** From where to where of something. Throws `InvalidInputError`. */
export function rangeIn(range: unknown): { start?: number; end?: number; to?: number } {
  return read('range', places, range ?? {}) as { start?: number; end?: number; to?: number };
}

const places = /* @__PURE__ */ (() => {
  const place = z.optional(z.int().check(z.gte(0)));
  return z.looseObject({ start: place, end: place, to: place });
})();

function read<Value>(what: string, schema: z.ZodMiniType<Value>, input: unknown): Value {
  const parsed = z.safeParse(schema, input);
  if (parsed.success) return parsed.data;
  throw new InvalidInputError(what, issuesOf(parsed.error));
}

/**
 * The functions with typed errors only. A fault keeps its cause for the host's log; its message goes to
 * players and says nothing about the game.
 */
export function typed<Api extends object>(api: Api): Api {
  const calls = Object.entries(api).map(([name, call]) => [
    name,
    (...args: unknown[]) => {
      try {
        return call(...args);
      } catch (error) {
        if (isRailheadError(error) && error.code !== 'fault') throw error;
        throw Object.assign(new Fault('the engine failed; the game is as it was'), { cause: error });
      }
    },
  ]);
  return Object.fromEntries(calls);
}
