// E-LUCK-1: named streams, where they stand, and what drawing does to them. What they give is pinned by vectors.test.ts.

import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../src/core/random/generator.js';
import { createHashedRandom } from '../../../src/core/random/hashed-random.js';
import { keyOf, lastReaders, wordReaders } from '../../../src/core/random/keyed-words.js';
import { drawFrom, drawTop, type Luck, startLuck } from '../../../src/core/random/streams.js';
import { shuffled, uniform } from '../../../src/core/random/uniform.js';

const draws = (count: number, draw: () => number) => Array.from({ length: count }, draw);

describe('luck', () => {
  test('E-LUCK-1, E-LUCK-2: the key follows from the seed as text, and every stream starts at its first word', () => {
    const luck = startLuck(7, ['deck', 'dice']);
    expect(luck).toEqual({
      algorithm: 'sha256-counter',
      key: expect.stringMatching(/^[0-9a-f]{64}$/),
      streams: { deck: 0, dice: 0 },
    });
    expect(startLuck('7', ['deck', 'dice'])).toEqual(luck);
    expect(startLuck(8, ['deck']).key).not.toBe(luck.key);
  });

  test('E-LUCK-2: streams of one key differ, and the same stream of two keys', () => {
    const first = (seed: number, stream: string) =>
      drawFrom({ luck: startLuck(seed, [stream]) }).int(stream, 0, 2 ** 40);
    expect(new Set([first(7, 'deck'), first(7, 'dice'), first(7, 'déck'), first(8, 'deck')]).size).toBe(4);
  });

  test('E-LUCK-4: a shuffle draws once a place, from the last to the second', () => {
    const ranges: [number, number][] = [];
    shuffled(Array.from({ length: 10 }), (from, to) => {
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

  test('E-LUCK-1: where a stream stands is a count of words, and it resumes there through JSON', () => {
    const holder = { luck: startLuck('seed', ['dice']) };
    drawFrom(holder).int('dice', 1, 6);
    const saved = JSON.parse(JSON.stringify(holder)) as typeof holder;
    expect(saved.luck.streams).toEqual({ dice: 1 });
    const [one, other] = [drawFrom(holder), drawFrom(saved)];
    expect(draws(50, () => one.int('dice', 1, 6))).toEqual(draws(50, () => other.int('dice', 1, 6)));
  });

  test('E-LUCK-1: a stream goes on past 2^32 blocks', () => {
    const far = (place: number): Luck => ({ ...startLuck(7, []), streams: { dice: place } });
    const [near, beyond] = [{ luck: far(8) }, { luck: far(8 * (2 ** 32 + 1)) }];
    expect(drawFrom(near).int('dice', 0, 2 ** 32 - 1)).not.toBe(drawFrom(beyond).int('dice', 0, 2 ** 32 - 1));
    expect(beyond.luck.streams.dice).toBe(8 * (2 ** 32 + 1) + 1);
  });

  test('E-LUCK-1: what is kept of earlier draws changes no draw, whatever is drawn in whatever order', () => {
    const readersOf = lastReaders();
    const begun = [7, 8].map((seed) => startLuck(seed, ['deck', 'dice']));
    const [one, other] = [{ luck: begun[0] }, { luck: begun[0] }];
    const past: [Luck, Luck][] = begun.map((luck) => [luck, luck]);
    const random = createRandom('order');
    for (let turn = 0; turn < 300; turn++) {
      // Now and then play goes on from an earlier state, of this game or another.
      if (random.int(0, 9) === 0) [one.luck, other.luck] = past[random.int(0, past.length - 1)];
      const stream = ['deck', 'dice'][random.int(0, 1)];
      const most = random.int(0, 3) === 0 ? 2 ** 33 : 6;
      expect(drawFrom(one, { readersOf }).int(stream, 1, most)).toBe(drawFrom(other).int(stream, 1, most));
      expect(one.luck).toEqual(other.luck);
      past.push([one.luck, other.luck]);
    }
  });

  test('E-LUCK-1: drawing replaces the luck and changes nothing in place', () => {
    const luck = startLuck(1, ['dice']);
    const holder = { luck: Object.freeze(luck) };
    drawFrom(holder).int('dice', 1, 6);
    expect(holder.luck).not.toEqual(luck);
    expect(luck).toEqual(startLuck(1, ['dice']));
  });

  test('E-LUCK-3: a range without numbers or a stream without a name is an error, never a number', () => {
    const luck = drawFrom({ luck: startLuck(1, ['dice']) }, { isListed: true });
    for (const [from, to] of [
      [1, 0],
      [0, 0.5],
      [0, Number.NaN],
      [0, Number.POSITIVE_INFINITY],
    ]) {
      expect(() => luck.int('dice', from, to)).toThrow(RangeError);
      expect(() => createRandom(1).int(from, to)).toThrow(RangeError);
    }
    expect(() => luck.int('dice', 0, Number.MAX_SAFE_INTEGER)).not.toThrow();
    expect(() => luck.int('dice', -1, Number.MAX_SAFE_INTEGER)).toThrow('more than 2^53 numbers');
    for (const name of ['coins', 'toString', '__proto__'])
      expect(() => luck.int(name, 0, 1)).toThrow(`no luck stream is named ${name}`);
    const open = drawFrom({ luck: startLuck(1, []) });
    for (const name of ['', 'Two words', '__proto__'])
      expect(() => open.int(name, 0, 1)).toThrow('a luck stream is named by a word like dice');
    expect(luck.int('dice', 5, 5)).toBe(5);
    expect(luck.shuffle('dice', [])).toEqual([]);
  });

  test('E-LUCK-3: a word at the limit is thrown away, the word below it is the last that counts', () => {
    const taken = (size: number, ...words: number[]) => {
      const number = uniform(() => words.shift() as number, 0, size - 1);
      return [number, words.length];
    };
    expect(taken(3, 2 ** 32 - 1, 4)).toEqual([1, 0]);
    expect(taken(3, 2 ** 32 - 2, 4)).toEqual([2, 1]);
    // 53 bits, of two words: the limit is 2^52 + 1.
    expect(taken(2 ** 52 + 1, 2 ** 20, 1, 2 ** 20, 0)).toEqual([2 ** 52, 0]);
    expect(taken(2 ** 52 + 1, 2 ** 20, 0, 1, 1)).toEqual([2 ** 52, 2]);
  });

  test('E-LUCK-3: neither bound may be anything but a safe integer', () => {
    const luck = drawFrom({ luck: startLuck(1, ['dice']) });
    for (const wrong of [0.5, Number.NaN, Number.NEGATIVE_INFINITY, -(2 ** 53)]) {
      expect(() => luck.int('dice', wrong, 1)).toThrow(`no whole number to draw from ${wrong} to 1`);
      expect(() => createRandom(1).int(wrong, 1)).toThrow(RangeError);
    }
  });

  test('E-LUCK-4: a shuffle of one card draws nothing and leaves the luck the same object', () => {
    const luck = startLuck(1, ['deck']);
    const holder = { luck };
    expect(drawFrom(holder).shuffle('deck', ['card'])).toEqual(['card']);
    expect(holder.luck).toBe(luck);
  });

  test('E-LUCK-2: a drawer follows the luck of its holder to another key', () => {
    const holder = { luck: startLuck(7, ['dice']) };
    const drawer = drawFrom(holder);
    drawer.int('dice', 0, 2 ** 40);
    holder.luck = startLuck(8, ['dice']);
    const other = drawFrom({ luck: startLuck(8, ['dice']) });
    expect(drawer.int('dice', 0, 2 ** 40)).toBe(other.int('dice', 0, 2 ** 40));
  });

  test('the readers of a key and of a stream are kept, so that a hash serves eight draws', () => {
    const [readersOf, key] = [lastReaders(), keyOf(7)];
    expect(readersOf(key)).toBe(readersOf(key));
    expect(readersOf(key).key).toBe(key);
    expect(readersOf(keyOf(8))).not.toBe(readersOf(key));
    const readers = wordReaders(key);
    expect(readers.of('deck')).toBe(readers.of('deck'));
    expect(readers.of('deck')).not.toBe(readers.of('dice'));
  });

  test('cards come off either end of a pile, the top one first, and the rest keeps its order', () => {
    const pile = ['a', 'b', 'c', 'd'];
    expect(drawTop(pile, {})).toEqual({ drawn: ['d'], rest: ['a', 'b', 'c'] });
    expect(drawTop(pile, { count: 2 })).toEqual({ drawn: ['d', 'c'], rest: ['a', 'b'] });
    expect(drawTop(pile, { count: 2, top: 'first' })).toEqual({ drawn: ['a', 'b'], rest: ['c', 'd'] });
    expect(drawTop(pile, { count: 9 })).toEqual({ drawn: ['d', 'c', 'b', 'a'], rest: [] });
    expect(drawTop(pile, { count: 0 })).toEqual({ drawn: [], rest: pile });
    expect(pile).toEqual(['a', 'b', 'c', 'd']);
  });

  test('a decider hears how many may come, which would, and what each is; another changes places with the top', () => {
    const told: unknown[] = [];
    const decide = (chance: { count: number; fallen: number; at(place: number): unknown }) => {
      told.push([chance.count, chance.fallen, chance.at(0), chance.at(chance.count - 1)]);
      return 0;
    };
    expect(drawTop(['a', 'b', 'c'], { count: 2, decide })).toEqual({ drawn: ['a', 'c'], rest: ['b'] });
    const holder = { luck: startLuck(7, ['dice']) };
    const fallen = drawFrom({ luck: holder.luck }).int('dice', 3, 8);
    expect(drawFrom(holder, { decide }).int('dice', 3, 8)).toBe(3);
    expect(told).toEqual([
      [3, 2, 'a', 'c'],
      [2, 1, 'c', 'b'],
      [6, fallen - 3, 3, 8],
    ]);
    expect(holder.luck.streams.dice).toBe(1);
  });

  test('E-LUCK-3: every face of a die comes up about as often', () => {
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

  test('hashed generators outside a state give these numbers: what bots played stays what it was', () => {
    const random = createHashedRandom('pinned', 7);
    expect(draws(8, () => random.int(0, 999))).toEqual([464, 404, 903, 403, 948, 585, 178, 822]);
  });
});
