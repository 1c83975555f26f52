import { describe, expect, test } from 'vitest';
import { layOut } from '../../../../rulesets/milepost/picture/layout.js';
import { riverCourses } from '../../../../rulesets/milepost/picture/river-course.js';
import { renderBoard } from '../picture/render-board.js';
import { toyBoard } from '../toy-board.js';
import { toyLand } from '../toy-land.js';

/** Whether every opened element is closed, in order. */
function isWellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, close, name, rest] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:"[^"]*"|[^">])*)>/g)) {
    if (close) {
      if (open.pop() !== name) return false;
    } else if (!rest.endsWith('/')) {
      open.push(name);
    }
  }
  return open.length === 0;
}

describe('renderBoard', () => {
  test('draws a standalone document with every city by name', () => {
    const { board } = toyLand();
    const svg = renderBoard(board);
    expect(svg.startsWith('<svg xmlns="http://www.w3.org/2000/svg"')).toBe(true);
    expect(isWellFormed(svg)).toBe(true);
    for (const city of board.cities) expect(svg).toContain(`>${city.name}</text>`);
    expect(svg).not.toContain('NaN');
  });

  test('is pure: the same board gives the same text', () => {
    expect(renderBoard(toyLand().board)).toBe(renderBoard(toyLand().board));
  });

  test('draws tracks and trains in the colours given, and leaves out segments the board has not', () => {
    const { board, segment, at } = toyLand();
    const tracks = [{ colour: '#123456', segments: [segment('0,4', '1,4'), -1, 1e9, 0.5] }];
    const trains = [
      { milepost: at('D'), colour: '#654321', label: 'X' },
      { milepost: at('D'), colour: '#abcdef', label: 'Y' },
    ];
    const svg = renderBoard(board, { tracks, trains });
    expect(svg.match(/stroke="#123456"/g)).toHaveLength(1);
    expect(svg).toContain('fill="#654321"');
    expect(svg).toContain('>Y</text>');
    expect(svg).not.toContain('NaN');
  });

  test('a ferry between neighbours bends off the straight line, where track may lie', () => {
    const ferries = { strait: { ports: ['1', '2'] as [string, string] } };
    const svg = renderBoard(toyBoard({ rows: ['. . . .', ' . 1 2 .', '. . . .'], ferries }).board);
    const [, line] = /<path d="(M[^"]*)"[^>]*stroke-dasharray="6 5"/.exec(svg) ?? [];
    const [from, by, to] = (line ?? '')
      .split(/[ML]/)
      .slice(1)
      .map((point) => point.split(' ').map(Number));
    expect([from[1], Math.abs(by[1] - from[1]) > 15, to[1]]).toEqual([from[1], true, from[1]]);
  });

  test('names cannot break out of the document', () => {
    const { board } = toyBoard({ rows: ['A .', ' . .'], cities: { A: { name: '<script>&"' } } });
    const svg = renderBoard(board, { title: '"><b>' });
    expect(svg).not.toContain('<script>');
    expect(svg).not.toContain('<b>');
    expect(isWellFormed(svg)).toBe(true);
  });

  test('the legend and the tables can be left out', () => {
    const { board } = toyLand();
    expect(renderBoard(board)).toContain('Legend');
    expect(renderBoard(board, { furniture: false })).not.toContain('Legend');
  });
});

test('a river is drawn as one course through every edge it crosses', () => {
  const { board } = toyLand();
  const courses = riverCourses(board, 'long');
  expect(courses).toHaveLength(1);
  // Eighteen edges and the middle of the triangle at either end; the mouth reaches on into the sea.
  expect(courses[0].length).toBeGreaterThanOrEqual(20);
  expect(courses[0].length).toBeLessThanOrEqual(22);
});

test('an inset stands beside the surface with its gates, walled where they do not open, and its own rivers', () => {
  const { board, at } = toyBoard({
    rows: ['. 1 . ~', ' . . a ~', '. . a A', ' . . . .'],
    inset: ['_ = -', ' 1 - U', '_ - -'],
    blocked: ['1,0 E', '1,0 SE'],
    cities: { U: { id: 'under' } },
    rivers: { nether: ['u1,0 SE', 'u1,1 E'] },
    seas: { sea: '3,0' },
    shipPorts: { quay: '2,1' },
    cityLinks: { bow: ['a', 'under'], rope: ['a', 'under', 'dormant'] },
  });
  const { surface, inset, x, y, width } = layOut(board);
  expect(inset!.x).toBeGreaterThanOrEqual(surface.width);
  expect(inset!.x + inset!.width).toBeLessThanOrEqual(width);
  expect([x(at('U')) - x(at('u1,1')), y(at('U')) - y(at('u2,0'))].map(Math.round)).toEqual([26, 23]);
  // A segment that leads from the gate into the inset lies on the inset.
  const { line } = layOut(board);
  expect(line(at('1'), at('u1,1'))[0][0]).toBeGreaterThan(inset!.x);
  expect(line(at('1'), at('0,1'))[0][0]).toBeLessThan(surface.width);
  const svg = renderBoard(board, { trains: [{ milepost: at('3,0'), colour: '#123456', label: '1' }] });
  expect(isWellFormed(svg)).toBe(true);
  expect(svg).not.toContain('NaN');
  // The letter of the gate on both sheets and in the legend.
  expect(svg.match(/>A<\/text>/g)).toHaveLength(3);
  expect(svg).toContain('>Below</text>');
  const course = /d="M([\d.]+) [^"]*" data-sign="river"/.exec(svg)!;
  expect(Number(course[1])).toBeGreaterThan(inset!.x);
  for (const name of ['Entrance (Below)', 'Port for ships', 'bow', 'rope', 'Sea point'])
    expect(svg).toContain(`>${name}</text>`);
  // A train at sea has a hull under its disc.
  expect(svg.match(/fill="#123456"/g)).toHaveLength(2);
});

test('borders part countries on land, and stop at inlets', () => {
  const { board } = toyBoard({
    rows: ['. . .', ' . . .'],
    areas: { west: ['0: 0', '1: 0'], east: ['0: 1-2', '1: 1-2'] },
    waters: { sound: { kind: 'inlet', edges: ['0,0 E'] } },
  });
  const strokes = (countries: string[]) =>
    /data-sign="country-border">\s*<path d="([^"]*)"/
      .exec(renderBoard(board, { countries, furniture: false }))?.[1]
      .match(/C/g)?.length ?? 0;
  // Three edges lead from west to east, one of them over the sound: a line through two, from end to end.
  expect(strokes(['west', 'east'])).toBe(3);
  expect(strokes(['west'])).toBe(0);
});
