// The state of India Rails: the family's fields and a slice that says where Pilgrims came aboard, and where
// each Circus is. All of it is public (IR-INFO-1, 2).

import { declareState, type StateOf } from '../../../src/core/engine/index.js';
import { state as milepost } from '../../milepost/rules/state.js';

/** The fields of a state. */
export const state = /* @__PURE__ */ declareState(({ id, int, list, nameOf, record, seat }) => {
  const city = nameOf('city');
  const train = { seat, train: int(0, 1) };
  return {
    ...milepost.fields,
    own: record({
      /** Pilgrims aboard, with the area of India where they boarded (IR-PILG-5). */
      pilgrims: list(record({ ...train, area: id }), 12),
      circus: record({
        /** The city of each Circus that no train carries, by city id. */
        lying: list(city, 10),
        /** Those aboard, the longest aboard first, with the city where each was picked up (IR-OPEN-11). */
        aboard: list(record({ ...train, from: city }), 10),
      }),
    }),
  };
});

/** What India Rails adds to the state; a value that is replaced as a whole. */
export type IndiaState = StateOf<typeof state>['own'];
/** Pilgrims aboard a train. */
export type PilgrimsAboard = IndiaState['pilgrims'][number];
/** A Circus aboard a train. */
export type CircusAboard = IndiaState['circus']['aboard'][number];

/** The list without the first that fits. */
export function withoutFirst<Item>(items: readonly Item[], fits: (item: Item) => boolean): readonly Item[] {
  const place = items.findIndex(fits);
  return items.filter((_, index) => index !== place);
}
