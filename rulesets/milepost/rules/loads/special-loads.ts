// Loads that no city supplies. The title says where they come from and what happens to them; otherwise they
// are like any other load: they fill a place, events take them, they can be dropped.

import { entryOf, type StepContext } from '../../../../src/core/engine/index.js';
import type { City } from '../../board/board.js';
import type { KnownGame, KnownGameOf, MilepostBundle, MilepostTypes } from '../types.js';

/** A train, and the city it stands in. */
export interface CallAtCity {
  readonly seat: number;
  readonly train: number;
  readonly city: City;
}

/** How a title treats one of its special goods, written on the title's bundle of types. */
export interface SpecialLoad<T extends MilepostBundle = MilepostTypes> {
  /** True if one lies in the city to be picked up; the supply is not asked. */
  liesIn(game: KnownGameOf<T>, city: City): boolean;
  /** The rule by which the seat may not pick up one that lies there, or null. */
  barsPickUp?(game: KnownGameOf<T>, seat: number): string | null;
  /** The rule by which the train may not deliver one there, or null. */
  barsDelivery?(game: KnownGameOf<T>, call: CallAtCity): string | null;
  /** Chips of it that are neither aboard nor in the supply. */
  chipsAside?(game: KnownGameOf<T>): number;
  /** Happens when one was picked up where it lay. */
  atPickUp?(context: StepContext<T>, state: T['state'], call: CallAtCity): void;
  /** Happens when one was delivered or dropped; it never waits in a warehouse (M-VAR-9). */
  atPutDown(context: StepContext<T>, state: T['state'], call: CallAtCity, how: 'delivered' | 'dropped'): void;
  /** Happens when a train has lost one. */
  atLoss(
    context: StepContext<T>,
    state: T['state'],
    loser: { readonly seat: number; readonly train: number },
  ): void;
}

/** The title's treatment of a good; undefined for ordinary ones. */
export function specialLoad({ rules }: Pick<KnownGame, 'rules'>, good: string): SpecialLoad | undefined {
  return entryOf(rules.policies.specialLoads, good);
}

/** True if the good is available in the city: supplied there, or lying there (M-LOAD-2). */
export function isOffered(game: KnownGame, city: City, good: string): boolean {
  return specialLoad(game, good)?.liesIn(game, city) ?? city.supplies.includes(good);
}

/** Special goods that lie in the city. */
export function specialLoadsIn(game: KnownGame, city: City): readonly string[] {
  return Object.keys(game.rules.policies.specialLoads).filter((good) => isOffered(game, city, good));
}
