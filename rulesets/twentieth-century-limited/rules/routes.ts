// Declared routes: R = M ∪ U of own and paid lines (TC-ROUTE-2), and the least route for a company
// (TC-COMPANY-4). Also the sets of own lines that a player may choose to sell (TC-COMPANY-5).

import { memoByIdentity, type Seat } from '../../../src/core/engine/index.js';
import {
  ABSENT,
  areJoined,
  createSteinerSolver,
  type Graph,
  type SteinerSolver,
} from '../../../src/core/graph/index.js';
import type { Line, Node } from '../board/board.js';
import type { KnownGame } from './types.js';

/** The solver of a board's graph, kept with its scratch memory. */
export const solverOf: (graph: Graph) => SteinerSolver = /* @__PURE__ */ memoByIdentity(createSteinerSolver);

type RouteGame = Pick<KnownGame, 'board' | 'state'>;

/** conn(X): whether the lines alone join the nodes. */
export function joins(
  { board }: Pick<KnownGame, 'board'>,
  lines: readonly Line[],
  nodes: readonly Node[],
): boolean {
  return among(board.graph, lines, (usable) => areJoined(board.graph, usable, nodes));
}

// Asks about some lines alone. The table of them is reused: a new one takes longer than most questions.
function among<Answer>(graph: Graph, lines: readonly Line[], ask: (usable: Uint8Array) => Answer): Answer {
  const usable = usableOf(graph);
  for (const line of lines) usable[line] = 1;
  try {
    return ask(usable);
  } finally {
    for (const line of lines) usable[line] = 0;
  }
}

const usableOf = /* @__PURE__ */ memoByIdentity(({ edgeCount }: Graph) => new Uint8Array(edgeCount));

/** The first of the lines without which the rest would still join the nodes; null when all are needed. */
export function superfluousLine(
  { board }: Pick<KnownGame, 'board'>,
  lines: readonly Line[],
  nodes: readonly Node[],
): Line | null {
  return among(board.graph, lines, (usable) => {
    for (const line of lines) {
      usable[line] = 0;
      if (areJoined(board.graph, usable, nodes)) return line;
      usable[line] = 1;
    }
    return null;
  });
}

/** TC-COMPANY-4: m(U), the least number of own lines that join the nodes with the paid ones, or null. */
export function leastOwn(
  game: RouteGame,
  seat: Seat,
  paid: readonly Line[],
  nodes: readonly Node[],
): number | null {
  return (
    solverOf(game.board.graph).trees({ weights: ownAndPaid(game, seat, paid), terminals: nodes, limit: 0 })
      ?.weight ?? null
  );
}

function ownAndPaid({ board, state }: RouteGame, seat: Seat, paid: readonly Line[]): Uint8Array {
  const costs = new Uint8Array(board.graph.edgeCount).fill(ABSENT);
  for (const line of state.seats[seat].track) costs[line] = 1;
  for (const line of paid) costs[line] = 0;
  return costs;
}

/** Sets listed at most; no own network of a real game has nearly as many. */
const MOST_SETS = 20_000;

/**
 * TC-COMPANY-5: every set of m(U) own lines that joins the nodes with the paid ones and needs all of them.
 * Each is ascending, and the arguments fix the order.
 */
export function leastOwnSets(
  game: RouteGame,
  seat: Seat,
  paid: readonly Line[],
  nodes: readonly Node[],
): readonly (readonly Line[])[] {
  const weights = ownAndPaid(game, seat, paid);
  const sets = solverOf(game.board.graph).trees({ weights, terminals: nodes, limit: MOST_SETS })?.trees ?? [];
  return paid.length === 0
    ? sets
    : sets.filter((own) => superfluousLine(game, [...own, ...paid], nodes) === null);
}
