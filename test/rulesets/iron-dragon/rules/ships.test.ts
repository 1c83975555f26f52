// Ship cards: drawing in port, boarding for a fee, declining, the Wee Folk (ID-SHIP-1 … 8, 14, R-35 … 38, R-55, R-61).

import { describe, expect, test } from 'vitest';
import { SHIP_IDS, SHIPS } from '../../../../rulesets/iron-dragon/rules/ships/cards.js';
import type { ToyGame } from '../../milepost/toy-game.js';
import { type IronSetup, seaGame, shipsIn } from '../sea-game.js';

/** Seat 0's train stands in Amber's port; what it draws is named. */
const inPort = (top: readonly string[], more: Partial<IronSetup> = {}, seat: object = {}) =>
  seaGame({ ships: { top }, state: { seats: [{ train: { at: '5,3' }, ...seat }] }, ...more });

/** What a turn of everybody passes. */
const round = (game: ToyGame) => game.play('0: end-turn', '1: end-turn');

describe('the ship cards', () => {
  test.each([
    ['Parekis Packet', 1, 8],
    ['Serpent', 1, 8],
    ['Far Horizon', 1, 9],
    ['Seahawk', 1, 9],
    ['Eastern Star', 2, 10],
    ['Hyperion', 2, 10],
    ['Old Mormoth', 2, 10],
    ['Fourth Emperor', 2, 11],
    ['Mother Bren', 2, 11],
    ['Royal Sovereign', 3, 12],
    ['Vulture', 3, 12],
    ['Feathermoth', 3, 13],
    ['Golden Sprite', 3, 13],
  ])('ID-SHIP-1: the %s takes %i GP and sails %i sea points a turn', (name, fee, speed) => {
    const id = SHIP_IDS.find((ship) => SHIPS[ship].name === name) as string;
    const game = inPort([id]).play('0: draw-ship', `0: board ${id}`);
    expect(game.happened('shipBoarded')).toEqual([{ seat: 0, train: 0, ship: id, fee }]);
    expect(shipsIn(round(game)).voyages).toEqual([{ seat: 0, train: 0, ship: id, points: speed }]);
  });

  test('ID-SHIP-1: there are thirteen, each once, shuffled at the start and hidden', () => {
    const game = seaGame({ seats: 3 });
    expect([...shipsIn(game).deck].sort()).toEqual([...SHIP_IDS].sort());
    expect(game.engine.view(game.state as never, 1).own).toMatchObject({
      ships: { deck: SHIP_IDS.map(() => null), discards: [] },
    });
  });

  test('ID-SHIP-7: when all are drawn the discards are shuffled into a new deck, when a card of it is wanted', () => {
    const discards = SHIP_IDS.filter((id) => id !== 'vulture' && id !== 'serpent');
    const game = seaGame({
      ships: { top: ['vulture'], discards, aboard: [{ seat: 1, ship: 'serpent', points: null }] },
      state: { seats: [{ train: { at: '5,3' } }, { train: { at: '1' } }] },
    });
    game.play('0: draw-ship', '0: decline-ship');
    expect([shipsIn(game).deck.length, shipsIn(game).discards.length]).toEqual([0, 12]);
    expect(game.happened('shipsReshuffled')).toEqual([]);
    game.play('0: move 5,2', '0: move 5,3', '0: draw-ship');
    expect(game.happened('shipsReshuffled').length).toBe(1);
    expect([shipsIn(game).deck.length, shipsIn(game).discards.length]).toEqual([11, 0]);
    expect([...shipsIn(game).deck, ...(shipsIn(game).drawn?.ships ?? [])].sort()).toEqual(
      SHIP_IDS.filter((id) => id !== 'serpent').sort(),
    );
  });

  test('R-55: the order of the ship deck is hidden, its number of cards and the discards are public', () => {
    const game = inPort(['serpent']).play('0: draw-ship', '0: decline-ship');
    for (const viewer of [0, 1, null]) {
      expect(game.engine.view(game.state as never, viewer).own).toMatchObject({
        ships: { deck: Array.from({ length: 12 }, () => null), discards: ['serpent'] },
      });
    }
  });
});

