// @vitest-environment happy-dom
// The clocks of a table: which of them run, what stops them, and where their times come from.

import { afterEach, expect, test, vi } from 'vitest';
import { allRulesets } from '../../rulesets';
import { titles } from '../../rulesets/titles';
import { type AnyEngine, createEngine, InvalidInputError } from '../../src/core/engine';
import { greedyBot, playGame } from '../../src/players/bots';
import { openTable, type Table, type TableShown } from '../../src/table';
import { createRecordedSession, type Session } from '../../src/table/session';
import { createGameStore } from '../../src/table/store';

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const config = { seats: ['Ann', 'Ben', 'Cem'], seed: 7 };
const CHINA = { ruleset: 'china-rails', config };

let table: Table<string>;
afterEach(() => {
  table?.destroy();
  vi.useRealTimers();
  document.body.replaceChildren();
});

/** Opens a table whose time is told by `time.now`. */
async function opened(start: Parameters<Table<string>['open']>[0], options: object = {}) {
  const told: TableShown[] = [];
  const time = { now: 1000 };
  table = await openTable(document.body.appendChild(document.createElement('div')), start as never, {
    engine,
    titles: titles as never,
    openSecrets: true,
    onChange: (shown) => told.push(shown),
    now: () => time.now,
    ...options,
  });
  const shown = () => told[told.length - 1];
  return { told, time, shown, clocks: () => shown().clocks.map(({ spent, since }) => [spent, since]) };
}

/** A store with all actions until somebody else is asked. */
function storeBeforeTurn() {
  const { actions } = playGame(engine, 'china-rails', { config, bots: [greedyBot], maxActions: 60 });
  const store = createGameStore(engine, { ...CHINA, actions: [] as typeof actions });
  const [{ seat }] = store.getSnapshot().decisions;
  let count = 0;
  while (store.getSnapshot().decisions[0].seat === seat) store.play(actions[count++] as never);
  const last = actions[count - 1];
  return { store: createGameStore(engine, { ...CHINA, actions: actions.slice(0, count - 1) }), last, seat };
}

test('the clock of the seat that must decide runs, until it has decided', async () => {
  const { store, last, seat } = storeBeforeTurn();
  const { time, clocks, shown } = await opened(store);
  const before = shown().clocks;
  const started = clocks();
  expect(shown().clocks.map((clock) => clock.seat)).toEqual([0, 1, 2]);
  expect(started[seat]).toEqual([0, 1000]);
  expect(started.filter(([, since]) => since !== null)).toHaveLength(1);
  time.now = 6000;
  // Pointing and looking change no clock.
  table.viewAs(null);
  expect(shown().clocks).toBe(before);
  store.play(last as never);
  const [{ seat: next }] = store.getSnapshot().decisions;
  expect(next).not.toBe(seat);
  expect(clocks()[seat]).toEqual([5000, null]);
  expect(clocks()[next]).toEqual([0, 6000]);
});

test('an action that is taken back gives the seat its clock again, and no time', async () => {
  const { actions } = playGame(engine, 'hex-tycoon', { config, bots: [greedyBot], maxActions: 90 });
  const store = createGameStore(engine, { ruleset: 'hex-tycoon', config, actions: actions.slice(0, 40) });
  const { time, clocks, shown } = await opened(store);
  let spent = 0;
  for (const action of actions.slice(40, 60)) {
    const [{ seat }] = store.getSnapshot().decisions;
    const [had, since] = clocks()[seat] as [number, number];
    time.now += 700;
    store.play(action as never);
    if (shown().undo === null || store.getSnapshot().decisions[0].seat !== seat) continue;
    shown().undo?.();
    expect(clocks()[seat]).toEqual([had, since]);
    store.play(action as never);
    spent++;
  }
  expect(spent).toBeGreaterThan(0);
  // No millisecond is lost or counted twice.
  const all = clocks().reduce(
    (sum, [had, since]) => sum + Number(had) + (since === null ? 0 : time.now - since),
    0,
  );
  expect(all).toBe(time.now - 1000);
});

