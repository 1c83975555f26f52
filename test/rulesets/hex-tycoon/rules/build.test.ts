// HT-BUILD: where rail markers and stations may be built. Prices are build-cost.test.ts.

import { describe, expect, test } from 'vitest';
import { findBroken } from '../../../../rulesets/hex-tycoon/rules/invariants.js';
import { siteCapacity } from '../../../../rulesets/hex-tycoon/rules/network.js';
import { toyTable } from '../toy-table.js';

// 0,0 is the start, 2,0 the other one; a town and a city on the way.
const land = toyTable(['S . S .', ' o . C .', '. f m .']);
const rival = { id: 'red-runner', seat: 1, at: '2,0' };
const own = (rails = '', more: object = {}) => ({ id: 'golden-boy', at: '0,0', rails, money: 20, ...more });
const stand = (rails = '', more: object = {}) => land.position({ companies: [own(rails, more), rival] });

test('HT-BUILD-1: a rail marker is paid when it is placed', () => {
  const { position, refusal, build, play } = toyTable(['S o . S']);
  const poor = (money: number) =>
    position({
      companies: [
        { id: 'golden-boy', at: '0,0', rails: '0,0|1,0', money },
        { ...rival, at: '3,0' },
      ],
    });
  expect(refusal(poor(1), build('1,0'))).toBe('build/too-expensive HT-BUILD-1');
  expect(refusal(poor(2), build('1,0'))).toBeNull();
  expect(play(poor(4), build('1,0')).companies[0].money).toBe(2);
});

test('HT-BUILD-2: interiors and hexsides are the sites, and each joins the other kind only', () => {
  const { board, hex, site } = land;
  const side = site('0,0|1,0');
  expect(side).toBeGreaterThanOrEqual(board.hexCount);
  expect([board.ends[2 * side], board.ends[2 * side + 1]]).toEqual([hex('0,0'), hex('1,0')]);
  expect(board.hexside(hex('0,0'), hex('2,0'))).toBe(-1);
  // An interior does not join the next interior, nor a hexside the next hexside.
  expect(land.refusal(stand(), land.build('1,0'))).toBe('build/interior-not-connected HT-BUILD-4');
  expect(land.refusal(stand('0,0|1,0'), land.build('1,0|0,1'))).toBe(
    'build/hexside-not-connected HT-BUILD-3',
  );
});

test('HT-BUILD-3: a hexside needs an own rail marker inside one of its hexes', () => {
  expect(land.refusal(stand(), land.build('0,0|1,0'))).toBeNull();
  expect(land.refusal(stand(), land.build('1,0|2,0'))).toBe('build/hexside-not-connected HT-BUILD-3');
  // The rival's rail marker in 2,0 does not help.
  expect(land.refusal(stand('0,0|1,0 1,0'), land.build('1,0|2,0'))).toBeNull();
});

test('HT-BUILD-4: an interior needs an own rail marker on one of its hexsides', () => {
  expect(land.refusal(stand(), land.build('1,0'))).toBe('build/interior-not-connected HT-BUILD-4');
  expect(land.refusal(stand('0,0|1,0'), land.build('1,0'))).toBeNull();
});

test('HT-BUILD-5: a network that does not hang together is no position', () => {
  expect(() => stand('1,0|2,0')).toThrow('do not hang together');
  expect(() => stand('0,0|1,0 1,0 1,0|2,0')).not.toThrow();
  expect(() => stand('0,0|1,0 1,0|2,0')).toThrow('do not hang together');
});

test('HT-BUILD-6: one own rail marker on a site', () => {
  expect(land.refusal(stand('0,0|1,0'), land.build('0,0|1,0'))).toBe('build/already-there HT-BUILD-6');
  expect(land.refusal(stand(), land.build('0,0'))).toBe('build/already-there HT-BUILD-6');
  expect(land.refusal(stand('0,0|1,0'), land.build('0,0|0,1'))).toBeNull();
});

