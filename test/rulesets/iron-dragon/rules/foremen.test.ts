// What a foreman saves or earns, and how another is hired (ID-FOREMAN-1 … 13).

import { describe, expect, test } from 'vitest';
import type { IronPlanGame } from '../../../../rulesets/iron-dragon/players/types.js';
import {
  allForemen,
  FOREMAN_IDS,
  type ForemanId,
  withoutCards,
} from '../../../../rulesets/iron-dragon/rules/foremen/cards.js';
import {
  bareCosts,
  MILLION,
  planGraph,
  STEP,
} from '../../../../rulesets/milepost/players/bots/plan-graph.js';
import { trackPrice } from '../../../../rulesets/milepost/rules/building/build-cost.js';
import type { ToyGame } from '../../milepost/toy-game.js';
import { beside, board, ground, landGame, name, step } from '../dragon-land.js';
import { knownOwn } from '../known-own.js';
import { building, realmGame } from '../realm.js';
import { seaGame } from '../sea-game.js';

/** What a builder with the foreman pays on the real board for a dry segment to a milepost of the terrain. */
function price(terrain: string, foreman: ForemanId): number {
  const dry = (from: number, to: number) => board.water[board.segment(from, to)] === 0;
  const { from, to } = step(
    (one, other) => ground(one) === 'clear' && ground(other) === terrain && dry(one, other),
  );
  return game(from, to, foreman).price(`0: build ${from} ${to}`);
}

function game(from: string, to: string, foreman: ForemanId): ToyGame {
  return landGame({
    foremen: [foreman],
    state: { seats: [{ track: [`${beside(from, to)} ${from}`] }], turn: { phase: 'building' } },
  });
}

const own = (of: ToyGame) => knownOwn(of.state);