describe('drawing', () => {
  test.each([
    ['5,3', null],
    ['2', null],
    ['4', null],
    ['A', { code: 'ship/not-in-port', rule: 'ID-SHIP-2' }],
    ['C', { code: 'ship/not-in-port', rule: 'ID-SHIP-2' }],
  ])('ID-SHIP-2: at %s a train draws: %o', (at, refusal) => {
    const game = seaGame({ state: { seats: [{ train: { at } }] } });
    expect(game.refusal('0: draw-ship')).toEqual(refusal);
    expect(game.legal('0: draw-ship').length).toBe(refusal === null ? 1 : 0);
  });

  test('ID-SHIP-2: it is the top card that is drawn, and a train that is not placed draws none', () => {
    const game = inPort(['hyperion', 'vulture']).play('0: draw-ship');
    expect(game.happened('shipDrawn')).toEqual([{ seat: 0, train: 0, ships: ['hyperion'] }]);
    expect(game.asked).toEqual(['0: callShip']);
    expect(seaGame().refusal('0: draw-ship')?.code).toBe('train/not-placed');
  });

  test('R-35: drawing needs no movement and ends none; a train that has just been placed may draw', () => {
    const spent = inPort(['serpent'], {}, { train: { at: '5,3', points: 0 } });
    expect(spent.refusal('0: draw-ship')).toBeNull();
    const game = inPort(['serpent']).play('0: draw-ship', '0: decline-ship', '0: move 5,2');
    expect(game.train(0).points).toBe(9);
    const placed = seaGame({ state: { seats: [{}, { track: ['B 2,5 3,5 4,5 5,5 2'] }] } }).play(
      '0: place 5,3',
    );
    expect(placed.refusal('0: draw-ship')).toBeNull();
  });

  test('R-47: a lost turn has no draw and no sailing', () => {
    const game = seaGame({
      ships: { aboard: [{ seat: 0, ship: 'serpent', points: null }] },
      state: { seats: [{ train: { at: '6,3' }, losesTurn: true }, {}], turn: { seat: 1 } },
    });
    game.play('1: end-turn');
    expect(game.happened('turnLost')).toEqual([{ seat: 0 }]);
    expect(game.asked).toEqual(['1: operations']);
  });

  test('R-47: with Backtracking too a lost turn at sea passes by itself, unless a train ashore may turn round', () => {
    const options = { backtracking: true, additionalTrains: true };
    const lost = (trains: readonly object[]) =>
      seaGame({
        options,
        ships: { aboard: [{ seat: 0, ship: 'serpent', points: null }] },
        state: { seats: [{ trains, losesTurn: true }, {}], turn: { seat: 1 } },
      }).play('1: end-turn');
    const atSea = lost([{ at: '6,3' }]);
    expect([atSea.asked, atSea.happened('turnLost')]).toEqual([['1: operations'], [{ seat: 0 }]]);
    const another = lost([{ at: '6,3' }, { at: '5,5', loco: 'teapot' }]);
    expect([another.asked, another.legal('0:')]).toEqual([
      ['0: lost'],
      ['0: backtrack train=1', '0: end-turn'],
    ]);
    expect(another.refusals('0: backtrack train=0')).toEqual(['ship/aboard']);
  });
});

