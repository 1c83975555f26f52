// railhead replay: plays a record again and tells whether it holds.

import { allRulesets } from '../../rulesets/index.js';
import { type AnyEngine, createEngine } from '../engine/index.js';
import { wholeNumber } from './arguments.js';
import { dim, say, sayJson } from './console.js';
import { readText, writeText } from './files.js';
import { titles } from './titles.js';

/** Verifies a record, up to action `to` if given, and draws the board there if asked to. */
export function replay(file: string, flags: { to?: unknown; svg?: string; json?: boolean }): void {
  const engine = createEngine(allRulesets) as unknown as AnyEngine;
  const to = flags.to === undefined ? undefined : wholeNumber(flags.to, 'to', 0);
  const { state, actions, record } = engine.replay(readText(file), to === undefined ? {} : { to });
  const hash = engine.hashState(state);
  if (flags.svg !== undefined)
    writeText(flags.svg, titles[record.ruleset].draw(engine.tableOf(state).board, state));
  const whole = actions.length === record.actions.length;
  if (flags.json === true) {
    sayJson({
      ruleset: record.ruleset,
      actions: actions.length,
      rounds: state.round,
      whole,
      hash,
      outcome: state.outcome,
    });
    return;
  }
  say(
    `${record.ruleset}, seed ${record.config.seed}: ${actions.length} of ${record.actions.length} actions, round ${state.round}`,
  );
  say(
    whole
      ? 'The record holds: chain, digest and final state fit.'
      : 'The record holds so far: chain and digest fit.',
  );
  say(dim(`hash ${hash}`));
  for (const [seat, name] of state.game.seatNames.entries()) {
    say(`  ${name}: ${titles[record.ruleset].describe(engine.tableOf(state), state, seat)}`);
  }
}
