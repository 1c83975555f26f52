// What is listed for a seat that is to act: all that it may do, to the last of each kind, and nothing that it may not.

import { describe, expect, test } from 'vitest';
import { type ToySeat, toyGame } from '../toy-game.js';
import type { ToyOptions } from '../toy-rails.js';

const listed = (verb: string, seat: ToySeat, options: ToyOptions = {}, more: object = {}) =>
  toyGame({ options, state: { seats: [seat, { hand: [20, 21, 22] }], ...more } })
    .legal(`0: ${verb}`)
    .map((line) => line.slice('0: '.length + verb.length).trim());

describe('operations', () => {
  test('M-LOAD-1: loads are listed up to the last place aboard', () => {
    const dunn = (loads: string[]) => listed('pick-up', { train: { at: 'D', loads } });
    expect(dunn([])).toEqual(['iron', 'oil']);
    expect(dunn(['tea'])).toEqual(['iron', 'oil']);
    expect(dunn(['tea', 'tea'])).toEqual([]);
  });

  test('M-VAR-9: what waits in the city is listed behind what it supplies, each kind once', () => {
    const stored = ['coal', 'coal', 'tea'].map((good) => ({ city: 'dunn', good, seat: 1, lastTurn: 9 }));
    const elsewhere = { city: 'esk', good: 'fish', seat: 1, lastTurn: 9 };
    const more = { stored: [...stored, elsewhere] };
    expect(listed('pick-up', { train: { at: 'D' } }, { fieldWarehousing: true }, more)).toEqual([
      'iron',
      'oil',
      'coal fromWarehouse=true',
      'tea fromWarehouse=true',
    ]);
  });

  test('M-DELIVER-1, M-VAR-8: deliveries by card, those of the hand first, and by demand, the third too', () => {
    const seat = { hand: [1, 2, 7], train: { at: 'D', loads: ['wool', 'cars'] } };
    expect(listed('deliver', seat)).toEqual(['wool 1 1', 'cars 7 1']);
    expect(listed('deliver', seat, { openContracts: true }, { contracts: [11] })).toEqual([
      'wool 1 1',
      'cars 7 1',
    ]);
    // Card 1 asks for iron in Rill by its third demand.
    expect(listed('deliver', { hand: [1, 2, 3], train: { at: 'R', loads: ['iron'] } })).toEqual(['iron 1 2']);
    const open = { hand: [2, 3, 4], train: { at: 'D', loads: ['wool'] } };
    expect(listed('deliver', open, { openContracts: true }, { contracts: [1] })).toEqual(['wool 1 1']);
    expect(listed('deliver', { ...open, train: { at: '4,2', loads: ['wool'] } })).toEqual([]);
  });

  test('M-LOAD-6: each kind of load aboard may be dropped, in a city', () => {
    expect(listed('drop', { train: { at: 'D', loads: ['tea', 'tea'] } })).toEqual(['tea']);
    expect(listed('drop', { train: { at: 'D', loads: ['tea', 'oil'] } })).toEqual(['tea', 'oil']);
    expect(listed('drop', { train: { at: '4,2', loads: ['tea'] } })).toEqual([]);
  });

  test('M-MOVE-3: steps are listed as long as a point is left, all ways round', () => {
    const track = ['D 4,1', 'D 5,1', 'D 4,2', 'D 6,2', 'D 4,3', 'D 5,3'];
    const steps = (points: number) => listed('move', { track, train: { at: 'D', points } });
    expect([...steps(1)].sort()).toEqual(['4,1', '4,2', '4,3', '5,1', '5,3', '6,2']);
    expect(steps(0)).toEqual([]);
  });

  test('M-FERRY-6, M-OPEN-50: a ferry is listed for a train that has waited, with each holder who may be paid', () => {
    const waiting = { train: { at: 'S', waited: true } };
    expect(listed('cross', { ...waiting, rights: ['strait'] })).toEqual(['strait']);
    expect(listed('cross', { train: { at: 'S' }, rights: ['strait'] })).toEqual([]);
    const holders = toyGame({
      seats: 3,
      state: { seats: [waiting, { rights: ['strait'] }, { rights: ['strait'] }] },
    });
    expect(holders.legal('0: cross')).toEqual(['0: cross strait payTo=1', '0: cross strait payTo=2']);
  });

  test('M-MOVE-1: a train may start on every milepost of every city, and is listed until it is placed', () => {
    const places = listed('place', {});
    const { board } = toyGame();
    const all = board.cities.flatMap(({ rail, mileposts }) => (rail ? mileposts : []));
    expect(places).toHaveLength(all.length);
    expect(places).toContain('E');
    expect(places).not.toContain('T');
    expect(listed('place', { train: { at: 'D' } })).toEqual([]);
  });

  test('M-VAR-6: turning round is listed for each train that stands somewhere', () => {
    const options = { backtracking: true };
    expect(listed('backtrack', { train: { at: '4,2' } }, options)).toEqual(['']);
    expect(listed('backtrack', {}, options)).toEqual([]);
    const two = { trains: [{ at: '4,2' }, { at: '6,2' }] };
    expect(listed('backtrack', two, { ...options, additionalTrains: true })).toEqual(['train=0', 'train=1']);
  });

  test('M-VAR-4: loans are listed to the last million that may be borrowed', () => {
    const amounts = (loan: number) => listed('borrow', { cash: 0, loan }, { borrowing: true }).map(Number);
    expect(amounts(0)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(amounts(18)).toEqual([1, 2]);
    expect(amounts(20)).toEqual([]);
  });
});

describe('building', () => {
  const turn = { phase: 'building' as const };

  test('M-BUILD-18, M-VAR-7: the locos that a train may be given, and the loads to give up where fewer fit', () => {
    const yard = (verb: string, loco: string, loads: string[] = []) =>
      listed(verb, { cash: 50, train: { at: 'D', loco, loads } }, { crossgrading: true }, { turn });
    expect(yard('upgrade', 'freight')).toEqual(['fast-freight', 'heavy-freight']);
    expect(yard('upgrade', 'super-freight')).toEqual([]);
    expect(yard('crossgrade', 'heavy-freight', ['tea', 'oil', 'tea'])).toEqual([
      'fast-freight loadsToReturn=tea',
      'fast-freight loadsToReturn=oil',
    ]);
  });

  test('M-BUILD-2: ways out of the own line and of major cities, and none without money or budget', () => {
    const builds = (seat: ToySeat, more: object = {}) =>
      listed('build', { track: ['4,2 D'], ...seat }, {}, { turn: { ...turn, ...more } });
    const ways = builds({});
    expect(ways).toContain('D 6,2');
    expect(ways).toContain('3,2 3,3');
    expect(ways).not.toContain('6,2 7,2');
    expect(builds({ cash: 0 })).toEqual([]);
    expect(builds({}, { spent: 20 })).toEqual([]);
    expect(builds({}, { majorStarts: 2 })).not.toContain('3,2 3,3');
    expect(builds({}, { spent: 19 })).toContain('D 6,2');
  });
});
