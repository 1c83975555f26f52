// Snapshots of Hex Tycoon that no game leads to were let in and broke down some actions later: a seat twice in the queue of
// picks, a company that was never picked, names that every object has.

import { expect, test } from 'vitest';
import { hexTycoon } from '../../rulesets/hex-tycoon/index.js';
import type { GameAction } from '../../src/core/engine/index.js';
import { type AnyEngine, createEngine } from '../../src/core/engine/index.js';
import { newGame, picked, toFirstTurn } from '../rulesets/hex-tycoon/new-game.js';

const engine = createEngine([hexTycoon]) as unknown as AnyEngine;
const options = { tycoons: true };
const states = {
  companies: newGame({ seats: 3, options }),
  tycoons: picked(newGame({ seats: 3, options })),
  cities: picked(newGame({ seats: 3 })),
  turns: toFirstTurn(newGame({ seats: 3, options })),
};

// biome-ignore lint/suspicious/noExplicitAny: a state that is written to as no program may
type Untyped = any;

/** The snapshot of a state with a change, as if it had been saved so. */
function snapshot(state: object, change: (state: Untyped) => void): string {
  const changed = structuredClone(state) as Untyped;
  change(changed);
  const whole = JSON.parse(engine.serialize(state as never));
  return JSON.stringify({ ...whole, hash: engine.hashState(changed), state: changed });
}

const IMPOSSIBLE: readonly [string, keyof typeof states, (at: Untyped) => void][] = [
  ['a seat twice in the queue', 'companies', (at) => at.queue.push(at.queue[0])],
  ['a seat that is not there in the queue', 'companies', (at) => at.queue.push(5)],
  ['a queue that forgets a seat', 'tycoons', (at) => at.queue.pop()],
  ['a pick before the companies are picked', 'companies', (at) => void (at.phase = 'chooseTycoon')],
  ['a pick that the game does not have', 'cities', (at) => void (at.phase = 'chooseTycoon')],
  ['nobody’s turn in a phase of a turn', 'tycoons', (at) => void (at.phase = 'upgrade')],
  ['picks in somebody’s turn', 'turns', (at) => void (at.phase = 'chooseCompany')],
  ['a company called constructor', 'cities', (at) => void (at.seats[0].company = 'constructor')],
  ['a company that nobody knows', 'cities', (at) => void (at.seats[0].company = 'corn')],
  ['no company when all have picked', 'cities', (at) => void (at.seats[1].company = null)],
  ['one company for two seats', 'cities', (at) => void (at.seats[1].company = at.seats[0].company)],
  ['a tycoon called constructor', 'turns', (at) => void (at.seats[0].tycoon = 'constructor')],
  ['a tycoon of an option that is off', 'cities', (at) => void (at.seats[0].tycoon = 'fast-eddy')],
  ['a first company that was founded', 'turns', (at) => void (at.companies[0].extra = true)],
  ['a seat that acts in a step to come', 'turns', (at) => void (at.seats[0].acted = at.step + 1)],
  ['a train level that nobody could pay for', 'turns', (at) => void (at.companies[0].trainLevel = 99_999)],
  ['more track laid in a turn than may be', 'turns', (at) => void (at.turn.railsBuilt = 5)],
  ['a loan rolled for where there are none', 'turns', (at) => void (at.turn.loanRoll = 7)],
  ['more stock bought than was rolled', 'turns', (at) => void (at.turn.stocksBought = 1)],
  ['a die that shows more than six', 'turns', (at) => void (at.turn.dividendRolls = [1, 10])],
  ['a die too few', 'turns', (at) => void (at.turn.dividendRolls = [1])],
  ['an active company that is not in play', 'turns', (at) => void (at.turn.company = 'constructor')],
  ['more tokens than can be counted on', 'turns', (at) => void (at.companies[0].obsolescence = 1_000_000)],
];

test.each(IMPOSSIBLE)('%s is refused where it comes in', (_, name, change) => {
  const state = states[name];
  expect(() => engine.deserialize(snapshot(state, change))).toThrow(/^snapshot: /);
  expect(engine.deserialize(snapshot(state, () => {}))).toEqual(state);
});

test('money and points that were let in may grow on', () => {
  const rich = (at: Untyped) =>
    Object.assign(at.companies[0], { money: 100_000, points: -100_000, obsolescence: 100_000 });
  let state = engine.deserialize(snapshot(states.turns, rich));
  for (let n = 0; n < 60; n++)
    state = engine.applyAction(state, engine.sampleAction(state, engine.decisions(state)[0].seat) as never);
  expect(engine.deserialize(engine.serialize(state))).toEqual(state);
});

test.each(['constructor', 'toString', '__proto__'])('nobody picks %s', (name) => {
  const asked = (state: object) => {
    const [seat] = (state as { queue: number[] }).queue;
    return [
      engine.tryAction(state as never, { type: 'chooseCompany', seat, company: name } as GameAction),
      engine.tryAction(state as never, { type: 'chooseTycoon', seat, tycoon: name } as GameAction),
    ].map(({ ok }) => ok);
  };
  expect([asked(states.companies), asked(states.tycoons)]).toEqual([
    [false, false],
    [false, false],
  ]);
});
