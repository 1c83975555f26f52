// What may be agreed when a match is created: read strictly, because anybody may ask the lobby for one.

import * as z from 'zod/mini';
import { issuesOf } from '../../../core/engine/base/issues.js';
import { seatNameSchema } from '../../../core/engine/base/names.js';
import { configSchema } from '../../../core/engine/begin/game.js';
import { type GameConfig, InvalidInputError } from '../../../core/engine/index.js';

/** What may be agreed when a match is created, as boardgame.io's `setupData`. */
export interface BoardgameSetup {
  /** Names of the seats; as many as players. */
  readonly names?: readonly string[];
  /** The title's options; defaults where left out. */
  readonly options?: object;
  /** The board, by its id, which the engine must know; the title's own if left out. */
  readonly board?: string;
}

const setupSchema = /* @__PURE__ */ (() => {
  const { options, board } = configSchema.shape;
  const names = z.array(seatNameSchema);
  return z.strictObject({ names: z.optional(names.check(z.maxLength(24))), options, board });
})();

/** The config of a match, without its seed. Throws `InvalidInputError` for wrong setup data. */
export function configOf(setupData: unknown, players: number): Omit<GameConfig, 'seed'> {
  const parsed = z.safeParse(setupSchema, setupData === undefined ? {} : setupData);
  if (!parsed.success) throw new InvalidInputError('setupData', issuesOf(parsed.error));
  const { names, ...rest } = parsed.data;
  if (names === undefined || names.length === players) return { seats: names ?? players, ...rest };
  const message = `${names.length} names for ${players} players`;
  throw new InvalidInputError('setupData', [{ path: ['names'], message }]);
}

/**
 * The config with the names of a lobby, seat by seat, if no names were agreed. A missing or invalid name
 * leaves its seat the default name.
 */
export function named(config: Omit<GameConfig, 'seed'>, names: unknown): Omit<GameConfig, 'seed'> {
  const { seats } = config;
  if (typeof seats !== 'number' || !Array.isArray(names)) return config;
  const name = (seat: number) => z.safeParse(seatNameSchema, names[seat]).data ?? `Seat ${seat + 1}`;
  return { ...config, seats: Array.from({ length: seats }, (_, seat) => name(seat)) };
}
