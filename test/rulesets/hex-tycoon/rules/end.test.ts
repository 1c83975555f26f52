// HT-END and HT-OPT-BONUS: when the game ends, and who has won.

import { describe, expect, test } from 'vitest';
import { scoreGame } from '../../../../rulesets/hex-tycoon/rules/final-score.js';
import { baseRules } from '../../../../rulesets/hex-tycoon/rules/hex-tycoon.js';
import { hexTycoon } from '../../../../rulesets/hex-tycoon/ruleset.js';
import { layer } from '../../../../src/core/engine/index.js';
import { runStep, type ToyPosition, toyTable } from '../toy-table.js';

// Towns at 1,0 and 1,1; cities at 0,0, 2,0 and 3,0.
const land = toyTable(['S o C S', ' . o . .']);
const own = (more: object = {}) => ({ id: 'red-runner', at: '0,0', ...more });
const rival = (more: object = {}) => ({ id: 'white-wonder', seat: 1, at: '3,0', ...more });
const ALL_CITIES = '3,0|2,0 2,0';
const atEnd = (how: Partial<ToyPosition> = {}, state: object = {}) =>
  land.position({ companies: [own(), rival()], ...how, state: { phase: 'end', ...state } });
const finish = (how: Partial<ToyPosition> = {}, state: object = {}) =>
  runStep(land.engine, atEnd(how, state), 'endTurn').state;
const noBonus = { endGameBonuses: false };

test('HT-END-1: the conditions are checked in the End Phase only', () => {
  const at = land.position({ companies: [own({ money: 9 }), rival({ rails: ALL_CITIES })] });
  const built = land.play(at, land.build('0,0|1,0'));
  expect(built.outcome).toBeNull();
  const income = land.play(built, { type: 'endPhase', seat: 0 });
  expect(income.outcome).toBeNull();
  expect(
    land.play(income, { type: 'payDividend', seat: 0, amount: 5 }, { type: 'endPhase', seat: 0 }).outcome
      ?.reason,
  ).toBe('allCitiesConnected');
});

test('HT-END-2: every city and starting city holds a rail marker, whoever owns it; towns do not matter', () => {
  expect(finish({ companies: [own(), rival({ rails: ALL_CITIES })] }).outcome?.reason).toBe(
    'allCitiesConnected',
  );
  expect(
    finish({ companies: [own({ rails: '0,0|1,0 1,0 1,0|2,0' }), rival({ rails: '3,0|2,0' })] }).outcome,
  ).toBeNull();
});

test('HT-END-3: a company, whichever, has no rail marker left; stations do not matter', () => {
  const out = atEnd();
  const without = (field: 'railsLeft' | 'stationsLeft', left = 0) => ({
    ...out,
    companies: out.companies.map((company, n) => (n === 1 ? { ...company, [field]: left } : company)),
  });
  expect(runStep(land.engine, without('railsLeft', 1), 'endTurn').state.outcome).toBeNull();
  expect(runStep(land.engine, without('railsLeft'), 'endTurn').state.outcome?.reason).toBe(
    'railMarkersUsedUp',
  );
  expect(runStep(land.engine, without('stationsLeft'), 'endTurn').state.outcome).toBeNull();
});

test('HT-END-4: at once; later companies get no further turn', () => {
  const over = finish({ companies: [own(), rival({ rails: ALL_CITIES })] });
  expect(over.turn?.company).toBe('red-runner');
  const frozen = land.engine.deserialize(land.engine.serialize(over as never)) as typeof over;
  expect(land.engine.decisions(frozen as never)).toEqual([]);
  expect(land.refusal(frozen as never, { type: 'endPhase', seat: 1 })).toBe('game/over E-OVER-1');
});

test('HT-END-5: most VP wins, after the bonuses if they are on', () => {
  const companies = [own({ points: 20, rails: '0,0|1,0 1,0' }), rival({ points: 26, rails: ALL_CITIES })];
  const ranking = (options: object) => finish({ companies, options }).outcome?.ranking;
  expect(ranking(noBonus)).toMatchObject([
    { seat: 1, place: 1, score: 26 },
    { seat: 0, place: 2, score: 20 },
  ]);
  // Train level 7, places 2 each (two against two), money 5 → 2
  expect(ranking({})).toMatchObject([
    { seat: 1, score: 26 + 7 + 4 + 2 },
    { seat: 0, score: 20 + 7 + 4 + 2 },
  ]);
});

