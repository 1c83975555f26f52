// Events that take loads and turns: volcanoes, demons, the prince; Siren, serpent and pirates for trains aboard ships; the
// War Tax (ID-EVENT-18, 19, 21, 25, 26, R-39, R-51, R-52, R-62, R-63).

import { describe, expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import type { Milepost } from '../../../../rulesets/milepost/board/board.js';
import type { ToyGame } from '../../milepost/toy-game.js';
import { board, dragonLand, drawn, ground, isIn, landGame, name, place } from '../dragon-land.js';
import {
  DEMONS,
  HURRICANE,
  ICE_STORM,
  PIRATES,
  PRINCE,
  SERPENT,
  SIREN,
  TEMPEST,
  VOLCANOES,
  WAR_TAX,
} from '../event-cards.js';

const nordkassel = board.distancesFrom(dragonLand.at('nordkassel'));
const volcanoes = board.mileposts.filter((milepost) => ground(milepost) === 'volcano');
const fromVolcano = (milepost: Milepost) =>
  Math.min(...volcanoes.map((volcano) => board.distancesFrom(volcano)[milepost]));

/** What a card drawn by seat 0 does to seat 1's train at a place. */
function struck(card: number, at: string): { loads: number; turn: boolean; chooses: boolean } {
  const game = drawn([card], [{ train: { at, loads: ['ale', 'wine'] } }]);
  return {
    loads: game.train(1).loads.length,
    turn: game.seat(1).losesTurn,
    chooses: game.asked[0] === '1: loseLoad',
  };
}
const SPARED = { loads: 2, turn: false, chooses: false };
const ONE_LOAD = { loads: 2, turn: true, chooses: true };
const ALL_LOADS = { loads: 0, turn: true, chooses: false };

test('the deck has twenty events: a sandstorm, three storms, three floods, three of the sea, one of each other', () => {
  const { eventCards } = ironDragon.tables;
  expect(eventCards.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, n) => 133 + n));
  expect(new Set(eventCards.map((card) => card.name)).size).toBe(20);
  expect(eventCards.filter(({ isTax }) => isTax).map((card) => card.number)).toEqual([WAR_TAX]);
});

describe('volcanoes', () => {
  test.each([
    [1, ALL_LOADS],
    [2, ALL_LOADS],
    // There Nordkassel is near enough to strike.
    [3, ONE_LOAD],
  ])(
    'ID-EVENT-25: %i mileposts from a volcano, where up to two all loads are lost, without a choice, and a turn: %o',
    (far, what) => {
      expect(
        struck(
          VOLCANOES,
          place((at) => fromVolcano(at) === far),
        ),
      ).toEqual(what);
    },
  );

  test('ID-EVENT-25: the loads are told one by one', () => {
    const at = place((milepost) => fromVolcano(milepost) === 2);
    const game = drawn([VOLCANOES], [{ train: { at, loads: ['ale', 'wine'] } }]);
    expect(game.happened('loadLost').map(({ good }) => good)).toEqual(['ale', 'wine']);
  });

  test.each([
    [10, ONE_LOAD],
    [11, SPARED],
  ])('ID-EVENT-25: %i mileposts from Nordkassel, far from volcanoes: %o', (far, what) => {
    expect(
      struck(
        VOLCANOES,
        place((at) => nordkassel[at] === far && fromVolcano(at) > 2),
      ),
    ).toEqual(what);
  });

  test('ID-EVENT-25: in both areas the greater loss counts, and one turn', () => {
    const at = place((milepost) => nordkassel[milepost] <= 10 && fromVolcano(milepost) === 2);
    const game = drawn([VOLCANOES], [{ train: { at, loads: ['ale', 'wine'] } }]).play('0: end-turn');
    expect(game.train(1).loads).toEqual([]);
    expect(game.happened('turnLost')).toEqual([{ seat: 1 }]);
    expect(game.play('0: end-turn').asked).toEqual(['1: operations']);
  });

  test('ID-EVENT-25: it strikes once; whoever comes later is not hit', () => {
    const at = place((milepost) => fromVolcano(milepost) === 2);
    const inPlay = [{ card: VOLCANOES, drawer: 0, lastTurn: 9, met: [] }];
    const game = landGame({ state: { seats: [{}, { train: { at, loads: ['ale'] } }], inPlay } }).play(
      '0: end-turn',
    );
    expect(game.train(1)).toMatchObject({ loads: ['ale'], points: 10 });
  });
});

