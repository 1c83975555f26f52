// Events on the board of Iron Dragon: when they strike, how long they stay, distances, half rate, lost loads and turns
// (ID-EVENT-1 … 12, R-42, R-43, R-47 … R-54).

import { describe, expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import type { Milepost } from '../../../../rulesets/milepost/board/board.js';
import type { ToyGame } from '../../milepost/toy-game.js';
import {
  beside,
  board,
  demandOf,
  dragonLand,
  drawn,
  ground,
  isIn,
  landGame,
  name,
  place,
  REMOTE,
  step,
  under,
} from '../dragon-land.js';
import {
  BARBARIANS,
  DEMONS,
  HURRICANE,
  ICE_STORM,
  PEASANTS,
  PRINCE,
  RAINBOW,
  SANDSTORM,
  WAR_TAX,
} from '../event-cards.js';

const isClear = (milepost: Milepost) => ground(milepost) === 'clear';
const round = (game: ToyGame) => game.play('0: end-turn', '1: end-turn');

test('ID-EVENT-1: a drawn event is shown to all and takes effect at once; drawing goes on until three cards are held', () => {
  const game = drawn([PRINCE, WAR_TAX], [{ train: { at: 'bremmner' } }]);
  const told = game.events.map(({ type }) => type);
  expect(
    told.filter((type) => ['loadDelivered', 'eventDrawn', 'taxPaid', 'cardDrawn'].includes(type)),
  ).toEqual(['loadDelivered', 'eventDrawn', 'eventDrawn', 'taxPaid', 'taxPaid', 'cardDrawn']);
  expect([game.seat(0).hand.length, game.seat(1).losesTurn]).toEqual([3, true]);
  expect(
    game.engine.viewEvents(game.state as never, game.events as never, 1).map(({ type }) => type),
  ).toEqual(told);
});

test('ID-EVENT-1: decisions come before the next draw', () => {
  const seat = { train: { at: 'bremmner', loads: ['ale', 'steel'] } };
  const game = drawn([PRINCE, WAR_TAX], [seat]);
  expect(game.asked).toEqual(['1: loseLoad']);
  expect(game.happened('taxPaid')).toEqual([]);
  game.play('1: lose ale');
  expect(game.happened('taxPaid').length).toBe(2);
});

describe('how long a card stays', () => {
  test('ID-EVENT-2: through the drawer’s next turn, for everybody; then it is discarded', () => {
    const game = drawn([BARBARIANS], [{}, {}]);
    const seen: boolean[] = [];
    for (const seat of [0, 1, 2, 0, 1]) {
      seen.push(game.state.inPlay.some(({ card }) => card === BARBARIANS));
      game.play(`${seat}: end-turn`);
    }
    expect(seen).toEqual([true, true, true, true, false]);
    expect(game.state.discards).toContain(BARBARIANS);
  });

  test('ID-EVENT-2: all must obey it: no step, no segment, no pick-up and no delivery that it bars', () => {
    const inland = board.cities.find(
      (city) => board.coast[city.mileposts[0]] > 3 && city.supplies.length > 0,
    );
    const { id, supplies } = inland as NonNullable<typeof inland>;
    const { card, demand, good } = demandOf(id);
    const spare = board.demandCards.map((one) => one.number).filter((one) => one !== card);
    const trader = { hand: [card, ...spare.slice(0, 2)], train: { at: id, loads: [good] } };
    for (const seat of [0, 1]) {
      const seats = seat === 0 ? [trader, {}] : [{}, trader];
      const game = (cards: number[]) => under(cards, seats, { state: { turn: { seat } } });
      const [pickUp, deliver] = [
        `${seat}: pick-up ${supplies[0]}`,
        `${seat}: deliver ${good} ${card} ${demand}`,
      ];
      expect(game([PEASANTS]).refusal(pickUp)).toEqual({ code: 'load/event', rule: 'ID-EVENT-27' });
      expect(game([PEASANTS]).refusal(deliver)).toEqual({ code: 'deliver/event', rule: 'ID-EVENT-27' });
      expect([game([]).refusal(pickUp), game([]).refusal(deliver)]).toEqual([null, null]);
    }
    const climb = step((a, b) => isIn(b, 'janoshal') && ground(b) === 'mountain' && isClear(a));
    const stub = `${beside(climb.from, climb.to)} ${climb.from}`;
    for (const seat of [0, 1]) {
      const walker = { train: { at: climb.from }, track: [climb.both] };
      const walking = (cards: number[]) =>
        under(cards, seat === 0 ? [walker, {}] : [{}, walker], { state: { turn: { seat } } });
      expect(walking([HURRICANE]).refusal(`${seat}: move ${climb.to}`)).toEqual({
        code: 'move/event',
        rule: 'ID-EVENT-23',
      });
      expect(walking([]).refusal(`${seat}: move ${climb.to}`)).toBeNull();
      const builder = { track: [stub] };
      const building = (cards: number[]) =>
        under(cards, seat === 0 ? [builder, {}] : [{}, builder], {
          state: { turn: { seat, phase: 'building' } },
        });
      const build = `${seat}: build ${climb.from} ${climb.to}`;
      expect(building([HURRICANE]).refusal(build)).toEqual({ code: 'build/event', rule: 'ID-EVENT-23' });
      expect(building([]).refusal(build)).toBeNull();
    }
  });

  test('ID-EVENT-3: a card without a time to end has its effect and is gone; the Rainbow Bridge stays for the game', () => {
    const game = drawn([PRINCE, RAINBOW], [{}]);
    expect(game.state.discards).toContain(PRINCE);
    expect(game.state.inPlay).toEqual([{ card: RAINBOW, drawer: 0, lastTurn: null, met: [] }]);
    for (let turns = 0; turns < 4; turns++) round(game);
    expect(game.state.inPlay.map(({ card }) => card)).toEqual([RAINBOW]);
    const stays = ironDragon.tables.eventCards.map((card) => card.stays);
    expect(stays.filter((stay) => stay === 'until-met')).toEqual([]);
    expect(stays.filter((stay) => stay === 'for-the-game').length).toBe(1);
  });

  test('R-54: it ends when the first turn the drawer begins after the draw ends, be it a discarded hand', () => {
    const game = drawn([BARBARIANS]).play('0: end-turn', '1: end-turn', '0: discard-hand');
    expect(game.happened('eventEnded')).toEqual([{ card: BARBARIANS }]);
  });

  test('R-54: bans of several cards add up, half rate does not', () => {
    // Hurricane and a second storm over one place: half of ten, not a quarter.
    const storms = under([HURRICANE, ICE_STORM], [{}, { train: { at: 'janoshal' } }]);
    expect(storms.play('0: end-turn').train(1).points).toBe(5);
    const cold = (at: string, cards: number[]) =>
      under(cards, [{}, { train: { at } }])
        .play('0: end-turn')
        .train(1).points;
    expect([cold('kola', [HURRICANE, ICE_STORM]), cold('kola', [HURRICANE])]).toEqual([5, 10]);
  });
});

describe('distances', () => {
  const kola = board.distancesFrom(dragonLand.at('kola'));

  test.each([
    [10, true],
    [11, false],
  ])(
    'ID-EVENT-4: %i mileposts from Kola, counted over land whatever track there is: struck %o',
    (far, isStruck) => {
      const at = place((milepost) => kola[milepost] === far);
      const game = under([ICE_STORM], [{}, { train: { at } }]).play('0: end-turn');
      expect(game.train(1).halved).toBe(isStruck);
    },
  );

  test('ID-EVENT-5: from the centre of a major city, not from its rim', () => {
    const rim = board.cities[board.cityIndex('kola')].mileposts
      .slice(1)
      .map((milepost) => board.distancesFrom(milepost));
    const at = place(
      (milepost) => kola[milepost] === 11 && rim.some((distance) => distance[milepost] === 10),
    );
    expect(
      under([ICE_STORM], [{}, { train: { at } }])
        .play('0: end-turn')
        .train(1).halved,
    ).toBe(false);
  });

  test('ID-EVENT-6: from a coast, the milepost nearest the sea is at 0', () => {
    const shore = board.mileposts.filter((milepost) => board.coast[milepost] === 0);
    // Every port is on the shore, and a milepost beside the shore is one away from it.
    expect(board.shipPorts.every(({ milepost }) => shore.includes(milepost))).toBe(true);
    const inland = board.mileposts.filter((milepost) => board.coast[milepost] === 1);
    expect(
      inland.every((at) =>
        [...board.neighbours.subarray(6 * at, 6 * at + 6)].some((to) => shore.includes(to)),
      ),
    ).toBe(true);
  });

  test('R-42: neither the sea nor a link shortens a distance', () => {
    const from = board.distancesFrom(dragonLand.at('ozu-zarkh'));
    expect(from[dragonLand.at('wikkedde')]).toBe(255);
    expect(from[dragonLand.at('ozu-zarkh')]).toBe(0);
  });
});

describe('half rate', () => {
  test.each([
    ['teapot', 10, 5],
    ['salamander', 12, 6],
    ['white-dragon', 14, 7],
    ['iron-dragon', 16, 8],
  ])('ID-EVENT-7: a %s begins its turn in the weather: half of %i mileposts are %i', (loco, _, half) => {
    const game = under([HURRICANE], [{}, { train: { at: 'janoshal', loco } }]).play('0: end-turn');
    expect(game.train(1)).toMatchObject({ points: half, halved: true });
  });

  test('ID-EVENT-8: entering the weather halves what is left after the step, fractions up: nine left become five', () => {
    const { from, to, both } = step(
      (a, b) => isIn(b, 'wislandor') && !isIn(a, 'wislandor', 'janoshal') && isClear(a) && isClear(b),
    );
    const seats = [{ train: { at: from }, track: [both] }, {}];
    const game = under([HURRICANE], seats).play(`0: move ${to}`);
    expect(game.train(0)).toMatchObject({ points: 5, halved: true });
    expect(under([], seats).play(`0: move ${to}`).train(0).points).toBe(9);
  });

  test('ID-EVENT-8: a drawer who has moved goes on with half of what is left', () => {
    const game = drawn([HURRICANE], [{}], { city: 'jobabh', drawer: { train: { points: 7 } } });
    expect(game.train(0).points).toBe(4);
    expect(game.happened('rateHalved')).toEqual([{ seat: 0, train: 0, points: 4 }]);
  });

  test('R-43: once a turn at most; leaving the weather restores nothing', () => {
    const { from, to, both } = step(
      (a, b) => isIn(b, 'wislandor') && !isIn(a, 'wislandor', 'janoshal') && isClear(a) && isClear(b),
    );
    const seats = [{ train: { at: to, points: 5, halved: true }, track: [both] }, {}];
    const game = under([HURRICANE], seats).play(`0: move ${from}`);
    expect(game.train(0).points).toBe(4);
    expect(
      under([HURRICANE], [{ ...seats[0], train: { ...seats[0].train, at: from } }, {}])
        .play(`0: move ${to}`)
        .train(0).points,
    ).toBe(4);
  });
});

describe('lost loads', () => {
  const seat = { train: { at: 'bremmner', loads: ['ale', 'steel'], loco: 'sardar' } };

  test('ID-EVENT-9: the owner picks which one; it returns to the supply', () => {
    const game = drawn([PRINCE], [seat]);
    expect(game.legal('1:')).toEqual(['1: lose ale', '1: lose steel']);
    expect(game.refusal('1: lose wine')).toEqual({ code: 'load/not-aboard', rule: 'ID-EVENT-9' });
    game.play('1: lose steel');
    expect(game.train(1).loads).toEqual(['ale']);
    expect(game.happened('loadLost')).toEqual([{ seat: 1, train: 0, good: 'steel' }]);
  });

  test('ID-EVENT-9: a train without loads loses none, and loads all alike leave no choice', () => {
    const empty = drawn([PRINCE], [{ train: { at: 'bremmner' } }]);
    expect([empty.asked, empty.seat(1).losesTurn]).toEqual([['0: operations'], true]);
    const alike = drawn([PRINCE], [{ train: { at: 'bremmner', loads: ['ale', 'ale'] } }]);
    expect([alike.asked, alike.train(1).loads]).toEqual([['0: operations'], ['ale']]);
  });

  test('ID-EVENT-10: what is picked up after the draw is not touched', () => {
    const game = drawn([PRINCE], [{ train: { at: 'bremmner' } }, {}]);
    // The turn is lost, the card is gone: a turn later steel comes aboard and stays.
    game.play('0: end-turn', '2: end-turn', '0: end-turn', '1: pick-up steel');
    expect(game.train(1).loads).toEqual(['steel']);
    expect(game.happened('loadLost')).toEqual([]);
  });

  test('R-49: the drawer chooses first, then the others clockwise', () => {
    const both = { train: { at: 'bremmner', loads: ['ale', 'steel'] } };
    const drawer = { train: { loads: ['ale', 'wine'], loco: 'iron-dragon' } };
    const game = drawn([PRINCE], [both, both], { city: 'borgofort', drawer });
    expect(game.asked).toEqual(['0: loseLoad']);
    game.play('0: lose wine');
    expect(game.asked).toEqual(['1: loseLoad']);
    game.play('1: lose ale');
    expect(game.asked).toEqual(['2: loseLoad']);
  });
});

describe('lost turns', () => {
  test('ID-EVENT-11: a lost turn has no movement, loading, delivery, building, upgrade or discard', () => {
    const game = drawn([PRINCE], [{ train: { at: 'bremmner' } }, {}]).play('0: end-turn');
    expect(game.happened('turnLost')).toEqual([{ seat: 1 }]);
    expect(game.asked).toEqual(['2: operations']);
    expect(game.seat(1).losesTurn).toBe(false);
  });

  test.each(['move', 'pick-up', 'build', 'upgrade', 'discard-hand', 'draw-ship', 'hire'])(
    'ID-EVENT-11: with Backtracking a lost turn still allows no %s',
    (verb) => {
      const seats = [{ train: { at: 'bluefeld*' }, losesTurn: true }, {}];
      const lost = landGame({ options: { backtracking: true }, state: { seats, turn: { seat: 1 } } });
      lost.play('1: end-turn');
      expect(lost.asked).toEqual(['0: lost']);
      expect(lost.legal(`0: ${verb}`)).toEqual([]);
      expect(lost.refusal('0: discard-hand')).toEqual({ code: 'turn/not-now', rule: 'ID-EVENT-11' });
      expect(lost.refusal('0: end-turn')).toBeNull();
    },
  );

  test('ID-EVENT-12: the drawer forfeits the rest of this turn and all of his next one, others their next', () => {
    const game = drawn([PRINCE], [{ train: { at: 'bremmner' } }], { city: 'borgofort' });
    expect(game.happened('turnForfeited')).toEqual([{ seat: 0 }]);
    // Seat 1 loses its turn, then seat 0, then seat 1 plays.
    expect(game.happened('turnLost')).toEqual([{ seat: 1 }, { seat: 0 }]);
    expect(game.asked).toEqual(['1: operations']);
  });

  test('R-48: a turn lost in the middle of a delivery keeps the payout, and the draw is completed first', () => {
    const game = drawn([PRINCE], [{}], { city: 'borgofort' });
    expect(game.seat(0).hand.length).toBe(3);
    expect(game.cash[0]).toBeGreaterThan(60);
    expect(game.asked).toEqual(['1: operations']);
  });

  test('R-47: two losses of the same next turn do not add up', () => {
    const game = drawn([PRINCE, DEMONS], [{ train: { at: 'bremmner' }, losesTurn: true }, {}]).play(
      '0: end-turn',
    );
    expect(game.happened('turnLost')).toEqual([{ seat: 1 }]);
    game.play('2: end-turn', '0: end-turn');
    expect(game.asked).toEqual(['1: operations']);
  });
});

test('R-11: a train that is not placed is touched by no event', () => {
  const game = drawn([PRINCE, SANDSTORM, DEMONS, 148], [{}]);
  expect(game.seat(1)).toMatchObject({ losesTurn: false, trains: [{ at: null }] });
  expect(name(dragonLand.at(REMOTE))).toBe(name(game.train(0).at as number));
});
