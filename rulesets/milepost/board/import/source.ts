// What a board of somebody else looks like before it is a map file: a table of mileposts, and what lies on
// them by name. Places go by their own ids, or by the two numbers that the table gives them.

import * as z from 'zod/mini';
import { lineSchema, nameSchema } from '../../../../src/core/engine/base/names.js';
import { mapId } from '../../../../src/core/map/envelope.js';
import { type Terrain, WATERS } from '../board.js';
import { TERRAIN_MARKS } from '../map-format.js';

// Marks that follow from cities, ferries and missing mileposts.
const DERIVED: readonly Terrain[] = ['blank', 'city', 'port', 'entrance'];

/** A board as {@link importBoard} takes it. */
export const sourceSchema = /* @__PURE__ */ (() => {
  const place = z.union([z.string(), z.tuple([z.number(), z.number()])]);
  const edges = z.array(z.tuple([place, place]));
  const id = z.optional(mapId);
  const terrain = Object.values(TERRAIN_MARKS).filter((name) => !DERIVED.includes(name));
  const milepost = z.strictObject({
    /** What other tables call it; by its two numbers if left out. */
    id: z.optional(z.string()),
    /** Column and row, or x and y. */
    at: z.tuple([z.number(), z.number()]),
    /** `clear` if left out. */
    terrain: z.optional(z.enum(terrain)),
  });
  const city = z.strictObject({
    id,
    name: nameSchema,
    size: z.enum(['small', 'medium', 'major']),
    /** One milepost, or those of a major city: the middle is the first that touches all others. */
    mileposts: z.array(place).check(z.minLength(1), z.maxLength(7)),
    /** Goods by name. */
    supplies: z.optional(z.array(nameSchema)),
  });
  const ferry = z.strictObject({
    id,
    name: nameSchema,
    between: z.tuple([place, place]),
    price: z.int().check(z.minimum(0), z.maximum(1_000)),
    /** How many players may hold it; 2 if left out. */
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  });
  const card = z.array(z.strictObject({ city: nameSchema, good: nameSchema, payout: z.int() }));
  return z.strictObject({
    id: mapId,
    name: nameSchema,
    credits: z.optional(z.array(lineSchema(300))),
    kilometres: z.optional(z.number()),
    /** Which rows lie half a step to the right, or that places are x and y of a picture, y downwards. */
    rows: z.enum(['odd-right', 'even-right', 'coordinates']),
    /** What lies where there is no milepost; `blank` if left out. */
    elsewhere: z.optional(z.enum(['blank', 'sea'])),
    mileposts: z.array(milepost).check(z.minLength(1), z.maxLength(100_000)),
    /** All pairs of neighbours. Left out, all that touch on the lattice are neighbours. */
    neighbours: z.optional(edges),
    /** Neighbours between which no track may lie. */
    blocked: z.optional(edges),
    cities: z.array(city),
    /** Left out, they are those that cities supply, with three chips each. */
    goods: z.optional(
      z.array(z.strictObject({ id, name: nameSchema, chips: z.int().check(z.minimum(1), z.maximum(99)) })),
    ),
    ferries: z.optional(z.array(ferry)),
    /** Rivers, and with a `kind` other waters, by the edges that cross them. */
    rivers: z.optional(
      z.array(z.strictObject({ id, name: nameSchema, kind: z.optional(z.enum(WATERS)), edges })),
    ),
    areas: z.optional(z.array(z.strictObject({ id, name: nameSchema, mileposts: z.array(place) }))),
    /** Demand cards by names of cities and goods. */
    cards: z.optional(z.array(card)),
  });
})();

/** A board as {@link importBoard} takes it. */
export type BoardSource = z.infer<typeof sourceSchema>;

/** A milepost of a source: by its id, or by its two numbers. */
export type SourcePlace = string | readonly [number, number];
