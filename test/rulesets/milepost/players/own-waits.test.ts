// What the family suggests at a waiting point that a chapter brings: nothing, since it does not know it.

import { expect, test } from 'vitest';
import { chinaRails } from '../../../../rulesets/china-rails/index.js';
import type { AnyMilepost } from '../../../../rulesets/milepost/index.js';
import {
  createEngine,
  createRandom,
  declareChapter,
  defineSlice,
  fields,
  layer,
} from '../../../../src/core/engine/index.js';
import { conformance } from '../../../../src/testing/index.js';

const votes = declareChapter<AnyMilepost>()({
  id: 'votes',
  state: defineSlice('votes', (of) => ({ given: of.list(of.seat, 6) })),
});
const vote = votes.defineAction({
  type: 'vote',
  payload: { yes: fields.flag },
  apply({ before }, state, { seat }) {
    state.votes.given = [...before.votes.given, seat].sort();
  },
});
const chapter = (suggests: boolean) =>
  votes.defineChapter({
    waits: {
      vote: {
        prompt: 'Vote.',
        actions: [vote],
        asks: ({ state }) => [...state.seats.keys()].filter((seat) => !state.votes.given.includes(seat)),
      },
    },
    sentences: { vote: '{seat} votes.' },
    suggest: (_game, { kind, seat }) =>
      suggests && kind === 'vote' ? [{ type: 'vote', seat, yes: true }] : null,
  });

test.each([false, true])('a chapter’s own waiting point is for the chapter to suggest at: %s', (suggests) => {
  const ruleset = layer(chinaRails, { id: 'voted', title: 'Voted', chapters: [chapter(suggests)] });
  const engine = createEngine([ruleset]);
  const begun = engine.createGame('voted', { seats: 2, seed: 1 });
  const [decision] = engine.decisions(begun);
  expect(decision.kind).toBe('vote');
  const line = engine.suggest(begun, decision, createRandom('bot'));
  expect(line).toEqual(suggests ? [{ type: 'vote', seat: 0, yes: true }] : []);
  expect(engine.plans(begun, decision, createRandom('bot')).map((plan) => plan.line)).toEqual(
    line.length > 0 ? [line] : [],
  );
  const voted = engine.applyActions(begun, [
    { type: 'vote', seat: 0, yes: true },
    { type: 'vote', seat: 1, yes: false },
  ]);
  expect(engine.suggest(voted, engine.decisions(voted)[0], createRandom('bot'))).not.toEqual([]);
  const plan = { seed: 1, seats: 2, steps: 12, every: 6, suggested: 80, budget: 500 };
  expect(conformance(engine, 'voted', plan)).toEqual([]);
});
