// The conditions on a declaration of own and paid lines, shared by both kinds of card (TC-ROUTE).

import type { Seat } from '../../../src/core/engine/index.js';
import type { CardNumber, Line, Node } from '../board/board.js';
import { joins, superfluousLine } from './routes.js';
import { linesOf, ownerOf } from './track.js';
import type { KnownGame, SharedCondition } from './types.js';

/** An action that scores a card over a declared route. */
export interface Declaration {
  readonly card: CardNumber;
  readonly opponentLines: readonly Line[];
  readonly routeLines?: readonly Line[] | undefined;
}

/** E-SHAPE-4: without paid lines a route is dropped, for own track alone must join (TC-ROUTE-1). */
export function withoutIdleRoute<Scoring extends Declaration>(_game: KnownGame, scoring: Scoring): Scoring {
  if (scoring.opponentLines.length > 0 || scoring.routeLines === undefined) return scoring;
  const { routeLines: _, ...rest } = scoring;
  return rest as Scoring;
}

/** The nodes a declaration must join; none for a card that names no cities. */
export function nodesToJoin({ board }: Pick<KnownGame, 'board'>, card: CardNumber): readonly Node[] {
  const found = board.cards[card];
  return found === undefined || found.kind === 'bonus' ? [] : found.nodes;
}

/** How many of the lines belong to each seat. */
export function linesBySeat(
  game: Pick<KnownGame, 'state'>,
  lines: readonly Line[],
): ReadonlyMap<Seat, Line[]> {
  const bySeat = new Map<Seat, Line[]>();
  for (const line of lines) {
    const owner = ownerOf(game, line);
    if (owner !== null) bySeat.set(owner, [...(bySeat.get(owner) ?? []), line]);
  }
  return bySeat;
}

/** In the order of the rules: what is declared, what it joins, what it costs. */
export const routeConditions: readonly SharedCondition<Declaration>[] = [
  {
    code: 'route/not-foreign',
    rule: 'TC-ROUTE-2',
    test(game, { seat, opponentLines }) {
      const line = opponentLines.find((declared) => {
        const owner = ownerOf(game, declared);
        return owner === null || owner === seat;
      });
      return line === undefined ? null : { line };
    },
  },
  {
    code: 'route/no-route',
    rule: 'TC-ROUTE-2',
    test: (_game, { opponentLines, routeLines }) =>
      opponentLines.length > 0 && routeLines === undefined ? { paid: opponentLines.length } : null,
  },
  {
    // The route consists of all the paid lines, and of own lines.
    code: 'route/other-lines',
    rule: 'TC-ROUTE-2',
    needs: ['route/not-foreign'],
    test({ state }, { seat, opponentLines, routeLines }) {
      if (routeLines === undefined) return null;
      const own = linesOf(state.seats[seat].track);
      const line =
        routeLines.find((declared) => !own.has(declared) && !opponentLines.includes(declared)) ??
        opponentLines.find((paid) => !routeLines.includes(paid));
      return line === undefined ? null : { line };
    },
  },
  {
    code: 'route/no-own-segment',
    rule: 'TC-ROUTE-3',
    test({ state }, { seat, routeLines }) {
      const own = linesOf(state.seats[seat].track);
      if (routeLines === undefined) return null;
      return routeLines.some((line) => own.has(line)) ? null : {};
    },
  },
  {
    code: 'route/not-joined',
    rule: 'TC-ROUTE-1',
    needs: ['card/not-in-hand'],
    test: (game, { seat, card, routeLines }) =>
      joins(game, routeLines ?? game.state.seats[seat].track, nodesToJoin(game, card)) ? null : { card },
  },
  {
    code: 'route/superfluous',
    rule: 'TC-ROUTE-2',
    needs: ['route/not-joined'],
    test(game, { card, routeLines }) {
      if (routeLines === undefined) return null;
      const line = superfluousLine(game, routeLines, nodesToJoin(game, card));
      return line === null ? null : { line };
    },
  },
  {
    code: 'waiver/too-many-of-one',
    rule: 'TC-WAIVER-2',
    test(game, { opponentLines }) {
      const limit = game.rules.segmentsOfOneOpponent;
      for (const [owner, lines] of linesBySeat(game, opponentLines)) {
        if (lines.length > limit) return { owner, lines: lines.length, limit };
      }
      return null;
    },
  },
  {
    code: 'waiver/too-few',
    rule: 'TC-WAIVER-3',
    test: ({ state }, { seat, opponentLines }) =>
      state.seats[seat].waivers < opponentLines.length
        ? { held: state.seats[seat].waivers, needed: opponentLines.length }
        : null,
  },
];
