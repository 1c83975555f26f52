// Panels beside a small board: in order, apart from each other, on as little paper as can be.

import { describe, expect, test } from 'vitest';
import { columnsBeside } from '../../../../rulesets/milepost/picture/columns.js';
import { layOut } from '../../../../rulesets/milepost/picture/layout.js';
import { toyBoard } from '../toy-board.js';
import { toyLand } from '../toy-land.js';
import { renderBoard } from './render-board.js';

// Of the sheet, without the band of 18 pixels around it.
const sizeOf = (svg: string) =>
  /viewBox="-18 -18 (\d+) (\d+)"/
    .exec(svg)!
    .slice(1)
    .map((size) => Number(size) - 36);

describe('columns', () => {
  const places = (board: { width: number; height: number }, ...panels: [number, number][]) => {
    const sizes = panels.map(([width, height]) => ({ width, height }));
    const { boxes, width, height } = columnsBeside(board, sizes);
    return { at: boxes.map(({ x, y }) => [x, y]), size: [width, height] };
  };

  test('no panels take no room', () => {
    expect(columnsBeside({ width: 300, height: 300 }, [])).toEqual({ width: 0, height: 0, boxes: [] });
  });

  test('beside a high board they stand in one column', () => {
    expect(places({ width: 200, height: 600 }, [100, 80], [120, 200], [90, 100])).toEqual({
      at: [
        [24, 24],
        [24, 120],
        [24, 336],
      ],
      size: [168, 460],
    });
  });

  test('beside a low one in several, a low panel below another that leaves room for it', () => {
    expect(places({ width: 400, height: 300 }, [100, 80], [100, 250], [100, 150])).toEqual({
      at: [
        [24, 24],
        [140, 24],
        [24, 120],
      ],
      size: [264, 298],
    });
  });
});

describe('the picture of a small board', () => {
  const { board } = toyLand();

  test('has its panels beside it, and little empty paper', () => {
    const svg = renderBoard(board, {
      title: 'Toy Land',
      // There is room for six.
      tracks: Array.from('abcdef', (name) => ({ colour: '#123456', segments: [], name })),
    });
    const panels = [
      ...svg.matchAll(
        /<g [^>]*transform="translate\((\S+) (\S+)\)">\s*<rect width="(\S+)" height="(\S+)" fill="#fffdf6"\/>/g,
      ),
    ].map(([, x, y, width, height]) => ({ x: +x, y: +y, right: +x + +width, bottom: +y + +height }));
    expect(panels).toHaveLength(4);
    const { surface } = layOut(board);
    const [width, height] = sizeOf(svg);
    for (const panel of panels) {
      expect(panel.x).toBeGreaterThan(surface.width);
      expect([panel.right < width, panel.bottom < height]).toEqual([true, true]);
      for (const other of panels)
        if (other !== panel)
          expect(
            panel.right < other.x ||
              other.right < panel.x ||
              panel.bottom < other.y ||
              other.bottom < panel.y,
          ).toBe(true);
    }
    const taken = panels.reduce((sum, { x, y, right, bottom }) => sum + (right - x) * (bottom - y), 0);
    expect((taken + surface.width * surface.height) / (width * height)).toBeGreaterThan(0.65);
  });

  test('is as large as the board where there are no panels', () => {
    const { surface } = layOut(board);
    expect(sizeOf(renderBoard(board, { furniture: false }))).toEqual([surface.width, surface.height]);
  });

  test('keeps names off its panels, and bears names that are longer than it is wide', () => {
    const { surface } = layOut(board);
    const svg = renderBoard(board);
    for (const { name } of board.cities) {
      const [, x] = new RegExp(`<text x="(\\S+)"[^>]*>${name}</text>`).exec(svg)!;
      expect(Number(x)).toBeLessThan(surface.width);
    }
    const long = 'Llanfairpwllgwyngyllgogerychwyrndrobwll';
    const islet = toyBoard({ rows: ['. A .'], cities: { A: { name: long } } }).board;
    expect(renderBoard(islet)).toContain(`>${long}</text>`);
  });
});
