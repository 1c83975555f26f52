// The quickest way of a train, and of equally quick ones the cheapest. The search goes on where the fewest turns are needed at least,
// by the steps that are left if every turn goes well (Hart, Nilsson and Raphael 1968).

import { createHeap } from '../../../../src/core/graph/heap.js';
import type { Milepost } from '../../board/board.js';
import { farPort, ferriesAt } from '../../board/ports.js';
import { trainSpeed } from '../../rules/running/movement.js';
import { type Journey, trainOf } from './journey.js';
import { keepStandings } from './kept-standings.js';
import { beginnings, eachStep, nextTurn, type TrainPosition } from './standing.js';

// Standings that are looked at; a way that needs more is not found.
const MOST_STANDINGS = 20_000;
const UNKNOWN = -1;

/** The standings of the way from its beginning, those at the beginning of turns among them; null if there is none. */
export function quickestWay(journey: Journey, goal: readonly Milepost[]): readonly TrainPosition[] | null {
  const { board } = journey.game;
  const steps = stepsTo(journey, goal);
  const speed = trainSpeed(journey.game, trainOf(journey));
  const kept = keepStandings(journey);
  const queue = createHeap<TrainPosition>();
  const put = (standing: TrainPosition) => {
    const left = steps[standing.at];
    if (left === UNKNOWN || !kept.add(standing)) return;
    const turns = Math.ceil(Math.max(0, left - standing.points) / speed);
    queue.add(standing, ((standing.turn + turns) * 10_000 + standing.cost) * 10_000 + left);
  };
  for (const start of beginnings(journey)) put(start);
  for (let looked = 0; looked < MOST_STANDINGS; looked++) {
    const next = queue.take();
    if (next === null) return null;
    const standing = next.item;
    if (standing.by !== 'turn' && goal.includes(standing.at)) return wayTo(standing);
    if (!kept.has(standing)) continue;
    let isDearer = false;
    eachStep(journey, standing, (after) => {
      if (after.cost > standing.cost) isDearer = true;
      put(after);
    });
    // A turn ends where no movement is left, at a port to wait there, and where to go on would cost.
    if (standing.points === 0 || isDearer || board.portAt[standing.at] >= 0) put(nextTurn(journey, standing));
  }
  return null;
}

/** The standings of a way from its beginning. */
export function wayTo(end: TrainPosition): readonly TrainPosition[] {
  const way: TrainPosition[] = [];
  for (let standing: TrainPosition | null = end; standing !== null; standing = standing.before)
    way.push(standing);
  return way.reverse();
}

// The fewest steps from each milepost to the goal, whoever owns the track; ferries take none. Steps go both ways.
function stepsTo(journey: Journey, goal: readonly Milepost[]): Int32Array {
  const { board } = journey.game;
  const steps = new Int32Array(board.size).fill(UNKNOWN);
  let open: Milepost[] = [...goal];
  for (const milepost of goal) steps[milepost] = 0;
  for (let far = 0; open.length > 0; far++) {
    const next: Milepost[] = [];
    const reach = (to: Milepost, distance: number, found: Milepost[]) => {
      if (steps[to] !== UNKNOWN) return;
      steps[to] = distance;
      found.push(to);
    };
    for (let place = 0; place < open.length; place++) {
      const at = open[place];
      if (board.portAt[at] >= 0)
        for (const crossing of ferriesAt(board, at)) reach(farPort(crossing, at), far, open);
      for (const { to } of journey.waysFrom(at)) reach(to, far + 1, next);
    }
    open = next;
  }
  return steps;
}
