// Choices that several seats make at once are made in any order.

import type { Decision, Envelope, GameAction } from '../../core/engine/index.js';
import { firstDifference } from '../difference.js';
import type { Law, Moment } from '../law.js';

/** Looks only if all open obligatory decisions are of one kind, opened together, with one answer each. */
export const answersInAnyOrder: Law = {
  name: 'answers-in-any-order',
  sentence:
    'When several seats owe the same choice, the state after the last answer is the same, in any order of answers.',
  when: 'always',
  *examine(moment) {
    const owed = moment.engine.decisions(moment.state).filter(({ optional }) => !optional);
    if (owed.length < 2 || owed.some(({ kind, since }) => kind !== owed[0].kind || since !== owed[0].since))
      return;
    const answers: GameAction[] = [];
    for (const { seat, kind } of owed) {
      const types = moment.ruleset.phases[kind].actions.map(({ type }: { type: string }) => type);
      const listed = moment.listed.filter((action) => action.seat === seat && types.includes(action.type));
      if (listed.length === 0) return;
      answers.push(listed[moment.random.int(0, listed.length - 1)]);
    }
    const forwards = playAll(moment, owed, answers);
    if (forwards === ONE_OF_SEVERAL) return;
    if (typeof forwards === 'string') return yield { detail: forwards };
    const backwards = playAll(moment, owed, [...answers].reverse());
    if (typeof backwards === 'string') {
      if (backwards !== ONE_OF_SEVERAL) yield { detail: backwards };
      return;
    }
    const detail = firstDifference(forwards, backwards);
    if (detail !== null) yield { detail: `against the other way round: ${detail}` };
  },
};

const ONE_OF_SEVERAL = 'the choice takes more than one action';

function playAll(
  { engine, state: start, further }: Moment,
  owed: readonly Decision[],
  order: readonly GameAction[],
) {
  let state: Envelope = start;
  further.length = 0;
  for (const [n, action] of order.entries()) {
    const id = owed.find(({ seat }) => seat === action.seat)!.id;
    further.push(action);
    const result = engine.tryAction(state, { ...action, decision: id });
    if (!result.ok) return `seat ${action.seat} cannot answer ${n} others later: ${result.rejection.code}`;
    state = result.state;
    if (n < order.length - 1 && result.decisions.some((open) => open.id === id)) return ONE_OF_SEVERAL;
  }
  return state;
}
