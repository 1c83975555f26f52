// Building track (ID-BUILD-1 … 19): prices on the real board, limits in a small realm.

import { describe, expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { groundOf, noWays } from '../../../../rulesets/milepost/rules/reserved-ways/ground.js';
import { findWay } from '../../../../rulesets/milepost/rules/reserved-ways/search.js';
import type { ToyGame } from '../../milepost/toy-game.js';
import { beside, board, ground, landGame, step } from '../dragon-land.js';
import { building, realmGame } from '../realm.js';
import { coast, seaGame } from '../sea-game.js';

const dry = (from: number, to: number) => board.water[board.segment(from, to)] === 0;

/** What a builder with the Wee Folk, who save nothing, pays for the step on the real board. */
function price(from: string, to: string, foreman: 'wee-folk' | 'human' = 'wee-folk'): number {
  const seats = [{ track: [`${beside(from, to)} ${from}`] }];
  return landGame({ foremen: [foreman], state: { seats, turn: { phase: 'building' } } }).price(
    `0: build ${from} ${to}`,
  );
}
const onto = (terrain: string, crosses: (from: number, to: number) => boolean = dry) => {
  const { from, to } = step(
    (one, other) => ground(one) !== 'port' && ground(other) === terrain && crosses(one, other),
  );
  return price(from, to);
};

describe('prices', () => {
  test('ID-BUILD-1: a segment joins neighbours and costs the price of the milepost built to', () => {
    const { from, to } = step(
      (one, other) => ground(one) === 'clear' && ground(other) === 'jungle' && dry(one, other),
    );
    const back = landGame({
      foremen: ['wee-folk'],
      state: { seats: [{ track: [`${beside(to, from)} ${to}`] }], turn: { phase: 'building' } },
    });
    expect([price(from, to), back.price(`0: build ${to} ${from}`)]).toEqual([3, 1]);
    const game = building([{ track: ['3,3 2,3'] }]);
    expect(game.refusal('0: build 2,3 0,3')).toEqual({ code: 'build/no-such-way', rule: 'ID-BUILD-1' });
    expect(game.refusal('0: build 2,3 1,3')).toBeNull();
  });

  test('ID-BUILD-2: from any major or from own track, also of this turn, at several places', () => {
    const game = building([{}]);
    expect(game.refusal('0: build D 2,5')).toEqual({ code: 'build/nowhere-to-start', rule: 'ID-BUILD-2' });
    game.play('0: build 3,3 2,3 1,3', '0: build 5,9 4,9');
    expect(game.refusal('0: build 1,3 0,3')).toBeNull();
    expect(game.refusal('0: build 9,9 10,9')?.code).toBe('build/nowhere-to-start');
  });

  test.each([
    ['clear', 1],
    ['desert', 1],
    ['forest', 2],
    ['mountain', 2],
    ['jungle', 3],
    ['alpine', 5],
    ['volcano', 5],
    ['port', 2],
  ])('ID-BUILD-3: a %s milepost costs %i', (terrain, cost) => {
    expect(onto(terrain)).toBe(cost);
  });

  test('ID-BUILD-3: small and medium cities cost 3, a major 5; rock 5, an entrance 2', () => {
    const { terrainPrices, cityPrices } = ironDragon.tables;
    expect(cityPrices).toEqual({ small: 3, medium: 3, major: 5 });
    expect([terrainPrices.rock, terrainPrices.entrance, terrainPrices.passage]).toEqual([5, 2, 1]);
    const game = building([{ track: ['D 2,5', '8,5 7,5', '2,3 1,3'] }], { foremen: ['wee-folk'] });
    expect(game.price('0: build 2,3 3,3')).toBe(5);
    expect(game.price('0: build 8,5 E')).toBe(3);
    expect(building([{ track: ['2,5 3,5'] }]).price('0: build 2,5 D')).toBe(3);
  });

  test('ID-BUILD-4: a river adds 2', () => {
    const over = (one: number, other: number) =>
      (board.rivers.get(board.segment(one, other))?.length ?? 0) === 1;
    expect(onto('clear', over)).toBe(3);
    expect(onto('forest', over)).toBe(4);
  });

  test('ID-BUILD-5: an inlet adds 3, between neighbours only', () => {
    const game = building([{ track: ['8,7 9,7'] }], { foremen: ['wee-folk'] });
    expect(game.price('0: build 9,7 10,7')).toBe(4);
    expect(game.refusal('0: build 9,7 11,7')?.code).toBe('build/no-such-way');
  });

  test('ID-BUILD-6: surcharges add to the price of the milepost', () => {
    const over = (one: number, other: number) => board.rivers.has(board.segment(one, other));
    expect(onto('mountain', over)).toBe(2 + 2);
  });

  test('ID-BUILD-7: no track to, from or between sea points', () => {
    const game = seaGame({
      board: coast,
      state: { seats: [{ track: ['5,5 2'] }], turn: { phase: 'building' } },
    });
    const refusal = { code: 'build/no-such-way', rule: 'ID-BUILD-1' };
    expect(game.refusal('0: build 2 7,5')).toEqual(refusal);
    expect(game.refusal('0: build 7,5 8,5')).toEqual(refusal);
    expect(game.refusal('0: build 2 6,6')).toBeNull();
  });

  test('ID-BUILD-8: borders have no effect', () => {
    const country = (at: number) => [...board.areas].find(([, mileposts]) => mileposts.has(at))?.[0];
    const { from, to } = step(
      (one, other) =>
        country(one) !== country(other) &&
        ground(one) === 'clear' &&
        ground(other) === 'clear' &&
        dry(one, other),
    );
    expect(price(from, to)).toBe(1);
  });

  test('ID-BUILD-18: prices and surcharges are those of the foreman of the moment', () => {
    const over = (one: number, other: number) =>
      board.rivers.has(board.segment(one, other)) && ground(other) === 'clear';
    const { from, to } = step((one, other) => ground(one) === 'clear' && over(one, other));
    const game = landGame({
      foremen: ['wee-folk', 'orc'],
      state: { seats: [{ track: [`${beside(from, to)} ${from}`] }], turn: { phase: 'building' } },
    });
    expect([
      game.price(`0: build ${from} ${to}`),
      game.play('0: hire human').price(`0: build ${from} ${to}`),
    ]).toEqual([3, 1]);
  });

  test('ID-BUILD-19: any number of players may build to a port, for 2 each, and nobody owns it', () => {
    const tracks = [['5,5 2'], ['6,4 2'], []];
    const game = seaGame({
      board: coast,
      seats: 3,
      state: {
        seats: tracks.map((track) => ({ track: track.length > 0 ? track : ['5,6 6,6'] })),
        turn: { phase: 'building', seat: 2 },
      },
    });
    expect(game.price('2: build 6,6 2')).toBe(2);
    expect(game.play('2: build 6,6 2').state.rail.rights).toEqual([[], [], []]);
    expect(board.shipPorts.length).toBe(24);
  });
});

describe('rights and limits', () => {
  test('ID-BUILD-9: one segment, of one owner, between two mileposts', () => {
    const game = building([{ track: ['3,3 2,3'] }, { track: ['2,3 1,3'] }]);
    expect(game.refusal('0: build 2,3 1,3')).toEqual({ code: 'build/right-of-way', rule: 'ID-BUILD-9' });
    expect(game.refusal('0: build 3,3 2,3')?.code).toBe('build/right-of-way');
    expect(game.refusal('0: build 2,3 2,2')).toBeNull();
  });

  test('ID-BUILD-10: no track inside a red area', () => {
    const game = building([{}]);
    expect(game.refusal('0: build 3,3 A')).toEqual({ code: 'build/red-area', rule: 'ID-BUILD-10' });
    expect(game.refusal('0: build 3,3 2,3')).toBeNull();
  });

  test('ID-BUILD-11: nobody may be kept from a major: a last free edge is not taken', () => {
    // All edges of crag but two belong to seat 1; there are three players.
    const edges = ['6,8', '7,8', '5,9', '7,9', '6,10', '7,10'].flatMap((rim) => {
      const game = realmGame();
      const here = game.at(rim);
      return [0, 1, 2, 3, 4, 5].flatMap((direction) => {
        const segment = game.board.segments[6 * here + direction];
        const next = game.board.neighbours[6 * here + direction];
        return segment >= 0 ? [`${rim} ${game.land.name(next)}`] : [];
      });
    });
    const game = (free: number) =>
      realmGame({
        seats: 3,
        state: {
          seats: [{ cash: 60, track: ['1,9 2,9'] }, { track: edges.slice(free) }, {}],
          turn: { phase: 'building' },
        },
      });
    const build = `0: build ${edges[0]}`;
    expect(game(2).refusal(build)).toBeNull();
    expect(game(1).refusal(build)).toEqual({ code: 'build/blocks-major', rule: 'ID-BUILD-11' });
  });

  test('ID-BUILD-11: a major behind rivals’ track is within reach as long as a link leads there (R-29)', () => {
    const walls = (game: ToyGame, rims: readonly string[]) =>
      rims.flatMap((rim) =>
        [0, 1, 2, 3, 4, 5].flatMap((direction) => {
          const next = game.board.neighbours[6 * game.at(rim) + direction];
          return game.board.segments[6 * game.at(rim) + direction] >= 0
            ? [`${rim} ${game.land.name(next)}`]
            : [];
        }),
      );
    const canJoin = (rims: readonly string[], inPlay: readonly object[] = []) => {
      const track = walls(realmGame(), rims);
      const { board: land, state } = realmGame({
        state: { seats: [{}, { track }], inPlay: inPlay as never },
      });
      const ground = groundOf({ rules: ironDragon.tables, board: land, state: state as never });
      return findWay(ground, { seat: 0, claims: { ways: noWays(land), found: 0 } }) !== null;
    };
    const brim = ['11,2', '12,2', '10,3', '12,3', '11,4', '12,4'];
    expect([canJoin([]), canJoin(brim), canJoin(['6,8', '7,8', '5,9', '7,9', '6,10', '7,10'])]).toEqual([
      true,
      true,
      false,
    ]);
    // A strike of the wizards is over soon: the link still counts (ID-EVENT-28).
    const strike = ironDragon.tables.eventCards.find(({ name: of }) => of === 'Wizards Strike')?.number;
    expect(canJoin(brim, [{ card: strike, drawer: 1, lastTurn: 4, met: [] }])).toBe(true);
  });

  test('ID-BUILD-12: two segments a turn out of majors, priced by the milepost outside; a third is refused', () => {
    const game = building([{}]).play('0: build 3,3 2,3', '0: build 10,3 9,3');
    expect(game.cash[0]).toBe(58);
    expect(game.refusal('0: build 5,9 4,9')).toEqual({ code: 'build/too-many-starts', rule: 'ID-BUILD-12' });
    // Own track at the city makes no difference.
    expect(game.refusal('0: build 3,3 3,2')?.code).toBe('build/too-many-starts');
    expect(game.refusal('0: build 2,3 2,2')).toBeNull();
  });

  test('ID-BUILD-13: into a major costs 5, from own track outside, and uses no start', () => {
    const game = building([{ track: ['2,3 1,3', '9,9 8,9'] }]).play(
      '0: build 10,3 9,3',
      '0: build 12,3 13,3',
    );
    game.play('0: build 2,3 3,3');
    expect([game.cash[0], game.state.turn.majorStarts]).toEqual([60 - 1 - 1 - 5, 2]);
    expect(game.price('0: build 8,9 7,9')).toBe(5);
  });

  test('ID-BUILD-14: three players in a medium city, two in a small one', () => {
    const ways = ['0,5 D', '2,5 D', '1,4 D', '2,4 D'];
    const game = (city: 'D' | 'E', players: number) => {
      const into = city === 'D' ? ways : ['8,5 E', '10,5 E', '9,4 E', '10,4 E'];
      const seats = into.map((track, seat) => ({ track: seat < players ? [track] : [] }));
      const here = into[3].split(' ')[0];
      seats[3] = { track: [city === 'D' ? `${here} 2,3` : `${here} 9,3`] };
      return realmGame({ seats: 4, state: { seats, turn: { phase: 'building', seat: 3 } } }).refusal(
        `3: build ${here} ${city}`,
      );
    };
    expect(game('D', 2)).toEqual({ code: 'build/city-full', rule: 'ID-BUILD-14' });
    expect(game('D', 1)).toBeNull();
    expect(game('E', 3)).toEqual({ code: 'build/city-full', rule: 'ID-BUILD-14' });
    expect(game('E', 2)).toBeNull();
  });

  test('ID-BUILD-15: no more than three own segments at a medium or small city', () => {
    const own = ['8,5 E', '10,5 E', '9,4 E', '10,4 10,3'];
    expect(building([{ track: own }]).refusal('0: build 10,4 E')).toEqual({
      code: 'build/too-many-segments',
      rule: 'ID-BUILD-15',
    });
    expect(building([{ track: own }]).refusal('0: build E 10,4')?.code).toBe('build/too-many-segments');
    expect(building([{ track: own.slice(1) }]).refusal('0: build 10,4 E')).toBeNull();
  });

  test('ID-BUILD-16: a segment that would leave the others no way into a city is refused', () => {
    // Six ways into elm; three players must find room.
    const seats = (mine: readonly string[], theirs: readonly string[]) => [
      { track: [...mine, '9,6 9,7'] },
      { track: theirs },
      {},
    ];
    const full = seats(['8,5 E', '10,5 E'], ['9,4 E', '10,4 E']);
    const game = (given: object[]) =>
      realmGame({ seats: 3, state: { seats: given, turn: { phase: 'building' } } });
    expect(game(full).refusal('0: build 9,6 E')).toBeNull();
    const fuller = seats(['8,5 E', '10,5 E'], ['9,4 E', '10,4 E', '10,6 E']);
    expect(game(fuller).refusal('0: build 9,6 E')).toEqual({
      code: 'build/no-room-left',
      rule: 'ID-BUILD-16',
    });
  });

  test('ID-BUILD-17: no credit', () => {
    expect(building([{ cash: 4, track: ['2,3 1,3'] }]).refusal('0: build 2,3 3,3')).toEqual({
      code: 'build/no-cash',
      rule: 'ID-BUILD-17',
    });
    expect(building([{ cash: 5, track: ['2,3 1,3'] }]).refusal('0: build 2,3 3,3')).toBeNull();
  });
});