describe('boarding', () => {
  test('ID-SHIP-3: the fee is paid once, for the whole trip; without the cash it is refused', () => {
    const poor = inPort(['vulture'], {}, { cash: 2 }).play('0: draw-ship');
    expect(poor.refusal('0: board vulture')).toEqual({ code: 'ship/no-fee', rule: 'ID-SHIP-3' });
    expect(poor.rejection('0: board vulture')).toMatchObject({
      scope: 'own',
      params: { ship: 'vulture', fee: 3, cash: 2 },
    });
    expect(poor.legal('0:')).toEqual(['0: decline-ship']);
    const game = inPort(['vulture'], {}, { cash: 3 }).play('0: draw-ship', '0: board vulture');
    expect(game.cash[0]).toBe(0);
    round(game).play('0: sail 6,3 7,3');
    expect(round(game).play('0: sail 8,3').cash[0]).toBe(0);
  });

  test('ID-SHIP-3: only a ship that was drawn is boarded (ship/not-drawn)', () => {
    const game = inPort(['vulture']).play('0: draw-ship');
    expect(game.refusal('0: board serpent')).toEqual({ code: 'ship/not-drawn', rule: 'ID-SHIP-3' });
    expect(game.refusal('0: board vulture')).toBeNull();
    expect(game.legal('0:')).toEqual(['0: board vulture', '0: decline-ship']);
  });

  test('ID-SHIP-3: while the card lies open nothing else is played', () => {
    const game = inPort(['vulture']).play('0: draw-ship');
    expect(game.refusal('0: end-turn')?.rule).toBe('ID-SHIP-2');
    expect(game.refusal('0: move 5,2')?.rule).toBe('ID-SHIP-2');
  });

  test('ID-SHIP-4: it ends the movement of the turn; the ship sails from the next turn on', () => {
    const game = inPort(['serpent']).play('0: draw-ship', '0: board serpent');
    expect(game.refusal('0: move 5,2')?.code).toBe('move/no-points');
    expect(game.refusals('0: move 5,2')).toContain('ship/aboard');
    expect(game.refusal('0: sail 6,3')).toEqual({ code: 'ship/boarded-this-turn', rule: 'ID-SHIP-4' });
    expect(round(game).refusal('0: sail 6,3')).toBeNull();
  });

  test('ID-SHIP-4: the building phase of that turn is as ever', () => {
    const game = inPort(['serpent']).play('0: draw-ship', '0: board serpent', '0: end-operations');
    game.play('0: build 3,3 2,3');
    expect(game.owner('3,3', '2,3')).toBe(0);
  });

  test.each(['0: pick-up tea', '0: drop wool', '0: deliver wool 1 0'])(
    'R-36: aboard in port nothing but sailing: %s is refused (ship/aboard)',
    (line) => {
      const seat = { hand: [1, 2, 3], train: { at: '5,3', loads: ['wool'] } };
      const game = inPort(['serpent'], {}, seat).play('0: draw-ship');
      game.play('0: board serpent');
      expect(game.refusal(line)).toEqual({ code: 'ship/aboard', rule: 'R-36' });
      round(game);
      expect(game.refusal(line)).toEqual({ code: 'ship/aboard', rule: 'R-36' });
      expect(inPort([], {}, seat).refusal(line)).toBeNull();
    },
  );

  test('R-36: neither a second ship nor a way back ashore without sailing (ship/aboard)', () => {
    const game = inPort(['serpent', 'vulture']).play('0: draw-ship', '0: board serpent');
    expect(game.refusal('0: draw-ship')).toEqual({ code: 'ship/aboard', rule: 'R-36' });
    round(game);
    expect(game.refusal('0: draw-ship')).toEqual({ code: 'ship/aboard', rule: 'R-36' });
    expect(game.refusal('0: move 5,2')).toEqual({ code: 'ship/aboard', rule: 'R-36' });
    // To sail out and back is a landing like any other.
    game.play('0: sail 6,3 5,3');
    expect(shipsIn(game).voyages).toEqual([]);
    expect(game.place(0)).toBe('5,3');
  });

  test('R-36: nor is a train turned round aboard (ship/aboard)', () => {
    const game = inPort(['serpent'], { options: { backtracking: true } }).play(
      '0: draw-ship',
      '0: board serpent',
    );
    expect(round(game).refusals('0: backtrack')).toEqual(['ship/aboard']);
    expect(inPort([], { options: { backtracking: true } }).refusal('0: backtrack')).toBeNull();
  });

  test('R-36: loads travel along', () => {
    const game = inPort(['serpent']).play(
      '0: pick-up tea',
      '0: pick-up tea',
      '0: draw-ship',
      '0: board serpent',
    );
    round(game).play('0: sail 6,3');
    expect(game.train(0).loads).toEqual(['tea', 'tea']);
  });
});

