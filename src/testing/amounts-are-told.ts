// A law for authors of titles: what is counted changes by what events tell, and by nothing else.

import type { TitleTypes } from '../core/engine/index.js';
import type { Law } from './law.js';

/** What a title counts, and what its events say of it. */
export interface Amounts<T extends Pick<TitleTypes, 'state' | 'event'>> {
  /** Everything that is counted, by name: `{ 'seat 0': 20, 'seat 1': 20 }`. */
  held(state: T['state']): Readonly<Record<string, number>>;
  /** Adds what an event says to what was held before; names that are not held are left alone. */
  tell(amounts: Record<string, number>, event: T['event'], before: T['state']): void;
}

/**
 * Makes a law for `laws` of an examination: money, points or chips change as the events say. It finds what changes in silence, and
 * events that tell too much or too little. What is new in a state counts from then on.
 *
 * @param name - The name of the law in findings, in kebab-case.
 * @returns The law, for `laws` of an examination.
 * @see `examineGame`
 * @example
 * const coinsAreTold = amountsAreTold<SealedBids>('coins-are-told', {
 *   held: ({ seats }) => Object.fromEntries(seats.map(({ coins }, seat) => [`seat ${seat}`, coins])),
 *   tell(amounts, event) {
 *     if (event.type === 'lotSold') amounts[`seat ${event.seat}`] -= event.price;
 *   },
 * });
 */
export function amountsAreTold<T extends Pick<TitleTypes, 'state' | 'event'>>(
  name: string,
  { held, tell }: Amounts<T>,
): Law {
  return {
    name,
    sentence: 'What is counted changes as the events say.',
    advice: 'Emit an event for the change, correct the amount that one says, or let `tell` read the event.',
    when: 'always',
    *examine({ before, state, events, action }) {
      if (before === null || action === null) return;
      const told: Record<string, number> = { ...held(before) };
      for (const event of events) tell(told, event as T['event'], before);
      for (const [owner, is] of Object.entries(held(state)))
        if (Object.hasOwn(told, owner) && told[owner] !== is)
          yield { detail: `${owner} has ${is}, the events say ${told[owner]}`, action };
    },
  };
}
