// railhead perft: how many lines of play there are to a depth, in all and by first action. What chess programs use to
// find a rule that is wrong by one move.

import type { AnyEngine } from '../engine/index.js';
import { wholeNumber } from './arguments.js';
import { say, sayJson } from './console.js';
import { engineFor } from './play.js';

/** Counts lines of `depth` legal actions from the first state. */
export function perft(
  id: string,
  flags: { depth?: unknown; seed?: unknown; seats?: unknown; json?: boolean },
): void {
  const depth = wholeNumber(flags.depth ?? 1, 'depth', 1, 12);
  const { engine } = engineFor(id, {});
  const seats = wholeNumber(flags.seats ?? 3, 'seats', 1, 24);
  const seed = String(flags.seed ?? 1);
  const state = engine.createGame(id, { seats, seed } as never);
  const branches: { action: string; lines: number }[] = [];
  for (const action of engine.legalActions(state)) {
    const next = engine.applyAction(state, action);
    branches.push({ action: engine.formatAction(id, action), lines: countLines(engine, next, depth - 1) });
  }
  const total = branches.reduce((sum, { lines }) => sum + lines, 0);
  if (flags.json === true) {
    sayJson({ ruleset: id, seed, seats, depth, total, branches });
    return;
  }
  for (const { action, lines } of branches) say(`${action}: ${lines}`);
  say(`${branches.length} first actions, ${total} lines of ${depth}`);
}

// biome-ignore lint/suspicious/noExplicitAny: states of whatever title
function countLines(engine: AnyEngine, state: any, depth: number): number {
  if (depth === 0) return 1;
  let lines = 0;
  for (const action of engine.legalActions(state)) {
    lines += depth === 1 ? 1 : countLines(engine, engine.applyAction(state, action), depth - 1);
  }
  return lines;
}
