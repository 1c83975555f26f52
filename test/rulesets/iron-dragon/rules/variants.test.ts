// The optional rules (ID-VAR-…), each a switch of its own.

import { describe, expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { createEngine, type GameAction } from '../../../../src/core/engine/index.js';
import { playRandomGame } from '../../../../src/testing/index.js';
import { passTurns } from '../../milepost/event-games.js';
import { type ToyGame, type ToyPosition, toyGame } from '../../milepost/toy-game.js';
import { knownOwn } from '../known-own.js';
import { building, realm, realmGame } from '../realm.js';

const engine = createEngine([ironDragon]);
const event = (name: string) =>
  ironDragon.tables.eventCards.find((card) => card.name === name)?.number as number;
const taxCard = event('War Tax');
const on = (option: string, state: ToyPosition = {}, more: object = {}) =>
  realmGame({ options: { [option]: true }, ...more, state });

describe('mercy', () => {
  test('ID-VAR-MERCY-1: bank loans of up to 20 GP together', () => {
    const game = on('borrowing', { seats: [{ cash: 1 }] });
    expect(game.refusal('0: borrow 21')).toEqual({ code: 'loan/too-much', rule: 'ID-VAR-MERCY-1' });
    game.play('0: borrow 15');
    expect([game.cash[0], game.refusal('0: borrow 6')?.code, game.refusal('0: borrow 5')]).toEqual([
      16,
      'loan/too-much',
      null,
    ]);
    expect(realmGame().refusal('0: borrow 5')).toEqual({ code: 'variant/off', rule: 'ID-VAR-MERCY-1' });
  });

  test('ID-VAR-MERCY-2: twice the sum is repaid as soon as it is there, never in part; no loan that would go back at once', () => {
    const seat = { hand: [2, 5, 6], train: { at: 'A', loads: ['iron'] } };
    expect(
      on('borrowing', { seats: [{ ...seat, cash: 0, loan: 10 }] })
        .play('0: deliver iron 2 0')
        .seat(0),
    ).toMatchObject({ cash: 0, loan: 0 });
    expect(
      on('borrowing', { seats: [{ ...seat, cash: 0, loan: 11 }] })
        .play('0: deliver iron 2 0')
        .seat(0),
    ).toMatchObject({ cash: 20, loan: 11 });
    expect(on('borrowing', { seats: [{ cash: 20 }] }).refusal('0: borrow 20')).toEqual({
      code: 'loan/not-needed',
      rule: 'ID-VAR-MERCY-2',
    });
    expect(
      on('borrowing', { seats: [{ cash: 19 }] })
        .play('0: borrow 20')
        .seat(0),
    ).toMatchObject({ cash: 39, loan: 20 });
  });

  test('ID-VAR-MERCY-3: rent may be owed, and is paid as soon as the cash covers it; one builds, hires and upgrades as usual', () => {
    const seats = [
      { cash: 3, hand: [1, 5, 6], train: { at: 'D', loads: ['tea'] } },
      { track: ['D 2,5 3,5'] },
    ];
    const game = on('latePayment', { seats }).play('0: move 2,5');
    expect([game.cash, game.seat(0).debts]).toEqual([[3, 60], [{ to: 1, amount: 4 }]]);
    expect(realmGame({ state: { seats } }).refusal('0: move 2,5')).toEqual({
      code: 'move/no-rent',
      rule: 'ID-MOVE-9',
    });
    game.play('0: end-operations');
    expect([game.refusal('0: build 3,3 2,3'), game.refusal('0: hire-from deck')]).toEqual([null, null]);
    const owing = on('latePayment', {
      seats: [{ cash: 10, debts: [{ to: 1, amount: 11 }] }],
      turn: { phase: 'building' },
    });
    expect(owing.refusal('0: upgrade sardar')).toBeNull();
    const paid = on('latePayment', { seats: [{ ...seats[0], debts: [{ to: 1, amount: 4 }] }, {}] }).play(
      '0: deliver tea 1 1',
    );
    expect([paid.cash, paid.seat(0).debts]).toEqual([[14, 64], []]);
  });
});

describe('backtracking', () => {
  const track = ['2,5 3,5 4,5'];
  const train = { at: '3,5', arrivedBy: ['2,5', '3,5'] as const };
  const game = (seat: object = {}, more: ToyPosition = {}) =>
    on('backtracking', { ...more, seats: [{ track, train, ...seat }, {}] });

  test('ID-VAR-BACK-1: turned round on any milepost, for a whole turn', () => {
    const turned = game().play('0: backtrack');
    expect([turned.asked, turned.train(0).arrivedBy]).toEqual([['1: operations'], null]);
    expect(realmGame({ state: { seats: [{ track, train }] } }).refusal('0: backtrack')).toEqual({
      code: 'variant/off',
      rule: 'ID-VAR-BACK-1',
    });
  });

  test('ID-VAR-BACK-2: on the next turn it goes in any direction', () => {
    expect(game().refusal('0: move 2,5')?.code).toBe('move/reversal');
    const turned = game().play('0: backtrack', '1: end-turn');
    expect([turned.refusal('0: move 2,5'), turned.refusal('0: move 4,5')]).toEqual([null, null]);
  });

  test('ID-VAR-BACK-3: not in a turn in which anything else was done', () => {
    expect(game().play('0: move 4,5').refusal('0: backtrack')).toEqual({
      code: 'backtrack/already-acted',
      rule: 'ID-VAR-BACK-3',
    });
    expect(game().play('0: discard-hand').refusal('0: backtrack')?.code).toBe('turn/not-yours');
  });

  test('ID-VAR-BACK-4: in a lost turn too, at no further loss', () => {
    const lost = game({ losesTurn: true }, { turn: { seat: 1 } }).play('1: end-turn');
    expect(lost.asked).toEqual(['0: lost']);
    lost.play('0: backtrack', '1: end-turn');
    expect([lost.asked, lost.refusal('0: move 2,5')]).toEqual([['0: operations'], null]);
  });

  test('ID-VAR-BACK-5: on an opponent’s track the rent is due', () => {
    const on1 = (cash: number) => on('backtracking', { seats: [{ train, cash }, { track }] });
    expect(on1(3).refusal('0: backtrack')).toEqual({ code: 'backtrack/no-rent', rule: 'ID-VAR-BACK-5' });
    expect(on1(4).play('0: backtrack').cash).toEqual([0, 64]);
  });
});

describe('the fast game', () => {
  const begin = (options: object, seed = 3) => engine.createGame('iron-dragon', { seats: 3, seed, options });

  test('ID-VAR-FAST-1: 70 GP and three startup turns', () => {
    expect(begin({ fastStart: true }).seats.map(({ cash }) => cash)).toEqual([70, 70, 70]);
    expect(begin({}).seats.map(({ cash }) => cash)).toEqual([60, 60, 60]);
    const started = realmGame({
      options: { fastStart: true },
      state: { turn: { phase: 'startup', startup: 3, seat: 0 }, round: 0 },
    });
    started.play('0: end-turn');
    expect(started.asked).toEqual(['0: startup']);
    const usual = realmGame({ state: { turn: { phase: 'startup', startup: 3, seat: 0 }, round: 0 } }).play(
      '0: end-turn',
    );
    expect(usual.asked).toEqual(['0: operations']);
  });

  test('ID-VAR-FAST-2: events met in the deal are out of the game', () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => begin({ dealtEventsOut: true }, seed));
    expect(seeds.every(({ removed }) => removed.every((card) => card > 132))).toBe(true);
    expect(seeds.some(({ removed }) => removed.length > 0)).toBe(true);
    expect(seeds.every(({ discards }) => discards.length === 0)).toBe(true);
    expect(
      Array.from({ length: 20 }, (_, seed) => begin({}, seed)).every(({ removed }) => removed.length === 0),
    ).toBe(true);
  });

  test('ID-VAR-FAST-3: without the War Tax', () => {
    const cards = ({ deck, seats }: ReturnType<typeof begin>) => [
      ...deck,
      ...seats.flatMap(({ hand }) => hand),
    ];
    expect([cards(begin({ noTax: true })).includes(taxCard), cards(begin({})).includes(taxCard)]).toEqual([
      false,
      true,
    ]);
    expect(cards(begin({ noTax: true })).length).toBe(151);
    expect(begin({ noTax: true }).removed).toEqual([taxCard]);
  });

  test('ID-VAR-FAST-4: five cards, of which all discard two in secret after the second startup round', () => {
    const options = { fiveCards: true };
    const hands = [
      [3, 4, 5, 6, 7],
      [8, 9, 10, 11, 12],
    ];
    const game = realmGame({
      options,
      state: { seats: hands.map((hand) => ({ hand })), turn: { phase: 'startup', startup: 3 }, round: 0 },
    }).play('0: end-turn');
    expect(game.asked).toEqual(['0: discardDemands', '1: discardDemands']);
    expect(game.refusal('0: discard 3,3')).toEqual({ code: 'hand/wrong-number', rule: 'ID-VAR-FAST-4' });
    expect(game.refusal('0: discard 3,8')).toEqual({ code: 'hand/not-your-card', rule: 'ID-VAR-FAST-4' });
    game.play('1: discard 8,12');
    expect(game.engine.view(game.state as never, 0).drafts?.answers).toEqual([null, { answer: null }]);
    game.play('0: discard 3,4');
    expect([game.seat(0).hand, game.seat(1).hand, game.asked]).toEqual([
      [5, 6, 7],
      [9, 10, 11],
      ['0: operations'],
    ]);
  });
});

