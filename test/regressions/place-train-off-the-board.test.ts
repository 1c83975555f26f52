// China Rails, placeTrain with a milepost off the board: a rule of container ports looked it up and threw a TypeError, which
// ended a server with all its matches. Ids are looked up before any rule now.

import { expect, test } from 'vitest';
import { chinaRails } from '../../rulesets/china-rails/index.js';
import { createEngine } from '../../src/core/engine/index.js';

const engine = createEngine([chinaRails]);

test.each([-1, 1_000_000, 2 ** 31, 'size'])('E-SHAPE-2: a train is not placed at milepost %s', (place) => {
  // Two startup turns of each seat, then the first operations phase, in which trains are placed.
  let state = engine.createGame('china-rails', { seats: 2, seed: 1 });
  while (state.turn.phase === 'startup')
    state = engine.applyAction(state, { type: 'endTurn', seat: state.turn.seat });
  const { seat } = state.turn;
  const milepost = place === 'size' ? engine.settingOf(state).board.size : (place as number);
  const action = { type: 'placeTrain', seat, milepost } as const;
  const rejection = engine.checkAction(state, action);
  expect(rejection?.rule).toMatch(/^E-SHAPE-[12]$/);
  expect(engine.tryAction(state, action)).toMatchObject({ ok: false, rejection });
  expect(engine.explainAction(state, action)).toEqual([rejection]);
  expect(engine.explainAction(engine.view(state, seat), action)).toEqual([rejection]);
  expect(engine.checkAction(state, { ...action, milepost: 0 })?.rule).toBe('M-MOVE-1');
});