test('HT-END-6: players tied for most VP share the win', () => {
  const over = finish({
    companies: [own({ points: 9 }), rival({ points: 9, rails: ALL_CITIES })],
    options: noBonus,
  });
  expect(over.outcome?.ranking.map(({ seat, place }) => [seat, place])).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

test('HT-END-7: VP of others are hidden until the end, then revealed', () => {
  const at = atEnd();
  expect(land.engine.view(at, 0).companies.map(({ points }) => points)).toEqual([10, null]);
  expect(land.engine.view(at, null).companies.map(({ points }) => points)).toEqual([null, null]);
  const over = finish({ companies: [own(), rival({ rails: ALL_CITIES })] });
  expect(land.engine.view(over as never, null).companies.map(({ points }) => points)).toEqual([10, 10]);
});

describe('the round limit', () => {
  const last = { turnOrder: ['white-wonder', 'red-runner'], turn: { company: 'red-runner' } };
  test('HT-END-8: the game ends at the end of that round', () => {
    const options = { roundLimit: 7 };
    expect(finish({ options }, { ...last, round: 7 }).outcome?.reason).toBe('roundLimit');
    expect(finish({ options }, { ...last, round: 6 })).toMatchObject({ outcome: null, round: 7 });
    const middle = { turnOrder: ['red-runner', 'white-wonder'], turn: { company: 'red-runner' }, round: 7 };
    expect(finish({ options }, middle)).toMatchObject({ outcome: null, round: 7 });
  });
  test('HT-END-8: 100 unless said otherwise; null for none', () => {
    expect(finish({}, { ...last, round: 100 }).outcome?.reason).toBe('roundLimit');
    expect(finish({ options: { roundLimit: null } }, { ...last, round: 100 }).outcome).toBeNull();
  });
});

test('HT-END-9: money, markers in hand, stations and rail markers are worth nothing by themselves', () => {
  const rich = own({ money: 99, stations: '0,0', rails: '0,0|0,1 0,1', points: 1 });
  const over = finish({
    companies: [rich, rival({ rails: ALL_CITIES })],
    seats: [{ markers: ['corn'] }],
    options: noBonus,
  });
  expect(over.outcome?.ranking.map(({ seat }) => seat)).toEqual([1, 0]);
  expect(over.outcome?.ranking[1]).toMatchObject({ score: 1 });
});

describe('a table that stops', () => {
  const stop = { type: 'endGame', seat: null } as const;
  const companies = [own({ points: 20, rails: '0,0|1,0 1,0' }), rival({ points: 12, trainLevel: 2 })];
  const stopped = (at: Parameters<typeof land.engine.view>[0]) => land.engine.applyAction(at, stop);

  test('HT-END-10, E-HOST-4: most VP first, with the bonuses of the end if they are on', () => {
    const plain = stopped(land.position({ companies, options: noBonus })).outcome;
    expect(plain).toMatchObject({
      reason: 'agreed',
      ranking: [
        { seat: 0, place: 1, score: 20 },
        { seat: 1, place: 2, score: 12 },
      ],
    });
    // Train levels 7 and 14, places 4 (a starting city and a town) and 2, money 5 → 2 each
    expect(stopped(land.position({ companies })).outcome?.ranking).toMatchObject([
      { seat: 0, place: 1, score: 20 + 7 + 4 + 2 },
      { seat: 1, place: 2, score: 12 + 14 + 2 + 2 },
    ]);
  });
  test('HT-END-10, E-HOST-4: in the middle of any phase and of setting up; all VP are shown', () => {
    for (const phase of ['build', 'dividend', 'upgrade'] as const) {
      const over = stopped(land.position({ companies, state: { phase, turn: { dividendRolls: [2, 3] } } }));
      expect([over.outcome?.reason, over.phase]).toEqual(['agreed', phase]);
      expect(land.engine.view(over, 1).companies.map(({ points }) => points)).toEqual([20, 12]);
      expect(land.refusal(over as never, { type: 'endPhase', seat: 0 })).toBe('game/over E-OVER-1');
      expect(land.engine.checkAction(over, stop)?.rule).toBe('E-OVER-1');
    }
    const picking = land.engine.createGame('hex-tycoon', { seats: 3, seed: 4 });
    const nobody = { place: 1, score: 0 };
    expect(stopped(picking as never).outcome?.ranking).toMatchObject([nobody, nobody, nobody]);
  });
  test('HT-END-10, HT-END-6: equal VP share the place', () => {
    const level = [own({ points: 9 }), rival({ points: 9 })];
    const { outcome } = stopped(land.position({ companies: level, options: noBonus }));
    expect(outcome?.ranking.map(({ place }) => place)).toEqual([1, 1]);
  });
});

describe('bonuses', () => {
  const score = (companies: ToyPosition['companies'], options: object = {}) => {
    const state = land.position({ companies, options: { extraRailroads: true, ...options } });
    const { rules, board } = land.engine.settingOf(state);
    const { ranking } = scoreGame({ rules, board, state: state as never }, 'allCitiesConnected');
    return [...ranking].sort((a, b) => a.seat - b.seat);
  };
  test('HT-OPT-BONUS-1: 7 VP for every train level', () => {
    expect(
      score([own({ trainLevel: 3 }), rival({ trainLevel: 8 })]).map(({ trainLevels }) => trainLevels),
    ).toEqual([21, 56]);
  });
  test('HT-OPT-BONUS-2: 2 VP for every town or city where a player is alone', () => {
    const shared = score([own({ rails: '0,0|1,0 1,0 1,0|2,0 2,0' }), rival({ rails: ALL_CITIES })]);
    expect(shared.map(({ soleConnections }) => soleConnections)).toEqual([4, 2]);
    const alone = score([own({ rails: '0,0|1,0 1,0 1,0|2,0 2,0' }), rival()]);
    expect(alone.map(({ soleConnections }) => soleConnections)).toEqual([6, 2]);
  });
  test('HT-OPT-BONUS-2: one opponent of several who is there too is enough', () => {
    const third = { id: 'golden-boy', seat: 2, at: '3,0' };
    const shared = score([own({ rails: '0,0|1,0 1,0 1,0|2,0 2,0' }), rival({ rails: ALL_CITIES }), third]);
    expect(shared.map(({ seat, soleConnections }) => [seat, soleConnections]).sort()).toEqual([
      [0, 4],
      [1, 0],
      [2, 0],
    ]);
  });
  test('HT-OPT-BONUS-2: companies of one player are one player', () => {
    const second = { id: 'pink-puffer', seat: 0, at: '2,0', extra: true };
    const [mine] = score([own({ rails: '0,0|1,0 1,0 1,0|2,0 2,0' }), rival(), second]);
    expect(mine.soleConnections).toBe(6);
  });
  test('HT-OPT-BONUS-3: two MB are one VP, company by company, an odd one is lost', () => {
    const second = { id: 'pink-puffer', seat: 0, at: '2,0', extra: true, money: 3 };
    expect(score([own({ money: 7 }), rival({ money: 1 }), second]).map(({ money }) => money)).toEqual([
      3 + 1,
      0,
    ]);
  });
  test('HT-OPT-EXTRA-7: VP of a player count together, after the bonuses', () => {
    const second = {
      id: 'pink-puffer',
      seat: 0,
      at: '2,0',
      extra: true,
      money: 3,
      points: -4,
      trainLevel: 2,
    };
    const [mine] = score([own({ money: 7, points: 30 }), rival(), second]);
    expect(mine).toMatchObject({
      points: 26,
      trainLevels: 7 + 14,
      soleConnections: 4,
      money: 4,
      score: 26 + 21 + 4 + 4,
    });
  });
});

test('HT-END-2, HT-END-3: a board on which neither can come about is refused', () => {
  const begin = (rows: string[], seats = 2) => {
    const { engine } = toyTable(rows);
    return () => engine.createGame('hex-tycoon', { seats, seed: 1, board: 'toy' });
  };
  expect(begin(['S . ~ C'])).toThrow('on toy cities lie apart and 10 have room');
  expect(begin(['. . ~ C'])).toThrow('every company starts in a starting city, and toy has none');
  expect(begin(['S . ~ S'])).not.toThrow();
  expect(begin(['S . ~ S ~ S'], 2)).toThrow('cities lie apart');
  expect(begin(['S . ~ S ~ S'], 3)).not.toThrow();
  // HT-END-3: room for all rail markers of a company.
  const plain = '. . . . . . . .';
  expect(begin([`S ${plain} ~ C`, ` ${plain} . . .`.slice(0, 18), `. ${plain}`])).not.toThrow();
});

test('HT-END-3: the largest part of the land with a starting city decides, and exact room is enough', () => {
  const begin = (rows: string[], rails: number) => {
    const few = layer(hexTycoon, {
      id: 'few-rails',
      title: 'Hex Tycoon with few rails',
      tables: { firstCompany: { ...baseRules.firstCompany, rails } },
    });
    const { engine } = toyTable(rows, [], few);
    return () => engine.createGame('few-rails' as 'hex-tycoon', { seats: 2, seed: 1, board: 'toy' });
  };
  expect(begin(['S . ~ C'], 10)).not.toThrow();
  expect(begin(['S . ~ C'], 11)).toThrow('10 have room');
  expect(begin(['S ~ S . ~ C'], 9)).not.toThrow();
  expect(begin(['S ~ S . ~ C'], 10)).toThrow('9 have room');
});