test('HT-BUILD-7: four rail markers a turn, or none', () => {
  const three = land.play(stand(), land.build('0,0|1,0'), land.build('1,0'), land.build('1,0|1,1'));
  expect(land.refusal(three, land.build('1,1'))).toBeNull();
  const four = land.play(three, land.build('1,1'));
  expect(land.refusal(four, land.build('1,1|0,1'))).toBe('build/too-many HT-BUILD-7');
  expect(land.refusal(stand(), { type: 'endPhase', seat: 0 })).toBeNull();
});

describe('capacity', () => {
  const { board, site, engine, position } = toyTable(
    ['S . C m ~', ' o f M . C', '. . F m o', ' . . ~ ~ .', 'S . . C .'],
    ['0,0 E', '2,0 E'],
  );
  const state = position({
    companies: [
      { id: 'golden-boy', at: '0,0' },
      { id: 'red-runner', seat: 1, at: '0,4' },
    ],
  });
  const { rules } = engine.settingOf(state);
  test.each([
    ['a hexside', '1,0|2,0', 3],
    ['a river hexside', '0,0|1,0', 2],
    ['a hexside of a mountain', '1,1|2,1', 2],
    ['a river hexside at a mountain', '2,0|3,0', 2],
    ['blank plains', '1,0', 4],
    ['an inland city', '2,0', 4],
    ['a starting city', '0,0', 4],
    ['a town', '0,1', 3],
    ['a forest', '1,1', 3],
    ['a coastal city', '3,4', 3],
    ['a coastal forest town', '2,2', 3],
    ['coastal plains', '1,3', 3],
    ['a mountain', '3,0', 2],
    ['a mountain town', '2,1', 2],
    ['a coastal mountain', '3,2', 2],
  ])('HT-BUILD-9: %s takes %s: %i', (_what, where, limit) => {
    expect(siteCapacity(rules, board, site(where))).toBe(limit);
  });

  test('HT-BUILD-9: a full site is refused, stations and development markers do not fill it', () => {
    // Two companies on a river hexside: no third. On the plain one beside it, a third.
    const { position: place, refusal, build } = toyTable(['S . .', ' . . .'], ['0,0 E']);
    const crowd = ['golden-boy', 'red-runner', 'white-wonder'];
    const full = (rails: string) =>
      place({
        companies: crowd.map((id, seat) => ({
          id,
          seat,
          at: '0,0',
          money: 9,
          rails: seat === 0 ? '' : rails,
          stations: seat === 1 ? '0,0' : '',
        })),
      });
    expect(refusal(full('0,0|1,0'), build('0,0|1,0'))).toBe('build/site-full HT-BUILD-9');
    expect(refusal(full('0,0|0,1'), build('0,0|0,1'))).toBeNull();
  });
});

test('HT-BUILD-10: not on the sea, not on its sides, not at the edge of the map', () => {
  const { position, refusal, build, board } = toyTable(['S ~ . S', ' . . .']);
  const state = position({ companies: [own(), { ...rival, at: '3,0' }] });
  expect(refusal(state, build('0,0|1,0'))).toBe('build/at-sea HT-BUILD-10');
  expect(refusal(state, build('1,0'))).toBe('build/at-sea HT-BUILD-10');
  expect(refusal(state, { type: 'buildTrack', seat: 0, site: board.siteCount })).toBe(
    'action/no-such-site E-SHAPE-2',
  );
  expect(board.hexsides[6 * 0 + 3]).toBe(-1);
  expect(refusal(state, build('0,0|0,1'))).toBeNull();
});

test('HT-BUILD-11: towns and cities no farther from the start city than the train level', () => {
  const at = (trainLevel: number) => stand('0,0|1,0 1,0 1,0|1,1 1,1 1,1|2,1 0,0|0,1', { trainLevel });
  expect(land.refusal(at(2), land.build('2,1'))).toBe('build/too-far HT-BUILD-11');
  expect(land.refusal(at(3), land.build('2,1'))).toBeNull();
  expect(land.refusal(at(1), land.build('0,1'))).toBeNull();
  // Hexes without town or city, and hexsides, are not limited.
  const far = stand('0,0|1,0 1,0 1,0|1,1 1,1 1,1|1,2');
  expect(land.refusal(far, land.build('1,2'))).toBeNull();
  expect(land.refusal(far, land.build('1,1|2,1'))).toBeNull();
});

