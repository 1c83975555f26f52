// A game that is written down and read again is the same game.

import { firstDifference } from '../difference.js';
import { type Law, some } from '../law.js';

/** Snapshots. */
export const savesResume: Law = {
  name: 'saves-resume',
  sentence: 'A state comes back from its snapshot with the same hash, and plays on in the same way.',
  when: 'regularly',
  *examine({ engine, state, listed, random }) {
    const back = engine.deserialize(engine.serialize(state));
    const detail = firstDifference(state, back);
    if (detail !== null || engine.hashState(back) !== engine.hashState(state))
      yield { detail: `it came back otherwise: ${detail}` };
    for (const action of some(listed, 1, random)) {
      const other = firstDifference(engine.applyAction(state, action), engine.applyAction(back, action));
      if (other !== null) yield { detail: `it plays on otherwise: ${other}`, action };
    }
  },
};

/** Records. */
export const replayEqualsLive: Law = {
  name: 'replay-equals-live',
  sentence: 'The record of a game replays, through JSON, to every state that was played, verified or not.',
  when: 'end',
  cost: 10,
  *examine({ engine, history, random }) {
    const { ruleset, config, actions, states } = history;
    const text = JSON.stringify(engine.record(ruleset, config, actions));
    const whole = firstDifference(states[states.length - 1], engine.replay(text).state);
    if (whole !== null) yield { detail: `at the end: ${whole}` };
    const to = random.int(0, actions.length);
    const part = firstDifference(states[to], engine.replay(text, { to, verify: false }).state);
    if (part !== null) yield { detail: `after action ${to}: ${part}` };
  },
};
