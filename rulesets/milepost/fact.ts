// How the facts of a game are declared: what each says, and whom it may be shown to, at once.

import { type GameEvent, type Projection, type Seat, whole } from '../../src/core/engine/index.js';

/** Whom a fact may be shown to, with the type of what it says. */
export type Fact<Says extends object> = Projection & { readonly says?: Says };

/** What is said of a seat. */
export interface OfSeat {
  readonly seat: Seat;
}

/** What is said of a train. */
export interface OfTrain extends OfSeat {
  readonly train: number;
}

/** Declares a fact by what it says besides its type; everybody may see it unless a projection says otherwise. */
/* @__NO_SIDE_EFFECTS__ */
export function fact<Says extends object = object>(projection: Projection = whole): Fact<Says> {
  return projection;
}

/** The events of declared facts. */
export type EventOf<Facts> = {
  [Type in keyof Facts & string]: GameEvent & { readonly type: Type } & (Facts[Type] extends {
      readonly says?: infer Says;
    }
      ? Says
      : never);
}[keyof Facts & string];
