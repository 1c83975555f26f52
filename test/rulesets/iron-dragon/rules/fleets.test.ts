// Several trains and players at sea and in port: each has a ship, points and port calls of its own (ID-SHIP-4 … 15, R-13, R-61).

import { describe, expect, test } from 'vitest';
import type { PortCall } from '../../../../rulesets/iron-dragon/rules/state.js';
import { toyBoard } from '../../milepost/toy-board.js';
import type { ToyGame } from '../../milepost/toy-game.js';
import { knownOwn } from '../known-own.js';
import { type IronSetup, seaGame, shipsIn } from '../sea-game.js';

const options = { additionalTrains: true };
const declined = { code: 'ship/declined-here', rule: 'ID-SHIP-6' };
const call = (seat: number, train: number, draws: PortCall['draws'], landed = false): PortCall => ({
  seat,
  train,
  landed,
  draws,
});
const aboard = (seat: number, train: number, ship: string, points: number | null) => ({
  seat,
  train,
  ship,
  points,
});

/** Both seats have a Teapot in Amber's port and a Sardar in the southern one. */
const fleet = (ships: IronSetup['ships'], more: Partial<IronSetup> = {}) => {
  const trains = [{ at: '5,3' }, { at: '2', loco: 'sardar' }];
  return seaGame({ options, ships: ships ?? {}, state: { seats: [{ trains }, { trains }], ...more.state } });
};

describe('port calls', () => {
  test('ID-SHIP-6: what a train declined bars neither its fellow nor the trains of others', () => {
    const game = fleet({ calls: [call(0, 0, 'after-leaving')] });
    expect(game.refusal('0: draw-ship train=0')).toEqual(declined);
    expect(game.refusal('0: draw-ship train=1')).toBeNull();
    const theirs = fleet({ calls: [call(1, 0, 'after-leaving')] });
    expect(theirs.refusal('0: draw-ship train=0')).toBeNull();
  });

  test('ID-SHIP-6: each call is forgotten or changed for its own train', () => {
    const others = [call(0, 1, 'after-leaving'), call(1, 0, 'after-leaving')];
    const game = fleet({ top: ['serpent'], calls: others }).play('0: draw-ship train=0', '0: decline-ship');
    expect(shipsIn(game).calls).toEqual([call(0, 0, 'after-leaving'), ...others]);
    expect(shipsIn(game.play('0: move 5,2 train=0')).calls).toEqual(others);
  });

  test('ID-SHIP-6: a delivery in the port where a ship was declined changes nothing', () => {
    const train = { at: '5,3', loads: ['wool'] };
    const game = seaGame({ ships: { top: ['serpent'] }, state: { seats: [{ hand: [1, 2, 3], train }] } });
    game.play('0: draw-ship', '0: decline-ship', '0: deliver wool 1 0');
    expect(game.refusal('0: draw-ship')).toEqual(declined);
  });

  test('ID-SHIP-11: a train that has landed stays, also after a delivery and a ship it declined', () => {
    const seat = { hand: [1, 2, 3], track: ['5,3 6,4'], train: { at: '6,3', points: 0, loads: ['wool'] } };
    const game = seaGame({
      options: { costToLoad: true },
      ships: { aboard: [aboard(0, 0, 'serpent', 8)] },
      state: { seats: [seat] },
    }).play('0: sail 5,3', '0: deliver wool 1 0', '0: draw-ship', '0: decline-ship');
    expect(game.train(0).points).toBeGreaterThan(0);
    expect(game.refusal('0: move 6,4')).toEqual({ code: 'ship/just-landed', rule: 'ID-SHIP-11' });
  });

  test('ID-SHIP-6, ID-SHIP-14: a turn that begins changes the calls of its own seat only', () => {
    const calls = [call(0, 0, 'after-delivery', true), call(1, 0, 'after-delivery', true)];
    const game = fleet({ calls }, { state: { turn: { seat: 1 } } }).play('1: end-turn');
    expect(shipsIn(game).calls).toEqual([calls[1]]);
  });
});

describe('no way out', () => {
  // The train that declined stands on the island; its fellow ashore has a way.
  const marooned = (seat: object = {}) =>
    seaGame({
      options,
      ships: { calls: [call(0, 0, 'after-leaving')] },
      state: {
        seats: [
          { track: ['2 5,5'], trains: [{ at: '4' }, { at: '2', loco: 'sardar' }], ...seat },
          { trains: [{}, { loco: 'sardar' }] },
        ],
        turn: { seat: 1 },
      },
    });

  test('R-61: it is the way of the train itself that counts, not that of its fellow', () => {
    const game = marooned().play('1: end-turn');
    expect(shipsIn(game).calls).toEqual([call(0, 0, 'once-more')]);
    expect(game.refusal('0: draw-ship train=0')).toBeNull();
  });

  test('R-61: a lost turn is no turn to draw once more in', () => {
    const lost = marooned({ losesTurn: true }).play('1: end-turn');
    expect([shipsIn(lost).calls, lost.asked]).toEqual([[call(0, 0, 'after-leaving')], ['1: operations']]);
    expect(shipsIn(lost.play('1: end-turn')).calls).toEqual([call(0, 0, 'once-more')]);
  });
});

