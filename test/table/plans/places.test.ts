// What pointing at a place may mean, and how a turn stands.

import { describe, expect, test } from 'vitest';
import type { AnyEngine } from '../../../src/core/engine/index.js';
import type { Place } from '../../../src/core/title/picture.js';
import { actionsAt, targetsFrom, turnStatus } from '../../../src/table/plans/index.js';
import { SOAK } from '../../long-run.js';
import { engine, games, history } from './games.js';

const plain = engine as unknown as AnyEngine;

describe.each(games)('$id $options', ({ id, options }) => {
  const { states } = history(id, {
    seed: 'places',
    seats: 2,
    steps: SOAK ? 600 : 400,
    suggested: 90,
    options,
  });
  const asked = states.filter((state, n) => n % (SOAK ? 25 : 17) === 0 && state.outcome === null);

  test('every legal action that has a place is found there, and nothing else', () => {
    let found = 0;
    for (const state of asked) {
      const legal = [...plain.legalActions(state)];
      const placed = legal
        .filter(({ seat }) => seat !== null)
        .flatMap((action) => {
          const game = engine.planningGame(state as never, action.seat);
          return engine.plannings[id].placesOf(game, action).map((place) => ({ action, place }));
        });
      const byPlace = new Map<string, { place: Place; actions: unknown[] }>();
      for (const { action, place } of placed) {
        const key = `${place.kind} ${place.id}`;
        const entry = byPlace.get(key) ?? { place, actions: [] };
        entry.actions.push(action);
        byPlace.set(key, entry);
      }
      // Not each of hundreds, which would tell no more.
      const some = [...byPlace.values()].filter((_, n) => n % 7 === 0);
      for (const { place, actions } of some) {
        const there = actionsAt(engine, state as never, place);
        expect(there).toEqual(expect.arrayContaining(actions as never));
        expect(legal).toEqual(expect.arrayContaining(there as never));
        found += there.length;
      }
    }
    expect(found).toBeGreaterThan(50);
  });

  test('a city and its mileposts are one place', () => {
    const { board } = plain.settingOf(asked[0]);
    for (const state of asked) {
      for (const [n, { id: name, mileposts }] of board.cities.entries()) {
        if (n % 9 !== 0) continue;
        const there = actionsAt(engine, state as never, name);
        expect(actionsAt(engine, state as never, { kind: 'city', id: n })).toEqual(there);
        const each = mileposts.flatMap((milepost: number) =>
          actionsAt(engine, state as never, { kind: 'milepost', id: milepost }),
        );
        expect(new Set(there.map((action) => plain.formatAction(state, action)))).toEqual(
          new Set(each.map((action: never) => plain.formatAction(state, action))),
        );
      }
    }
  });

  test('targets are where legal actions lead', () => {
    let found = 0;
    for (const state of asked) {
      const { seat } = (state as never as { turn: { seat: number } }).turn;
      for (const action of plain.legalActions(state, seat)) {
        const { from, to } = engine.plannings[id].ends(engine.planningGame(state as never, seat), action);
        if (from === null || to === null) continue;
        expect(targetsFrom(engine, state as never, from)).toContainEqual(to);
        if (++found % 20 === 0) break;
      }
    }
    expect(found).toBeGreaterThan(50);
  });

  test('a turn stands as the list says, and its pass is legal and does nothing more', () => {
    const phases = new Set<string>();
    for (const state of asked) {
      const names = state.game.seatNames;
      for (const seat of names.keys()) {
        const status = turnStatus(engine, state as never, seat);
        expect(turnStatus(engine, engine.view(state as never, seat), seat)).toEqual(status);
        const legal = [...plain.legalActions(state, seat)];
        expect(status.may).toEqual([...new Set(legal.map(({ type }) => type))]);
        expect(status.decides).toBe(plain.decisions(state).some((one) => one.seat === seat));
        for (const phase of status.phases) phases.add(phase);
        if (status.pass !== null) {
          expect(legal).toContainEqual(status.pass);
          expect(status.pass.type).toMatch(/^(end|decline)/);
        }
        for (const { left, max } of status.meters) {
          expect(left).toBeGreaterThanOrEqual(0);
          expect(left).toBeLessThanOrEqual(max ?? left);
        }
        const other = turnStatus(engine, engine.view(state as never, (seat + 1) % names.length), seat);
        const cash = other.goals.find(({ what }) => what === 'cash');
        expect(cash?.have === null || (state as never as { cashPublic: boolean }).cashPublic).toBe(true);
      }
    }
    expect([...phases]).toEqual(expect.arrayContaining(['operations', 'building']));
  });
});
