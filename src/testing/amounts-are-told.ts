// A law for authors of titles: what is counted changes by what events tell, and by nothing else.

import { moneyIn, type TitleTypes } from '../core/engine/index.js';
import type { Law } from './law.js';

/** What a title counts, and what its events say of it. */
export interface Amounts<T extends Pick<TitleTypes, 'state' | 'event'>> {
  /** Everything that is counted, by name: `{ 'seat 0': 20, 'seat 1': 20 }`. */
  held(state: T['state']): Readonly<Record<string, number>>;
  /**
   * Adds what an event says to what was held before; names that are not held are left alone. Left out, it
   * adds the money that facts declare, that of seat 0 to `seat 0`.
   */
  tell?(amounts: Record<string, number>, event: T['event'], before: T['state']): void;
}

/**
 * Makes a law for `laws` of an examination: money, points or chips change as the events say. It finds silent
 * changes and events that tell too much or too little. New things in a state count from then on.
 *
 * @param name - The name of the law in findings, in kebab-case.
 * @returns The law, for `laws` of an examination.
 * @see `examineGame`
 * @example
 * const coinsAreTold = amountsAreTold<SealedBids>('coins-are-told', {
 *   held: ({ seats }) => Object.fromEntries(seats.map(({ coins }, seat) => [`seat ${seat}`, coins])),
 * });
 */
export function amountsAreTold<T extends Pick<TitleTypes, 'state' | 'event'>>(
  name: string,
  { held, tell }: Amounts<T>,
): Law {
  return {
    name,
    sentence: 'What is counted changes as the events say.',
    advice:
      'Emit an event for the change, correct the amount that one says, declare the money of its fact, or let `tell` read the event.',
    when: 'always',
    *examine({ setting, before, state, events, action }) {
      if (before === null || action === null) return;
      const told: Record<string, number> = { ...held(before) };
      for (const event of events) {
        if (tell !== undefined) {
          tell(told, event as T['event'], before);
          continue;
        }
        for (const [holder, by] of moneyIn(setting.ruleset.events, event)) {
          const name = typeof holder === 'number' ? `seat ${holder}` : holder;
          if (Object.hasOwn(told, name)) told[name] += by;
        }
      }
      for (const [owner, is] of Object.entries(held(state)))
        if (Object.hasOwn(told, owner) && told[owner] !== is)
          yield { detail: `${owner} has ${is}, the events say ${told[owner]}`, action };
    },
  };
}