describe('the tournament clock', () => {
  const timed = (seats: readonly object[]) =>
    on('timeLimit', { seats: seats as never, round: 5 }, { seats: seats.length }).play('host: expire-time');

  test('ID-VAR-TIME-1, ID-VAR-TIME-2: a limit agreed before play, which runs out once; an earlier win stands', () => {
    expect(realmGame().refusal('host: expire-time')).toEqual({ code: 'variant/off', rule: 'ID-VAR-TIME-1' });
    const game = on('timeLimit', { round: 5 });
    expect([game.state.lastRound, game.play('host: expire-time').state.lastRound]).toEqual([null, 5]);
    expect(game.refusal('host: expire-time')).toEqual({
      code: 'time/already-expired',
      rule: 'ID-VAR-TIME-2',
    });
  });

  test('ID-VAR-TIME-2: the round is finished, so that turns are equal', () => {
    const game = timed([{}, {}, {}]);
    expect(passTurns(game, 2).state.outcome).toBeNull();
    expect(passTurns(game, 1).state.outcome?.reason).toBe('timeLimit');
  });

  test('ID-VAR-TIME-3: most cash among those connected, else most cash', () => {
    const ranking = (game: ReturnType<typeof timed>) =>
      passTurns(game, 3).state.outcome?.ranking.map(({ seat, place }) => [seat, place]);
    expect(ranking(timed([{ cash: 40 }, { cash: 90 }, { cash: 50 }]))).toEqual([
      [1, 1],
      [2, 2],
      [0, 3],
    ]);
  });

  test('ID-VAR-TIME-4: connection ranks before cash, for the further places too; equal cash shares one', () => {
    const game = toyGame({
      ruleset: ironDragon,
      board: realm,
      seats: 3,
      options: { timeLimit: true },
      state: {
        round: 5,
        seats: [{ cash: 40 }, { cash: 90 }, { cash: 90 }],
        own: { ...knownOwn(timed([{}, {}, {}]).state) },
      },
    }).play('host: expire-time');
    expect(passTurns(game, 3).state.outcome?.ranking.map(({ seat, place }) => [seat, place])).toEqual([
      [1, 1],
      [2, 1],
      [0, 3],
    ]);
  });
});