test('a game that is opened again goes on with its times; another one begins with none', async () => {
  const { store, seat } = storeBeforeTurn();
  const { time, clocks } = await opened(store, { clocks: [9000, 8000, 7000] });
  expect(clocks().map(([spent]) => spent)).toEqual([9000, 8000, 7000]);
  expect(clocks()[seat][1]).toBe(1000);
  time.now = 2000;
  await table.open(CHINA as never);
  expect(clocks().map(([spent]) => spent)).toEqual([0, 0, 0]);
  await table.open(CHINA as never, { clocks: [1, 2, 3] });
  expect(clocks().map(([spent]) => spent)).toEqual([1, 2, 3]);
});

test.each([
  [[1, 2], 'a time for each of 3 seats'],
  [[1, 2, -3], 'a number of milliseconds'],
  [[1, 2, Number.NaN], 'a number of milliseconds'],
  ['1', 'a time for each of 3 seats'],
])('times that cannot be are refused, and the game before stays: %j', async (times, why) => {
  const { shown } = await opened({ ...CHINA, ruleset: 'hex-tycoon' } as never);
  const refused = table.open(CHINA as never, { clocks: times as never });
  await expect(refused).rejects.toThrow(InvalidInputError);
  await expect(refused).rejects.toThrow(why);
  expect(shown().ruleset).toBe('hex-tycoon');
});

test('a clock of the computer that is set back takes nothing away', async () => {
  const { store, last, seat } = storeBeforeTurn();
  const { time, clocks } = await opened(store, { clocks: [500, 500, 500] });
  time.now = 10;
  store.play(last as never);
  expect(clocks()[seat]).toEqual([500, null]);
});

test('while somebody looks at an earlier step, the clocks go on as they were', async () => {
  const { store } = storeBeforeTurn();
  const { shown } = await opened(store);
  const before = shown().clocks;
  shown().history.goTo(1);
  expect(shown().clocks).toBe(before);
});

test('bots are asked like people', async () => {
  vi.useFakeTimers();
  const { time, shown, told } = await opened(CHINA as never, { bots: [greedyBot, greedyBot, greedyBot] });
  for (let count = 0; count < 40; count++) {
    time.now += 250;
    vi.advanceTimersByTime(250);
  }
  expect(told.length).toBeGreaterThan(10);
  const times = shown().clocks.map(({ spent, since }) => spent + (since === null ? 0 : time.now - since));
  expect(times.reduce((sum, one) => sum + one)).toBe(10_000);
  expect(times.filter((one) => one > 0).length).toBeGreaterThan(1);
});

test('the session’s own clocks are told; a record that is watched has none', async () => {
  const { store } = storeBeforeTurn();
  const kept = [0, 1, 2].map((seat) => ({ seat, spent: 100 * seat, since: null }));
  const { played: _, ...held } = store;
  const distant = { ...held, getSnapshot: () => ({ ...store.getSnapshot(), clocks: kept }) };
  const { shown } = await opened(distant as unknown as Session);
  expect(shown().clocks).toBe(kept);
  await table.open(createRecordedSession(engine, store.save()) as never);
  expect(shown().clocks).toEqual([]);
});

test('M-VAR-15: a page that compares the clocks with a limit ends the time on its store', async () => {
  const start = { ruleset: 'china-rails', config: { ...config, options: { timeLimit: true } } };
  const store = createGameStore(engine, start as never);
  const { time, shown } = await opened(store as never);
  time.now += 60_000;
  const [{ seat }] = store.getSnapshot().decisions;
  const { spent, since } = shown().clocks[seat];
  expect(spent + time.now - Number(since)).toBe(60_000);
  expect(store.play({ type: 'expireTime', seat: null } as never)).toBe(true);
  expect(shown().log.at(-1)?.type).toBe('timeExpired');
});
