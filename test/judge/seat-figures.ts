// What people would say of how a seat has played a game of the milepost family: told from the events, and from the track as it lies in
// the end.

import type { MilepostBoard } from '../../rulesets/milepost/board/board.js';
import type { KnownGame } from '../../rulesets/milepost/rules/types.js';
import type { GameEvent } from '../../src/core/engine/index.js';
import { demandedByLine } from './line-demanded.js';

/** Figures of one seat in one game. Money is in millions; rounds do not count those of the start. */
export interface SeatFigures {
  rent: number;
  handsDiscarded: number;
  deliveries: number;
  /** The round of the first delivery, or infinity. */
  firstDelivery: number;
  segments: number;
  track: number;
  /** Money for segments that the seat's own trains never ran on. */
  unusedTrack: number;
  /** Money of it for what the line through the major cities cannot do without: see {@link demandedByLine}. */
  unusedLine: number;
  /** Most turns in a row without a move, a delivery, a segment or a loco. */
  longestIdle: number;
}

const DOINGS = ['trackBuilt', 'trainMoved', 'shipMoved', 'loadDelivered', 'locoUpgraded', 'rightBought'];

/** A seat that throws in so many hands, or sits idle for so many turns in a row, is stuck. */
export function isStuck({ handsDiscarded, longestIdle }: SeatFigures): boolean {
  return handsDiscarded >= 15 || longestIdle >= 10;
}

/** Takes the figures of all seats as a game goes on. */
export function watchSeats(board: MilepostBoard, seats: number) {
  const watched = Array.from({ length: seats }, () => ({
    figures: {
      rent: 0,
      handsDiscarded: 0,
      deliveries: 0,
      firstDelivery: Number.POSITIVE_INFINITY,
      segments: 0,
      track: 0,
      unusedTrack: 0,
      unusedLine: 0,
      longestIdle: 0,
    } satisfies SeatFigures as SeatFigures,
    unused: new Map<number, number>(),
    idle: 0,
    hasDone: false,
  }));
  return {
    /** Takes in what one action made happen. */
    see(events: readonly GameEvent[], round: number): void {
      for (const event of events as readonly (GameEvent & Record<string, number>)[]) {
        const seat = watched[event.seat];
        if (seat === undefined) continue;
        const { figures, unused } = seat;
        if (DOINGS.includes(event.type)) seat.hasDone = true;
        switch (event.type) {
          case 'rentPaid':
            figures.rent += event.amount;
            break;
          case 'handDiscarded':
            figures.handsDiscarded++;
            break;
          case 'loadDelivered':
            figures.deliveries++;
            figures.firstDelivery = Math.min(figures.firstDelivery, round);
            break;
          case 'trackBuilt':
            figures.segments++;
            figures.track += event.price;
            unused.set(event.segment, event.price);
            break;
          case 'trainMoved':
            unused.delete(board.segment(event.from, event.to));
            break;
          case 'turnEnded':
            seat.idle = seat.hasDone ? 0 : seat.idle + 1;
            figures.longestIdle = Math.max(figures.longestIdle, seat.idle);
            seat.hasDone = false;
            break;
        }
      }
    },
    /** The figures by seat, in a game as it stands now. */
    figures: (game: KnownGame): readonly SeatFigures[] =>
      watched.map(({ figures, unused }, seat) => {
        // The dearest that can be spared is spared first.
        const dearestFirst = [...unused.entries()].sort(([, one], [, other]) => other - one);
        const demanded = demandedByLine(
          game,
          seat,
          dearestFirst.map(([segment]) => segment),
        );
        const moneyFor = (segments: readonly (readonly [number, number])[]) =>
          segments.reduce((sum, [, price]) => sum + price, 0);
        return {
          ...figures,
          unusedTrack: moneyFor(dearestFirst),
          unusedLine: moneyFor(dearestFirst.filter(([segment]) => demanded.has(segment))),
        };
      }),
  };
}