describe('crossgrading', () => {
  const yard = (seat: object = {}, turn: object = {}) =>
    building([{ train: { loco: 'sardar', at: 'D' }, ...seat }], {
      options: { crossgrading: true },
      state: { turn },
    });

  test('ID-VAR-CROSS-1, ID-LOCO-6: 5 GP for the other loco of the level, II to IV, if one is left', () => {
    expect(yard().play('0: crossgrade salamander').cash[0]).toBe(55);
    const refusal = { code: 'loco/no-such-crossgrade', rule: 'ID-VAR-CROSS-1' };
    expect(yard().refusal('0: crossgrade white-dragon')).toEqual(refusal);
    expect(yard({ train: { loco: 'teapot', at: 'D' } }).refusal('0: crossgrade teapot')).toEqual(refusal);
    expect(building([{ train: { loco: 'sardar' } }]).refusal('0: crossgrade salamander')).toEqual({
      code: 'variant/off',
      rule: 'ID-VAR-CROSS-1',
    });
    const out = [1, 2, 3].map(() => ({ train: { loco: 'salamander' } }));
    const short = (others: object[]) =>
      building([{ train: { loco: 'sardar' } }, ...others], {
        seats: 1 + others.length,
        options: { crossgrading: true },
      });
    expect(short(out).refusal('0: crossgrade salamander')).toEqual({
      code: 'loco/none-left',
      rule: 'ID-LOCO-6',
    });
    expect(short(out.slice(1)).refusal('0: crossgrade salamander')).toBeNull();
  });

  test('ID-VAR-CROSS-2: up to 15 GP of track the same turn', () => {
    expect(yard({}, { spent: 15 }).refusal('0: crossgrade salamander')).toBeNull();
    expect(yard({}, { spent: 16 }).refusal('0: crossgrade salamander')).toEqual({
      code: 'loco/over-budget',
      rule: 'ID-VAR-CROSS-2',
    });
    expect(yard().play('0: crossgrade salamander', '0: build 3,3 2,3').state.turn.spent).toBe(6);
  });

  test('ID-VAR-CROSS-3: as often as one likes', () => {
    const game = yard().play('0: crossgrade salamander', '0: crossgrade sardar', '0: crossgrade salamander');
    expect([game.cash[0], game.train(0).loco]).toEqual([45, 'salamander']);
  });

  test('ID-VAR-CROSS-4: the 5 GP never count towards an upgrade, which may be had the same turn', () => {
    const game = yard().play('0: crossgrade salamander', '0: upgrade fire-drake');
    expect([game.cash[0], game.state.turn.spent]).toEqual([45, 15]);
  });
});

