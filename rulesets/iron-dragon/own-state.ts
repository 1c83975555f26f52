// Iron Dragon's own slice of state: foremen and their cards, the draft, bribes of the turn, ships.

import * as z from 'zod/mini';
import { type Seat, type SecretAnswers, viewAnswers } from '../../src/core/engine/index.js';
import { field } from '../milepost/fields.js';
import { ironField } from './fields.js';
import type { ForemanId } from './foremen.js';
import { type ShipsKnown, type ShipsState, shipsSchema } from './ships-state.js';

/** The foreman draft while it is open (ID-SETUP-6, R-7): what everybody was dealt, and what everybody keeps. */
export interface Draft<Card> {
  readonly since: number;
  readonly dealt: readonly (readonly Card[])[];
  readonly answers: SecretAnswers<ForemanId>;
}

/** A foreman drawn by the seat on turn, who now keeps one of two (ID-FOREMAN-9). */
export interface Hiring<Card> {
  readonly seat: Seat;
  readonly pile: 'deck' | 'discard';
  readonly drawn: Card;
  readonly since: number;
}

/** A bribe that could not be paid when due; `to` is null for the bank. */
export interface OwedBribe {
  readonly seat: Seat;
  readonly to: Seat | null;
}

/** What the title adds to states and views; views know fewer cards. */
interface Slice<Card, Ships> {
  /** The foreman of each seat; null until the draft is revealed. */
  readonly foremen: readonly (ForemanId | null)[];
  /** Face down, the top card last. */
  readonly foremanDeck: readonly Card[];
  /** Face up, the top card last. */
  readonly foremanDiscards: readonly ForemanId[];
  readonly draft: Draft<Card> | null;
  readonly hiring: Hiring<Card> | null;
  /** Seats that have chosen their second train while that goes on (ID-VAR-TRAINS-1), else null. */
  readonly secondTrains: { readonly chosen: number; readonly since: number } | null;
  /** Which bribes the seat on turn has paid, or owes, this turn: for moving, whichever train moved, and for building. */
  readonly bribed: { readonly moving: boolean; readonly building: boolean };
  readonly owedBribes: readonly OwedBribe[];
  readonly ships: Ships;
}

/** What Iron Dragon adds to the state; a value that is replaced as a whole. */
export type IronState = Slice<ForemanId, ShipsState>;

/** The slice as it may be known: the order of the decks is nobody's, drawn and dealt foremen are their owner's. */
export type IronKnown = Slice<ForemanId | null, ShipsKnown>;

const count = /* @__PURE__ */ (() => z.int().check(z.gte(0), z.lte(2 ** 31 - 1)))();
const foremen = /* @__PURE__ */ (() => z.array(ironField.foreman).check(z.maxLength(13)))();

/** The strict schema of the slice. */
export const ironStateSchema = /* @__PURE__ */ (() =>
  z.strictObject({
    foremen: z.array(z.nullable(ironField.foreman)).check(z.maxLength(6)),
    foremanDeck: foremen,
    foremanDiscards: foremen,
    draft: z.nullable(
      z.strictObject({
        since: count,
        dealt: z.array(foremen).check(z.maxLength(6)),
        answers: z
          .array(z.nullable(z.strictObject({ answer: z.nullable(ironField.foreman) })))
          .check(z.maxLength(6)),
      }),
    ),
    hiring: z.nullable(
      z.strictObject({
        seat: field.seat,
        pile: z.enum(['deck', 'discard']),
        drawn: ironField.foreman,
        since: count,
      }),
    ),
    secondTrains: z.nullable(z.strictObject({ chosen: count, since: count })),
    bribed: z.strictObject({ moving: z.boolean(), building: z.boolean() }),
    owedBribes: z
      .array(z.strictObject({ seat: field.seat, to: z.nullable(field.seat) }))
      .check(z.maxLength(100)),
    ships: shipsSchema,
  }))();

/** The slice of a state, whole. */
export function ownOf({ own }: { readonly own: object }): IronState {
  return own as IronState;
}

/** The slice of a state or a view. */
export function knownOwn({ own }: { readonly own: object }): IronKnown {
  return own as IronKnown;
}

/** Writes parts of the slice. */
export function setOwn(state: { own: object }, changes: Partial<IronState>): void {
  state.own = { ...ownOf(state), ...changes };
}

/** The slice as a seat, or a spectator with null, may know it. */
export function viewOwn(own: IronState, viewer: Seat | null): IronKnown {
  const { draft, hiring, ships } = own;
  return {
    foremen: own.foremen,
    foremanDeck: own.foremanDeck.map(() => null),
    foremanDiscards: own.foremanDiscards,
    draft: draft && {
      since: draft.since,
      dealt: draft.dealt.map((cards, of) => cards.map((card) => (of === viewer ? card : null))),
      answers: viewAnswers(draft.answers, viewer),
    },
    hiring: hiring && {
      seat: hiring.seat,
      pile: hiring.pile,
      drawn: viewer === hiring.seat || hiring.pile === 'discard' ? hiring.drawn : null,
      since: hiring.since,
    },
    secondTrains: own.secondTrains,
    bribed: own.bribed,
    owedBribes: own.owedBribes,
    ships: {
      deck: ships.deck.map(() => null),
      discards: ships.discards,
      drawn: ships.drawn,
      voyages: ships.voyages,
      calls: ships.calls,
    },
  };
}
