// Plans for people, read like game records: which way is taken, what it costs, where a train must stop, and why there is none.

import { describe, expect, test } from 'vitest';
import { milepostPlanning } from '../../../../rulesets/milepost/index.js';
import type { AnyEngine } from '../../../../src/core/engine/index.js';
import { planBuild, planMove, priceOf, reachOf, withPlanning } from '../../../../src/table/plans/index.js';
import { type ToyGame, type ToyPosition, toyGame } from '../toy-game.js';
import { EVENT } from '../toy-rails.js';

const planning = milepostPlanning({ ruleset: 'toy-rails' });

/** Asks planners about the position of a game; places by name. */
function asking(game: ToyGame, seat = 0) {
  const engine = withPlanning(game.engine as unknown as AnyEngine, [planning]);
  const state = game.state as never;
  const place = (name: string) => ({ kind: 'milepost', id: game.at(name) }) as const;
  return {
    build: (to: string, from?: string) =>
      planBuild(engine, state, seat, from === undefined ? 'network' : place(from), place(to)),
    move: (to: string, train = 0) => planMove(engine, state, seat, train, place(to)),
    reach: (train = 0) => reachOf(engine, state, seat, train),
    price: (line: string) => priceOf(engine, state, game.engine.parseAction('toy-rails', line) as never),
    at: (name: string) => game.at(name),
  };
}

const building = (state: ToyPosition = {}, seats = 2) =>
  asking(toyGame({ seats, state: { ...state, turn: { phase: 'building', ...state.turn } } }));

describe('building', () => {
  test('M-BUILD-16: what the budget does not reach falls in later turns, and the first refusal says so', () => {
    const { steps, thisTurn, turns, refusal } = building({
      turn: { spent: 17 },
      seats: [{ cash: 50, track: ['3,2 4,2'] }],
    }).build('8,3', '4,2');
    expect(thisTurn.count).toBeLessThan(steps.length);
    expect(thisTurn.spent).toBeLessThanOrEqual(3);
    expect(turns).toBe(2);
    expect(refusal).toMatchObject({ code: 'build/over-budget', rule: 'M-BUILD-16' });
  });

  test('M-BUILD-16: so does what the cash does not reach', () => {
    const { thisTurn, refusal, total } = building({ seats: [{ cash: 2, track: ['3,2 4,2'] }] }).build('6,4');
    expect(total).toBeGreaterThan(2);
    expect(thisTurn.spent).toBeLessThanOrEqual(2);
    expect(refusal).toMatchObject({ code: 'build/no-cash', rule: 'M-BUILD-16' });
  });

  test('M-BUILD-10: another player’s segment is gone round', () => {
    const straight = building({ seats: [{ track: ['3,4 4,4'] }] }).build('6,4');
    const round = building({ seats: [{ track: ['3,4 4,4'] }, { track: ['5,4 6,4'] }] }).build('6,4');
    expect(straight.steps).toHaveLength(2);
    expect(round.steps.map(({ action }) => action)).not.toContainEqual(straight.steps[1].action);
    expect(round.total).toBeGreaterThan(straight.total);
    expect(round.refusal).toBeNull();
  });

  test('M-BUILD-13: into a full city no plan leads (build/city-full)', () => {
    const seats = [{ track: ['4,3 4,4'] }, { track: ['E 2,6'] }, { track: ['E 1,5'] }];
    const { steps, refusal } = building({ seats }, 3).build('E');
    expect(steps).toEqual([]);
    expect(refusal).toMatchObject({ code: 'build/city-full', rule: 'M-BUILD-13' });
  });

  test('M-BUILD-2: from where nothing may begin, the way leads there first', () => {
    const asked = building();
    const { refusal, steps } = asked.build('5,5', '5,4');
    expect(refusal).toBeNull();
    expect(steps.length).toBeGreaterThan(1);
    expect(steps.at(-1)?.action).toMatchObject({ from: asked.at('5,4'), to: asked.at('5,5') });
  });

  test('M-BUILD-1: nor to where no track can lie (build/no-such-way)', () => {
    const { refusal } = building().build('12,4');
    expect(refusal).toMatchObject({ code: 'build/no-such-way', rule: 'M-BUILD-1' });
  });

  test('M-FERRY-2: a way over a ferry pays for it at the first port and goes on from the other', () => {
    const { steps } = building({ seats: [{ track: ['8,2 8,3 9,4'] }] }).build('12,7');
    expect(steps.map(({ price }) => price.items.map(({ what, rule }) => `${what} ${rule}`))).toEqual([
      ['port M-FERRY-2'],
      ['terrain M-BUILD-7'],
    ]);
    expect(steps[0].price.total).toBe(4);
  });

  test('M-TURN-1: in operations they are ended first', () => {
    const { before, actions } = asking(toyGame({ state: { seats: [{ track: ['3,2 4,2'] }] } })).build('5,3');
    expect(before).toEqual([{ type: 'endOperations', seat: 0 }]);
    expect(actions.length).toBeGreaterThan(0);
  });

  test('M-TURN-1: a seat that is not on turn is told what it could build in a turn of its own', () => {
    const game = toyGame({ state: { seats: [{ track: ['3,2 4,2'] }, { track: ['6,9 5,9'] }] } });
    const { steps, actions, refusal } = asking(game, 1).build('4,9');
    expect(steps.length).toBeGreaterThan(0);
    expect(actions).toEqual([]);
    expect(refusal).toMatchObject({ code: 'turn/not-yours' });
  });

  test('M-BUILD-21: what an event closes waits for its end, where there is no other way', () => {
    const position = (inPlay: ToyPosition['inPlay']): ToyPosition => ({
      seats: [{ track: ['D 6,2'] }],
      ...(inPlay === undefined ? {} : { inPlay }),
    });
    const card = { card: EVENT.heavySnow, drawer: 1, lastTurn: 9, met: [] };
    const open = building(position(undefined)).build('7,3');
    const closed = building(position([card])).build('7,3');
    expect(open.refusal).toBeNull();
    expect(closed.actions).toHaveLength(1);
    expect(closed.steps.map(({ turn }) => turn)).toEqual([0, 1]);
    expect(closed.refusal).toMatchObject({ code: 'build/event' });
  });
});