describe('abilities', () => {
  test('ID-FOREMAN-2: with the Catman a jungle milepost costs 1, else 3', () => {
    expect([price('jungle', 'catman'), price('jungle', 'human')]).toEqual([1, 3]);
  });

  test('ID-FOREMAN-3: with a Dwarf a mountain milepost costs 1, else 2', () => {
    expect([price('mountain', 'dwarf'), price('mountain', 'elf')]).toEqual([1, 2]);
  });

  test('ID-FOREMAN-4: with an Elf a forest milepost costs 1, else 2; alpine and volcano are not his', () => {
    expect([price('forest', 'elf'), price('forest', 'dwarf')]).toEqual([1, 2]);
    expect([price('alpine', 'elf'), price('alpine', 'dwarf'), price('volcano', 'dwarf')]).toEqual([5, 5, 5]);
  });

  test('ID-FOREMAN-5: a Human crosses rivers for nothing and inlets for 1; the milepost costs what it costs', () => {
    const of = (foreman: ForemanId, from: string, to: string) =>
      building([{ track: [`${from === '7,7' ? '6,7' : '8,7'} ${from}`] }], { foremen: [foreman] }).price(
        `0: build ${from} ${to}`,
      );
    expect([of('human', '7,7', '8,7'), of('elf', '7,7', '8,7')]).toEqual([1, 3]);
    expect([of('human', '9,7', '10,7'), of('elf', '9,7', '10,7')]).toEqual([2, 4]);
  });

  test('ID-FOREMAN-6: the Orc pays no bribes and receives those of others', () => {
    const seats = [{ train: { at: '1' }, track: ['1 u1,0'] }, {}];
    const orc = realmGame({ foremen: ['orc', 'elf'], state: { seats } }).play('0: move u1,0');
    expect(orc.cash).toEqual([60, 60]);
    const other = realmGame({ foremen: ['elf', 'orc'], state: { seats } }).play('0: move u1,0');
    expect(other.cash).toEqual([59, 61]);
    expect(other.happened('bribePaid')).toEqual([{ seat: 0, to: 1, amount: 1 }]);
  });

  test('ID-FOREMAN-7: with the Troll a milepost of rock costs 2, else 5, and no bribe is due (build/no-cash)', () => {
    const rock = (foreman: ForemanId, cash: number) =>
      building([{ track: ['1 u1,0'], cash }], { foremen: [foreman] });
    expect(rock('troll', 2).play('0: build u1,0 u2,0').cash[0]).toBe(0);
    expect(rock('troll', 1).refusal('0: build u1,0 u2,0')).toEqual({
      code: 'build/no-cash',
      rule: 'ID-BUILD-17',
    });
    expect(rock('elf', 5).refusal('0: build u1,0 u2,0')?.code).toBe('build/no-cash');
    expect(rock('elf', 6).play('0: build u1,0 u2,0').cash[0]).toBe(0);
  });

  test.each([
    ['rock', 'u1,0', 'u2,0', '1 u1,0', 5],
    ['an entrance', '2,6', '1', '1,6 2,6', 2],
    ['a passage', '1', 'u1,0', '2,6 1', 1],
    ['a small city', 'u1,0', 'U', '1 u1,0', 3],
  ])('R-24: underground the Troll pays 2 for %s', (_, from, to, track, usual) => {
    const of = (foreman: ForemanId) =>
      building([{ track: [track] }], { foremen: [foreman] }).price(`0: build ${from} ${to}`);
    expect([of('elf'), of('troll')]).toEqual([usual, 2]);
  });

  test('R-24: above ground, out of an entrance too, the Troll pays what everybody pays', () => {
    const troll = building([{ track: ['u1,0 1', '0,5 D'] }], { foremen: ['troll'] });
    expect([troll.price('0: build 1 2,6'), troll.price('0: build D 2,5'), price('alpine', 'troll')]).toEqual([
      1, 1, 5,
    ]);
  });

  test('R-24: the major city below costs the Troll 2, one above 5', () => {
    const into = (city: string, foreman: ForemanId) => {
      const rim = landGame().board.cities[landGame().board.cityIndex(city)].mileposts[1];
      const to = name(rim);
      const from = beside(to);
      return game(from, to, foreman).price(`0: build ${from} ${to}`);
    };
    expect([into('uloggh', 'troll'), into('uloggh', 'dwarf'), into('kola', 'troll')]).toEqual([2, 5, 5]);
  });

  test.each(FOREMAN_IDS)(
    'ID-BUILD-18: with a %s planners reckon with the prices that builders pay',
    (foreman) => {
      const { board, engine, state } = landGame({ foremen: [foreman] });
      const planned = { ...engine.settingOf(state as never), state, planning: {} } as unknown as IronPlanGame;
      const { arcs, firstRed } = planGraph(board);
      const costs = bareCosts(planned, 0);
      for (let segment = 0; segment < firstRed; segment++) {
        const [one, other] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
        if (one < 0) continue;
        const told = [0, 1].map((end) => (costs[arcs[2 * segment + end]] - STEP) / MILLION);
        expect(told).toEqual([trackPrice(planned, 0, one, other), trackPrice(planned, 0, other, one)]);
      }
    },
  );

  test('ID-FOREMAN-8: the Wee Folk open three ship cards, and the one boarded asks no fee', () => {
    const state = { seats: [{ cash: 0, train: { at: '1' } }] };
    const wee = seaGame({ foremen: ['wee-folk'], state }).play('0: draw-ship');
    const [drawn] = wee.happened('shipDrawn') as { ships: string[] }[];
    expect(drawn.ships.length).toBe(3);
    expect(wee.play(`0: board ${drawn.ships[1]}`).cash[0]).toBe(0);
    const elf = seaGame({ foremen: ['elf'], state }).play('0: draw-ship');
    expect((elf.happened('shipDrawn') as { ships: string[] }[])[0].ships.length).toBe(1);
  });
});

