// A record that is watched: any step may be looked at, by itself too, and nobody plays.

import { expect, test, vi } from 'vitest';
import { allRulesets } from '../../../rulesets';
import { type AnyEngine, createEngine } from '../../../src/core/engine';
import { greedyBot, playGame } from '../../../src/players/bots';
import { createAutoplay, createRecordedSession } from '../../../src/table/session';

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const config = { seats: 2, seed: 7 };
const { actions } = playGame(engine, 'hex-tycoon', { config, bots: [greedyBot], maxActions: 30 });
const record = engine.record('hex-tycoon', config, actions.slice(0, 20));
const opened = () => createRecordedSession(engine, record);

test('it begins at the set-up, goes to any step, and holds nothing that its viewer may not know', () => {
  const session = opened();
  expect(session.getSnapshot()).toMatchObject({
    step: 0,
    length: 20,
    viewer: null,
    seats: [],
    tentative: [],
  });
  session.goTo(12);
  const snapshot = session.getSnapshot();
  expect(session.getSnapshot()).toBe(snapshot);
  const { state } = engine.replay(record, { to: 12 });
  expect(snapshot.view).toEqual(engine.view(state, null));
  expect(Object.keys(snapshot)).not.toContain('state');
  expect(session.viewAs(1)).toBe(true);
  expect(session.getSnapshot().view).toEqual(engine.view(state, 1));
  expect(session.story(3).map(({ n }) => n)).toEqual([10, 11, 12]);
});

test('nobody plays in it or takes back', () => {
  const session = opened();
  const [action] = actions;
  expect([session.play(action), session.playAll([action]), session.takeBack()]).toEqual([
    false,
    false,
    false,
  ]);
  expect(session.getSnapshot().step).toBe(0);
});

test('it is shown step by step, until its end or until somebody looks elsewhere', () => {
  vi.useFakeTimers();
  const session = opened();
  const onStop = vi.fn();
  const autoplay = createAutoplay(session, { delay: () => 50, onStop });
  autoplay.start(17);
  expect([session.getSnapshot().step, autoplay.isOn()]).toEqual([17, true]);
  vi.advanceTimersByTime(100);
  expect(session.getSnapshot().step).toBe(19);
  vi.advanceTimersByTime(500);
  expect([session.getSnapshot().step, autoplay.isOn(), onStop.mock.calls.length]).toEqual([20, false, 1]);
  // At its end it begins anew.
  autoplay.start();
  vi.advanceTimersByTime(100);
  session.goTo(9);
  vi.advanceTimersByTime(500);
  expect([session.getSnapshot().step, autoplay.isOn(), onStop.mock.calls.length]).toEqual([9, false, 2]);
  autoplay.start();
  autoplay.stop();
  vi.advanceTimersByTime(500);
  expect(session.getSnapshot().step).toBe(9);
  vi.useRealTimers();
});
