// Sets of segments as text: what a state says of the ways that are kept for seats.

import { expect, test } from 'vitest';
import { indiaRails } from '../../../../rulesets/india-rails/index.js';
import type { MilepostBoard, Segment } from '../../../../rulesets/milepost/board/board.js';
import { formatSegments, parseSegments } from '../../../../rulesets/milepost/board/segments-as-text.js';
import { createRandom, type Random } from '../../../../src/core/engine/index.js';
import { shuffled } from '../../../../src/core/random/uniform.js';

const board = indiaRails.board();

/** Where a walker comes who sometimes begins anew: chains, branches, rings. */
function walked({ mileposts, segments, neighbours }: MilepostBoard, random: Random): Segment[] {
  const found = new Set<Segment>();
  const somewhere = () => mileposts[random.int(0, mileposts.length - 1)];
  let at = somewhere();
  for (let steps = random.int(0, 200); steps > 0; steps--) {
    const way = 6 * at + random.int(0, 5);
    if (random.int(0, 19) === 0) at = somewhere();
    else if (segments[way] >= 0) {
      found.add(segments[way]);
      at = neighbours[way];
    }
  }
  return [...found];
}

test('M-BUILD-12: the text of segments gives them back, and is the same in whichever order they come', () => {
  for (let n = 0; n < 300; n++) {
    const random = createRandom('walk', n);
    const segments = walked(board, random);
    const text = formatSegments(board, segments);
    expect(formatSegments(board, shuffled(segments, random.int))).toBe(text);
    expect(parseSegments(board, text)?.sort()).toEqual(segments.sort());
  }
});

test('M-BUILD-12: a way along a line takes half a character a segment', () => {
  const { segments, neighbours, mileposts } = board;
  const line: Segment[] = [];
  const [start] = mileposts.filter((at) =>
    [...Array(20).keys()].every((n) => neighbours[6 * (at + n)] === at + n + 1),
  );
  for (let at = start; line.length < 20; at = neighbours[6 * at]) line.push(segments[6 * at]);
  expect(formatSegments(board, line)).toMatch(/^.{2,3}A{10}q$/);
});

test.each([
  ['a character that is no digit', 'AB~q'],
  ['another alphabet', 'éAq'],
  ['a chain without an end', `${formatSegments(board, [])}AAAA`],
  ['a milepost that the board does not have', '-_______q'],
  ['a place behind the board', '_-_AAq'],
  ['a way into the sea', 'AAAAAq'],
])('M-BUILD-12: %s is no text of segments', (_, text) => {
  expect(parseSegments(board, text)).toBeNull();
});
