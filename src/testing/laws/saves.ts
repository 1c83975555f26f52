// A game whose record is played again is the same game.

import { firstDifference } from '../difference.js';
import type { Law } from '../law.js';

/** Records. */
export const replayEqualsLive: Law = {
  name: 'replay-equals-live',
  sentence: 'The record of a game replays, through JSON, to every state that was played, verified or not.',
  when: 'end',
  cost: 10,
  *examine({ engine, history, random }) {
    const { ruleset, config, position, actions, states } = history;
    // A position has no record.
    if (position !== undefined) return;
    const text = JSON.stringify(engine.record(ruleset, config, actions));
    const whole = firstDifference(states[states.length - 1], engine.replay(text).state);
    if (whole !== null) yield { detail: `at the end: ${whole}` };
    const to = random.int(0, actions.length);
    const part = firstDifference(states[to], engine.replay(text, { to, verify: false }).state);
    if (part !== null) yield { detail: `after action ${to}: ${part}` };
  },
};
