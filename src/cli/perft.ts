// railhead perft: how many lines of play there are to a depth, in all and by first action. Chess programs use
// this to find a rule that is wrong by one move.

import { perft as countLines } from '../core/engine/play/perft.js';
import { type Flags, optionsOf, seatsOf, textOf, wholeNumberOf } from './arguments.js';
import { bold, dim, say, sayJson, showProgress } from './console.js';
import { engineFor } from './engine-for.js';
import { rulesetOf } from './titles.js';

/** Counts lines of `depth` legal actions from the first state. */
export async function perft(id: string, flags: Flags): Promise<void> {
  const ruleset = await rulesetOf(id, flags);
  const depth = wholeNumberOf(flags, 'depth', { least: 1, most: 20 }) ?? 1;
  const seed = textOf(flags, 'seed') ?? '1';
  const seats = seatsOf(flags, ruleset);
  const { engine } = await engineFor(ruleset, {});
  const state = engine.createGame(id, { seats, seed, options: optionsOf(flags, ruleset) });
  let counted = 0;
  const { total, complete, branches } = countLines(engine, state, depth, {
    onBranch: () => showProgress(`${++counted} first actions`),
  });
  showProgress('');
  if (flags.json === true) {
    sayJson({ ruleset: id, seed, seats, depth, total, complete, branches });
    return;
  }
  for (const { action, lines } of branches) say(`${action}: ${lines}`);
  say(`${bold(String(total))} lines of ${depth}, ${branches.length} first actions`);
  if (!complete)
    say(dim('Some kinds of action have too many instances to list; only sensible ones are counted.'));
}