describe('declining', () => {
  test('ID-SHIP-5: the card goes to the discard pile and the train runs on with what movement it has', () => {
    const game = inPort(['serpent'], {}, { train: { at: '5,2' } }).play('0: move 5,3', '0: draw-ship');
    game.play('0: decline-ship');
    expect(shipsIn(game)).toMatchObject({ discards: ['serpent'], drawn: null, voyages: [] });
    expect(game.happened('shipDeclined')).toEqual([{ seat: 0, train: 0, ships: ['serpent'] }]);
    expect(game.play('0: move 5,4').train(0).points).toBe(8);
  });

  test('ID-SHIP-6: no new draw there until the train has left the port and come back (ship/declined-here)', () => {
    const game = inPort(['serpent', 'vulture']).play('0: draw-ship', '0: decline-ship');
    const refused = { code: 'ship/declined-here', rule: 'ID-SHIP-6' };
    expect(game.refusal('0: draw-ship')).toEqual(refused);
    // The next turn changes nothing: it could have left.
    expect(round(game).refusal('0: draw-ship')).toEqual(refused);
    game.play('0: move 5,2', '0: move 5,3');
    expect(game.refusal('0: draw-ship')).toBeNull();
    expect(shipsIn(game.play('0: draw-ship')).drawn?.ships).toEqual(['vulture']);
  });

  test('ID-SHIP-6: what was declined in one port bars no draw in another', () => {
    const seat = { train: { at: '2' }, track: ['2 6,4 5,3'] };
    const game = inPort(['serpent', 'vulture'], {}, seat).play('0: draw-ship', '0: decline-ship');
    game.play('0: move 6,4 5,3', '0: draw-ship', '0: board vulture');
    expect(shipsIn(game).voyages).toEqual([{ seat: 0, train: 0, ship: 'vulture', points: null }]);
  });

  test('R-61: a train that declined and begins a later turn without a way out may draw once more in it', () => {
    const seats = [{ train: { at: '4' } }, {}];
    const game = seaGame({ ships: { top: ['serpent', 'vulture', 'seahawk'] }, state: { seats } });
    game.play('0: draw-ship', '0: decline-ship');
    expect(game.refusal('0: draw-ship')).toEqual({ code: 'ship/declined-here', rule: 'ID-SHIP-6' });
    round(game).play('0: draw-ship', '0: decline-ship');
    expect(game.refusal('0: draw-ship')).toEqual({ code: 'ship/declined-here', rule: 'ID-SHIP-6' });
    expect(round(game).refusal('0: draw-ship')).toBeNull();
    // It lasts for the turn only: whoever does not draw is asked the same question again.
    expect(shipsIn(round(game)).calls).toEqual([{ seat: 0, train: 0, landed: false, draws: 'once-more' }]);
  });

  test('R-61: others’ track is a way out for who can pay, and none for who cannot', () => {
    const begin = (cash: number) => {
      const seats = [{ train: { at: '2' }, cash }, { track: ['2 5,5'] }];
      const game = seaGame({ ships: { top: ['serpent'] }, state: { seats } });
      return round(game.play('0: draw-ship', '0: decline-ship')).refusal('0: draw-ship');
    };
    expect([begin(4)?.code, begin(3)]).toEqual(['ship/declined-here', null]);
  });

  test('ID-SHIP-5: an absent seat declines', () => {
    const game = inPort(['serpent']).play('0: draw-ship');
    const dropped = game.engine.applyAction(
      game.state as never,
      { type: 'dropSeat', seat: null, target: 0 } as never,
    );
    expect(dropped.own).toMatchObject({ ships: { drawn: null, discards: ['serpent'] } });
  });
});

