// The strict schema of a state, for saves and positions.

import * as z from 'zod/mini';
import { envelopeShape, idShape, seatShape } from '../../src/engine/index.js';

const count = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(1_000_000)))();
const die = /* @__PURE__ */ (() => z.int().check(z.gte(1), z.lte(100)))();
const points = /* @__PURE__ */ (() => z.int().check(z.gte(-1_000_000), z.lte(1_000_000)))();
const sites = /* @__PURE__ */ (() => z.array(count).check(z.maxLength(200)))();
const ids = /* @__PURE__ */ (() => z.array(idShape).check(z.maxLength(60)))();
const seatList = /* @__PURE__ */ (() => z.array(seatShape).check(z.maxLength(24)))();

const companySchema = /* @__PURE__ */ (() =>
  z.strictObject({
    id: idShape,
    seat: seatShape,
    extra: z.boolean(),
    start: count,
    rails: sites,
    stations: sites,
    railsLeft: count,
    stationsLeft: count,
    money: count,
    points,
    trainLevel: count,
    obsolescence: count,
  }))();

const turnSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    company: idShape,
    railsBuilt: count,
    stationsBuilt: count,
    income: z.nullable(count),
    loanRoll: z.nullable(die),
    loansTaken: count,
    investmentRoll: z.nullable(die),
    stocksBought: count,
    dividendRolls: z.array(die).check(z.maxLength(10)),
    upgrades: count,
    draws: count,
  }))();

/** A state as JSON. */
export const stateSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    ...envelopeShape,
    phase: z.enum([
      'setup',
      'chooseCompany',
      'chooseTycoon',
      'chooseStartingCity',
      'steal',
      'build',
      'income',
      'event',
      'upkeep',
      'dividend',
      'upgrade',
      'end',
    ]),
    opened: count,
    begun: count,
    roundBegan: count,
    idle: z.boolean(),
    queue: seatList,
    turn: z.nullable(turnSchema),
    turnOrder: ids,
    companies: z.array(companySchema).check(z.maxLength(24)),
    seats: z
      .array(
        z.strictObject({
          company: z.nullable(idShape),
          tycoon: z.nullable(idShape),
          markers: ids,
          acted: count,
        }),
      )
      .check(z.maxLength(24)),
    developments: z.array(z.strictObject({ marker: idShape, hex: count })).check(z.maxLength(60)),
    pool: ids,
  }))();
