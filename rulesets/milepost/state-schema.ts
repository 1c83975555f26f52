// The strict zod schema of a milepost state: what snapshots and positions must look like before invariants are asked.

import * as z from 'zod/mini';
import { envelopeShape } from '../../src/core/engine/index.js';
import { field } from './fields.js';

const count = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(2 ** 31 - 1)))();
const { seat } = field;
const seats = /* @__PURE__ */ (() => z.array(seat).check(z.maxLength(6)))();
const cards = /* @__PURE__ */ (() => z.array(field.card).check(z.maxLength(400)))();
const segments = /* @__PURE__ */ (() => z.array(field.segment).check(z.maxLength(20_000)))();

const train = /* @__PURE__ */ (() =>
  z.strictObject({
    loco: field.loco,
    at: z.nullable(field.milepost),
    arrivedBy: z.nullable(field.segment),
    lastCity: z.nullable(field.milepost),
    loads: z.array(field.good).check(z.maxLength(8)),
    waited: z.boolean(),
    points: z.int().check(z.gte(0), z.lte(100)),
    halved: z.boolean(),
    halvedNext: z.boolean(),
    feePaid: z.boolean(),
  }))();

const player = /* @__PURE__ */ (() =>
  z.strictObject({
    cash: count,
    hand: cards,
    trains: z.array(train).check(z.maxLength(2)),
    turns: count,
    losesTurn: z.boolean(),
    loan: count,
    debts: z.array(z.strictObject({ to: seat, amount: count })).check(z.maxLength(1000)),
    owedFees: count,
  }))();

const deal = /* @__PURE__ */ (() =>
  z.strictObject({ buyer: seat, seller: seat, segments, price: count, inExchange: segments }))();

const pending = /* @__PURE__ */ (() =>
  z.union([
    z.strictObject({
      kind: z.literal('loseLoad'),
      seat,
      train: z.int().check(z.gte(0), z.lte(1)),
      since: count,
    }),
    z.strictObject({ kind: z.literal('answerDeal'), seat, deal, since: count }),
  ]))();

const turn = /* @__PURE__ */ (() =>
  z.strictObject({
    seat,
    phase: z.enum(['startup', 'operations', 'building', 'lost', 'over']),
    since: count,
    startup: z.int().check(z.gte(-1), z.lte(100)),
    acted: z.boolean(),
    lost: z.boolean(),
    spent: count,
    majorStarts: count,
    built: z.boolean(),
    upgraded: z.boolean(),
    dealt: z.boolean(),
    offered: seats,
    rented: seats,
  }))();

/** The schema of a title's state, given that of its own slice. */
export function milepostStateSchema(own: z.ZodMiniType): z.ZodMiniType {
  return z.strictObject({
    ...envelopeShape,
    turn,
    first: seat,
    seats: z.array(player).check(z.minLength(2), z.maxLength(6)),
    rail: z.strictObject({
      tracks: z.array(segments).check(z.maxLength(6)),
      rights: z.array(z.array(field.crossing).check(z.maxLength(50))).check(z.maxLength(6)),
      reserved: z
        .array(
          z.strictObject({ segment: field.segment, seat, card: field.card, lastTurn: z.nullable(count) }),
        )
        .check(z.maxLength(2000)),
    }),
    deck: cards,
    discards: cards,
    removed: cards,
    inPlay: z
      .array(z.strictObject({ card: field.card, drawer: seat, lastTurn: z.nullable(count), met: seats }))
      .check(z.maxLength(50)),
    contracts: cards,
    stored: z
      .array(z.strictObject({ city: field.city, good: field.good, seat, lastTurn: count }))
      .check(z.maxLength(200)),
    pending: z.array(pending).check(z.maxLength(50)),
    drafts: z.nullable(
      z.strictObject({
        since: count,
        answers: z.array(z.nullable(z.strictObject({ answer: z.nullable(cards) }))).check(z.maxLength(6)),
      }),
    ),
    target: count,
    declared: seats,
    cashPublic: z.boolean(),
    lastRound: z.nullable(count),
    own,
  });
}
