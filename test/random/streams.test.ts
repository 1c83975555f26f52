// E-LUCK-1: named streams, how they start, and what they give. The numbers here are public API: changing one changes
// every recorded game.

import { describe, expect, test } from 'vitest';
import { createRandom, drawFrom, shuffled, startLuck } from '../../src/core/random/streams.js';

const draws = (count: number, draw: () => number) => Array.from({ length: count }, draw);

describe('E-LUCK-1', () => {
  test('E-LUCK-1: a stream starts from SHA-256 over the seed as text and its name', () => {
    expect(startLuck(7, ['deck', 'dice'])).toEqual({
      algorithm: 'xoroshiro128plus',
      streams: { deck: DECK_START, dice: DICE_START },
    });
    expect(startLuck('7', ['deck', 'dice'])).toEqual(startLuck(7, ['deck', 'dice']));
    expect(startLuck(8, ['deck']).streams.deck).not.toEqual(DECK_START);
  });

  test('E-LUCK-1: the numbers of seed 7 are pinned', () => {
    const luck = drawFrom({ luck: startLuck(7, ['deck', 'dice']) });
    expect(draws(12, () => luck.int('dice', 1, 6))).toEqual(DICE);
    expect(draws(6, () => luck.int('deck', 0, 999_999))).toEqual(DECK);
  });

  test('E-LUCK-1: the shuffle of seed 7 is pinned, and draws once a place from the last to the second', () => {
    const holder = { luck: startLuck(7, ['deck']) };
    const ten = Array.from({ length: 10 }, (_, n) => n);
    expect(drawFrom(holder).shuffle('deck', ten)).toEqual(SHUFFLE);
    const ranges: [number, number][] = [];
    shuffled(ten, (from, to) => {
      ranges.push([from, to]);
      return to;
    });
    expect(ranges).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1].map((to) => [0, to]));
  });

  test('E-LUCK-1: one draw on one stream never shifts another', () => {
    const alone = drawFrom({ luck: startLuck(7, ['deck', 'dice']) });
    const mixed = drawFrom({ luck: startLuck(7, ['deck', 'dice']) });
    const dice = draws(20, () => {
      mixed.int('deck', 0, 9);
      return mixed.int('dice', 1, 6);
    });
    expect(dice).toEqual(draws(20, () => alone.int('dice', 1, 6)));
  });

  test('E-LUCK-1: where a stream stands is four integers, and it resumes there through JSON', () => {
    const holder = { luck: startLuck('seed', ['dice']) };
    drawFrom(holder).int('dice', 1, 6);
    const saved = JSON.parse(JSON.stringify(holder)) as typeof holder;
    expect(saved.luck.streams.dice).toHaveLength(4);
    const [one, other] = [drawFrom(holder), drawFrom(saved)];
    expect(draws(50, () => one.int('dice', 1, 6))).toEqual(draws(50, () => other.int('dice', 1, 6)));
  });

  test('E-LUCK-1: drawing replaces the luck and changes nothing in place', () => {
    const luck = startLuck(1, ['dice']);
    const holder = { luck: Object.freeze(luck) };
    drawFrom(holder).int('dice', 1, 6);
    expect(holder.luck).not.toEqual(luck);
    expect(luck).toEqual(startLuck(1, ['dice']));
  });

  test('E-LUCK-1: a range without numbers or a stream without a name is an error, never a number', () => {
    const luck = drawFrom({ luck: startLuck(1, ['dice']) });
    for (const [from, to] of [
      [1, 0],
      [0, 0.5],
      [0, Number.NaN],
      [0, Number.POSITIVE_INFINITY],
    ]) {
      expect(() => luck.int('dice', from, to)).toThrow(RangeError);
      expect(() => createRandom(1).int(from, to)).toThrow(RangeError);
    }
    expect(() => luck.int('coins', 0, 1)).toThrow('no luck stream is named coins');
    expect(luck.int('dice', 5, 5)).toBe(5);
    expect(luck.shuffle('dice', [])).toEqual([]);
  });

  test('E-LUCK-1: every face of a die comes up about as often', () => {
    const luck = drawFrom({ luck: startLuck('fair', ['dice']) });
    const counts = new Array(6).fill(0);
    for (let n = 0; n < 6000; n++) counts[luck.int('dice', 0, 5)]++;
    for (const count of counts) expect(Math.abs(count - 1000)).toBeLessThan(120);
  });

  test('generators outside a state differ by every word of their seed', () => {
    const first = (...seed: (string | number)[]) => createRandom(...seed).int(0, 2 ** 40);
    expect(first(7, 'greedy', 0)).toBe(first(7, 'greedy', 0));
    expect(
      new Set([first(7), first(8), first(7, 'greedy', 0), first(7, 'greedy', 1), first(7, 'random', 0)]).size,
    ).toBe(5);
  });
});

const DECK_START = [1857142703, 1555229668, 1741683598, -1699221347];
const DICE_START = [-2145752353, -564240912, -1814025170, 1576417929];
const DICE = [6, 2, 6, 2, 4, 4, 3, 5, 6, 6, 3, 3];
const DECK = [491969, 678526, 989072, 807468, 956508, 499749];
const SHUFFLE = [1, 5, 2, 3, 4, 6, 8, 0, 7, 9];