const LINE = '3,2 4,2 D 6,2 6,3 7,3 8,3 9,4';

describe('running', () => {
  test('M-MOVE-3: a train stops where its movement ends', () => {
    const game = toyGame({ state: { seats: [{ track: [LINE], train: { at: '4,2', points: 3 } }] } });
    const { actions, turns, stops, refusal } = asking(game).move('9,4');
    expect(actions).toHaveLength(3);
    expect(turns).toBe(2);
    expect(stops).toEqual([{ place: { kind: 'milepost', id: game.at('6,3') }, turn: 0, why: 'movement' }]);
    expect(refusal).toMatchObject({ code: 'move/no-points', rule: 'M-MOVE-3' });
  });

  test('M-MOVE-7: it does not turn round on the way', () => {
    const train = { at: '6,2', arrivedBy: ['D', '6,2'] as [string, string], points: 9 };
    const { refusal, steps } = asking(toyGame({ state: { seats: [{ track: [LINE], train }] } })).move('4,2');
    expect(steps).toEqual([]);
    expect(refusal).toMatchObject({ code: 'move/reversal', rule: 'M-MOVE-7' });
  });

  const rented = (points: number) => {
    const train = { at: '4,2', points };
    const seats = [{ cash: 20, track: ['3,2 4,2'], train }, { track: ['4,2 D 6,2 6,3 7,3 8,3 9,4'] }];
    return asking(toyGame({ state: { seats } })).move('9,4');
  };

  test('M-MOVE-11: rent is paid once a turn to each owner', () => {
    const { rents, total, steps } = rented(9);
    expect(rents).toEqual([{ turn: 0, to: 1, amount: 4 }]);
    expect(total).toBe(4);
    expect(steps[1].price.items).toEqual([
      { what: 'rent', rule: 'M-OPEN-37', amount: 0, to: null, params: { owner: 1 } },
    ]);
  });

  test('M-MOVE-11: where that takes no longer, a train waits rather than pay in two turns', () => {
    const { rents, turns, actions } = rented(3);
    expect(rents).toEqual([{ turn: 1, to: 1, amount: 4 }]);
    expect(turns).toBe(2);
    expect(actions).toEqual([]);
  });

  test('M-MOVE-12: without money for the rent there is no way, and that is why (move/no-rent)', () => {
    const seats = [{ cash: 3, track: ['3,2 4,2'], train: { at: '4,2' } }, { track: ['4,2 D 6,2'] }];
    const asked = asking(toyGame({ state: { seats } }));
    expect(asked.move('6,2').refusal).toMatchObject({ code: 'move/no-rent', rule: 'M-MOVE-12' });
    expect(asked.reach().map(({ place }) => place.id)).not.toContain(asked.at('6,2'));
  });

  test('M-FERRY-6, M-FERRY-7: it waits for a ferry, and goes on at half rate', () => {
    const track = ['8,2 8,3 9,4 S', 'U 12,7'];
    const seats = [{ track, rights: ['strait'], train: { at: '9,4', points: 9 } }];
    const game = toyGame({ state: { seats } });
    const { steps, stops, turns } = asking(game).move('12,7');
    expect(steps.map(({ action, turn }) => `${turn} ${action.type}`)).toEqual([
      '0 moveTrain',
      '1 crossFerry',
      '1 moveTrain',
    ]);
    expect(stops).toEqual([{ place: { kind: 'milepost', id: game.at('S') }, turn: 0, why: 'ferry' }]);
    expect(turns).toBe(2);
    const there = asking(game)
      .reach()
      .find(({ place }) => place.id === game.at('12,7'));
    expect(there).toMatchObject({ turn: 1, left: 4 });
  });

  test('M-EVENT-22: an event that closes the way is why not (move/event)', () => {
    const seats = [{ track: ['D 6,2 6,3 7,3'], train: { at: 'D' } }];
    const inPlay = [{ card: EVENT.heavySnow, drawer: 1, lastTurn: 9, met: [] }];
    const { refusal } = asking(toyGame({ state: { seats, inPlay } })).move('7,3');
    expect(refusal).toMatchObject({ code: 'move/event', params: { card: EVENT.heavySnow } });
  });

  test('M-MOVE-1: a train that is not on the board is placed', () => {
    const { actions, refusal } = asking(toyGame({ state: { seats: [{ track: [LINE] }] } })).move('D');
    expect(actions.map(({ type }) => type)).toEqual(['placeTrain']);
    expect(refusal).toBeNull();
  });

  test('M-MOVE-5: where it stands it need not go, and off all track it cannot', () => {
    const asked = asking(toyGame({ state: { seats: [{ track: [LINE], train: { at: '4,2' } }] } }));
    expect(asked.move('4,2')).toMatchObject({ steps: [], turns: 0, refusal: null });
    expect(asked.move('E').refusal).toMatchObject({ code: 'move/no-track', rule: 'M-MOVE-5' });
  });

  test('M-EVENT-10: a turn that is lost goes by', () => {
    const seats = [{ track: [LINE], losesTurn: true, train: { at: '4,2', points: 2 } }];
    const { turns, steps } = asking(toyGame({ state: { seats } })).move('6,3');
    expect(steps.map(({ turn }) => turn)).toEqual([0, 0, 2]);
    expect(turns).toBe(3);
  });
});
