// Declares the family's actions: with an optional train, and with the bookkeeping of every act of a turn.

import {
  type ActionOf,
  type ActionSpec,
  type Declaration,
  defineAction,
  type Params,
  type Payload,
} from '../../../src/core/engine/index.js';
import type { Train } from './state.js';
import type { KnownGame, MilepostBundle, MilepostTypes } from './types.js';

/** What an action's file says of it, in a title whose types are `T`. */
export type ActionDeclaration<T extends MilepostBundle, Type extends string, P extends Payload> = Declaration<
  ActionSpec<T, ActionOf<NoInfer<Type>, NoInfer<P>>>,
  Type,
  P
> & {
  /** True for acts that leave the turn unacted (M-OPEN-31). */
  readonly isFree?: boolean;
};

/** The payload of an action that has no fields but type and seat. */
export type NoFields = Record<never, never>;

/** Declares an action of the family. */
/* @__NO_SIDE_EFFECTS__ */
export function defineMilepostAction<const Type extends string, const P extends Payload = NoFields>(
  declared: ActionDeclaration<MilepostTypes, Type, P>,
): ActionSpec<MilepostTypes, ActionOf<Type, P>> {
  return titleAction(declared);
}

/**
 * An action of any title of the family. Applying it marks the turn as acted in and moves its decision on, so
 * that the same answer sent twice is stale the second time.
 */
export function titleAction(declared: object): never {
  const { isFree = false, ...spec } = declared as ActionDeclaration<MilepostTypes, string, Payload>;
  return defineAction<MilepostTypes>()({
    ...spec,
    ...(spec.notation?.includes('train?') ? { asListed: withTrain as never } : {}),
    apply(context, state, action) {
      if (action.seat === state.turn.seat) {
        state.turn.since = state.step;
        if (!isFree) state.turn.acted = true;
      }
      spec.apply?.(context, state, action as never);
    },
  }) as never;
}

// E-SHAPE-4: where a seat has two trains and none is named, it is the first that is meant.
function withTrain({ state }: KnownGame, action: { readonly seat: number; readonly train?: number }) {
  const isChoice = action.train === undefined && (state.seats[action.seat]?.trains.length ?? 0) > 1;
  return isChoice ? { ...action, train: 0 } : action;
}

/** An action that names a train of its seat; left out, it is the first. */
export interface TrainAction {
  readonly seat: number;
  readonly train?: number;
}

/** The train that an action names. */
export function trainOf({ state }: KnownGame, { seat, train = 0 }: TrainAction): Train | undefined {
  return state.seats[seat].trains[train];
}

/** Trains of a seat for listing: the field to add to an action, only where there is a choice of trains. */
export function eachTrainOf(
  { state }: KnownGame,
  seat: number,
): readonly { train: Train; named: { train?: number } }[] {
  const { trains } = state.seats[seat];
  return trains.map((train, index) => ({ train, named: trains.length > 1 ? { train: index } : {} }));
}

/** The seat has such a train; a seat with one train does not name it: one spelling per act (M-VAR-13). */
export const mustHaveTrain = {
  code: 'train/no-such-train',
  rule: 'M-VAR-13',
  test({ state }: KnownGame, { seat, train }: TrainAction): Params | null {
    const isThere = train === undefined || (state.seats[seat].trains.length > 1 && train < 2);
    return isThere ? null : { train };
  },
};

/** The train is on the board (M-OPEN-14). */
export const mustBePlaced = {
  code: 'train/not-placed',
  rule: 'M-MOVE-1',
  needs: ['train/no-such-train'],
  test: (game: KnownGame, action: TrainAction): Params | null =>
    trainOf(game, action)?.at === null ? { train: action.train ?? 0 } : null,
};

/** The optional rule that a table is about is part of the game. */
export function mustBePlayed(
  variant: string,
  rule: string,
  table: 'backtracking' | 'borrowing' | 'crossgradePrice' | 'timeLimit' | 'trackDeals',
) {
  return {
    code: 'variant/off',
    rule,
    test: ({ rules }: Pick<KnownGame, 'rules'>): Params | null =>
      (rules[table] ?? false) === false ? { variant } : null,
  };
}
