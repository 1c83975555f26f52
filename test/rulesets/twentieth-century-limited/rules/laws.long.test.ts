import { expect, test } from 'vitest';
import { twentiethCenturyLimitedLaws } from '../../../../rulesets/twentieth-century-limited/rules/laws';
import { twentiethCenturyLimited } from '../../../../rulesets/twentieth-century-limited/ruleset';
import { createEngine } from '../../../../src/core/engine';
import type { AnyState } from '../../../../src/core/engine/index.js';
import { choiceFor, greedyBot } from '../../../../src/players/bots';
import { conformance, examineGame } from '../../../../src/testing';
import { everyday } from '../../../long-run';
import { toyBoard } from '../toy-board';

const id = 'twentieth-century-limited';
const engine = createEngine([twentiethCenturyLimited]);
const laws = twentiethCenturyLimitedLaws();
// Looked at closely where it is new, not in every game again.
const seen = new Set<string>();

test.each([2, 3, 5])('random games of %i seats keep the laws', (seats) => {
  expect(
    conformance(engine as never, id, { seed: `laws-${seats}`, seats, steps: 160, every: 160, laws, seen }),
  ).toEqual([]);
});

// A crowded board: everybody passes the same few nodes, so that cards are completed by chance and waivers are paid.
const companies = Array.from(
  { length: 40 },
  (_, n) => `${8 + (n % 5)}: ${['a b', 'b c', 'a c', 'a b c'][n % 4]}`,
);
const ring = toyBoard({ lines: 'a-x x-b a-y y-b a-b b-c c-z z-a', cities: 'a b c', companies });
// Two ways of the same length everywhere, so that there is often a choice which of them to sell.
const doubled = toyBoard({ lines: 'a-x x-b a-y y-b b-z z-c b-w w-c', cities: 'a b c', companies });

test.each(everyday(2, [1, 2, 3, 4]))('random games on a crowded board keep the laws, seed %i', (seed) => {
  const plan = {
    seed,
    seats: 3,
    board: 'toy',
    steps: 300,
    every: 100,
    options: { segmentsPerPlayer: 5 },
    laws,
    seen,
  };
  expect(conformance(ring.engine as never, id, plan)).toEqual([]);
});

test('played games come to every kind of action and event', () => {
  const actions: Record<string, number> = {};
  const events: Record<string, number> = {};
  const add = (sums: Record<string, number>, counts: Readonly<Record<string, number>>) => {
    for (const [type, count] of Object.entries(counts)) sums[type] = (sums[type] ?? 0) + count;
  };
  for (const seed of [11, 12, 13, 14, 15, 16]) {
    const { engine } = seed % 2 === 0 ? doubled : ring;
    const played = examineGame(engine as never, id, {
      seed,
      seats: 3,
      board: 'toy',
      steps: 900,
      every: 300,
      laws,
      seen,
      options: { segmentsPerPlayer: seed % 2 === 0 ? 7 : 5 },
    });
    expect(played.findings).toEqual([]);
    add(actions, played.actions);
    add(events, played.events);
  }
  const never = (sums: Record<string, number>) => Object.keys(sums).filter((type) => sums[type] === 0);
  // What the host may do is tried by the laws, not by chance.
  expect(never(actions).sort()).toEqual(['dropSeat', 'endGame', 'leaveSeat', 'takeSeat']);
  expect(never(events)).toEqual([]);
});

test('greedy games keep the laws to their end', () => {
  const bots = [0, 1, 2].map(() => greedyBot());
  const choose = (state: AnyState, random: never) => {
    const decision = engine.decisions(state as never)[0];
    return bots[decision.seat].choose(choiceFor(engine as never, state, { decision, random }));
  };
  const played = examineGame(engine as never, id, {
    seed: 'greedy',
    seats: 3,
    steps: 2_000,
    every: 100,
    seen,
    choose: choose as never,
  });
  expect(played.findings).toEqual([]);
  expect(played.history.states.at(-1)?.outcome?.reason).toBe('victory');
});