describe('trains standing in a country', () => {
  test.each([
    [DEMONS, 'orc-wastes'],
    [DEMONS, 'iron-holm'],
    [DEMONS, 'eusarch'],
    [DEMONS, 'caicenden'],
    [PRINCE, 'bright'],
  ])('ID-EVENT-21, ID-EVENT-25: card %i takes a load and a turn from trains in %s', (card, country) => {
    expect(
      struck(
        card,
        place((at) => isIn(at, country)),
      ),
    ).toEqual(ONE_LOAD);
    const city = board.cities.find((one) => one.country === country);
    expect(struck(card, city?.id as string)).toEqual(ONE_LOAD);
  });

  test.each([
    [DEMONS, 'bright'],
    [DEMONS, 'rakhatz'],
    [PRINCE, 'glyth-gamel'],
    [PRINCE, 'orc-wastes'],
  ])('ID-EVENT-21: card %i spares trains in %s', (card, country) => {
    expect(
      struck(
        card,
        place((at) => isIn(at, country)),
      ),
    ).toEqual(SPARED);
  });

  test('ID-EVENT-21: whose track lies there plays no part', () => {
    const at = place((milepost) => isIn(milepost, 'rakhatz'));
    const inside = place((milepost) => isIn(milepost, 'bright') && ground(milepost) === 'clear');
    const here = dragonLand.at(inside);
    const next = [...board.neighbours.subarray(6 * here, 6 * here + 6)].find((to) => to >= 0) as number;
    const game = drawn([PRINCE], [{ train: { at, loads: ['ale'] }, track: [`${inside} ${name(next)}`] }]);
    expect(game.seat(1).losesTurn).toBe(false);
  });
});

