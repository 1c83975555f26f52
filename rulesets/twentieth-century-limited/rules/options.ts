// What may be agreed before the game.

import * as z from 'zod/mini';

/** The options of a game; all have defaults. */
export const optionsSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    /** TC-SETUP-2: segments per player, a hard limit. */
    segmentsPerPlayer: z._default(z.int().check(z.gte(5), z.lte(100)), 40),
    /** TC-SETUP-10: who goes first; null draws. */
    firstSeat: z._default(z.nullable(z.int().check(z.gte(0), z.lte(4))), null),
    /** TC-END-5: the game ends with this round at the latest; null for no limit. */
    roundLimit: z._default(z.nullable(z.int().check(z.gte(1), z.lte(10_000))), 100),
  }))();

/** The options of a game, all spelled out. */
export type Options = z.infer<typeof optionsSchema>;

/** Labels for people. */
export const optionLabels: Readonly<Record<keyof Options, string>> = {
  segmentsPerPlayer: 'Track segments per player',
  firstSeat: 'The seat that goes first (null: drawn)',
  roundLimit: 'The last round if nothing else ends the game (null: none)',
};
