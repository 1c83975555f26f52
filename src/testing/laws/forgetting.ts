// Only the state decides: an answer hangs neither on what an engine has seen before nor on what it was asked.

import { type AnyEngine, createEngine, deepFreeze, type Envelope } from '../../core/engine/index.js';
import { createHashedRandom } from '../../core/random/hashed-random.js';
import { shuffled } from '../../core/random/uniform.js';
import { firstDifference } from '../difference.js';
import { type Breach, type Law, type Moment, some } from '../law.js';

/** Snapshots, and whatever else begins with the JSON of a state: a server that starts again, a client in a browser. */
export const forgettingChangesNothing: Law = {
  name: 'forgetting-changes-nothing',
  sentence:
    'A second engine that is given a state as text has the same state, decisions, lists, refusals with params, and next states.',
  when: 'regularly',
  cost: 3,
  *examine(moment) {
    const { engine, state, random } = moment;
    const second = secondEngine(moment);
    const back = second.deserialize(engine.serialize(state)) as Envelope;
    const detail = firstDifference(state, back);
    if (detail !== null || engine.hashState(state) !== second.hashState(back))
      yield { detail: `it comes back otherwise: ${detail}` };
    const [given] = some([back, freshCopy(state)], 1, random);
    yield* answersDiffer(moment, second, given);
  },
};

/** What is worked out for one question, and kept, must not answer another. */
export const askingChangesNothing: Law = {
  name: 'asking-changes-nothing',
  sentence:
    'Questions that are asked of a state beforehand, in any order, change none of its lists, refusals and next states.',
  when: 'regularly',
  cost: 4,
  *examine(moment) {
    const asked = freshCopy(moment.state);
    for (const ask of shuffled(questionsTo(moment, asked), moment.random.int)) ask();
    yield* answersDiffer(moment, moment.engine, asked);
  },
};

/** A state or view as text carries it: with nothing that was noted of it. */
export const freshCopy = <Part extends object>(part: Part): Part =>
  deepFreeze(JSON.parse(JSON.stringify(part)));

// One for each game that is examined. It has a board of its own: much is noted of boards. One that is more than data has to be shared.
function secondEngine({ engine, ruleset, state, memory }: Moment): AnyEngine {
  const known = memory.get('second') as AnyEngine | undefined;
  if (known !== undefined) return known;
  const { board } = engine.settingOf(state);
  const isData = Object.getPrototypeOf(board) === Object.prototype;
  const second = createEngine([ruleset], { boards: [isData ? { ...board } : board] }) as AnyEngine;
  memory.set('second', second);
  return second;
}

// What another engine, or the same one of another state, answers otherwise than the engine of the state.
function* answersDiffer(moment: Moment, other: AnyEngine, given: Envelope): Iterable<Breach> {
  const { engine, state, listed, nearMisses, random } = moment;
  const decided = firstDifference(engine.decisions(state), other.decisions(given));
  if (decided !== null) yield { detail: `the decisions: ${decided}` };
  const lists = firstDifference(listed, [...other.legalActions(given)]);
  if (lists !== null) yield { detail: `the legal actions: ${lists}` };
  for (const action of nearMisses) {
    const told = firstDifference(engine.explainAction(state, action), other.explainAction(given, action));
    if (told !== null) yield { detail: `a refusal: ${told}`, action };
  }
  for (const action of some(listed, 2, random)) {
    const [one, same] = [engine.tryAction(state, action), other.tryAction(given, action)];
    const played = firstDifference(one, same);
    if (played !== null) yield { detail: `the next state: ${played}`, action };
  }
}

type Query = () => unknown;

const VERBS = ['checkAction', 'explainAction', 'tryAction'] as const;

function questionsTo(moment: Moment, asked: Envelope): readonly Query[] {
  const { engine, listed, nearMisses, random } = moment;
  const seats = new Set(engine.decisions(asked).map(({ seat }) => seat));
  return [
    ...[...some(listed, 6, random), ...nearMisses].map((action): Query => {
      const verb = VERBS[random.int(0, VERBS.length - 1)];
      return () => engine[verb](asked, action);
    }),
    ...[...seats].flatMap((seat): Query[] => [
      () => [...engine.legalActions(asked, seat)],
      () => [...engine.legalActions(engine.view(asked, seat))],
      () => engine.sampleAction(asked, seat, createHashedRandom(asked.step, seat)),
    ]),
  ];
}