describe('stations', () => {
  const station = (cell: string, seat = 0) => ({ type: 'buildStation', seat, hex: land.hex(cell) }) as const;

  test('HT-BUILD-16: in a city with an own rail marker inside, for 5 MB', () => {
    expect(land.refusal(stand('', { money: 4 }), station('0,0'))).toBe('station/too-expensive HT-BUILD-16');
    const built = land.play(stand('', { money: 6 }), station('0,0'));
    expect(built.companies[0]).toMatchObject({ money: 1, stations: [land.hex('0,0')], stationsLeft: 4 });
    expect(land.refusal(stand(), station('2,1'))).toBe('station/not-connected HT-BUILD-16');
    expect(land.refusal(stand('0,0|0,1 0,1'), station('0,1'))).toBe('station/not-a-city HT-BUILD-16');
  });
  test('HT-BUILD-16: one a turn', () => {
    const two = stand('0,0|1,0 1,0 1,0|2,0 2,0', { trainLevel: 2 });
    expect(land.refusal(two, station('2,0'))).toBeNull();
    expect(land.refusal(land.play(two, station('0,0')), station('2,0'))).toBe(
      'station/one-a-turn HT-BUILD-16',
    );
  });
  test('HT-BUILD-17: one in a city, and none when none is left', () => {
    const taken = land.position({
      companies: [own('0,0|1,0 1,0 1,0|2,0 2,0'), { ...rival, stations: '2,0' }],
    });
    expect(land.refusal(taken, station('2,0'))).toBe('station/taken HT-BUILD-17');
    expect(land.refusal(taken, station('0,0'))).toBeNull();
    const { rules, board } = land.engine.settingOf(taken);
    const spent = {
      ...taken,
      companies: taken.companies.map((company) => ({ ...company, stationsLeft: 0 })),
    };
    expect(land.refusal(spent, station('0,0'))).toBe('station/none-left HT-BUILD-17');
    expect(findBroken({ rules, board, state: spent as never }).join()).toContain('has not 5 stations in all');
  });
  test('HT-BUILD-18: in any order; a rail marker of this turn is enough', () => {
    const near = stand('0,0|1,0 1,0 1,0|2,0', { trainLevel: 2 });
    expect(land.refusal(near, station('2,0'))).toBe('station/not-connected HT-BUILD-16');
    const entered = land.play(near, land.build('2,0'));
    expect(land.refusal(entered, station('2,0'))).toBeNull();
    const after = land.play(entered, station('2,0'), land.build('2,0|1,1'));
    expect(after.turn).toMatchObject({ railsBuilt: 2, stationsBuilt: 1 });
  });
});

test('HT-BUILD-19: with no rail marker left none is built, and the game ends in this turn', () => {
  const last = {
    ...stand('0,0|1,0'),
    companies: stand('0,0|1,0').companies.map((company) => ({ ...company, railsLeft: 1 })),
  };
  expect(land.refusal(last, land.build('1,0'))).toBeNull();
  const out = land.play(last, land.build('1,0'));
  expect(out.outcome).toBeNull();
  expect(land.refusal(out, land.build('0,0|0,1'))).toBe('build/no-markers-left HT-BUILD-19');
  let at = out;
  while (at.outcome === null) {
    expect(at.turn?.company).toBe('golden-boy');
    const { seat, kind } = land.engine.decisions(at)[0];
    at = land.play(
      at,
      kind === 'dividend' ? { type: 'payDividend', seat, amount: 0 } : { type: 'endPhase', seat },
    );
  }
  expect(at.outcome.reason).toBe('railMarkersUsedUp');
});
