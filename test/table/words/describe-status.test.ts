// How a turn stands, in English.

import { describe, expect, test } from 'vitest';
import { titles } from '../../../rulesets/titles.js';
import { engine as plain, type RulesetId } from '../../../src/index.js';
import { turnStatus, withPlanning } from '../../../src/table/plans/index.js';
import { describeStatus, wordingOf } from '../../../src/table/words/index.js';

const ids = Object.keys(titles) as RulesetId[];
const engine = withPlanning(plain, await Promise.all(ids.map((id) => titles[id].planning())));
const statusOf = (id: RulesetId, seat: (state: ReturnType<typeof plain.createGame>) => number = () => 0) => {
  const state = plain.createGame(id, { seats: ['Ann', 'Ben'], seed: 7 });
  return { status: turnStatus(engine, state, seat(state)), wording: wordingOf(plain, state) };
};

describe.each(ids)('%s', (id) => {
  test('every meter and every goal is in words of its own', () => {
    const { status, wording } = statusOf(id);
    const text = describeStatus(status, wording).join('\n');
    for (const { left, max } of status.meters) expect(text).toContain(`${left} of ${max} `);
    for (const { have, need } of status.goals) expect(text).toContain(`${have} of ${need} `);
    expect(text).not.toMatch(/[a-z][A-Z]|undefined|\bnull\b/);
  });
});

test('what wins is told from what ends the game for all', () => {
  const china = statusOf('china-rails');
  const last = describeStatus(china.status, china.wording).at(-1);
  expect(last).toMatch(/^To win: 60 of 250 M in cash, 0 of 4 major cities joined, 0 of 1 link held$/);
  const hex = statusOf('hex-tycoon');
  expect(describeStatus(hex.status, hex.wording).at(-1)).toMatch(
    /^The game ends at: 0 of 16 cities joined, or /,
  );
});

test('M-SETUP-10: a startup turn has no steps to go, and later turns of every seat have them', () => {
  let state = plain.createGame('china-rails', { seats: ['Ann', 'Ben'], seed: 7 });
  const steps = (seat: number) =>
    describeStatus(turnStatus(engine, state, seat), wordingOf(plain, state)).filter((line) =>
      /steps to go/.test(line),
    );
  while (state.turn.startup >= 0) {
    expect([steps(0), steps(1)]).toEqual([[], []]);
    state = plain.applyAction(state, { type: 'endTurn', seat: state.turn.seat });
  }
  expect([steps(0), steps(1)].map((lines) => lines.length)).toEqual([1, 1]);
});

test('loads by name, trains by number where there are several, what is hidden as a question mark', () => {
  const { status, wording } = statusOf('china-rails');
  const meter = { what: 'movement', text: '3 of 9 steps to go with train 2', left: 3, max: 9 };
  const lines = describeStatus(
    {
      ...status,
      meters: [{ ...meter, train: 1 }],
      cargo: [
        { train: 0, loads: [], capacity: 2 },
        { train: 1, loads: ['rice', 'tea'], capacity: 3 },
        { train: 2, loads: ['rice'], capacity: 1 },
      ],
      goals: [{ what: 'cash', text: '? of 250 M in cash', rule: 'M-WIN-1', have: null, need: 250 }],
    },
    wording,
  );
  expect(lines).toEqual([
    '3 of 9 steps to go with train 2',
    'Aboard train 1: nothing; room for 2',
    'Aboard train 2: Rice and Tea; room for 1 more',
    'Aboard train 3: Rice; no room',
    'To win: ? of 250 M in cash',
  ]);
});
