// The file format of a milepost map and of its deck of demand cards. These schemas are the reference;
// docs/map-format.md explains them. A map holds facts of geography and components, never a rule.

import * as z from 'zod/mini';
import { lineSchema, nameSchema } from '../../../src/core/engine/base/names.js';
import { CELL_PATTERN, EDGE_PATTERN, RUN_PATTERN, wanted } from '../../../src/core/map/cell-text.js';
import { envelopeShape, mapId } from '../../../src/core/map/envelope.js';
import { type Terrain, WATERS } from './board.js';

/**
 * The character of each terrain in the rows of a map. None is a letter or a digit, so that small pictures of
 * boards (as in the tests) can use those as names of places.
 */
export const TERRAIN_MARKS: Readonly<Record<string, Terrain>> = {
  ' ': 'blank',
  '.': 'clear',
  '^': 'mountain',
  '#': 'alpine',
  ':': 'desert',
  '&': 'forest',
  $: 'jungle',
  '!': 'volcano',
  '%': 'salt-marsh',
  '=': 'rock',
  '-': 'passage',
  '+': 'entrance',
  '~': 'sea',
  '@': 'port',
  '*': 'city',
};

const OUTER_PATTERN = /^(E|SE|SW|W|NW|NE)( (E|SE|SW|W|NW|NE)){0,5}$/;
const ROW_PATTERN = /^[ .^#:&$!%=\-+~@*]*$/;

/** A milepost map as its file holds it. */
export const mapSchema = /* @__PURE__ */ (() => {
  const cell = z.string().check(z.regex(CELL_PATTERN, wanted.cell));
  const edges = z.array(z.string().check(z.regex(EDGE_PATTERN, wanted.edge))).check(z.maxLength(5_000));
  const note = z.optional(lineSchema(120));

  const citySchema = z.strictObject({
    id: mapId,
    name: nameSchema,
    size: z.enum(['small', 'medium', 'major']),
    at: cell,
    /** Directions from the centre to the outer mileposts of a major city, such as "E SE W". */
    outer: z.optional(
      z
        .string()
        .check(z.regex(OUTER_PATTERN, 'expected directions with a blank between them, such as E SE W')),
    ),
    supplies: z.array(mapId).check(z.maxLength(6)),
    rail: z.optional(z.boolean()),
    country: note,
    area: note,
  });

  const goodSchema = z.strictObject({
    id: mapId,
    name: nameSchema,
    chips: z.int().check(z.minimum(1), z.maximum(99)),
    /** True for loads that no city supplies and no card demands, with separate rules. */
    special: z.optional(z.boolean()),
  });

  const waterSchema = z.strictObject({ id: mapId, name: nameSchema, kind: z.enum(WATERS), edges });

  const crossingSchema = z.strictObject({
    id: mapId,
    name: nameSchema,
    kind: z.enum(['ferry', 'container']),
    price: z.int().check(z.minimum(0), z.maximum(1_000)),
    limit: z.nullable(z.int().check(z.minimum(1), z.maximum(99))),
    boughtBy: z.enum(['build', 'purchase']),
    ports: z.array(cell).check(z.minLength(1), z.maxLength(2)),
  });

  const rows = z
    .array(
      z
        .string()
        .check(
          z.minLength(1),
          z.maxLength(400),
          z.regex(
            ROW_PATTERN,
            `expected nothing but marks of terrain: ${Object.keys(TERRAIN_MARKS).join(' ').trim()}, and blanks`,
          ),
        ),
    )
    .check(z.minLength(1), z.maxLength(400));

  /** A second sheet. An entrance is one milepost, marked `+` on both. */
  const insetSchema = z.strictObject({
    /** The id of the sheet. */
    id: mapId,
    /** Its name for people. */
    name: nameSchema,
    /** A line of text a row of mileposts, as on the surface. */
    rows,
    /** The cells of the two sheets that are one milepost. */
    entrances: z.array(z.strictObject({ surface: cell, inset: cell })).check(z.maxLength(50)),
  });

  /** A sea that ships sail: all sea points joined with the one named here. */
  const seaSchema = z.strictObject({ id: mapId, name: nameSchema, at: cell });

  /** A port of ships: marked `@`, or an outer milepost of a major city. */
  const shipPortSchema = z.strictObject({
    id: mapId,
    name: nameSchema,
    at: cell,
    beside: z.optional(mapId),
  });

  const cityLinkSchema = z.strictObject({
    id: mapId,
    name: nameSchema,
    cities: z.tuple([mapId, mapId]),
    dormant: z.optional(z.boolean()),
  });

  const areaSchema = z.strictObject({
    id: mapId,
    name: nameSchema,
    mileposts: z
      .array(z.string().check(z.maxLength(1_000), z.regex(RUN_PATTERN, wanted.run)))
      .check(z.maxLength(400)),
  });

  return z.strictObject({
    ...envelopeShape,
    /** Which kind of map it is. */
    kind: z.literal('milepost'),
    /** Kilometres between neighbours, for the scale of the picture; null for invented lands. */
    kilometres: z.nullable(z.number().check(z.positive(), z.maximum(1_000))),
    /** A line of text a row of mileposts, a character a milepost: see `docs/map-format.md`. */
    rows,
    /** A second sheet under the first; left out where there is none. */
    inset: z.optional(insetSchema),
    /** The cities with their sizes, mileposts and goods. */
    cities: z.array(citySchema).check(z.maxLength(500)),
    /** The goods with how many chips there are of each. */
    goods: z.array(goodSchema).check(z.maxLength(200)),
    /** Rivers, lakes and inlets with the edges that cross them. */
    waters: z.array(waterSchema).check(z.maxLength(200)),
    /** Edges between neighbours on which no track may lie: open water, closed frontiers. */
    blocked: edges,
    /** Ferries and container links with their ports and prices. */
    crossings: z.array(crossingSchema).check(z.maxLength(100)),
    /** Seas that ships sail. */
    seas: z.optional(z.array(seaSchema).check(z.maxLength(50))),
    /** Ports of ships. */
    shipPorts: z.optional(z.array(shipPortSchema).check(z.maxLength(200))),
    /** Pairs of cities that trains pass between for one point. */
    cityLinks: z.optional(z.array(cityLinkSchema).check(z.maxLength(50))),
    /** Areas that events name, as runs of mileposts. */
    areas: z.array(areaSchema).check(z.maxLength(100)),
  });
})();

/** A milepost map as its file holds it. */
export type MapData = z.infer<typeof mapSchema>;

/** A demand in a deck file: "city good payout". */
export const DEMAND_PATTERN = /^([a-z0-9-]+) ([a-z0-9-]+) ([1-9]\d{0,2})$/;

/** A deck of demand cards as its file holds it; cards are numbered 1…n in this order. */
export const deckSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    /** The format of the file, with its version. */
    format: z.literal('railhead-deck/1'),
    /** The id of the map whose cities and goods the cards name. */
    map: mapId,
    /** The demand cards, one a number, each three lines of city, good and payout. */
    cards: z
      .array(
        z
          .array(
            z
              .string()
              .check(
                z.maxLength(140),
                z.regex(DEMAND_PATTERN, 'expected city, good and payout, such as wuhan rice 12'),
              ),
          )
          .check(z.length(3)),
      )
      .check(z.maxLength(2_000)),
  }))();

/** A deck of demand cards as its file holds it. */
export type DeckData = z.infer<typeof deckSchema>;