describe('the Wee Folk', () => {
  test('ID-SHIP-8: three cards are drawn, one is chosen, and there is no fee', () => {
    const top = ['vulture', 'serpent', 'feathermoth', 'seahawk'];
    const game = inPort(top, { foremen: ['wee-folk'] }, { cash: 0 }).play('0: draw-ship');
    expect(shipsIn(game).drawn?.ships).toEqual(top.slice(0, 3));
    expect(game.legal('0:')).toEqual([
      '0: board vulture',
      '0: board serpent',
      '0: board feathermoth',
      '0: decline-ship',
    ]);
    game.play('0: board feathermoth');
    expect(game.happened('shipBoarded')).toEqual([{ seat: 0, train: 0, ship: 'feathermoth', fee: 0 }]);
    expect(shipsIn(game)).toMatchObject({ discards: ['vulture', 'serpent'], drawn: null });
  });

  test('R-45: what is not boarded goes on top of the discards, in the order it was drawn', () => {
    const ships = { top: ['vulture', 'serpent', 'feathermoth'], discards: ['hyperion'] };
    const drawn = () =>
      seaGame({ ships, foremen: ['wee-folk'], state: { seats: [{ train: { at: '5,3' } }] } }).play(
        '0: draw-ship',
      );
    expect(shipsIn(drawn().play('0: board serpent')).discards).toEqual([
      'hyperion',
      'vulture',
      'feathermoth',
    ]);
    expect(shipsIn(drawn().play('0: decline-ship')).discards).toEqual(['hyperion', ...ships.top]);
  });

  test('ID-FOREMAN-8: it is the foreman of who draws that counts', () => {
    const top = ['vulture', 'serpent', 'feathermoth'];
    const game = inPort(top, { foremen: ['dwarf', 'wee-folk'] }).play('0: draw-ship');
    expect(shipsIn(game).drawn?.ships).toEqual(['vulture']);
    expect(game.play('0: board vulture').cash[0]).toBe(57);
  });

  test('R-38: all may be declined; a later change of foreman does not touch the trip', () => {
    const top = ['vulture', 'serpent', 'feathermoth'];
    const declined = inPort(top, { foremen: ['wee-folk'] }).play('0: draw-ship', '0: decline-ship');
    expect(shipsIn(declined).discards).toEqual(top);
    const game = inPort(top, { foremen: ['wee-folk'] }).play('0: draw-ship', '0: board serpent');
    game.play('0: end-operations', '0: hire dwarf', '0: end-turn', '1: end-turn', '0: sail 6,3');
    expect([game.cash[0], shipsIn(game).voyages[0].points]).toEqual([55, 7]);
  });

  test('R-38: two where all others sail', () => {
    const aboard = SHIP_IDS.slice(0, 11).map((ship, n) => ({
      ship,
      points: null,
      seat: n >> 1,
      train: n & 1,
    }));
    const game = seaGame({
      seats: 6,
      options: { additionalTrains: true },
      foremen: ['dwarf', 'dwarf', 'dwarf', 'elf', 'elf', 'wee-folk'],
      ships: { aboard },
      state: {
        seats: Array.from({ length: 6 }, (_, seat) => ({
          trains: [{ at: '5,3' }, { at: '5,3', loco: seat < 3 ? 'sardar' : 'salamander' }],
        })),
        turn: { seat: 5 },
      },
    });
    game.play('5: draw-ship train=1');
    expect([...(shipsIn(game).drawn?.ships ?? [])].sort()).toEqual(SHIP_IDS.slice(11).sort());
  });
});

test('ID-SHIP-2, E-TURN-2: the choice among the ships opens with the draw', () => {
  const { engine, state } = inPort(['vulture']).play('0: draw-ship');
  const [{ kind, since }] = engine.decisions(state as never);
  expect([kind, since, since > 0]).toEqual(['callShip', state.step, true]);
});
