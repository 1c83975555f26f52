// How well a seat stands: its points, and what its hand will bring for the work that it still takes. That
// work is a guess: exact trees of all cards take too long for a search.

import { memoByIdentity } from '../../../../src/core/engine/index.js';
import {
  ABSENT,
  arcCosts,
  CLOSED,
  createPathFinder,
  FREE,
  type Graph,
  PAY,
  spanningTree,
  UNREACHABLE,
} from '../../../../src/core/graph/index.js';
import type { Node } from '../../board/board.js';
import type { KnownGame } from '../../rules/types.js';
import { handOf, planWeights } from './appraise.js';
import { WEIGHTS } from './weights.js';

// Turns from now in which a card is worth nothing yet.
const FAR = 6;

// Regionals that are still to come, about: each of them will bring more for those before it (TC-SCORE-2).
const TO_COME = 4;

/**
 * Points of scored cards, waivers as the rules count them, and part of the points of each card in hand. A
 * turn scores one card at most, so cards count less one after another, the nearest to completion first.
 * Regionals count for what they will bring when some more are completed.
 */
export function evaluateSeat(game: KnownGame, seat: number): number {
  const { rules, board, state } = game;
  const { stack, regionalsCompleted, waivers } = state.seats[seat];
  const scored = stack
    .filter((number) => number !== null)
    .map((number) => board.cards[number])
    .filter((card) => card.kind !== 'regional')
    .reduce((sum, card) => sum + rules.policies.cardValue({ board, state }, seat, card), 0);
  const pointsFor = (regionals: number) => {
    const all = rules.regionalPoints;
    const [whole, most] = [Math.floor(regionals), all.length - 1];
    const [low, high] = [all[Math.min(whole, most)], all[Math.min(whole + 1, most)]];
    return low + (regionals - whole) * (high - low);
  };
  const { regionals: regions, companies: held } = handOf(game, seat, 'all');
  const work = guessWork(game, seat);
  const hand = [...regions, ...held]
    .map((number) => board.cards[number])
    .filter((card) => card.kind !== 'bonus')
    .map((card) => ({ card, work: work(card.nodes) }))
    .filter(({ work }) => Number.isFinite(work))
    .sort((one, other) => one.work - other.work);
  let regionals = regionalsCompleted;
  let companies = 0;
  let turns = 0;
  for (const { card, work } of hand) {
    turns += Math.max(1, work / rules.linesPerStep);
    const part = Math.max(0, 1 - turns / FAR);
    if (card.kind === 'company') companies += part * card.value;
    else regionals += part;
  }
  return scored + waivers + companies + pointsFor(regionals + TO_COME) - pointsFor(TO_COME);
}

// Placements that join nodes, about: each to the seat's track or to another of them, whichever is nearer.
// Between two of them all lines count as free. Infinite for nodes that the seat cannot reach.
function guessWork(game: KnownGame, seat: number): (nodes: readonly Node[]) => number {
  const { graph } = game.board;
  const { finder, free, known } = tablesOf(graph);
  const weights = planWeights(game, seat);
  const own = game.state.seats[seat].track.flatMap((line) => [
    graph.ends[2 * line],
    graph.ends[2 * line + 1],
  ]);
  const overlay = weights.map((weight) => (weight === ABSENT ? CLOSED : weight === WEIGHTS.own ? FREE : PAY));
  const costs = arcCosts(graph, (line) => (overlay[line] === PAY ? weights[line] : 0));
  const away = own.length === 0 ? null : finder.costsFrom(own, { costs, overlay });
  const between = (from: Node, to: Node) => {
    let table = known.get(to);
    if (table === undefined) {
      table = finder.costsTo(to, { costs: free });
      known.set(to, table);
    }
    return table[from];
  };
  return (nodes) => {
    if (away === null) return placements(nodes.length, (one, other) => between(nodes[one], nodes[other]));
    if (nodes.some((node) => away[node] === UNREACHABLE)) return Number.POSITIVE_INFINITY;
    return placements(nodes.length + 1, (one, other) => {
      if (one > 0 && other > 0) return between(nodes[one - 1], nodes[other - 1]);
      return away[nodes[Math.max(one, other) - 1]];
    });
  };
}

const placements = (points: number, apart: (one: number, other: number) => number) =>
  spanningTree(points, apart).reduce((sum, { length }) => sum + length, 0) / WEIGHTS.free;

// By graph: the costs of lines that are free, and of the ways to a node over them.
const tablesOf = /* @__PURE__ */ memoByIdentity((graph: Graph) => ({
  finder: createPathFinder(graph),
  free: arcCosts(graph, () => WEIGHTS.free),
  known: new Map<Node, Uint16Array>(),
}));
