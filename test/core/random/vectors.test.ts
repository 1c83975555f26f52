// E-LUCK-2 to E-LUCK-4: what a seed gives. The algorithm is written here a second time, from the words of docs/rules/engine.md,
// over the hash of node. The engine must agree with it in all draws, and the page must print what both give.
// These numbers are public API: changing one changes every recorded game.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../../../src/core/random/generator.js';
import { drawFrom, startLuck } from '../../../src/core/random/streams.js';

const sha256 = (...parts: (string | Buffer)[]) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map(bytes)))
    .digest();
const bytes = (part: string | Buffer) => Buffer.from(part as string);
const keyOf = (seed: string) => sha256('railhead/luck/1', Buffer.alloc(1), seed);

class Stream {
  taken = 0;
  constructor(
    readonly key: Buffer,
    readonly name: string,
  ) {}
  block(n: number): Buffer {
    const number = Buffer.alloc(8);
    number.writeBigUInt64BE(BigInt(n));
    return sha256(this.key, this.name, Buffer.alloc(1), number);
  }
  word(): bigint {
    const place = this.taken++;
    return BigInt(this.block(Math.floor(place / 8)).readUInt32BE((place % 8) * 4));
  }
  int(from: number, to: number): number {
    const size = BigInt(to) - BigInt(from) + 1n;
    const isWide = size > 2n ** 32n;
    const all = isWide ? 2n ** 53n : 2n ** 32n;
    for (;;) {
      const x = isWide ? (this.word() % 2n ** 21n) * 2n ** 32n + this.word() : this.word();
      if (x < all - (all % size)) return Number(BigInt(from) + (x % size));
    }
  }
  shuffle(items: readonly number[]): number[] {
    const order = [...items];
    for (let p = order.length - 1; p >= 1; p--) {
      const q = this.int(0, p);
      [order[p], order[q]] = [order[q], order[p]];
    }
    return order;
  }
}

const times = (count: number, draw: () => number) => Array.from({ length: count }, draw);
const ten = Array.from({ length: 10 }, (_, n) => n);

/** The rows of the page, by what the first cell says. */
function published(): ReadonlyMap<string, string> {
  const page = readFileSync(new URL('../../../docs/rules/engine.md', import.meta.url), 'utf8');
  const rows = page.slice(page.indexOf('## Test vectors')).matchAll(/^\| (.+) \| `(.+)` \|$/gm);
  return new Map(Array.from(rows, ([, what, value]) => [what, value]));
}

describe('the test vectors of docs/rules/engine.md', () => {
  const key = keyOf('7');
  const [dice, half] = [new Stream(key, 'dice'), new Stream(key, 'dice')];
  const fresh = () => drawFrom({ luck: startLuck(7, ['deck', 'dice']) });
  const holder = { luck: startLuck(7, ['deck', 'dice']) };
  const roll =
    (from: number, to: number, draws: { int(stream: string, from: number, to: number): number }) => () =>
      draws.int('dice', from, to);
  const rows: [string, unknown, unknown][] = [
    ['the key', key.toString('hex'), startLuck(7, []).key],
    // The engine shows no block: it agrees where its words do.
    [
      'block 0 of the stream `deck`, in hex',
      new Stream(key, 'deck').block(0).toString('hex'),
      times(8, wordsOf(fresh()))
        .map((word) => word.toString(16).padStart(8, '0'))
        .join(''),
    ],
    [
      'the first ten draws from 1 to 6 on the stream `dice`',
      times(10, () => dice.int(1, 6)).join(' '),
      times(10, roll(1, 6, fresh())).join(' '),
    ],
    [
      'a shuffle of 0 to 9 on the stream `deck`',
      new Stream(key, 'deck').shuffle(ten).join(' '),
      fresh().shuffle('deck', ten).join(' '),
    ],
    [
      'the first draw from 0 to 999999999999 on the stream `deck`',
      String(new Stream(key, 'deck').int(0, 999_999_999_999)),
      String(fresh().int('deck', 0, 999_999_999_999)),
    ],
    [
      'the first five draws from 0 to 2147483648 on the stream `dice`',
      times(5, () => half.int(0, 2 ** 31)).join(' '),
      times(5, roll(0, 2 ** 31, drawFrom(holder))).join(' '),
    ],
    ['how many words those five draws take', String(half.taken), String(holder.luck.streams.dice)],
  ];

  test.each(rows)('E-LUCK-2, E-LUCK-3, E-LUCK-4: %s', (what, second, engine) => {
    expect(engine).toBe(second);
    expect(published().get(what)).toBe(second);
  });

  test('E-LUCK-2: the page has these rows and no other', () => {
    expect([...published().keys()]).toEqual(rows.map(([what]) => what));
  });
});

test('E-LUCK-2, E-LUCK-3, E-LUCK-4: the engine agrees with a second implementation in draws of every size', () => {
  const random = createRandom('sizes');
  for (let round = 0; round < 40; round++) {
    const [seed, name] = [
      `seed ${round} ☂`,
      ['deck', 'dice', 'a name of more than one block of the hash, which is 64 bytes'][round % 3],
    ];
    const second = new Stream(keyOf(seed), name);
    const holder = { luck: startLuck(seed, [name]) };
    const engine = drawFrom(holder);
    for (let n = 0; n < 60; n++) {
      const from = random.int(-(2 ** random.int(0, 51)), 1000);
      const to = from + random.int(0, 2 ** random.int(0, 52));
      expect(engine.int(name, from, to)).toBe(second.int(from, to));
    }
    // The sizes at which a rule begins or ends.
    for (const size of [1, 2, 2 ** 32 - 1, 2 ** 32, 2 ** 32 + 1, 2 ** 52 + 1, 2 ** 53 - 1, 2 ** 53])
      expect(engine.int(name, 0, size - 1)).toBe(second.int(0, size - 1));
    expect(engine.shuffle(name, ten)).toEqual(second.shuffle(ten));
    expect(holder.luck.streams[name]).toBe(second.taken);
  }
});

function wordsOf(draws: { int(stream: string, from: number, to: number): number }): () => number {
  return () => draws.int('deck', 0, 2 ** 32 - 1);
}
