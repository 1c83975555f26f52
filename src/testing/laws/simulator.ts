// The simulator plays the same game as the pure verbs, and what is tried in a fork of it stays there.

import type { AnyEngine, Envelope } from '../../core/engine/index.js';
import { createSimulator, type Simulator } from '../../core/engine/play/simulator.js';
import { createHashedRandom } from '../../core/random/hashed-random.js';
import { firstDifference } from '../difference.js';
import type { Law } from '../law.js';

const simulatorAt = (engine: AnyEngine, state: Envelope) =>
  createSimulator(engine, state) as Simulator<unknown, unknown>;

/** The simulator against the pure reducer, action by action on separate states. */
export const simulatorAgrees: Law = {
  name: 'simulator-agrees',
  sentence: 'The simulator stands where the pure verbs stand, after every action.',
  when: 'always',
  *examine({ engine, before, action, state, memory }) {
    // One for each game that is examined; it plays along.
    const running = memory.get('simulator') as Simulator<unknown, unknown> | undefined;
    const simulator = running ?? simulatorAt(engine, before ?? state);
    memory.set('simulator', simulator);
    if (action !== null) simulator.apply(action);
    const detail = firstDifference(state, simulator.state);
    if (detail !== null) yield { detail };
  },
};

/** A branch is played on and taken back; trunk and branch are where they were. */
export const branchesAreApart: Law = {
  name: 'branches-are-apart',
  sentence:
    'What is played out in a fork of the simulator leaves the simulator alone, and undo takes it back.',
  when: 'regularly',
  *examine({ engine, before, action, state, further }) {
    const trunk = simulatorAt(engine, before ?? state);
    if (action !== null) trunk.apply(action);
    const branch = trunk.fork();
    const random = createHashedRandom(state.step, 'branch');
    const played = branch.playout({ random, maxActions: 15, onAction: (action) => further.push(action) });
    const leaked = firstDifference(state, trunk.state);
    if (leaked !== null) yield { detail: `after ${played} actions in a fork: ${leaked}` };
    if (played > 0 && !branch.undo()) yield { detail: `${played} actions cannot be undone` };
    const left = firstDifference(state, branch.state);
    if (left !== null) yield { detail: `after undoing ${played} actions: ${left}` };
  },
};
