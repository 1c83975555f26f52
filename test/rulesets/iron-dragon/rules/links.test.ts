// Linked cities: a step from any milepost of one to any of the other (ID-LINK-1 … 4, R-40, R-41, R-57).

import { describe, expect, test } from 'vitest';
import { ironDragon } from '../../../../rulesets/iron-dragon/index.js';
import { openLinks } from '../../../../rulesets/milepost/rules/rail/city-links.js';
import { isConnected, lineOf, majorsJoined } from '../../../../rulesets/milepost/rules/turns/victory.js';
import type { KnownGame } from '../../../../rulesets/milepost/rules/types.js';
import type { ToyGame } from '../../milepost/toy-game.js';
import { board } from '../dragon-land.js';
import { realmGame, shortDragon } from '../realm.js';

const rainbow = ironDragon.tables.eventCards.find(({ name }) => name === 'Rainbow Bridge')?.number as number;
const bridge = [{ card: rainbow, drawer: 1, lastTurn: null, met: [] }];
const of = (game: ToyGame): KnownGame => ({
  rules: shortDragon.tables,
  board: game.board,
  state: game.state as never,
});
const cityOf = (milepost: number | null, game: ToyGame) =>
  game.board.cities[game.board.cityAt[milepost ?? 0]]?.id;

describe('links', () => {
  test('ID-LINK-1: Wikkedde and Ozu-Zarkh are linked for good: one point from any milepost of one to any of the other', () => {
    const [link] = board.cityLinks.filter(({ dormant }) => !dormant);
    expect(link.cities.map((city) => board.cities[city].id).sort()).toEqual(['ozu-zarkh', 'wikkedde']);
    for (const from of ['A', '3,3', '5,4']) {
      const game = realmGame({ state: { seats: [{ train: { at: from, points: 5 } }] } });
      expect(game.legal('0: move').filter((move) => /b|1[0-2],/.test(move)).length).toBeGreaterThan(0);
      for (const to of ['B', '10,3', '12,4']) {
        const moved = realmGame({ state: { seats: [{ train: { at: from, points: 5 } }] } }).play(
          `0: move ${to}`,
        );
        expect([moved.place(0), moved.train(0).points, moved.train(0).arrivedBy]).toEqual([to, 4, null]);
      }
    }
    // Nobody's: no rent, whoever has track there.
    const rival = realmGame({ state: { seats: [{ train: { at: 'A' } }, { track: ['12,3 13,3'] }] } });
    expect(rival.play('0: move B').cash).toEqual([60, 60]);
    expect(realmGame({ state: { seats: [{ train: { at: 'A', points: 0 } }] } }).refusal('0: move B')).toEqual(
      {
        code: 'move/no-points',
        rule: 'ID-MOVE-1',
      },
    );
  });

  test('ID-LINK-2: inside each of the two a milepost is a point', () => {
    const game = realmGame({ state: { seats: [{ train: { at: '3,3', points: 6 } }] } });
    expect(game.refusal('0: move 5,3')).toEqual({ code: 'move/no-track', rule: 'ID-MOVE-2' });
    game.play('0: move A 5,3 10,3 B');
    expect([game.train(0).points, cityOf(game.train(0).at, game)]).toEqual([2, 'brim']);
  });

  test('ID-LINK-3: for victory the two are one connection, and the partner counts without track of one’s own', () => {
    const joined = (track: readonly string[]) => {
      const game = realmGame({ state: { seats: [{ track }] } });
      return [majorsJoined(of(game), 0), isConnected(of(game), 0)];
    };
    expect(joined(['3,3 2,3'])).toEqual([2, true]);
    expect(joined(['5,9 4,9'])).toEqual([1, false]);
    // Tracks of both cities are one line.
    expect(joined(['4,4 4,5 5,6', '12,4 12,5 13,6', '5,9 4,9'])).toEqual([2, true]);
  });

  test('ID-LINK-4: Bluefeld and Octomare are linked in every respect once the Rainbow Bridge is drawn', () => {
    const [dormant] = board.cityLinks.filter((link) => link.dormant);
    expect(dormant.cities.map((city) => board.cities[city].id).sort()).toEqual(['bluefeld', 'octomare']);
    const at = (inPlay: readonly object[]) =>
      realmGame({ state: { seats: [{ train: { at: 'C' }, track: ['5,9 4,9'] }], inPlay: inPlay as never } });
    expect(at([]).refusal('0: move B')).toEqual({ code: 'move/no-track', rule: 'ID-MOVE-2' });
    expect([openLinks(of(at([]))).length, majorsJoined(of(at([])), 0)]).toEqual([1, 1]);
    expect(at(bridge).play('0: move B').train(0).points).toBe(9);
    // Crag reaches brim by the bridge, and arch by the link behind it.
    expect([openLinks(of(at(bridge))).length, majorsJoined(of(at(bridge)), 0)]).toEqual([2, 3]);
  });

  test('M-WIN-2, ID-LINK-3: whose line it is and which links are open make another line of the same track', () => {
    const closed = ironDragon.tables.eventCards.find(({ effects }) =>
      effects.some(({ closesLinks }) => closesLinks),
    );
    const cards = [rainbow, closed?.number as number];
    const game = of(
      realmGame({
        seats: 3,
        state: { seats: [{ track: ['5,9 4,9'] }, { track: ['12,4 12,5 13,6'] }, { track: ['4,4 4,5 5,6'] }] },
      }),
    );
    const withCards = (inPlay: readonly number[], rail = game.state.rail): KnownGame => ({
      ...game,
      state: { ...game.state, rail, inPlay: inPlay.map((card) => ({ ...bridge[0], card })) },
    });
    // A rail that is not frozen has no cache.
    const fresh = structuredClone(game.state.rail);
    const asked = [[], [cards[0]], [cards[1]], cards].flatMap((inPlay) =>
      [0, 1, 2].map((seat) => ({ inPlay, seat })),
    );
    const lines = asked.map(({ inPlay, seat }) => [...lineOf(withCards(inPlay), seat)]);
    expect(lines).toEqual(asked.map(({ inPlay, seat }) => [...lineOf(withCards(inPlay, fresh), seat)]));
    expect(new Set(lines.map(String)).size).toBeGreaterThan(6);
    expect(asked.map(({ inPlay, seat }) => majorsJoined(withCards(inPlay), seat))).toEqual([
      ...[1, 2, 2],
      ...[3, 3, 3],
      ...[1, 1, 1],
      ...[1, 1, 1],
    ]);
  });
});
