// Bots at a table with people: they answer for their seats in a store, and nobody else's.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { titles } from '../../../rulesets/titles.js';
import { engine, type RulesetId } from '../../../src/index';
import { type Bot, botRandom, choiceFor, greedyBot, randomBot, seatBots } from '../../../src/players/bots';
import { createGameStore } from '../../../src/table/store';

const config = { seats: ['Ann', 'Bot'], seed: 7 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe.each(Object.keys(titles) as RulesetId[])('%s', (ruleset) => {
  test('bots play until a person must decide, one action at a time', () => {
    const store = createGameStore(engine, { ruleset, config });
    const seated = seatBots(engine, store, { bots: [null, greedyBot], delay: 10 });
    const must = () => store.getSnapshot().decisions.find(({ optional }) => !optional)?.seat;
    const random = botRandom({ seed: 7, seat: 0, name: 'Ann' });
    const own = greedyBot();
    let answered = 0;
    for (let turn = 0; turn < 40; turn++) {
      vi.advanceTimersByTime(10_000);
      expect(must()).toBe(0);
      const { state, decisions, step } = store.getSnapshot();
      const [decision] = decisions.filter(({ seat, optional }) => seat === 0 && !optional);
      // A bot's answer is an action of the title that it was asked about.
      const action = own.choose(choiceFor(engine, state, { decision, random }));
      expect(action !== null && store.play(action)).toBe(true);
      if (must() !== 1) continue;
      vi.advanceTimersByTime(10);
      expect(store.getSnapshot().step).toBe(step + 2);
      answered++;
    }
    expect(answered).toBeGreaterThan(0);
    seated.stop();
  });
});

test('while one looks at the past bots wait; once stopped they play no more', () => {
  const store = createGameStore(engine, { ruleset: 'hex-tycoon', config });
  const seated = seatBots(engine, store, { bots: [randomBot, randomBot], delay: 10 });
  vi.advanceTimersByTime(50);
  expect(store.getSnapshot().step).toBe(5);
  store.goTo(2);
  vi.advanceTimersByTime(1000);
  expect(store.getSnapshot()).toMatchObject({ step: 2, length: 5 });
  store.goTo(5);
  vi.advanceTimersByTime(10);
  expect(store.getSnapshot().step).toBe(6);
  seated.stop();
  vi.advanceTimersByTime(1000);
  expect(store.getSnapshot().step).toBe(6);
});

test('a bot whose action is refused is named, and plays no more', () => {
  const store = createGameStore(engine, { ruleset: 'china-rails', config });
  const cheat = (): Bot => ({ name: 'cheat', choose: () => ({ type: 'endOperations', seat: 0 }) });
  seatBots(engine, store, { bots: [cheat, cheat], delay: 10 });
  expect(() => vi.advanceTimersByTime(10)).toThrow('the action endOperations of cheat in seat');
  expect(vi.getTimerCount()).toBe(0);
  expect(store.getSnapshot().step).toBe(0);
});

test('people change the pace: bots are held, and play what fits into a tenth of a second in one go', () => {
  const store = createGameStore(engine, { ruleset: 'hex-tycoon', config });
  let [pace, shown]: [number | null, number] = [10, 0];
  const together = (play: () => void) => {
    play();
    shown++;
  };
  const seated = seatBots(engine, store, { bots: [randomBot, randomBot], delay: () => pace, together });
  vi.advanceTimersByTime(30);
  expect([store.getSnapshot().step, shown]).toEqual([3, 3]);
  pace = null;
  vi.advanceTimersByTime(1000);
  // What was waiting when the bots were held is played; nothing after it.
  expect(store.getSnapshot().step).toBe(4);
  vi.advanceTimersByTime(1000);
  expect(store.getSnapshot().step).toBe(4);
  pace = 0;
  seated.goOn();
  // No time passes while they play, so all of the game fits.
  vi.advanceTimersByTime(0);
  expect(store.getSnapshot().state.outcome).not.toBeNull();
  expect(shown).toBe(5);
  seated.stop();
});
