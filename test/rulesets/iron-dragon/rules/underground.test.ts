// Moving and building underground, and the bribes that it takes (ID-UNDER-1 … 11, R-19 … ).

import { describe, expect, test } from 'vitest';
import type { ToyPosition } from '../../milepost/toy-game.js';
import { knownOwn } from '../known-own.js';
import { building, realm, realmGame } from '../realm.js';
import type { IronSetup } from '../sea-game.js';

// From the surface through the first entrance to the second.
const line = ['2,6 1 u1,0 u2,0 u3,0 u2,1', 'u1,0 U', 'u2,1 u2,2 2 15,6', '0,7 1,7 2,6'];
const run = (at: string, seat: object = {}, more: Omit<IronSetup, 'board'> = {}) =>
  realmGame({
    foremen: ['elf', 'human'],
    ...more,
    state: { ...more.state, seats: [{ track: line, train: { at }, ...seat }, ...(more.state?.seats ?? [])] },
  });
const bribes = (game: ReturnType<typeof run>) => game.happened('bribePaid');

describe('moving', () => {
  test('ID-UNDER-1: entrances belong to the Underground, the mileposts beside them do not', () => {
    const { underground } = realm.board;
    expect(['1', '2', 'u1,0', 'U'].map((place) => underground[realm.at(place)])).toEqual([1, 1, 1, 1]);
    expect(['2,6', '15,6'].map((place) => underground[realm.at(place)])).toEqual([0, 0]);
    expect(run('1,7').play('0: move 2,6').cash[0]).toBe(60);
    expect(run('2,6').play('0: move 1').cash[0]).toBe(59);
  });

  test('ID-UNDER-2: 1 GP covers all movement underground in a turn, and is due again in the next', () => {
    const game = run('2,6').play('0: move 1 u1,0 u2,0 u3,0');
    expect([game.cash[0], bribes(game)]).toEqual([59, [{ seat: 0, to: null, amount: 1 }]]);
    game.play('0: end-turn', '1: end-turn', '0: move u2,1');
    expect(game.cash[0]).toBe(58);
  });

  test('ID-UNDER-3: due before the step onto an entrance, with the last point too, and when the move starts on one', () => {
    expect(run('2,6', { train: { at: '2,6', points: 1 } }).play('0: move 1').cash[0]).toBe(59);
    expect(run('1').play('0: move 2,6').cash[0]).toBe(59);
    expect(run('1').play('0: end-turn').cash[0]).toBe(60); // to stay there is free
  });

  test('ID-UNDER-4: the payee is the player with the Orc, else the bank', () => {
    const orc = run('2,6', {}, { foremen: ['elf', 'orc'] }).play('0: move 1');
    expect([orc.cash, bribes(orc)]).toEqual([[59, 61], [{ seat: 0, to: 1, amount: 1 }]]);
    expect(run('2,6').play('0: move 1').cash).toEqual([59, 60]);
  });

  test('ID-UNDER-5: who has the Orc pays nothing and collects', () => {
    const game = run('2,6', {}, { foremen: ['orc', 'elf'], state: { seats: [{ train: { at: '1' } }] } });
    game.play('0: move 1 u1,0', '0: end-turn', '1: move 2,6');
    expect([game.cash, bribes(game)]).toEqual([[60 + 1 + 4, 60 - 1 - 4], [{ seat: 1, to: 0, amount: 1 }]]);
  });

  test('ID-UNDER-6: who has the Troll pays nothing', () => {
    expect(run('2,6', {}, { foremen: ['troll', 'orc'] }).play('0: move 1 u1,0').cash).toEqual([60, 60]);
  });

  test('ID-UNDER-7: without 1 GP the step is refused, also after the rent that it costs', () => {
    const refusal = { code: 'move/no-bribe', rule: 'ID-UNDER-7' };
    expect(run('2,6', { cash: 0 }).refusal('0: move 1')).toEqual(refusal);
    expect(run('2,6', { cash: 1 }).refusal('0: move 1')).toBeNull();
    expect(run('2,6', { cash: 0 }, { foremen: ['troll'] }).refusal('0: move 1')).toBeNull();
    const foreign = (cash: number) =>
      run('2,6', { track: [], cash }, { state: { seats: [{ track: line }] } }).refusal('0: move 1');
    expect([foreign(4), foreign(5)]).toEqual([refusal, null]);
  });

  test('R-64: a train that begins its turn underground with nothing may owe the bribe; the next receipt pays it first', () => {
    const train = { at: 'u1,0', loads: ['wool'] };
    const game = run('u1,0', { cash: 0, train, hand: [2, 5, 6] }, { foremen: ['elf', 'orc'] });
    game.play('0: move U');
    expect([game.cash, knownOwn(game.state).owedBribes]).toEqual([[0, 60], [{ seat: 0, to: 1 }]]);
    expect(game.happened('bribeOwed')).toEqual([{ seat: 0, to: 1, amount: 1 }]);
    game.play('0: deliver wool 2 2'); // 7 GP, of which the Orc gets his one
    expect([game.cash, knownOwn(game.state).owedBribes]).toEqual([[6, 61], []]);
  });

  test('R-64: what others owe stays owed; a receipt of a single piece goes whole to whom it is owed', () => {
    const train = { at: 'u1,0' };
    const owing = run('u1,0', { cash: 0, train }, { own: { owedBribes: [{ seat: 1, to: null }] } });
    expect(knownOwn(owing.play('0: move U').state).owedBribes).toEqual([
      { seat: 1, to: null },
      { seat: 0, to: null },
    ]);
    const poor = run(
      'A',
      { cash: 0, train: { at: 'A', loads: ['nothing'] }, hand: [3, 5, 6] },
      { foremen: ['elf', 'orc'], own: { owedBribes: [{ seat: 0, to: 1 }] } },
    ).play('0: deliver nothing 3 0');
    expect([poor.cash, knownOwn(poor.state).owedBribes]).toEqual([[0, 61], []]);
  });

  test('R-64: what is owed goes to whom it is owed, whoever has the Orc by then, and others go on owing', () => {
    const owedBribes = [
      { seat: 2, to: null },
      { seat: 0, to: 1 },
      { seat: 2, to: 0 },
    ];
    const game = run(
      'A',
      { cash: 0, train: { at: 'A', loads: ['nothing'] }, hand: [3, 5, 6] },
      { seats: 3, foremen: ['elf', 'human', 'orc'], own: { owedBribes } },
    ).play('0: deliver nothing 3 0');
    expect(game.cash).toEqual([0, 61, 60]);
    expect(knownOwn(game.state).owedBribes).toEqual([owedBribes[0], owedBribes[2]]);
  });

  test('R-64: for nobody else: where the rent ahead leaves nothing for the bribe the step is refused', () => {
    const refusal = { code: 'move/no-bribe', rule: 'ID-UNDER-7' };
    const onRivals = (at: string, cash: number) => {
      const rival = { track: line, train: {} };
      return run(at, { track: [], cash, train: { at } }, { state: { seats: [rival] } });
    };
    expect(onRivals('u1,0', 4).refusal('0: move u2,0')).toEqual(refusal);
    expect(onRivals('u1,0', 5).refusal('0: move u2,0')).toBeNull();
    expect(onRivals('u1,0', 0).refusal('0: move u2,0')?.code).toBe('move/no-rent');
    // On own track, underground, nothing in hand is enough; with nothing in hand nobody comes in.
    expect(run('u1,0', { cash: 0 }).refusal('0: move u2,0')).toBeNull();
    expect(run('2,6', { cash: 0 }).refusal('0: move 1')).toEqual(refusal);
  });

  test('R-64: nor for a train whose fellow has spent the last of the cash on rent this turn', () => {
    const trains = [{ at: 'u1,0' }, { loco: 'sardar', at: '13,5' }];
    const game = (cash: number) =>
      run(
        '',
        { cash, train: undefined, trains },
        {
          options: { additionalTrains: true },
          state: { seats: [{ track: ['13,5 14,5'], trains: [{}, { loco: 'sardar' }] }] },
        },
      );
    expect(game(4).play('0: move 14,5 train=1').refusal('0: move u2,0 train=0')?.code).toBe('move/no-bribe');
    expect(game(5).play('0: move 14,5 train=1').refusal('0: move u2,0 train=0')).toBeNull();
    expect(game(0).refusal('0: move u2,0 train=0')).toBeNull();
  });
});

