// Weather: half rate in an area, and heights of it closed to trains and track (ID-EVENT-21 … 23, R-25, R-43).

import { describe, expect, test } from 'vitest';
import { type Milepost, TERRAINS } from '../../../../rulesets/milepost/board/board.js';
import {
  board,
  builder,
  closedBy,
  dragonLand,
  drawn,
  ground,
  isIn,
  landGame,
  place,
  step,
  stretch,
  under,
} from '../dragon-land.js';
import { HURRICANE, ICE_STORM, TEMPEST } from '../event-cards.js';

const kola = board.distancesFrom(dragonLand.at('kola'));
const isOpen = (milepost: Milepost) => ground(milepost) === 'clear';
const asked = new Set(board.demandCards.flatMap(({ demands }) => demands.map(({ city }) => city)));

describe('weather', () => {
  const WEATHER: readonly [number, string, readonly string[], (milepost: Milepost) => boolean][] = [
    [HURRICANE, 'Janoshal', ['mountain', 'alpine'], (at) => isIn(at, 'janoshal')],
    [HURRICANE, 'Wislandor', ['mountain', 'alpine'], (at) => isIn(at, 'wislandor')],
    [ICE_STORM, 'the lands around Kola', ['mountain'], (at) => kola[at] <= 10],
    [TEMPEST, 'the Olde World', ['mountain', 'alpine'], (at) => isIn(at, 'olde-world')],
  ];

  test.each(WEATHER)(
    'ID-EVENT-21, ID-EVENT-22: card %i slows trains in %s, and nowhere else',
    (card, _, __, isThere) => {
      const halved = (at: string) =>
        under([card], [{}, { train: { at } }])
          .play('0: end-turn')
          .train(1).halved;
      expect(halved(place((at) => isThere(at) && isOpen(at)))).toBe(true);
      expect(halved(place((at) => isIn(at, 'eusarch') && isOpen(at)))).toBe(false);
    },
  );

  test.each(WEATHER)(
    'ID-EVENT-22: card %i gives a train that begins its turn in %s half of its mileposts (move/no-points)',
    (card, _, __, isThere) => {
      const path = stretch(6, (at) => isThere(at) && isOpen(at));
      const run = (cards: readonly number[]) => {
        const game = under(cards, [{}, { track: [path.join(' ')], train: { at: path[0] } }]).play(
          '0: end-turn',
        );
        return game.play(`1: move ${path.slice(1, 6).join(' ')}`);
      };
      const slowed = run([card]);
      expect(slowed.train(1)).toMatchObject({ points: 0, halved: true });
      expect(slowed.refusal(`1: move ${path[6]}`)).toEqual({ code: 'move/no-points', rule: 'ID-MOVE-1' });
      expect(run([]).refusal(`1: move ${path[6]}`)).toBeNull();
    },
  );

  // No track leads into the Olde World, which lies across the sea.
  test.each(WEATHER.slice(0, 3))(
    'ID-EVENT-22: card %i halves what a train has left that enters %s, once; leaving restores nothing (R-43)',
    (card, _, high, isThere) => {
      const isCalm = (at: Milepost) => !WEATHER.some(([other, , , isIt]) => other === card && isIt(at));
      const isLow = (at: Milepost) => !high.includes(ground(at));
      const { from, to, both } = step((a, b) => isCalm(a) && isThere(b) && isLow(a) && isLow(b));
      const enter = (loco: string, cards: readonly number[] = [card]) =>
        under(cards, [{ track: [both], train: { at: from, loco } }, {}]).play(`0: move ${to}`);
      // Nine are left of ten and eleven of twelve; fractions are rounded up.
      expect(['teapot', 'salamander'].map((loco) => enter(loco).train(0).points)).toEqual([5, 6]);
      expect(enter('teapot', []).train(0)).toMatchObject({ points: 9, halved: false });
      expect(enter('teapot').happened('rateHalved')).toEqual([{ seat: 0, train: 0, points: 5 }]);
      // It has been halved this turn, going out and in again costs what steps cost.
      const out = under([card], [{ track: [both], train: { at: to, points: 5, halved: true } }, {}]);
      expect(out.play(`0: move ${from}`).train(0).points).toBe(4);
    },
  );

  test.each(WEATHER)(
    'ID-EVENT-22: card %i halves at once what its drawer has left in %s, and no rival',
    (...row) => {
      const [card, , , isThere] = row;
      const city = board.cities.find(({ id, mileposts }) => asked.has(id) && isThere(mileposts[0]));
      const rival = { train: { at: city?.id ?? null, points: 7 } };
      const game = drawn([card], [rival], { city: city?.id ?? '', drawer: { train: { points: 7 } } });
      expect([game.train(0), game.train(1)]).toMatchObject([
        { points: 4, halved: true },
        { points: 7, halved: false },
      ]);
      // The rival's turn begins in the weather.
      expect(game.play('0: end-turn').train(1)).toMatchObject({ points: 5, halved: true });
    },
  );

  test('ID-EVENT-22: it lasts until the drawer’s next turn ends, and not a turn longer', () => {
    const seats = [{ train: { at: 'janoshal' } }, {}];
    const inPlay = [{ card: HURRICANE, drawer: 0, lastTurn: 3, met: [] }];
    const game = landGame({ state: { seats, inPlay, turn: { seat: 1 } } });
    const points: number[] = [];
    for (let turn = 0; turn < 2; turn++) {
      game.play('1: end-turn');
      points.push(game.train(0).points);
      game.play('0: end-turn');
    }
    expect(points).toEqual([5, 10]);
  });

  test.each(WEATHER)(
    'ID-EVENT-23: card %i: in %s no step to, from or between %o, and no building',
    (card, _, high, isThere) => {
      const isHigh = (at: Milepost) => isThere(at) && high.includes(TERRAINS[board.terrain[at]]);
      const climb = step((a, b) => isHigh(b) && !high.includes(ground(a)) && isThere(a));
      for (const [at, to] of [
        [climb.from, climb.to],
        [climb.to, climb.from],
      ]) {
        const game = under([card], [{ train: { at }, track: [climb.both] }, {}]);
        expect(game.rejection(`0: move ${to}`)).toMatchObject({
          code: 'move/event',
          rule: 'ID-EVENT-23',
          params: { card },
        });
      }
      expect(builder([card], climb.from, climb.to).refusal(`0: build ${climb.from} ${climb.to}`)).toEqual(
        closedBy('ID-EVENT-23'),
      );
      const low = step((a, b) => isThere(a) && isThere(b) && isOpen(a) && isOpen(b));
      expect(builder([card], low.from, low.to).refusal(`0: build ${low.from} ${low.to}`)).toBeNull();
      const flat = under([card], [{ train: { at: low.from }, track: [low.both] }, {}]);
      expect(flat.refusal(`0: move ${low.to}`)).toBeNull();
    },
  );

  test.each([
    [HURRICANE, 'Janoshal', 'alpine'],
    [HURRICANE, 'Wislandor', 'mountain'],
    [TEMPEST, 'the Olde World', 'alpine'],
    [TEMPEST, 'the Olde World', 'mountain'],
  ])('ID-EVENT-23: card %i closes %s on %s', (card, where, terrain) => {
    const area = where === 'the Olde World' ? 'olde-world' : where.toLowerCase();
    const climb = step((a, b) => isIn(b, area) && ground(b) === terrain && isOpen(a));
    const game = under([card], [{ train: { at: climb.from }, track: [climb.both] }, {}]);
    expect(game.refusal(`0: move ${climb.to}`)).toEqual({ code: 'move/event', rule: 'ID-EVENT-23' });
  });

  test('ID-EVENT-23: the Ice Storm leaves the alps open', () => {
    const open = step((a, b) => kola[a] <= 10 && ground(a) !== 'mountain' && ground(b) === 'alpine');
    expect(
      under([ICE_STORM], [{ train: { at: open.from }, track: [open.both] }, {}]).refusal(
        `0: move ${open.to}`,
      ),
    ).toBeNull();
  });

  test('ID-EVENT-23: the same heights elsewhere are open', () => {
    const far = step(
      (a, b) => ground(b) === 'mountain' && isOpen(a) && isIn(a, 'eusarch', 'caicenden', 'iron-holm'),
    );
    const seats = [{ train: { at: far.from }, track: [far.both] }, {}];
    expect(under([HURRICANE, TEMPEST], seats).refusal(`0: move ${far.to}`)).toBeNull();
  });

  test('R-25: a city or port among the heights is no height', () => {
    const slope = step((a, b) => isIn(b, 'olde-world') && ground(b) === 'port' && ground(a) === 'clear');
    expect(
      under([TEMPEST], [{ train: { at: slope.from }, track: [slope.both] }, {}]).refusal(
        `0: move ${slope.to}`,
      ),
    ).toBeNull();
  });
});
