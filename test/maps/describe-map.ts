// What every committed map of the milepost family is held to: a board without issues whose cities lie apart, a deck by the
// law of published ones, a picture of today.

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { MilepostBoard } from '../../rulesets/milepost/board/board.js';
import type { DeckSpec } from '../../rulesets/milepost/board/deck-maker/deck-spec.js';
import { makeDeck } from '../../rulesets/milepost/board/deck-maker/make-deck.js';
import { payoutTable } from '../../rulesets/milepost/board/deck-maker/payouts.js';
import type { DeckData, MapData } from '../../rulesets/milepost/board/map-format.js';
import { validateBoard } from '../../rulesets/milepost/board/validate-board.js';

/** A committed map, with what made its deck and its picture. */
export interface CommittedMap {
  readonly map: MapData;
  readonly deck: DeckData;
  readonly board: MilepostBoard;
  readonly spec: DeckSpec;
  /** Millions paid per million of track. */
  readonly rate: number;
  draw(board: MilepostBoard): string;
}

/** How often each key comes up. */
export function countBy<Entry>(list: readonly Entry[], key: (entry: Entry) => string) {
  const counts: Record<string, number> = {};
  for (const entry of list) counts[key(entry)] = (counts[key(entry)] ?? 0) + 1;
  return counts;
}

/** Declares the tests of a map. */
export function describeMap({ map, deck, board, spec, rate, draw }: CommittedMap): void {
  describe('the map', () => {
    test('has no issue, not even advice', () => {
      expect(validateBoard(map, deck)).toEqual([]);
    });

    test('no city touches another', () => {
      const touching = board.mileposts.flatMap((milepost) => {
        const here = board.cityAt[milepost];
        return [...board.neighbours.subarray(6 * milepost, 6 * milepost + 6)]
          .filter((next) => here >= 0 && next >= 0 && board.cityAt[next] >= 0 && board.cityAt[next] !== here)
          .map((next) => `${board.cities[here].id}-${board.cities[board.cityAt[next]].id}`);
      });
      expect(touching).toEqual([]);
    });

    test('the committed picture is the drawing of the committed board', () => {
      const picture = new URL(`../../docs/pictures/${map.id}.svg`, import.meta.url);
      expect(draw(board)).toBe(readFileSync(picture, 'utf8'));
    });
  });

  describe('the deck', () => {
    const demands = board.demandCards.flatMap((card) => card.demands);
    const sorted = board.demandCards.map((card) =>
      card.demands.map((demand) => demand.payout).sort((a, b) => a - b),
    );
    const mean = (at: number) => sorted.reduce((sum, three) => sum + three[at], 0) / sorted.length;

    test('is what the committed map, the spec and its seed make', () => {
      expect(makeDeck(board, spec)).toEqual(deck);
    });

    test(`every payout follows the law: max(5, round(${rate} × track cost + 1))`, () => {
      const payouts = payoutTable(board, rate);
      expect(demands.map((demand) => demand.payout)).toEqual(
        demands.map((demand) => payouts[board.cityIndex(demand.city)][board.goodIndex(demand.good)]),
      );
    });

    test('every good that cities supply is asked for 14 to 16 times, and no other', () => {
      const counts = countBy(demands, (demand) => demand.good);
      const ordinary = board.goods.filter(({ special }) => !special);
      expect(Object.keys(counts).sort()).toEqual(ordinary.map(({ id }) => id).sort());
      expect(Math.min(...Object.values(counts))).toBeGreaterThanOrEqual(14);
      expect(Math.max(...Object.values(counts))).toBeLessThanOrEqual(16);
    });

    test.each([
      ['major', 11, 12],
      ['medium', 7, 9],
      ['small', 5, 7],
    ])('a %s city is asked for %i to %i times', (size, least, most) => {
      const counts = countBy(demands, (demand) => demand.city);
      const ofSize = board.cities.filter((city) => city.size === size).map(({ id }) => counts[id]);
      expect(Math.min(...ofSize)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...ofSize)).toBeLessThanOrEqual(most);
    });

    test.each([
      ['lowest', 0, 13, 15],
      ['middle', 1, 23, 28],
      ['highest', 2, 38, 43],
    ])('the %s payout of a card (place %i) is %i to %i M on average', (_, place, least, most) => {
      expect(mean(place)).toBeGreaterThanOrEqual(least);
      expect(mean(place)).toBeLessThanOrEqual(most);
    });
  });
}
