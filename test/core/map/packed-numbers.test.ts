// Map files as the build packs them: the same data comes out, whatever is in them.

import { readdirSync, readFileSync } from 'node:fs';
import { fc, test as law } from '@fast-check/vitest';
import { build } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { packed, packMaps } from '../../../maps/tools/pack-numbers.js';
import { unpacked } from '../../../src/core/map/packed-numbers.js';

const MAPS = new URL('../../../maps/', import.meta.url);
const files = readdirSync(MAPS, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^[^/]+\/\w+\.json$/.test(file));
const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, MAPS), 'utf8'));

describe('packed numbers', () => {
  test.each(files)('%s is the same data after packing', (file) => {
    expect(unpacked(packed(read(file)))).toEqual(read(file));
  });

  test('outlines become at most half as long', () => {
    const outlines = files.filter((file) => /outline|scenery/.test(file)).map(read);
    expect(outlines.length).toBeGreaterThan(3);
    for (const outline of outlines)
      expect(JSON.stringify(packed(outline)).length * 2).toBeLessThan(JSON.stringify(outline).length);
  });

  law.prop([fc.jsonValue()])('any JSON is the same after packing, or is refused', (data) => {
    fc.pre(!/"[#%]/.test(JSON.stringify(data)));
    expect(JSON.stringify(unpacked(packed(data)))).toBe(JSON.stringify(data));
  });

  law.prop([
    fc.array(fc.array(fc.integer({ min: -(2 ** 40), max: 2 ** 40 }), { maxLength: 5 }), { minLength: 8 }),
  ])('lists of numbers of any size and length are the same after packing', (rows) => {
    expect(unpacked(packed({ rows, flat: rows.flat() }))).toEqual({ rows, flat: rows.flat() });
    expect(packed(rows)).toBeTypeOf('string');
  });

  test('a text that would be read as numbers is refused', () => {
    expect(() => packed({ rows: ['#abc'] })).toThrow(/#abc/);
    expect(() => packed('%')).toThrow(/%/);
  });

  test('what is built holds the data of the file', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: files.map((file, n) => `export { default as file${n} } from './${file}';`).join('\n'),
        resolveDir: new URL('.', MAPS).pathname,
      },
      ...{ bundle: true, write: false, format: 'esm', plugins: [packMaps] },
    });
    const [{ text }] = outputFiles;
    expect(text).not.toContain('2400,128,2400');
    const built = (await import(`data:text/javascript,${encodeURIComponent(text)}`)) as Record<
      string,
      unknown
    >;
    expect(files.map((_, n) => built[`file${n}`])).toEqual(files.map(read));
  });
});
