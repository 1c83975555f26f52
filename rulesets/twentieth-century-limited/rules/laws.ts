// Laws that only this title has: segments and waivers change hands as the facts say, and in no other way.

import type { Law } from '../../../src/testing/index.js';
import type { TwentiethEvent } from './facts.js';
import type { State } from './state.js';

/** What lies before a seat: the lines that carry its segments, and its waivers. */
interface Holding {
  readonly lines: Set<number>;
  waivers: number;
}

const holdingsOf = ({ seats }: State): Holding[] =>
  seats.map(({ track, waivers }) => ({ lines: new Set(track), waivers }));

function tell(holdings: readonly Holding[], event: TwentiethEvent): void {
  switch (event.type) {
    case 'segmentPlaced':
      holdings[event.seat].lines.add(event.line);
      break;
    case 'segmentPickedUp':
      holdings[event.seat].lines.delete(event.line);
      break;
    case 'trackSold':
      for (const line of event.lines) holdings[event.seat].lines.delete(line);
      break;
    case 'waiversPaid':
      holdings[event.seat].waivers -= event.lines.length;
      holdings[event.to].waivers += event.lines.length;
      break;
    case 'displayReset':
      holdings[event.seat].waivers--;
      break;
    default:
  }
}

const said = ({ lines, waivers }: Holding) =>
  `lines ${[...lines].sort((a, b) => a - b).join()} and ${waivers} waivers`;

const holdingsAreTold: Law = {
  name: 'holdings-are-told',
  sentence: 'Segments on the board and waivers change as the events say.',
  when: 'always',
  *examine({ before, state, events, action }) {
    if (before === null || action === null) return;
    const told = holdingsOf(before as State);
    for (const event of events as readonly unknown[]) tell(told, event as TwentiethEvent);
    for (const [seat, holding] of holdingsOf(state as State).entries())
      if (said(holding) !== said(told[seat]))
        yield { detail: `seat ${seat} has ${said(holding)}, the events say ${said(told[seat])}`, action };
  },
};

/**
 * The laws of 20th Century Limited, for `laws` of an examination.
 *
 * @returns The laws.
 * @see `examineGame`
 * @example
 * const plan = { seed: 7, steps: 3, laws: twentiethCenturyLimitedLaws() };
 * const { findings } = examineGame(engine, 'twentieth-century-limited', plan);
 */
export const twentiethCenturyLimitedLaws = (): readonly Law[] => [holdingsAreTold];
