// chooseRemovedTrack: which own lines are sold with a company, where several least sets would do.

import type { CardNumber, Line } from '../../board/board.js';
import { seatToWrite } from '../../generated/state.js';
import { field } from '../fields.js';
import { nodesToJoin } from '../route-conditions.js';
import { joins, leastOwn, leastOwnSets, superfluousLine } from '../routes.js';
import { linesOf } from '../track.js';
import { noteAction } from '../track-step.js';
import { defineTwentiethAction, type KnownGame } from '../types.js';

interface Sale {
  readonly card: CardNumber;
  readonly opponentLines: readonly Line[];
}

function saleOf({ state }: Pick<KnownGame, 'state'>): Sale {
  const [open] = state.pending;
  return open?.kind === 'sellTrack' ? open : { card: -1, opponentLines: [] };
}

/** Sells own lines (TC-COMPANY-4, TC-COMPANY-5). */
export const chooseRemovedTrack = defineTwentiethAction({
  type: 'chooseRemovedTrack',
  payload: () => ({ lines: field.lines }),
  notation: ['sell', 'lines'],

  // Every least set, in the order of rules/routes.ts.
  *offers(game, seat) {
    const { card, opponentLines } = saleOf(game);
    for (const lines of leastOwnSets(game, seat, opponentLines, nodesToJoin(game, card)))
      yield { type: 'chooseRemovedTrack', seat, lines };
  },

  check: () => [
    {
      code: 'track/not-own',
      rule: 'TC-TRACK-4',
      test({ state }, { seat, lines }) {
        const own = linesOf(state.seats[seat].track);
        const line = lines.find((named) => !own.has(named));
        return line === undefined ? null : { line };
      },
    },
    {
      code: 'sale/not-least',
      rule: 'TC-COMPANY-4',
      test(game, { seat, lines }) {
        const { card, opponentLines } = saleOf(game);
        const least = leastOwn(game, seat, opponentLines, nodesToJoin(game, card));
        return lines.length === least ? null : { lines: lines.length, least };
      },
    },
    {
      code: 'sale/not-joined',
      rule: 'TC-COMPANY-4',
      test(game, { lines }) {
        const { card, opponentLines } = saleOf(game);
        return joins(game, [...lines, ...opponentLines], nodesToJoin(game, card)) ? null : { card };
      },
    },
    {
      code: 'sale/paid-not-needed',
      rule: 'TC-COMPANY-5',
      needs: ['sale/not-joined'],
      test(game, { lines }) {
        const { card, opponentLines } = saleOf(game);
        const line = superfluousLine(game, [...lines, ...opponentLines], nodesToJoin(game, card));
        return line === null ? null : { line };
      },
    },
  ],

  apply(step, state, { seat, lines }) {
    const { before, emit } = step;
    noteAction(state);
    state.pending = [];
    // TC-COMPANY-7: only these; foreign segments and other own lines stay.
    const sold = new Set(lines);
    seatToWrite(step, state, seat).track = Object.freeze(
      [...before.seats[seat].track].filter((line) => !sold.has(line)),
    );
    emit({ type: 'trackSold', seat, card: saleOf({ state: before }).card, lines });
  },
});
