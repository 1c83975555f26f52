// The facts about ships that a game reports, and who may see them: ships are drawn, boarded and sailed in the open.

import { type GameEvent, type Projection, type Seat, whole } from '../../../src/core/engine/index.js';

interface Fact<Type extends string> extends GameEvent {
  readonly type: Type;
  readonly seat: Seat;
  readonly train: number;
}

/** Every event about ships. Amounts are gold pieces. */
export type ShipEvent =
  | (Fact<'shipDrawn'> & { readonly ships: readonly string[] })
  | (Fact<'shipBoarded'> & { readonly ship: string; readonly fee: number })
  | (Fact<'shipDeclined'> & { readonly ships: readonly string[] })
  | (Fact<'shipMoved'> & { readonly from: number; readonly to: number; readonly points: number })
  | (Fact<'shipArrived'> & { readonly ship: string; readonly at: number })
  | (GameEvent & { readonly type: 'shipsReshuffled' });

/** Whom each may be shown to. */
export const shipEvents: Readonly<Record<ShipEvent['type'], Projection>> = {
  shipDrawn: whole,
  shipBoarded: whole,
  shipDeclined: whole,
  shipMoved: whole,
  shipArrived: whole,
  shipsReshuffled: whole,
};
