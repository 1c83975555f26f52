// railhead perft: how many lines of play there are to a depth, in all and by first action. What chess programs use to
// find a rule that is wrong by one move.

import type { AnyEngine } from '../engine/index.js';
import { type Flags, optionsOf, rulesetOf, seatsOf, textOf, wholeNumberOf } from './arguments.js';
import { bold, dim, say, sayJson, showProgress } from './console.js';
import { engineFor } from './engine-for.js';

/** Counts lines of `depth` legal actions from the first state. */
export function perft(id: string, flags: Flags): void {
  const ruleset = rulesetOf(id);
  const depth = wholeNumberOf(flags, 'depth', { least: 1, most: 20 }) ?? 1;
  const seed = textOf(flags, 'seed') ?? '1';
  const seats = seatsOf(flags, ruleset);
  const { engine } = engineFor(ruleset, {});
  const state = engine.createGame(id, { seats, seed, options: optionsOf(flags, ruleset) } as never);
  const count = createCount(engine);
  const branches: { action: string; lines: number }[] = [];
  for (const action of engine.legalActions(state)) {
    const lines = depth === 1 ? 1 : count.lines(engine.applyAction(state, action), depth - 1);
    branches.push({ action: engine.formatAction(id, action), lines });
    showProgress(`${branches.length} first actions`);
  }
  showProgress('');
  const total = branches.reduce((sum, { lines }) => sum + lines, 0);
  const complete = count.isComplete() && engine.legalActions(state).complete;
  if (flags.json === true) {
    sayJson({ ruleset: id, seed, seats, depth, total, complete, branches });
    return;
  }
  for (const { action, lines } of branches) say(`${action}: ${lines}`);
  say(`${bold(String(total))} lines of ${depth}, ${branches.length} first actions`);
  if (!complete)
    say(dim('Some kinds of action have too many instances to list; only sensible ones are counted.'));
}

function createCount(engine: AnyEngine) {
  let complete = true;
  // biome-ignore lint/suspicious/noExplicitAny: states of whatever title
  const lines = (state: any, depth: number): number => {
    const legal = engine.legalActions(state);
    complete &&= legal.complete;
    let sum = 0;
    for (const action of legal) sum += depth === 1 ? 1 : lines(engine.applyAction(state, action), depth - 1);
    return sum;
  };
  return { lines, isComplete: () => complete };
}
