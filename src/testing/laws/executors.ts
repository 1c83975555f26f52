// However a step is carried out, the result is the same: by the ruleset's fork, by immer, now or again.

import { applyPatches, enablePatches } from 'immer';
import type { GameEvent } from '../../core/engine/index.js';
import { type Parsed, parseAction } from '../../core/engine/play/judge.js';
import { play } from '../../core/engine/play/play.js';
import { draftExecutor } from '../../core/engine/rules/drafts.js';
import { brief, firstDifference } from '../difference.js';
import type { Law } from '../law.js';
import { startOf } from '../position.js';

/** Fork and seal against immer; see src/core/engine/rules/drafts.ts. */
export const executorsAgree: Law = {
  name: 'executors-agree',
  sentence: 'The fork and immer give the same next state and the same events.',
  when: 'often',
  *examine({ setting, before, action, state, events }) {
    if (before === null || action === null) return;
    const told: GameEvent[] = [];
    const other = play(setting, draftExecutor(), before, parseAction(setting.ready, action) as Parsed, told);
    const detail = firstDifference(state, other) ?? firstDifference(events, told);
    if (detail !== null) yield { detail: `fork against immer: ${detail}`, action };
  },
};

/** Patches are the difference of two states, both ways. */
export const patchesReproduce: Law = {
  name: 'patches-reproduce',
  sentence:
    'The patches of an action make the next state of the last one, the inverse patches the last of the next.',
  when: 'regularly',
  *examine({ engine, before, action, state }) {
    if (before === null || action === null) return;
    enablePatches();
    const { patches, inversePatches } = engine.applyActionWithPatches(before, action);
    const forth = firstDifference(state, applyPatches(before, [...patches]));
    if (forth !== null) yield { detail: `forwards: ${forth}` };
    const back = firstDifference(before, applyPatches(state, [...inversePatches]));
    if (back !== null) yield { detail: `backwards: ${back}` };
  },
};

/** Only seed and actions decide what happens. */
export const sameAgain: Law = {
  name: 'same-again',
  sentence: 'The same seed and actions give the same states and events.',
  when: 'end',
  cost: 5,
  *examine({ engine, history, from }) {
    const { actions, states, events } = history;
    const start = startOf(engine, history);
    const first = firstDifference(states[0], start.state) ?? firstDifference(events[0], start.events);
    if (first !== null) return yield { detail: `already at the start: ${first}` };
    let state = from === 0 ? start.state : states[from];
    for (const [n, action] of actions.entries()) {
      if (n < from) continue;
      const result = engine.tryAction(state, action);
      if (!result.ok)
        return yield { detail: `action ${n + 1} is refused: ${brief(result.rejection)}`, action };
      const detail =
        firstDifference(states[n + 1], result.state) ?? firstDifference(events[n + 1], result.events);
      if (detail !== null) return yield { detail: `at action ${n + 1}: ${detail}`, action };
      state = result.state;
    }
  },
};
