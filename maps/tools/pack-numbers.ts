// Packs the long lists of whole numbers in map files, for the build. The JSON files stay the only truth:
// nothing that is packed is kept.

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'esbuild';
import { DIGITS, LIST, ROWS } from '../../src/core/map/packed-numbers.js';

// Shorter lists are left as they are: they gain nothing and can be read.
const LONG = 8;
const READER = fileURLToPath(new URL('../../src/core/map/packed-numbers.ts', import.meta.url));

/** The data with its long lists as text; `unpacked` makes the same data of it. */
export function packed(data: unknown): unknown {
  if (typeof data === 'string' && (data.startsWith(LIST) || data.startsWith(ROWS)))
    throw new Error(`«${data}» would be read as numbers`);
  if (data === null || typeof data !== 'object') return data;
  if (isLong(data) && data.every(isWhole)) return LIST + textOf(data as number[]);
  if (isLong(data) && data.every((row) => Array.isArray(row) && row.every(isWhole))) {
    const rows = data as number[][];
    return ROWS + textOf(rows.map((row) => row.length)) + ROWS + textOf(rows.flat());
  }
  if (Array.isArray(data)) return data.map(packed);
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, packed(value)]));
}

/** Packs map files as esbuild loads them. */
export const packMaps: Plugin = {
  name: 'pack maps',
  setup(build) {
    build.onLoad({ filter: /[\\/]maps[\\/][^\\/]+[\\/]\w+\.json$/ }, ({ path }) => {
      const written = JSON.parse(readFileSync(path, 'utf8'));
      const data = JSON.stringify(packed(written));
      // Most maps are rows of letters.
      if (data === JSON.stringify(written)) return undefined;
      const reader = JSON.stringify(READER);
      return {
        contents: `import { unpacked } from ${reader};\nexport default /* @__PURE__ */ unpacked(${data});`,
        loader: 'js',
      };
    });
  },
};

const isLong = (value: unknown): value is unknown[] => Array.isArray(value) && value.length >= LONG;
const isWhole = (value: unknown): value is number => Number.isSafeInteger(value) && !Object.is(value, -0);

// What divides them all comes first: outlines stand on a grid.
function textOf(numbers: readonly number[]): string {
  const grain = numbers.reduce(divisor, 0) || 1;
  const grains = numbers.map((number) => number / grain);
  return word(grain) + grains.map((number, n) => word(number - (grains[n - 2] ?? 0))).join('');
}

function divisor(one: number, other: number): number {
  return other === 0 ? Math.abs(one) : divisor(other, one % other);
}

function word(number: number): string {
  let [value, text] = [number < 0 ? -2 * number - 1 : 2 * number, ''];
  for (; value >= 32; value = Math.floor(value / 32)) text += DIGITS[32 + (value % 32)];
  return text + DIGITS[value];
}
