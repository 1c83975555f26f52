// The file format of a hex map: its hexes as characters, with names and rivers. It holds no rule.

import * as z from 'zod/mini';
import { nameSchema } from '../../../src/core/engine/base/names.js';
import { CELL_PATTERN, EDGE_PATTERN, wanted } from '../../../src/core/map/cell-text.js';
import { envelopeShape } from '../../../src/core/map/envelope.js';
import { CITY, FOREST, MOUNTAIN, NO_PLACE, PLAINS, SEA, STARTING_CITY, TOWN } from './ground.js';

/** What a character of a row means: terrain and place. The marks allow what HT-MAP-1 and HT-MAP-2 allow. */
export const HEX_MARKS: Readonly<Record<string, { readonly terrain: number; readonly place: number }>> = {
  '~': { terrain: SEA, place: NO_PLACE },
  '.': { terrain: PLAINS, place: NO_PLACE },
  f: { terrain: FOREST, place: NO_PLACE },
  m: { terrain: MOUNTAIN, place: NO_PLACE },
  o: { terrain: PLAINS, place: TOWN },
  F: { terrain: FOREST, place: TOWN },
  M: { terrain: MOUNTAIN, place: TOWN },
  C: { terrain: PLAINS, place: CITY },
  S: { terrain: PLAINS, place: STARTING_CITY },
};

/** The mark of a cell without a hex. */
export const NO_HEX = '_';

/** The strict schema of a hex map. Odd rows lie half a hex to the right; spaces in rows are ignored. */
export const hexMapSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    ...envelopeShape,
    /** Which kind of map it is. */
    kind: z.literal('hex'),
    /** A line of text a row of hexes, a character a hex: see `docs/map-format.md`. */
    rows: z
      .array(
        z
          .string()
          .check(
            z.regex(/^[~.fmoFMCS_ ]+$/, 'expected nothing but the letters of hexes: ~ . f m o F M C S _'),
            z.maxLength(200),
          ),
      )
      .check(z.minLength(1), z.maxLength(60)),
    /** The names of towns and cities by cell, "column,row". */
    places: z
      .array(z.strictObject({ at: z.string().check(z.regex(CELL_PATTERN, wanted.cell)), name: nameSchema }))
      .check(z.maxLength(400)),
    /** Rivers by name, each as the hexsides it runs along: "column,row E", "… SE" or "… SW". */
    rivers: z
      .array(
        z.strictObject({
          name: nameSchema,
          hexsides: z
            .array(z.string().check(z.regex(EDGE_PATTERN, wanted.edge)))
            .check(z.minLength(1), z.maxLength(400)),
        }),
      )
      .check(z.maxLength(100)),
  }))();

/** A hex map as its file has it. */
export type HexMapData = z.infer<typeof hexMapSchema>;
