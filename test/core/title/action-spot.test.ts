// Every action with a place is found where the picture shows it.

import { describe, expect, test } from 'vitest';
import { chinaRailsPicture } from '../../../rulesets/china-rails/index.js';
import { allRulesets } from '../../../rulesets/index.js';
import { titles as all } from '../../../rulesets/titles.js';
import { type AnyEngine, createEngine, type GameAction } from '../../../src/core/engine/index.js';
import type { Spot } from '../../../src/core/map/spot.js';
import type { RulesetId } from '../../../src/index.js';
import { playRandomGame } from '../../../src/testing/index.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;
const boardOf = (id: string) => engine.rulesets.find((ruleset) => ruleset.id === id)?.board() as never;

const titles = [
  {
    id: 'china-rails',
    types: ['buildTrack', 'moveTrain', 'placeTrain'],
  },
  { id: 'hex-tycoon', types: ['buildTrack', 'chooseStartingCity'] },
  {
    id: 'twentieth-century-limited',
    types: ['placeTrack', 'removeTrack'],
  },
] as const;

describe.each(titles)('$id', async ({ id, types }) => {
  const { draw, spot } = await all[id as RulesetId].picture();
  const board = boardOf(id);
  const { actions } = playRandomGame(engine, id, { seed: 3, seats: 2, steps: 400, suggested: 80 });
  const [, left, top, width, height] = (draw(board).match(/viewBox="(\S+) (\S+) (\S+) (\S+)"/) ?? []).map(
    Number,
  );

  test('actions on the board have a spot on the sheet, each its own', () => {
    for (const type of types) expect(actions.map((action) => action.type)).toContain(type);
    const spots = new Map<string, string>();
    for (const action of actions) {
      const found = spot(board, action);
      if (!(types as readonly string[]).includes(action.type)) continue;
      expect(found).not.toBeNull();
      for (const [x, y] of found as Spot) {
        expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
      }
      const { seat, ...what } = action as GameAction & { seat: number };
      const key = JSON.stringify(found);
      expect(spots.get(key + what.type) ?? JSON.stringify(what)).toBe(JSON.stringify(what));
      spots.set(key + what.type, JSON.stringify(what));
    }
  });

  test('actions without a place have none, nonsense neither', () => {
    expect(spot(board, { type: 'endTurn', seat: 0 } as GameAction)).toBeNull();
    expect(spot(board, { type: 'placeTrack', seat: 0, line: 1e6, site: 1e6 } as GameAction)).toBeNull();
  });
});

test('a train is drawn where its placing is clicked', () => {
  const board = boardOf('china-rails');
  const { states, actions } = playRandomGame(engine, 'china-rails', {
    seed: 3,
    seats: 2,
    steps: 200,
    suggested: 90,
  });
  const placing = actions.findIndex(({ type }) => type === 'placeTrain');
  const [[x, y]] = chinaRailsPicture.spot(board, actions[placing]) as Spot;
  const discs = [
    ...chinaRailsPicture.draw(board, states[placing + 1] as never).matchAll(/<circle cx="(\S+)" cy="(\S+)"/g),
  ];
  const isNear = discs.some(([, cx, cy]) => Math.abs(Number(cx) - x) < 1 && Math.abs(Number(cy) - y) < 5);
  expect(isNear).toBe(true);
});