describe('open contracts', () => {
  const open = (state: ToyPosition) => on('openContracts', state);

  test('ID-VAR-OPEN-1: the cards of a discarded hand lie face up on the board', () => {
    const game = open({ seats: [{ hand: [1, 2, 6] }], draws: [20, 21, 22] }).play('0: discard-hand');
    expect([game.state.contracts, game.state.discards]).toEqual([[1, 2, 6], []]);
    const plain = realmGame({ state: { seats: [{ hand: [1, 2, 6] }], draws: [20, 21, 22] } }).play(
      '0: discard-hand',
    );
    expect([plain.state.contracts, plain.state.discards]).toEqual([[], [1, 2, 6]]);
  });

  const trader = { hand: [4, 5, 6], train: { at: 'E', loads: ['iron'] } };

  test('ID-VAR-OPEN-2: whoever delivers to one first takes the payoff, and the card is discarded', () => {
    const game = open({ seats: [{ hand: [7, 8, 9] }, trader], contracts: [1] }).play(
      '0: end-turn',
      '1: deliver iron 1 0',
    );
    expect([game.cash[1], game.state.contracts, game.state.discards]).toEqual([72, [], [1]]);
  });

  test('ID-VAR-OPEN-3: four at most; the surplus is discarded at once', () => {
    const game = open({ seats: [{ hand: [1, 2, 6] }], contracts: [10, 11], draws: [20, 21, 22] }).play(
      '0: discard-hand',
    );
    expect([game.state.contracts, game.state.discards]).toEqual([[10, 11, 1, 2], [6]]);
  });

  test('ID-VAR-OPEN-4: one that is fulfilled is not replaced, and draws no card', () => {
    const game = open({ seats: [trader, { hand: [7, 8, 9] }], contracts: [1, 10], draws: [20] }).play(
      '0: deliver iron 1 0',
    );
    expect([game.state.contracts, game.seat(0).hand, game.state.deck.at(-1)]).toEqual([[10], [4, 5, 6], 20]);
  });
});

