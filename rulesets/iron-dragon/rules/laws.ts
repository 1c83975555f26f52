// The family's laws, and one that only Iron Dragon has: trains are aboard ships as the facts tell.

import type { Law } from '../../../src/testing/index.js';
import { milepostLaws } from '../../milepost/rules/laws.js';
import type { IronEvent } from './facts.js';
import type { IronState } from './state.js';

/** Trains go to sea and land as the events say, one step at a time. */
const shipsSailAsTold: Law = {
  name: 'ships-sail-as-told',
  sentence: 'A train is at sea or in port where the last event about its ship says.',
  when: 'always',
  *examine({ before, state, events, action }) {
    if (before === null || action === null) return;
    const { voyages } = (state as unknown as { own: IronState }).own.ships;
    const was = (before as unknown as { own: IronState }).own.ships.voyages;
    let aboard = was.map(({ seat, train }) => `${seat}/${train}`);
    for (const event of events as readonly IronEvent[]) {
      if (event.type === 'shipBoarded') aboard.push(`${event.seat}/${event.train}`);
      if (event.type === 'shipArrived')
        aboard = aboard.filter((one) => one !== `${event.seat}/${event.train}`);
    }
    const now = voyages.map(({ seat, train }) => `${seat}/${train}`);
    if (aboard.sort().join() !== now.sort().join())
      yield { detail: `aboard are ${now.join()}, the events say ${aboard.join()}`, action };
  },
};

/**
 * The laws of Iron Dragon, for `laws` of an examination.
 *
 * @returns The laws, those of the family included.
 * @see `examineGame`
 * @example
 * const { findings } = examineGame(engine, 'iron-dragon', { seed: 7, steps: 3, laws: ironDragonLaws() });
 */
export const ironDragonLaws = (): readonly Law[] => [...milepostLaws(), shipsSailAsTold];
