// Icons of goods: every good has one, goods of a title are told apart by shape, and sheets and cards show them.

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { goodsSheet } from '../../../../maps/tools/goods-sheet';
import { chinaRails } from '../../../../rulesets/china-rails';
import { indiaRails } from '../../../../rulesets/india-rails';
import { ironDragon } from '../../../../rulesets/iron-dragon';
import { GOOD_DRAWINGS } from '../../../../rulesets/milepost/picture/goods/drawings';
import { goodIcon } from '../../../../rulesets/milepost/picture/goods/good-icon';
import { stillLayers } from '../../../../rulesets/milepost/picture/render-board';

const boards = [chinaRails, indiaRails, ironDragon].map((title) => title.board());
const outline = (id: string) => GOOD_DRAWINGS[id].map(([, path]) => path).join(' ');

test.each(boards.map((board) => [board.id, board] as const))(
  '%s: every good has a drawing of its own shape',
  (_, board) => {
    const ids = board.goods.map(({ id }) => id);
    expect(ids.filter((id) => !Object.hasOwn(GOOD_DRAWINGS, id))).toEqual([]);
    expect(new Set(ids.map(outline)).size).toBe(ids.length);
  },
);

test('every drawing is of a good, bold enough to be simple, and within its square', () => {
  const goods = new Set(boards.flatMap((board) => board.goods.map(({ id }) => id)));
  expect(Object.keys(GOOD_DRAWINGS).filter((id) => !goods.has(id))).toEqual([]);
  for (const [id, shapes] of Object.entries(GOOD_DRAWINGS)) {
    expect(shapes.length, id).toBeLessThanOrEqual(4);
    for (const [, path] of shapes)
      for (const [, x, y] of path.matchAll(/M(-?\d*\.?\d+)[ ,]?(-?\d*\.?\d+)/g))
        expect(
          [x, y].every((at) => Number(at) >= 0 && Number(at) <= 16),
          `${id} ${path}`,
        ).toBe(true);
  }
});

test.each(boards.map((board) => [board.id, board] as const))(
  '%s: the sheet shows every supply and lists every load',
  (_, board) => {
    const { ground, signs, furniture } = stillLayers(board);
    const uses = (layer: string) => [...layer.matchAll(/href="#good-([\w-]+)"/g)].map(([, id]) => id).sort();
    expect(uses(signs)).toEqual(board.cities.flatMap(({ supplies }) => supplies).sort());
    expect(uses(furniture)).toEqual(board.goods.flatMap(({ id, special }) => (special ? [] : [id])).sort());
    for (const { id } of board.goods) expect(ground).toContain(`id="good-${id}"`);
  },
);

test('a good that nobody has drawn is a crate with its letter', () => {
  expect(goodIcon('umbrellas')).toContain('>U</text>');
  expect(goodIcon('constructor')).toContain('>C</text>');
});

test('the committed sheet of goods is what the tool draws', () => {
  const committed = new URL('../../../../docs/pictures/goods.svg', import.meta.url);
  expect(goodsSheet()).toBe(readFileSync(committed, 'utf8'));
});