describe('trains aboard ships', () => {
  const ilik = board.surfaceDistancesFrom(dragonLand.at('ilik-herb'));
  const opal = board.surfaceDistancesFrom(dragonLand.at('opal-bezin'));
  const seaPoint = (fits: (cell: number) => boolean) => {
    for (let cell = 0; cell < board.size; cell++) if (board.seaAt[cell] >= 0 && fits(cell)) return name(cell);
    throw new Error('no such sea point');
  };

  /** Seat 0 draws the card; seat 1's train is aboard the Serpent at a place, seat 2's stands in a port on land. */
  function atSea(card: number, at: string, loads: readonly string[] = ['ale', 'wine']): ToyGame {
    const ships = { aboard: [{ seat: 1, ship: 'serpent', points: null }] };
    return drawn([card], [{ train: { at, loads } }, { train: { at: 'shayobh*', loads } }], { ships });
  }
  const fate = (game: ToyGame) => ({
    loads: game.train(1).loads.length,
    turn: game.seat(1).losesTurn,
    chooses: game.asked[0] === '1: loseLoad',
  });

  test.each([
    [SIREN, ilik, 15, ONE_LOAD],
    [SIREN, ilik, 16, SPARED],
    [SERPENT, opal, 15, ONE_LOAD],
    [SERPENT, opal, 16, SPARED],
  ])('ID-EVENT-26: card %i: a ship so far from the city over land and sea', (card, distance, far, what) => {
    const game = atSea(
      card,
      seaPoint((cell) => distance[cell] === far),
    );
    expect(fate(game)).toEqual(what);
    expect(game.seat(2)).toMatchObject({ losesTurn: false, trains: [{ loads: ['ale', 'wine'] }] });
  });

  test('R-62: fewest steps over the surface, land and sea alike', () => {
    // A sea point beside which the shore is nearer over land than any sea way is counted over land.
    const shore = place((at) => board.coast[at] === 0 && isIn(at, 'iron-holm'));
    expect(ilik[dragonLand.at(shore)]).toBeLessThanOrEqual(
      board.distancesFrom(dragonLand.at('ilik-herb'))[dragonLand.at(shore)],
    );
    const sea = seaPoint((cell) => ilik[cell] === 3);
    expect(board.distancesFrom(dragonLand.at('ilik-herb'))[dragonLand.at(sea)]).toBe(255);
  });

  test('ID-EVENT-26: pirates strike every ship, wherever it is; the ship itself stays', () => {
    const game = atSea(
      PIRATES,
      seaPoint((cell) => ilik[cell] > 20 && opal[cell] > 20),
    );
    expect(fate(game)).toEqual(ONE_LOAD);
    game.play('1: lose ale');
    expect(game.state.own).toMatchObject({ ships: { voyages: [{ seat: 1, ship: 'serpent' }] } });
    expect(game.seat(2).losesTurn).toBe(false);
  });

  test('ID-EVENT-26: a ship without loads loses the turn alone', () => {
    const game = atSea(
      PIRATES,
      seaPoint(() => true),
      [],
    );
    expect([game.seat(1).losesTurn, game.asked]).toEqual([true, ['0: operations']]);
  });

  test('R-63, R-52: in the port of departure it is hit by both kinds of events; at sea by those for ships alone', () => {
    expect(fate(atSea(PIRATES, 'bremmner*'))).toEqual(ONE_LOAD);
    expect(isIn(dragonLand.at('bremmner*'), 'bright')).toBe(true);
    expect(fate(atSea(PRINCE, 'bremmner*'))).toEqual(ONE_LOAD);
    const off = seaPoint((cell) => board.surfaceDistancesFrom(dragonLand.at('bremmner*'))[cell] === 1);
    expect(fate(atSea(PRINCE, off))).toEqual(SPARED);
  });

  test('R-63: once ashore it is no ship', () => {
    const game = drawn([PIRATES], [{ train: { at: 'bremmner*', loads: ['ale', 'wine'] } }]);
    expect([game.seat(1).losesTurn, game.train(1).loads.length]).toEqual([false, 2]);
  });

  test.each([HURRICANE, ICE_STORM, TEMPEST])(
    'R-51: card %i slows no ship: neither at sea nor in the port of departure',
    (card) => {
      const inPlay = [{ card, drawer: 0, lastTurn: 9, met: [] }];
      const ports: Record<number, string> = {
        [HURRICANE]: 'jodarre*',
        [ICE_STORM]: 'kutno*',
        [TEMPEST]: 'oykjsord*',
      };
      for (const at of [
        ports[card],
        seaPoint((cell) => board.surfaceDistancesFrom(dragonLand.at(ports[card]))[cell] === 1),
      ]) {
        const game = landGame({
          ships: { aboard: [{ seat: 1, ship: 'seahawk', points: null }] },
          state: { seats: [{}, { train: { at } }], inPlay },
        }).play('0: end-turn');
        expect(game.state.own).toMatchObject({ ships: { voyages: [{ ship: 'seahawk', points: 9 }] } });
      }
    },
  );
});

describe('the War Tax', () => {
  test.each([
    [0, 0],
    [49, 0],
    [50, 10],
    [99, 10],
    [100, 15],
    [149, 15],
    [150, 20],
    [199, 20],
    [200, 30],
    [400, 30],
  ])('ID-EVENT-18, R-39: of %i GP it takes %i', (cash, tax) => {
    const game = drawn([WAR_TAX], [{ cash }]);
    expect(game.cash[1]).toBe(cash - tax);
    expect(game.happened('taxPaid')).toContainEqual({ seat: 1, amount: tax });
  });

  test('ID-EVENT-18: the drawer pays like everybody, once', () => {
    const game = drawn([WAR_TAX], [{}], { drawer: { cash: 300 } });
    expect(game.happened('taxPaid').map(({ amount }) => amount)).toEqual([30, 10]);
    expect(game.state.discards).toContain(WAR_TAX);
  });

  test('ID-EVENT-19: from then on all cash is public', () => {
    const cashSeen = (game: ToyGame) =>
      (game.engine.view(game.state as never, 1) as never as { seats: { cash: number | null }[] }).seats[0]
        .cash;
    expect(cashSeen(drawn([PRINCE]))).toBeNull();
    const game = drawn([WAR_TAX]);
    expect(cashSeen(game)).toBe(game.cash[0]);
  });
});
