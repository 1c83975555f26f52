// The strict schema of a state from outside: its shape and bounds. What must hold between its parts is invariants.ts.

import * as z from 'zod/mini';
import { envelopeShape } from '../../src/engine/index.js';

/** The schema of a whole state of this title. */
export const stateSchema = /* @__PURE__ */ (() => {
  const number = z.int().check(z.gte(0), z.lte(1_000_000));
  const numbers = z.array(number).check(z.maxLength(2_000));
  const seat = z.int().check(z.gte(0), z.lte(4));
  const answer = z.nullable(z.strictObject({ answer: z.int().check(z.gte(-1)) }));
  const draft = z.strictObject({
    dealt: z.array(z.array(numbers).check(z.maxLength(5))).check(z.maxLength(8)),
    answers: z.array(z.array(answer).check(z.maxLength(5))).check(z.maxLength(8)),
  });
  const turn = z.strictObject({
    seat,
    since: number,
    trackKind: z.nullable(z.enum(['place', 'remove'])),
    trackLines: numbers,
    trackClosed: z.boolean(),
    actionTaken: z.boolean(),
    displayReset: z.boolean(),
  });
  const pending = z.union([
    z.strictObject({ kind: z.literal('keepRegional'), era: number, cards: numbers }),
    z.strictObject({ kind: z.literal('drawCompany') }),
    z.strictObject({ kind: z.literal('sellTrack'), card: number, opponentLines: numbers }),
  ]);
  const owner = z.strictObject({
    track: numbers,
    waivers: number,
    companies: numbers,
    regionals: numbers,
    regionalEras: numbers,
    nextEra: number,
    stack: numbers,
    companiesFounded: number,
    regionalsCompleted: number,
    erasCompleted: numbers,
    cannotEndByRegionals: z.boolean(),
  });
  return z.strictObject({
    ...envelopeShape,
    firstSeat: seat,
    draft: z.nullable(draft),
    turn: z.nullable(turn),
    pending: z.array(pending).check(z.maxLength(2)),
    ending: z.nullable(z.strictObject({ seat, by: z.enum(['companies', 'regionals']) })),
    seats: z.array(owner).check(z.minLength(2), z.maxLength(5)),
    display: numbers,
    companyDeck: numbers,
    companyDiscard: numbers,
    eraDecks: z.array(numbers).check(z.maxLength(8)),
    regionalDiscard: numbers,
    bonuses: z.array(z.strictObject({ card: number, claimedBy: z.nullable(seat) })).check(z.maxLength(3)),
    waiversRemoved: number,
  });
})();