describe('building', () => {
  const at = (seats: ToyPosition['seats'], more: Omit<IronSetup, 'board'> = {}) =>
    building(seats, { foremen: ['elf', 'human'], ...more });

  test('ID-UNDER-8: 1 GP to build there, once a turn, beside the one for moving', () => {
    const game = run('2,6').play('0: move 1', '0: end-operations', '0: build u2,0 u2,1', '0: build u2,1 U');
    expect(game.cash[0]).toBe(60 - 1 - 1 - 1 - 3);
    expect(bribes(game).length).toBe(2);
    expect(at([{ track: ['1,6 2,6'] }]).price('0: build 2,6 1')).toBe(2);
    expect(at([{ track: ['1,6 2,6'] }]).play('0: build 2,6 1').cash[0]).toBe(57); // the entrance counts
  });

  test('ID-UNDER-8: it is due again in the next turn, also where nothing was bribed for moving', () => {
    const game = at([{ track: ['1 u1,0'] }]).play('0: build u1,0 u2,0', '0: end-turn', '1: end-turn');
    expect([game.cash[0], knownOwn(game.state).bribed]).toEqual([54, { moving: false, building: false }]);
    expect(game.play('0: end-operations', '0: build u2,0 u3,0').cash[0]).toBe(54 - 1 - 1);
  });

  test('R-21: from an entrance out to the surface nothing is due; the first segment below still is (build/no-cash)', () => {
    const entrance = (cash: number) => at([{ track: ['u1,0 1', '0,5 D'], cash }]);
    const game = entrance(60).play('0: build 1 2,6');
    expect([game.cash[0], bribes(game), knownOwn(game.state).bribed.building]).toEqual([59, [], false]);
    expect(game.play('0: build u1,0 u2,0').cash[0]).toBe(59 - 5 - 1);
    expect(entrance(1).refusal('0: build 1 2,6')).toBeNull();
    const inwards = (cash: number) => at([{ track: ['1,6 2,6'], cash }]).refusal('0: build 2,6 1');
    expect([inwards(2), inwards(3)]).toEqual([{ code: 'build/no-cash', rule: 'ID-BUILD-17' }, null]);
  });

  test('R-21: out of the city below, and into it, building is building in the Underground', () => {
    expect(at([{ track: ['u1,0 U'] }]).play('0: build U u1,2').cash[0]).toBe(60 - 5 - 1);
    expect(at([{ track: ['1 u1,0'] }]).play('0: build u1,0 U').cash[0]).toBe(60 - 3 - 1);
  });

  test('ID-UNDER-9: the bribe counts in the cap of 20', () => {
    const rock = { track: ['1 u1,0'] };
    expect(at([rock], { state: { turn: { spent: 15 } } }).refusal('0: build u1,0 u2,0')).toEqual({
      code: 'build/over-budget',
      rule: 'ID-TURN-8',
    });
    const game = at([rock], { state: { turn: { spent: 14 } } }).play('0: build u1,0 u2,0');
    expect(game.state.turn.spent).toBe(20);
    expect(at([{ ...rock, cash: 5 }]).refusal('0: build u1,0 u2,0')?.code).toBe('build/no-cash');
    expect(at([{ ...rock, cash: 6 }]).refusal('0: build u1,0 u2,0')).toBeNull();
  });

  test('ID-UNDER-10: Orc and Troll are exempt; else the Orc is paid', () => {
    const cash = (foremen: IronSetup['foremen']) =>
      at([{ track: ['1,6 2,6'] }], { foremen: foremen ?? [] }).play('0: build 2,6 1').cash;
    expect([cash(['orc', 'elf']), cash(['troll', 'orc']), cash(['elf', 'orc'])]).toEqual([
      [58, 60],
      [58, 60],
      [57, 61],
    ]);
  });

  test('ID-UNDER-10: prices and payee go by the foreman of that instant; nothing is refunded (R-22)', () => {
    const game = at([{ track: ['1,6 2,6'] }], { foremen: ['troll', 'human'] });
    game.play('0: build 2,6 1', '0: hire elf', '0: build 1 u1,0');
    expect(game.cash[0]).toBe(60 - 2 - 5 - 1 - 1);
  });

  test('ID-UNDER-11: a passage milepost costs 1, and both bribes are due', () => {
    expect(at([{ track: ['1,6 2,6 1'] }]).price('0: build 1 u1,0')).toBe(1);
    expect(at([{ track: ['1,6 2,6 1'] }]).play('0: build 1 u1,0').cash[0]).toBe(58);
    expect(run('u1,0').play('0: move u2,0').cash[0]).toBe(59);
  });
});