describe('field warehousing', () => {
  const stock = { train: { at: 'E', loads: ['iron'] } };
  const stored = (state: ToyPosition) => on('fieldWarehousing', state);

  test('ID-VAR-WARE-1: a load dropped without payoff stays in the city', () => {
    const game = stored({ seats: [stock] }).play('0: drop iron');
    expect(game.state.stored).toEqual([{ city: 'elm', good: 'iron', seat: 0, lastTurn: 7 }]);
    expect(realmGame({ state: { seats: [stock] } }).play('0: drop iron').state.stored).toEqual([]);
  });

  test('ID-VAR-WARE-2: any player may pick it up there', () => {
    const game = stored({ seats: [stock, { train: { at: 'E' } }] }).play('0: drop iron', '0: end-turn');
    expect(game.refusal('1: pick-up tea fromWarehouse=true')).toEqual({
      code: 'load/not-stored',
      rule: 'ID-VAR-WARE-2',
    });
    expect(game.play('1: pick-up iron fromWarehouse=true').train(1).loads).toEqual(['iron']);
  });

  test('ID-VAR-WARE-3: back to the supply at the end of the dropper’s fourth later turn', () => {
    const game = stored({ seats: [stock, {}] }).play('0: drop iron', '0: end-turn', '1: end-turn');
    expect(passTurns(game, 6).state.stored.length).toBe(1);
    expect(passTurns(game, 1).state.stored).toEqual([]);
  });
});

describe('cost to move and to load', () => {
  test('ID-VAR-COST-1: 1 GP for a turn on own track; rent stays 4; red areas and links are free', () => {
    const track = ['3,3 2,3 1,3'];
    const game = on('costToMove', { seats: [{ track, train: { at: 'A' } }, { track: ['1,3 0,3'] }] });
    game.play('0: move 3,3');
    expect(game.cash[0]).toBe(60);
    game.play('0: move 2,3 1,3');
    expect(game.cash[0]).toBe(59);
    expect(game.play('0: move 0,3').cash).toEqual([55, 64]);
    expect(on('costToMove', { seats: [{ track, train: { at: 'A' } }] }).play('0: move B').cash[0]).toBe(60);
  });

  test('ID-VAR-COST-2: each pick-up, drop and delivery takes a milepost of movement', () => {
    const seat = { hand: [1, 5, 6], train: { at: 'D', points: 3, loads: ['tea'] } };
    const game = on('costToLoad', { seats: [seat] }).play(
      '0: pick-up iron',
      '0: drop iron',
      '0: deliver tea 1 1',
    );
    expect(game.train(0).points).toBe(0);
    expect(game.refusal('0: pick-up iron')).toEqual({ code: 'load/no-points', rule: 'ID-VAR-COST-2' });
    expect(
      realmGame({ state: { seats: [{ train: { at: 'D', points: 0 } }] } }).refusal('0: pick-up iron'),
    ).toBeNull();
  });
});

