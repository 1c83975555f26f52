// An auction, ready to use: seats bid or pass in turns until one is left, and the sale happens by itself
// (E-AUCTION-1..3). A title says what is sold, from which purse, by which rules, and what a sale does.

import type { GameAction } from '../../base/game-action.js';
import type { Seat } from '../../base/seat.js';
import type { TitleTypes } from '../../base/state.js';
import * as fields from '../../fields/fields.js';
import { type Auction, lastIn } from '../../fields/turns.js';
import {
  type ActionOf,
  type ActionSpec,
  defineAction,
  type KnownGame,
  type StepContext,
  type Telling,
} from '../action.js';
import type { DeclaredPhase } from './define-ruleset.js';

/** What an auction sells: the fields that `of.auction` declares. */
export type ThingIn<State, Field extends keyof State> = Omit<NonNullable<State[Field]>, keyof Auction>;

/** The fields of a state that hold an auction. */
export type AuctionIn<State> = {
  [Name in keyof State]-?: NonNullable<State[Name]> extends Auction ? Name : never;
}[keyof State] &
  string;

/** What a title says of an auction. */
export interface AuctionParts<T extends TitleTypes, Field extends keyof T['known'], Pass> {
  /** The action by which a seat leaves the auction. It may be that of other phases as well. */
  readonly pass: Pass;
  /** The rules by their ids: a bid is more than the last one, no more than the purse, and how it ends. */
  readonly rules: { readonly more: string; readonly purse: string; readonly sale: string };
  /** The most that a seat may bid. It is not taken: `sold` says who is paid. */
  purse(game: KnownGame<T>, seat: Seat): number;
  /** The least first bid; 1 if left out. */
  least?(game: KnownGame<T>): number;
  /** What bidders are asked; `Bid, or pass.` if left out. */
  readonly prompt?: string;
  /** What a sale does: who bought, for how much, and what. The auction is over by then. */
  sold(
    context: StepContext<T>,
    state: T['state'],
    sale: ThingIn<T['known'], Field> & { readonly seat: Seat; readonly amount: number },
  ): void;
  /** What happens if all pass; nothing if left out. */
  unsold?(context: StepContext<T>, state: T['state'], thing: ThingIn<T['known'], Field>): void;
}

/** The action `bid`, which is told as `bidMade`. */
export type Bid<T extends TitleTypes> = ActionSpec<T, ActionOf<'bid', { amount: fields.Field<number> }>> &
  Telling<'bidMade'>;

/** The phase of an auction, for `withPhases`. */
export interface AuctionPhase<T extends TitleTypes, Pass> extends Omit<DeclaredPhase<T>, 'actions'> {
  /** To bid, or to pass. */
  readonly actions: readonly (Bid<T> | Pass)[];
}

// biome-ignore lint/suspicious/noExplicitAny: the state of any title
type Untyped = any;

/** The phase of an auction that lies in a field of the state, with its sale: see `DeclaredTitle`. */
export function auctionIn(
  field: string,
  {
    pass,
    rules,
    purse,
    least = () => 1,
    prompt = 'Bid, or pass.',
    sold,
    unsold,
  }: AuctionParts<Untyped, Untyped, ActionSpec<Untyped>>,
): AuctionPhase<Untyped, ActionSpec<Untyped>> {
  const held = (state: Untyped): Auction | null => state[field];
  const bid = defineAction<Untyped>()({
    type: 'bid',
    payload: { amount: fields.amount },
    ranges: {
      amount: {
        // E-AUCTION-2
        least: { rule: rules.more, is: (game) => Math.max(held(game.state)!.bid + 1, least(game)) },
        most: { rule: rules.purse, is: (game, { seat }: GameAction & { seat: Seat }) => purse(game, seat) },
      },
    },
    tells: 'bidMade',
    apply(_context, state, { seat, amount }) {
      state[field] = { ...held(state), bid: amount, bidder: seat };
    },
  });
  return {
    inTurns: field,
    prompt,
    actions: [bid, pass],
    passBy: pass.type,
    automatic: [
      {
        name: `sell the ${field}`,
        rule: rules.sale,
        // E-AUCTION-3
        due({ state }) {
          const { turns, bid: highest } = held(state) ?? {};
          return turns?.seat === null || (Number(highest) > 0 && lastIn(turns!) !== null);
        },
        apply(context, state) {
          const { bid: amount, bidder: seat, turns: _turns, ...thing } = held(context.before)!;
          state[field] = null;
          if (seat === null) unsold?.(context, state, thing);
          else sold(context, state, { ...thing, seat, amount });
        },
      },
    ],
  };
}
