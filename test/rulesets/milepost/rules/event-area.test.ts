// Where events strike and how they slow trains: distances, areas, half rate (M-EVENT-4 … 9, M-OPEN-14, 20 … 22).

import { describe, expect, test } from 'vitest';
import { drawn, passTurns, under } from '../event-games.js';
import { toyGame } from '../toy-game.js';
import { cardlessBoard, EVENT } from '../toy-rails.js';

describe('distances', () => {
  test.each([
    ['7,3', true],
    ['8,2', true], // alpine, by way of mountains
    ['9,2', false],
    ['2,2', true], // no track leads there
    ['1,2', false],
  ])('M-EVENT-4: within 3 mileposts of Dunn, whatever the ground: %s is %s', (at, isHit) => {
    expect(drawn(['derailment'], { others: [{ train: { at } }] }).seat(1).losesTurn).toBe(isHit);
  });

  test('M-EVENT-4: a city that the board does not have is near nothing', () => {
    const land = cardlessBoard({
      rows: ['A . . B'],
      cities: { A: { size: 'major' }, B: { size: 'major' } },
    });
    const seats = [{ train: { at: 'A', loads: ['nothing'] } }, { train: { at: 'B' } }];
    const game = toyGame({ board: land, state: { seats, draws: [EVENT.derailment, 20] } });
    game.play('0: deliver nothing 1 0');
    expect([game.happened('eventDrawn').length, game.seat(1).losesTurn]).toEqual([1, false]);
  });

  test('M-OPEN-20: counted along the grid, track or not, and not over ferries', () => {
    const { board, at } = toyGame();
    expect(board.distancesFrom(at('S'))[at('U')]).toBeGreaterThan(3);
    expect(board.distancesFrom(at('D'))[at('T')]).toBe(255);
  });

  test('M-EVENT-5: from a major city’s centre: 2 mileposts from Brig are one beyond its rim', () => {
    const points = (at: string) => {
      const game = under('fog', [{}, { train: { at } }]);
      return passTurns(game, 1).train(1).points;
    };
    expect([points('7,8'), points('6,8'), points('6,7'), points('5,8')]).toEqual([5, 5, 5, 9]);
  });

  test('M-EVENT-6, M-EVENT-22: from a coast, the milepost nearest the sea is at distance 0', () => {
    const { board, at } = toyGame();
    const coast = (place: string) => board.coast[at(place)];
    expect([coast('S'), coast('8,4'), coast('M'), coast('D')]).toEqual([0, 1, 2, 4]);
    // The strike is within 1 of the sea.
    const struck = under('strike', [{ train: { at: 'U' } }, { train: { at: 'M' } }]);
    expect(struck.refusal('0: pick-up salt')).toEqual({ code: 'load/event', rule: 'M-EVENT-22' });
    expect(passTurns(struck, 1).refusal('1: pick-up fish')).toBeNull();
  });
});

describe('half rate', () => {
  test.each([
    ['freight', false, 5],
    ['fast-freight', false, 6],
    ['heavy-freight', false, 5],
    ['super-freight', false, 6],
    ['freight', true, 6],
    ['fast-freight', true, 8],
  ])(
    'M-EVENT-7: a whole turn of a %s at half rate (fast trains: %s) is %i mileposts',
    (loco, fastTrains, points) => {
      const game = toyGame({
        options: { fastTrains },
        state: {
          seats: [{}, { train: { at: '6,8', loco } }],
          inPlay: [{ card: EVENT.fog, drawer: 0, lastTurn: 9, met: [] }],
        },
      });
      expect(passTurns(game, 1).train(1)).toMatchObject({ points, halved: true });
    },
  );

  test.each([
    [9, 5],
    [8, 4],
    [7, 4],
    [1, 1],
    [0, 0],
  ])('M-EVENT-8: the drawer’s train in the area has %i points left, and keeps %i', (points, left) => {
    const game = drawn(['fog'], { drawer: { train: { points } } });
    expect(game.train(0).points).toBe(left);
    expect(game.happened('rateHalved')).toEqual([{ seat: 0, train: 0, points: left }]);
  });

  test('M-EVENT-8: a drawer outside the area keeps his points', () => {
    const game = drawn(['snow']);
    expect(game.train(0).points).toBe(9);
  });

  test('M-EVENT-8: drawn with a fresh hand, when the train runs no more, it halves nothing that turn', () => {
    const seats = [{ train: { at: 'B', points: 7 } }, {}];
    const game = toyGame({ state: { seats, draws: [EVENT.fog, 30, 31, 32] } }).play('0: discard-hand');
    expect(game.happened('eventDrawn')).toHaveLength(1);
    expect(game.happened('rateHalved')).toEqual([]);
    expect(game.train(0)).toMatchObject({ points: 7, halved: false });
  });

  test('M-EVENT-9: speed 12, the third step enters: nine left become five', () => {
    const game = under('fog', [
      { train: { at: '3,7', loco: 'fast-freight' }, track: ['3,7 4,7 5,7 6,8'] },
      {},
    ]);
    game.play('0: move 4,7 5,7');
    expect(game.train(0).points).toBe(10);
    game.play('0: move 6,8');
    expect(game.train(0).points).toBe(5);
  });

  test('M-OPEN-21: once a turn at most; a train that began in the area has the halved allowance outside too', () => {
    const game = under('fog', [
      { train: { at: '5,7', points: 5 }, track: ['5,7 6,8 6,7 5,7'] },
      { train: { at: '6,8' } },
    ]);
    game.play('0: move 6,8');
    expect(game.train(0)).toMatchObject({ points: 2, halved: true });
    game.play('0: move 6,7 5,7');
    expect(game.train(0).points).toBe(0);
    game.play('0: end-turn', '1: move 6,7');
    expect(game.train(1).points).toBe(4);
  });

  test('M-OPEN-14: a train placed in a half-rate area begins there: it has the halved allowance', () => {
    const game = under('fog', [{}, {}]);
    game.play('0: place B');
    expect(game.train(0)).toMatchObject({ points: 5, halved: true });
    expect(under('fog', [{}, {}]).play('0: place D').train(0).points).toBe(9);
  });
});

describe('areas', () => {
  test('M-OPEN-22, M-EVENT-22: a segment or a step lies in an area if either end does', () => {
    // Heavy snow on the peaks: 6,1 is the last milepost of them in its row, 5,1 is none.
    const seats = [{ track: ['4,1 5,1 6,1 7,1'], train: { at: '5,1' } }, {}];
    const snow = under('heavySnow', seats);
    expect(snow.refusal('0: move 6,1')).toEqual({ code: 'move/event', rule: 'M-EVENT-22' });
    expect(snow.refusal('0: move 4,1')).toBeNull();
    const inside = under('heavySnow', [{ ...seats[0], train: { at: '6,1' } }, {}]);
    expect([inside.refusal('0: move 5,1')?.code, inside.refusal('0: move 7,1')?.code]).toEqual([
      'move/event',
      'move/event',
    ]);
    const site = under('heavySnow', [{ track: ['4,1 5,1'] }, {}], { turn: { phase: 'building' } });
    expect(site.refusal('0: build 5,1 6,1')).toEqual({ code: 'build/event', rule: 'M-EVENT-22' });
    expect(site.refusal('0: build 5,1 5,0')).toBeNull();
  });
});