describe('two trains', () => {
  const options = { additionalTrains: true };
  const begin = (seats: number, more: object = {}) => {
    let state = engine.createGame('iron-dragon', { seats, seed: 3, options: { ...options, ...more } });
    for (const [seat, cards] of (state.own.draft?.dealt ?? []).entries())
      state = engine.applyAction(state, { type: 'chooseForeman', seat, foreman: cards[0] });
    return state;
  };

  test('ID-VAR-TRAINS-1, ID-LOCO-6: a Teapot and a loco of level II of one’s choice, in turn order, as long as there are any', () => {
    let state = begin(6);
    const order: number[] = [];
    for (let n = 0; n < 6; n++) {
      const [{ seat, kind }] = engine.decisions(state);
      expect(kind).toBe('chooseSecondTrain');
      order.push((seat - state.first + 6) % 6);
      const to = n < 3 ? 'sardar' : 'salamander';
      expect(engine.checkAction(state, { type: 'chooseSecondTrain', seat, to: 'fire-drake' })).toMatchObject({
        code: 'loco/no-second-train',
        rule: 'ID-VAR-TRAINS-1',
      });
      if (n === 3)
        expect(engine.checkAction(state, { type: 'chooseSecondTrain', seat, to: 'sardar' })).toMatchObject({
          code: 'loco/none-left',
          rule: 'ID-LOCO-6',
        });
      const chosen = engine.tryAction(state, { type: 'chooseSecondTrain', seat, to });
      if (!chosen.ok) throw new Error(chosen.rejection.code);
      expect(chosen.events).toContainEqual(
        expect.objectContaining({ type: 'secondTrainChosen', seat, loco: to }),
      );
      state = chosen.state;
    }
    expect(order).toEqual([0, 1, 2, 3, 4, 5]);
    expect(engine.decisions(state).map(({ kind }) => kind)).toEqual(['startup']);
    for (const { trains } of state.seats)
      expect(trains.map(({ loco }) => loco)).toEqual(['teapot', expect.stringMatching(/sardar|salamander/)]);
    // Both can be upgraded, each by its number.
    const seat = state.turn.seat;
    const better = engine.applyAction(state, { type: 'upgradeLoco', seat, to: 'fire-drake', train: 1 });
    expect(better.seats[seat].trains.map(({ loco }) => loco)).toEqual(['teapot', 'fire-drake']);
  });

  test('ID-VAR-TRAINS-2: each uses its whole allowance in a turn; rent and bribe are due once (M-OPEN-37)', () => {
    const game = realmGame({
      options,
      foremen: ['elf', 'human'],
      state: {
        seats: [
          { track: ['2,6 1 u1,0'], trains: [{ at: '2,6' }, { loco: 'salamander', at: '2,6' }] },
          { track: ['2,6 1,6'], trains: [{}, { loco: 'sardar' }] },
        ],
      },
    });
    game.play('0: move 1 train=0', '0: move 1 train=1', '0: move u1,0 train=1');
    expect([game.train(0, 0).points, game.train(0, 1).points, game.cash[0]]).toEqual([9, 10, 59]);
    expect(game.happened('bribePaid')).toEqual([{ seat: 0, to: null, amount: 1 }]);
  });

  test('ID-VAR-TRAINS-1, E-HOST-2: a dropped player has the first type of which there is a card', () => {
    const choose = (state: ReturnType<typeof begin>, to: string) => {
      const [{ seat }] = engine.decisions(state);
      return engine.applyAction(state, { type: 'chooseSecondTrain', seat, to } as never);
    };
    const secondOf = (state: ReturnType<typeof begin>) => {
      const [{ seat }] = engine.decisions(state);
      const dropped = engine.applyAction(state, { type: 'dropSeat', seat: null, target: seat } as never);
      return dropped.seats[seat].trains[1].loco;
    };
    const none = begin(6);
    expect(secondOf(none)).toBe('sardar');
    expect(secondOf(choose(choose(choose(none, 'sardar'), 'sardar'), 'sardar'))).toBe('salamander');
  });

  test('ID-VAR-TRAINS-1: a save may stand between the choices, with as many second trains as were chosen', () => {
    const fresh = begin(3);
    const [{ seat }] = engine.decisions(fresh);
    const one = engine.applyAction(fresh, { type: 'chooseSecondTrain', seat, to: 'sardar' });
    for (const state of [fresh, one]) expect(engine.deserialize(engine.serialize(state))).toEqual(state);
    const opened =
      (state: typeof one, secondTrains: object, trains: (typeof one)['seats'][number]['trains']) => () =>
        engine.deserialize(
          engine.serialize({
            ...state,
            seats: state.seats.map((row) => ({ ...row, trains })),
            own: { ...state.own, secondTrains },
          } as never),
        );
    const [teapot, sardar] = one.seats[seat].trains;
    const message = /second trains (are|were) chosen/;
    expect(opened(fresh, { chosen: 0, since: fresh.step }, [teapot])).not.toThrow();
    expect(opened(fresh, { chosen: 0, since: fresh.step }, [teapot, sardar])).toThrow(message);
    expect(opened(fresh, { chosen: 3, since: fresh.step }, [teapot, sardar])).toThrow(message);
  });

  test('ID-VAR-TRAINS-1, E-STALE-1: the first turn opens with the last choice', () => {
    let state = begin(2);
    for (const to of ['sardar', 'salamander']) {
      const [{ seat }] = engine.decisions(state);
      state = engine.applyAction(state, { type: 'chooseSecondTrain', seat, to } as never);
    }
    expect(engine.decisions(state)).toMatchObject([{ kind: 'startup', since: state.step }]);
  });

  test('ID-VAR-TRAINS-1: a game whose acts never name the first train has the same record (E-SHAPE-4)', () => {
    const plan = {
      seed: 4,
      seats: 2,
      steps: 80,
      suggested: 50,
      options: { ...options, backtracking: true },
    };
    const { config, actions } = playRandomGame(engine as never, 'iron-dragon', plan);
    const bare = actions.map(({ train, ...rest }: GameAction & { train?: number }) =>
      train === 1 ? { ...rest, train } : rest,
    );
    const named = bare.filter((action, n) => !('train' in action) && 'train' in actions[n]);
    expect(named.length).toBeGreaterThan(5);
    const record = (played: readonly unknown[]) => engine.record('iron-dragon', config, played as never);
    expect(record(bare)).toEqual(record(actions));
  });

  test('ID-VAR-TRAINS-2: the last piece of gold bribes for both trains (move/no-bribe)', () => {
    const cave = ['2,6 1 u1,0', '15,6 2 u2,2'];
    const trains = [{ at: '2,6' }, { loco: 'salamander', at: '15,6' }];
    const game = realmGame({
      options,
      foremen: ['elf', 'orc'],
      state: { seats: [{ cash: 1, track: cave, trains }, { trains: [{}, { loco: 'sardar' }] }] },
    });
    game.play('0: move 1 train=0');
    expect(game.cash).toEqual([0, 61]);
    expect(game.refusal('0: move 2 train=1')).toBeNull();
    game.play('0: end-turn', '1: end-turn');
    expect(game.refusal('0: move 2 train=1')).toEqual({ code: 'move/no-bribe', rule: 'ID-UNDER-7' });
  });

  test('ID-VAR-TRAINS-3: with hands of four, if agreed', () => {
    expect(begin(3, { handsOfFour: true }).seats.map(({ hand }) => hand.length)).toEqual([4, 4, 4]);
    expect(begin(3).seats.map(({ hand }) => hand.length)).toEqual([3, 3, 3]);
    expect(() =>
      engine.createGame('iron-dragon', { seats: 2, seed: 1, options: { handsOfFour: true } }),
    ).toThrow();
  });
});