describe('voyages', () => {
  test('ID-SHIP-4: a turn that begins gives points to the ships of its own seat only', () => {
    const state = {
      seats: [
        { trains: [{ at: '6,3' }, { at: '7,3', loco: 'sardar' }] },
        { trains: [{ at: '8,3' }, { loco: 'sardar' }] },
      ],
    };
    const ships = {
      aboard: [aboard(0, 0, 'serpent', 1), aboard(0, 1, 'vulture', 2), aboard(1, 0, 'seahawk', null)],
    };
    const game = seaGame({ options, ships, state: { ...state, turn: { seat: 1 } } }).play('1: end-turn');
    expect(shipsIn(game).voyages.map(({ points }) => points)).toEqual([8, 12, null]);
  });

  test('ID-SHIP-9: voyages are listed by seat and train, whoever moved last', () => {
    const ships = {
      aboard: [aboard(0, 0, 'serpent', 8), aboard(0, 1, 'vulture', 12), aboard(1, 0, 'seahawk', 9)],
    };
    const seats = [
      { trains: [{ at: '6,3' }, { at: '7,3', loco: 'sardar' }] },
      { trains: [{ at: '8,3' }, { loco: 'sardar' }] },
    ];
    const order = (game: ToyGame) =>
      shipsIn(game).voyages.map(({ seat, train, points }) => [seat, train, points]);
    const game = seaGame({ options, ships, state: { seats } }).play('0: sail 7,3 train=0');
    expect(order(game)).toEqual([
      [0, 0, 7],
      [0, 1, 12],
      [1, 0, 9],
    ]);
    // One that lands leaves the list, and no other does.
    const landed = seaGame({ options, ships, state: { seats } }).play('0: sail 5,3 train=0');
    expect(order(landed)).toEqual([
      [0, 1, 12],
      [1, 0, 9],
    ]);
  });

  test('R-45, R-55: a state that fits a view has no ship twice, also while ships lie open', () => {
    const game = seaGame({
      foremen: ['wee-folk'],
      ships: { discards: ['hyperion'], aboard: [aboard(1, 0, 'serpent', 8)] },
      state: { seats: [{ train: { at: '5,3' } }, { train: { at: '8,3' } }] },
    }).play('0: draw-ship');
    const view = game.engine.view(game.state as never, 1);
    const { deck, discards, drawn, voyages } = knownOwn(game.engine.determinize(view as never, 'any')).ships;
    const all = [...deck, ...discards, ...(drawn?.ships ?? []), ...voyages.map(({ ship }) => ship)];
    expect([all.length, new Set(all).size]).toEqual([13, 13]);
  });
});

test('R-45: a foreman drawn from the pile, which lies face up, is seen by everybody', () => {
  const own = {
    foremanDeck: [],
    foremanDiscards: [],
    hiring: { seat: 0, pile: 'discard' as const, drawn: 'troll' as const, since: 0 },
  };
  const game = seaGame({ state: { seats: [{}], turn: { phase: 'building' } } });
  const seen = (pile: 'deck' | 'discard', viewer: number) => {
    const state = { ...game.state, own: { ...game.state.own, ...own, hiring: { ...own.hiring, pile } } };
    return knownOwn(game.engine.view(state as never, viewer)).hiring?.drawn;
  };
  expect([seen('discard', 0), seen('discard', 1)]).toEqual(['troll', 'troll']);
  expect([seen('deck', 0), seen('deck', 1)]).toEqual(['troll', null]);
});

describe('beginning in a port', () => {
  // Two seas: Amber has a port on the first and Cape on the second; 1 and 2 stand alone, one on each.
  const shores = toyBoard({
    rows: [
      '. . a a . ~ ~ . . c c . ~ ~ .', //  0
      ' . a A a ~ ~ ~ . c C c ~ ~ ~ .', // 1
      '. . a a . ~ 1 . . c c . ~ 2 .', //  2
      ' . B . . . . . . . . . . . . .', // 3
    ],
    cities: { A: { id: 'amber', supplies: ['tea'] }, B: { id: 'brook', size: 'small' }, C: { id: 'cape' } },
    seas: { west: '5,0', east: '12,0' },
    shipPorts: {
      amber: { at: '3,1', beside: 'amber' },
      cape: { at: '10,1', beside: 'cape' },
      one: '1',
      two: '2',
    },
    goods: { nothing: 1 },
    deck: Array(24).fill('amber nothing 1, amber nothing 1, amber nothing 1'),
  });
  const begin = (cash: number, own: string[], theirs: string[] = []) =>
    seaGame({ board: shores, state: { seats: [{ cash, track: own }, { track: theirs }] } });
  const refused = { code: 'train/no-start-there', rule: 'ID-SETUP-14' };

  test('ID-SHIP-15: the far port is one of the same sea', () => {
    const game = begin(60, ['1 7,2']);
    expect([game.refusal('0: place 3,1'), game.refusal('0: place 10,1')]).toEqual([null, refused]);
  });

  test('ID-SHIP-15: own track at the far port serves without money', () => {
    expect(begin(0, ['1 7,2']).refusal('0: place 3,1')).toBeNull();
  });

  test('R-13: a way by ship is a start, so that no other major city is one', () => {
    const theirs = ['1 7,2'];
    const rich = begin(60, [], theirs);
    expect([rich.refusal('0: place 3,1'), rich.refusal('0: place C')]).toEqual([null, refused]);
    const poor = begin(0, [], theirs);
    expect([poor.refusal('0: place A'), poor.refusal('0: place C')]).toEqual([null, null]);
  });
});
