// Weather: half rate in an area, and heights of it closed to trains and track (ID-EVENT-21 … 23, R-25, R-43).

import { describe, expect, test } from 'vitest';
import { type Milepost, TERRAINS } from '../../rulesets/milepost/board/board.js';
import { board, builder, closedBy, dragonLand, ground, isIn, place, step, under } from './dragon-land.js';
import { HURRICANE, ICE_STORM, TEMPEST } from './event-cards.js';

const kola = board.distancesFrom(dragonLand.at('kola'));
const isOpen = (milepost: Milepost) => ground(milepost) === 'clear';

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