describe('reshuffle', () => {
  test('ID-VAR-RESHUF-1: the War Tax leaves the game when it is drawn, and deck and pile are shuffled together', () => {
    const state: ToyPosition = {
      seats: [{ hand: [2, 5, 6], train: { at: 'A', loads: ['iron'] } }],
      discards: [20, 21],
      draws: [taxCard, 10],
    };
    const game = on('reshuffle', state).play('0: deliver iron 2 0');
    expect(game.state.removed).toEqual([taxCard]);
    // An event card that comes behind the tax may lie there again, and none of those that were shuffled.
    expect(game.state.discards.filter((card) => [taxCard, 2, 20, 21].includes(card))).toEqual([]);
    const told = game.events.map(({ type }) => type);
    expect(told.indexOf('taxPaid')).toBeLessThan(told.indexOf('deckReshuffled'));
    expect(realmGame({ state }).play('0: deliver iron 2 0').state.discards).toContain(taxCard);
    expect(() =>
      engine.createGame('iron-dragon', { seats: 2, seed: 1, options: { reshuffle: true, noTax: true } }),
    ).toThrow();
  });
});

describe('selling and trading track', () => {
  const segment = (from: string, to: string) => realm.segment(from, to);
  const deal = (turn: object = {}, more: object = {}) =>
    building([{ track: ['3,3 2,3'] }, { track: ['2,3 1,3', '5,3 6,3'] }], {
      options: { trackDeals: true },
      state: { turn },
      ...more,
    });
  const offer = (changes: object) => ({
    type: 'offerTrackDeal',
    seat: 0,
    seller: 1,
    segments: [segment('2,3', '1,3')],
    price: 7,
    inExchange: [],
    ...changes,
  });
  const check = ({ engine: rails, state }: ToyGame, changes: object = {}) => {
    const found = rails.checkAction(state as never, offer(changes) as never);
    return found === null ? null : { code: found.code, rule: found.rule };
  };
  const strike = ({ engine: rails, state }: ToyGame, changes: object = {}) => {
    const offered = rails.applyAction(state as never, offer(changes) as never);
    const yes = { type: 'answerTrackDeal', seat: 1, accept: true };
    return rails.applyAction(offered, yes as never) as unknown as ToyGame['state'];
  };

  test('ID-VAR-TRADE-1: instead of building, track from another at a price both agree on', () => {
    const after = strike(deal());
    expect(after.seats.map(({ cash }) => cash)).toEqual([53, 67]);
    expect(check(building([{}]), {})).toEqual({ code: 'variant/off', rule: 'ID-VAR-TRADE-1' });
    expect(check(deal(), { segments: [segment('3,3', '2,3')] })).toEqual({
      code: 'deal/not-theirs',
      rule: 'ID-VAR-TRADE-1',
    });
  });

  test('ID-VAR-TRADE-2: only in the buyer’s turn', () => {
    const game = deal({ seat: 1 });
    expect(check(game)?.code).toBe('turn/not-yours');
    expect(check(deal())).toBeNull();
  });

  test('ID-VAR-TRADE-3: track for track, without money', () => {
    const mine = segment('3,3', '2,3');
    const after = strike(deal(), { price: 0, inExchange: [mine] });
    expect(after.rail.tracks[1]).toContain(mine);
    expect(after.seats.map(({ cash }) => cash)).toEqual([60, 60]);
    expect(check(deal(), { inExchange: [segment('5,3', '6,3')] })).toEqual({
      code: 'deal/not-yours',
      rule: 'ID-VAR-TRADE-3',
    });
  });

  test('ID-VAR-TRADE-4: the segments change owner; no track is built that turn, but foreman and loco may be had', () => {
    const game = deal();
    const after = strike(game);
    expect(after.rail.tracks[0]).toContain(segment('2,3', '1,3'));
    const next = (action: object) =>
      game.engine.checkAction(after as never, { seat: 0, ...action } as never)?.code ?? null;
    expect(next({ type: 'buildTrack', from: realm.at('1,3'), to: realm.at('0,3') })).toBe('build/dealt');
    expect(next({ type: 'upgradeLoco', to: 'sardar' })).toBeNull();
    expect(next({ type: 'hireForemanChoose', foreman: 'troll' })).toBeNull();
    expect(after.turn.spent).toBe(0);
    // After building there is no deal; after an upgrade there is.
    expect(check(deal().play('0: build 2,3 2,2'))).toEqual({
      code: 'deal/already-spent',
      rule: 'ID-VAR-TRADE-4',
    });
    expect(check(deal().play('0: upgrade sardar'))).toBeNull();
    expect(check(deal(), { price: 61 })).toEqual({ code: 'deal/no-cash', rule: 'ID-VAR-TRADE-4' });
  });
});