describe('hiring', () => {
  const office = (more: object = {}, seat: object = {}) =>
    building([{ cash: 30, ...seat }], { foremen: ['elf', 'orc'], ...more });
  const pile = (game: ToyGame) => own(game).foremanDiscards;

  test('ID-FOREMAN-1: everybody controls one foreman at all times; a state with none or a stray one is refused', () => {
    const game = office().play('0: hire dwarf');
    expect(own(game).foremen).toEqual(['dwarf', 'orc']);
    const start = (foremen: readonly (ForemanId | null)[], gone: readonly ForemanId[]) => () =>
      realmGame({ own: { foremen, foremanDeck: withoutCards(allForemen(), gone) } });
    expect(start(['dwarf', 'orc'], ['dwarf', 'orc'])).not.toThrow();
    expect(start(['dwarf', null], ['dwarf'])).toThrow(/no foreman/);
    expect(start(['dwarf', 'orc'], ['dwarf'])).toThrow(/not the cards of the set/);
  });

  test('ID-FOREMAN-9: for 1 GP the top card of the deck or the pile; one of the two is kept, the other discarded', () => {
    const game = office().play('0: hire-from deck');
    const { hiring, foremanDeck } = own(game);
    expect([game.cash[0], foremanDeck.length, game.asked]).toEqual([29, 10, ['0: keepForeman']]);
    expect(game.refusal('0: end-turn')?.code).toBe('turn/not-now');
    game.play('0: retain drawn');
    expect([own(game).foremen[0], pile(game)]).toEqual([hiring?.drawn, ['elf']]);
    game.play('0: hire-from discard', '0: retain current');
    expect([own(game).foremen[0], pile(game), game.cash[0]]).toEqual([hiring?.drawn, ['elf'], 28]);
    expect(game.legal('0: hire-from')).toEqual(['0: hire-from deck', '0: hire-from discard']);
    expect(office().legal('0: hire-from')).toEqual(['0: hire-from deck']);
    expect(office().refusal('0: hire-from discard')).toEqual({
      code: 'foreman/empty-pile',
      rule: 'ID-FOREMAN-9',
    });
  });

  test('ID-FOREMAN-9: what is drawn, kept and discarded is told; the last one discarded lies on top', () => {
    const pileBefore = { foremanDiscards: ['human' as const] };
    const foremanDeck = withoutCards(allForemen(), ['elf', 'orc', 'human']);
    const drawing = () => office({ own: { ...pileBefore, foremanDeck } }).play('0: hire-from deck');
    const game = drawing();
    const drawn = own(game).hiring?.drawn;
    expect(game.happened('foremanDrawn')).toEqual([{ seat: 0, pile: 'deck', foreman: drawn, price: 1 }]);
    // E-TURN-2: the choice opens with the draw.
    const [{ since }] = game.engine.decisions(game.state as never);
    expect([since, since > 0]).toEqual([game.state.step, true]);
    expect(pile(game.play('0: retain current'))).toEqual(['human', drawn]);
    expect(game.happened('foremanTurnedDown')).toEqual([{ seat: 0, foreman: drawn }]);
    const kept = drawing().play('0: retain drawn');
    expect(kept.happened('foremanHired')).toEqual([
      { seat: 0, foreman: own(kept).foremen[0], discarded: 'elf', price: 0 },
    ]);
    expect(pile(kept)).toEqual(['human', 'elf']);
  });

  test('ID-FOREMAN-9: what was drawn from the deck is the hirer’s secret until one of the two is discarded', () => {
    const game = office().play('0: hire-from deck');
    const seen = (viewer: number) => knownOwn(game.engine.view(game.state as never, viewer)).hiring?.drawn;
    expect([seen(0), seen(1)]).toEqual([own(game).hiring?.drawn, null]);
    const told = game.engine.viewEvents(game.state as never, game.events as never, 1) as unknown as {
      type: string;
      foreman?: string | null;
    }[];
    expect(told.find(({ type }) => type === 'foremanDrawn')?.foreman).toBeNull();
  });

  test('ID-FOREMAN-10: for 5 GP any foreman of deck or pile, by name; one that is held by another is not to be had', () => {
    const game = office();
    expect(game.refusal('0: hire orc')).toEqual({ code: 'foreman/not-for-hire', rule: 'ID-FOREMAN-10' });
    game.play('0: hire troll');
    expect([own(game).foremen, pile(game), game.cash[0]]).toEqual([['troll', 'orc'], ['elf'], 25]);
    // Back from the pile.
    game.play('0: hire elf');
    expect([own(game).foremen[0], pile(game)]).toEqual(['elf', ['troll']]);
    expect(office({}, { cash: 4 }).refusal('0: hire troll')).toEqual({
      code: 'foreman/no-cash',
      rule: 'ID-BUILD-17',
    });
    expect(office({}, { cash: 5 }).refusal('0: hire troll')).toBeNull();
  });

  test('ID-FOREMAN-9: of the pile it is the foreman discarded last', () => {
    const foremanDiscards: ForemanId[] = ['human', 'dwarf'];
    const foremanDeck = withoutCards(allForemen(), ['elf', 'orc', ...foremanDiscards]);
    const game = office({ own: { foremanDeck, foremanDiscards } }).play('0: hire-from discard');
    expect([own(game).hiring?.drawn, pile(game), own(game).foremanDeck]).toEqual([
      'dwarf',
      ['human'],
      foremanDeck,
    ]);
    expect(
      office({ own: { foremanDeck, foremanDiscards } }, { cash: 0 }).refusal('0: hire-from discard'),
    ).toEqual({
      code: 'foreman/no-cash',
      rule: 'ID-BUILD-17',
    });
  });

  test('ID-FOREMAN-9, E-HOST-2: a dropped player keeps the foreman employed', () => {
    const game = office().play('0: hire-from deck');
    const dropped = game.engine.applyAction(
      game.state as never,
      { type: 'dropSeat', seat: null, target: 0 } as never,
    ) as unknown as ToyGame['state'];
    const { foremen, foremanDiscards, hiring } = knownOwn(dropped);
    expect([foremen[0], foremanDiscards, hiring]).toEqual(['elf', [own(game).hiring?.drawn], null]);
  });

  test('ID-FOREMAN-10: one who lies on the pile comes from there, though the deck has others of the race', () => {
    const foremanDiscards: ForemanId[] = ['human', 'dwarf'];
    const foremanDeck = withoutCards(allForemen(), ['elf', 'orc', ...foremanDiscards]);
    const game = office({ own: { foremanDeck, foremanDiscards } }).play('0: hire dwarf');
    expect([own(game).foremen[0], pile(game)]).toEqual(['dwarf', ['human', 'elf']]);
    const sorted = (cards: readonly unknown[]) => [...cards].sort();
    expect(sorted(own(game).foremanDeck)).toEqual(sorted(foremanDeck));
    // Whoever searched the deck knows its order, so it is shuffled.
    expect(own(game).foremanDeck).not.toEqual(foremanDeck);
  });

  test('ID-FOREMAN-11: as often as the cap allows, each time paid', () => {
    const game = office().play(
      '0: hire troll',
      '0: hire dwarf',
      '0: hire human',
      '0: hire-from discard',
      '0: retain current',
    );
    expect([game.cash[0], game.state.turn.spent]).toEqual([14, 16]);
    expect(game.refusal('0: hire elf')).toEqual({ code: 'foreman/over-budget', rule: 'ID-TURN-8' });
    expect(game.refusal('0: hire-from deck')).toBeNull();
  });

  test('ID-FOREMAN-12: the foremen have a pile of their own, which is shuffled into a new deck when a card is wanted', () => {
    const foremanDiscards = withoutCards(allForemen(), ['elf', 'orc']);
    const game = office({ own: { foremanDeck: [], foremanDiscards } }).play('0: hire-from deck');
    expect([own(game).foremanDeck.length, pile(game)]).toEqual([10, []]);
    // Not while the deck still has a card.
    const last = {
      foremanDeck: ['troll' as const],
      foremanDiscards: withoutCards(foremanDiscards, ['troll']),
    };
    const one = office({ own: last }).play('0: hire-from deck');
    expect([own(one).hiring?.drawn, own(one).foremanDeck, pile(one)]).toEqual([
      'troll',
      [],
      last.foremanDiscards,
    ]);
    expect(game.play('0: retain drawn').state.discards).toEqual([]);
    expect(pile(game)).toEqual(['elf']);
  });

  test('ID-FOREMAN-13: hiring happens in the building phase only, and never in a startup turn (R-8)', () => {
    for (const phase of ['operations', 'startup'] as const) {
      const startup = phase === 'startup' ? 0 : -1;
      const game = realmGame({ foremen: ['elf', 'orc'], state: { turn: { phase, startup } } });
      expect(game.refusal('0: hire troll')?.code).toBe('turn/not-now');
      expect(game.refusal('0: hire-from deck')?.code).toBe('turn/not-now');
    }
    expect(office().refusal('0: hire troll')).toBeNull();
  });
});
