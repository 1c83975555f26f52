// HT-BUILD-3, HT-BUILD-4: what hangs together on a small board, site by site, by its own list of neighbours.

import { expect, test } from 'vitest';
import { isHexside } from '../../../../rulesets/hex-tycoon/board/ground.js';
import { frontier, isAttached } from '../../../../rulesets/hex-tycoon/rules/network.js';
import { toyHexBoard } from '../toy-table.js';

const board = toyHexBoard(['S . . C ', ' . m . . ', '. f . S ', ' C . . . ']);
const sites = Array.from(board.buildable.keys()).filter((site) => board.buildable[site] === 1);
const sides = sites.filter((site) => isHexside(board, site));
const interiors = sites.filter((site) => !isHexside(board, site));
const endsOf = (side: number) => [board.ends[2 * side], board.ends[2 * side + 1]];

test('HT-BUILD-3: a lone marker on a hexside reaches the two interiors beside it, and nothing else', () => {
  expect([sides.length > 20, interiors.length > 10]).toEqual([true, true]);
  for (const side of sides) {
    const company = { rails: [side] };
    const reached = interiors.filter((hex) => isAttached(board, company, hex));
    const beside = endsOf(side).filter((hex) => interiors.includes(hex));
    expect(reached).toEqual([...beside].sort((a, b) => a - b));
    expect(sides.filter((other) => isAttached(board, company, other))).toEqual([]);
  }
});

test('HT-BUILD-3: a lone marker in an interior reaches its hexsides, and itself (HT-BUILD-4)', () => {
  for (const hex of interiors) {
    const company = { rails: [hex] };
    const around = sides.filter((side) => endsOf(side).includes(hex));
    expect(sites.filter((site) => isAttached(board, company, site))).toEqual([hex, ...around]);
    expect(frontier(board, company).filter((site) => sites.includes(site))).toEqual([hex, ...around]);
  }
});
