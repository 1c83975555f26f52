// The file format of this title's maps, decks and scenery. The schemas are the reference. A map is a graph
// drawn in the plane: nodes, some of them cities, and lines between them; it contains no rule.

import * as z from 'zod/mini';
import { nameSchema } from '../../../src/core/engine/base/names.js';
import { envelopeShape, mapId } from '../../../src/core/map/envelope.js';
import { conditionSchema } from './condition.js';

const kilometres = /* @__PURE__ */ (() => z.number().check(z.gte(-10_000), z.lte(10_000)))();
const nodeNumber = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(4_999)))();
const cardNumber = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(999)))();
const cities = /* @__PURE__ */ (() => z.array(mapId).check(z.minLength(2), z.maxLength(12)))();

/** A map: regions in the order of the eras, cities, nodes by their number, lines by their ends. */
export const mapSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    ...envelopeShape,
    /** Region n belongs to era n + 1 (B5). */
    regions: z.array(z.strictObject({ id: mapId, name: nameSchema })).check(z.minLength(1), z.maxLength(8)),
    /** The cities, each at a node and in a region. */
    cities: z
      .array(z.strictObject({ id: mapId, name: nameSchema, node: nodeNumber, region: mapId }))
      .check(z.minLength(2), z.maxLength(500)),
    /** Where each node is drawn, in kilometres east and south of the corner of the map. */
    nodes: z.array(z.tuple([kilometres, kilometres])).check(z.minLength(2), z.maxLength(5_000)),
    /** The two nodes of a line, the smaller first, then the point it bends at unless it is straight. */
    lines: z
      .array(
        z.union([
          z.tuple([nodeNumber, nodeNumber]),
          z.tuple([nodeNumber, nodeNumber, kilometres, kilometres]),
        ]),
      )
      .check(z.minLength(1), z.maxLength(20_000)),
  }))();

/** A map as it is written. */
export type MapData = z.infer<typeof mapSchema>;

/** A deck: all cards are numbered through in one row, regionals, then companies, then bonuses. */
export const deckSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    /** The format of the file, with its version. */
    format: z.literal('railhead-deck/1'),
    /** Which kind of map it belongs to. */
    kind: mapId,
    /** The id of the map whose cities the cards name. */
    id: mapId,
    /** Regional Cards with their era and cities. */
    regionals: z
      .array(z.strictObject({ card: cardNumber, era: z.int().check(z.gte(1), z.lte(8)), cities }))
      .check(z.maxLength(400)),
    /** Company Cards with their cities and points. */
    companies: z
      .array(
        z.strictObject({
          card: cardNumber,
          name: nameSchema,
          cities,
          value: z.int().check(z.gte(1), z.lte(200)),
        }),
      )
      .check(z.maxLength(400)),
    /** Bonus Cards with their deck, when they are scored, and what they ask for. */
    bonuses: z
      .array(
        z.strictObject({
          card: cardNumber,
          deck: z.enum(['blue', 'green', 'red']),
          name: nameSchema,
          timing: z.enum(['duringPlay', 'endOfGame']),
          value: z.int().check(z.gte(1), z.lte(100)),
          condition: conditionSchema,
        }),
      )
      .check(z.maxLength(100)),
  }))();

/** A deck as it is written. */
export type DeckData = z.infer<typeof deckSchema>;

const outlines = /* @__PURE__ */ (() =>
  z.array(z.array(kilometres).check(z.maxLength(20_000))).check(z.maxLength(500)))();

/** What a picture shows next to the board: outlines as x, y, x, y …; rules never read them. */
export const scenerySchema = /* @__PURE__ */ (() =>
  z.strictObject({
    /** Width of the map in kilometres. */
    width: kilometres,
    /** Height of the map in kilometres. */
    height: kilometres,
    /** All land. */
    land: outlines,
    /** The country that is played in. */
    country: outlines,
    /** Lakes, drawn over land. */
    lakes: outlines,
    /** Borders of states and countries. */
    borders: outlines,
    /** Rivers, as lines. */
    rivers: outlines,
  }))();

/** Scenery as it is written. */
export type Scenery = z.infer<typeof scenerySchema>;
