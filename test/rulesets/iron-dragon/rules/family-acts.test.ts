// Acts of the family whose refusals cite this title's own page: which train, which loads, on whose money, whose track.

import { describe, expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { layer } from '../../../../src/core/engine/index.js';
import { cardlessBoard } from '../../milepost/toy-rails.js';
import { building, realm, realmGame } from '../realm.js';
import { seaGame } from '../sea-game.js';

const ACTS = [
  ...['place D', 'draw-ship', 'sail 4,0', 'deliver iron 2 0', 'pick-up iron', 'drop iron'],
  ...['move 2,5', 'backtrack'],
];

describe('trains', () => {
  const options = { additionalTrains: true, backtracking: true, crossgrading: true };

  test.each([
    ...ACTS.map((act) => [act, 'operations'] as const),
    ['upgrade sardar', 'building'] as const,
    ['crossgrade salamander', 'building'] as const,
  ])('ID-VAR-TRAINS-1: to %s a train is named where there are two, and only there', (act, phase) => {
    const game = (trains: readonly object[], additionalTrains: boolean) =>
      realmGame({
        options: { ...options, additionalTrains },
        state: { seats: [{ trains }], turn: { phase } },
      });
    expect(game([{}], false).refusal(`0: ${act} train=0`)).toEqual({
      code: 'train/no-such-train',
      rule: 'ID-VAR-TRAINS-1',
    });
    const two = game([{}, { loco: 'sardar' }], true);
    expect(two.refusals(`0: ${act} train=1`)).not.toContain('train/no-such-train');
  });

  test.each(ACTS.filter((act) => act !== 'place D' && act !== 'sail 4,0'))(
    'ID-SETUP-14: a train that is not placed does not %s',
    (act) => {
      const game = (train: object) =>
        realmGame({ options: { backtracking: true }, state: { seats: [{ train }] } });
      expect(game({}).refusal(`0: ${act}`)).toEqual({ code: 'train/not-placed', rule: 'ID-SETUP-14' });
      expect(game({ at: 'D' }).refusals(`0: ${act}`)).not.toContain('train/not-placed');
    },
  );
});

describe('loads', () => {
  test.each(['upgrade white-dragon', 'crossgrade salamander'])(
    'ID-LOAD-2: to %s, which carries two, one of three loads is given up',
    (act) => {
      const yard = (loads: readonly string[]) =>
        building([{ train: { at: 'D', loco: 'sardar', loads } }], { options: { crossgrading: true } });
      const three = yard(['iron', 'iron', 'tea']);
      expect(three.refusal(`0: ${act}`)).toEqual({ code: 'loco/wrong-loads', rule: 'ID-LOAD-2' });
      expect(three.play(`0: ${act} loadsToReturn=iron`).train(0).loads).toEqual(['iron', 'tea']);
      expect(yard(['iron', 'tea']).refusal(`0: ${act}`)).toBeNull();
    },
  );

  test.each(['drop tea', 'deliver tea 1 1'])('ID-VAR-COST-2: to %s takes a milepost of movement', (act) => {
    const game = (points: number) =>
      realmGame({
        options: { costToLoad: true },
        state: { seats: [{ hand: [1, 5, 6], train: { at: 'D', points, loads: ['tea'] } }] },
      });
    expect(game(0).refusal(`0: ${act}`)).toEqual({ code: 'load/no-points', rule: 'ID-VAR-COST-2' });
    expect(game(1).refusal(`0: ${act}`)).toBeNull();
  });
});

describe('money', () => {
  const yard = (seat: object, more: object = {}) =>
    building([{ train: { at: 'D', loco: 'sardar' }, ...seat }, { track: ['2,3 1,3'] }], {
      options: { crossgrading: true, trackDeals: true, latePayment: true },
      foremen: ['elf', 'orc'],
      ...more,
    });

  test.each([
    ['upgrade fire-drake', 10, 'loco/no-cash'],
    ['crossgrade salamander', 5, 'loco/no-cash'],
    ['hire-from deck', 1, 'foreman/no-cash'],
    ['hire troll', 5, 'foreman/no-cash'],
  ])('ID-BUILD-17: one cannot %s without its %i GP', (act, price, code) => {
    expect(yard({ cash: price - 1 }).refusal(`0: ${act}`)).toEqual({ code, rule: 'ID-BUILD-17' });
    expect(yard({ cash: price }).refusal(`0: ${act}`)).toBeNull();
  });

  test.each([
    ['hire-from deck', 20],
    ['hire troll', 16],
  ])('ID-TURN-8: one cannot %s with %i GP spent', (act, spent) => {
    const game = (already: number) => yard({}, { state: { turn: { spent: already } } });
    expect(game(spent).refusal(`0: ${act}`)).toEqual({ code: 'foreman/over-budget', rule: 'ID-TURN-8' });
    expect(game(spent - 1).refusal(`0: ${act}`)).toBeNull();
  });

  test.each(['crossgrade salamander', 'hire troll', `offer 1 ${realm.segment('2,3', '1,3')} 5 -`])(
    'ID-VAR-MERCY-3: who owes rent may %s as usual',
    (act) => {
      expect(yard({ debts: [{ to: 1, amount: 400 }] }).refusal(`0: ${act}`)).toBeNull();
    },
  );
});

describe('the last way to a major city', () => {
  // Two corridors between A and B, one in the north and one in the south.
  const corridors = cardlessBoard({
    rows: ['. A . . . B .', ' . . _ _ . .', '. . . . . . .'],
    cities: { A: { size: 'major' }, B: { size: 'major' } },
  });
  const game = (...tracks: readonly (readonly string[])[]) =>
    seaGame({
      board: corridors,
      options: { trackDeals: true },
      state: { seats: tracks.map((track) => ({ track })), turn: { phase: 'building' } },
    });

  test('ID-BUILD-11: it is not built on (build/cuts-off)', () => {
    const line = '0: build 2,2 3,2';
    expect(game(['A 2,0 3,0', '1,1 2,2'], []).refusal(line)).toEqual({
      code: 'build/cuts-off',
      rule: 'ID-BUILD-11',
    });
    expect(game(['A 2,0', '1,1 2,2'], []).refusal(line)).toBeNull();
  });

  test('ID-VAR-TRADE-4: nor is it sold (deal/cuts-off)', () => {
    const line = `0: offer 1 ${corridors.segment('2,2', '3,2')} 5 -`;
    expect(game(['A 2,0 3,0'], ['2,2 3,2']).refusal(line)).toEqual({
      code: 'deal/cuts-off',
      rule: 'ID-VAR-TRADE-4',
    });
    expect(game(['A 2,0'], ['2,2 3,2']).refusal(line)).toBeNull();
  });
});

describe('deals', () => {
  const options = { trackDeals: true };
  const offer = (seller: number, from: string, to: string) =>
    `0: offer ${seller} ${realm.segment(from, to)} 5 -`;

  test('ID-VAR-TRADE-1: the seller is another player', () => {
    const game = building([{ track: ['3,3 2,3'] }, { track: ['2,3 1,3'] }], { options });
    expect(game.refusal(offer(0, '3,3', '2,3'))).toEqual({
      code: 'deal/no-such-seller',
      rule: 'ID-VAR-TRADE-1',
    });
    expect(game.refusal(offer(1, '2,3', '1,3'))).toBeNull();
  });

  test('ID-VAR-TRADE-4: each is asked once a turn', () => {
    const game = building([{ track: ['3,3 2,3'] }, { track: ['2,3 1,3'] }, { track: ['5,3 6,3'] }], {
      options,
      seats: 3,
    }).play(offer(1, '2,3', '1,3'), '1: answer false');
    expect(game.refusal(offer(1, '2,3', '1,3'))).toEqual({
      code: 'deal/already-offered',
      rule: 'ID-VAR-TRADE-4',
    });
    expect(game.refusal(offer(2, '5,3', '6,3'))).toBeNull();
  });

  test('ID-VAR-TRADE-4: the cities’ limits hold for the new owner (deal/breaks-entry)', () => {
    // Elm is medium: no player may have four segments there.
    const beside = realm.board.neighbours.slice(6 * realm.at('E'), 6 * realm.at('E') + 6);
    const [first, ...ways] = [...beside].filter((next) => next >= 0).map(realm.name);
    const game = (own: number) =>
      building([{ track: ways.slice(0, own).map((way) => `E ${way}`) }, { track: [`E ${first}`] }], {
        options,
      });
    expect(game(3).refusal(offer(1, 'E', first))).toEqual({
      code: 'deal/breaks-entry',
      rule: 'ID-VAR-TRADE-4',
    });
    expect(game(2).refusal(offer(1, 'E', first))).toBeNull();
  });
});

describe('what the title itself has not, on a board or by a rule of one’s own', () => {
  const strait = cardlessBoard({
    rows: ['. A . 1 . 2 . B .', ' . . . . . . . . .'],
    cities: { A: { size: 'major' }, B: { size: 'major' } },
    ferries: { boat: { ports: ['1', '2'] } },
  });

  test('ID-SETUP-14, ID-VAR-TRAINS-1: to cross by a ferry a train is placed, and named where there are two', () => {
    const game = (train: object) => seaGame({ board: strait, state: { seats: [{ train }] } });
    expect(game({}).refusal('0: cross boat')).toEqual({ code: 'train/not-placed', rule: 'ID-SETUP-14' });
    expect(game({ at: '1' }).refusal('0: cross boat train=0')).toEqual({
      code: 'train/no-such-train',
      rule: 'ID-VAR-TRAINS-1',
    });
    expect(game({ at: '1' }).refusal('0: cross boat')?.code).toBe('ferry/has-not-waited');
  });

  /** A house rule by which tea lies everywhere, and is picked up or delivered unless that is barred. */
  const teaHouse = (bars: 'picking up' | 'delivering' | 'nothing') =>
    layer(ironDragon, {
      id: 'tea-house',
      title: 'Tea House',
      policies: {
        specialLoads: () => ({
          tea: {
            liesIn: () => true,
            barsPickUp: () => (bars === 'picking up' ? 'TEA-1' : null),
            barsDelivery: () => (bars === 'delivering' ? 'TEA-1' : null),
            chipsAside: () => 0,
            atPickUp() {},
            atPutDown() {},
            atLoss() {},
          },
        }),
      },
    });
  const served = (bars: Parameters<typeof teaHouse>[0], line: string, loads: readonly string[]) =>
    seaGame({
      ruleset: teaHouse(bars),
      board: realm,
      state: { seats: [{ hand: [1, 5, 6], train: { at: 'D', loads } }] },
    }).refusal(line);

  test('ID-LOAD-1: a good that a house rule keeps back is not picked up (load/special)', () => {
    expect(served('picking up', '0: pick-up tea', [])).toEqual({ code: 'load/special', rule: 'ID-LOAD-1' });
    expect(served('nothing', '0: pick-up tea', [])).toBeNull();
  });

  test('ID-DELIVER-1: nor delivered (deliver/special)', () => {
    const refused = { code: 'deliver/special', rule: 'ID-DELIVER-1' };
    expect(served('delivering', '0: deliver tea 1 1', ['tea'])).toEqual(refused);
    expect(served('nothing', '0: deliver tea 1 1', ['tea'])).toBeNull();
  });
});
