// Marks on segments for the length of one question. The working memory is the board's and is used again: a
// typed array of this size lies outside the heap, and making one takes longer than most questions.

import type { MilepostBoard, Segment } from './board.js';
import { onceABoard } from './once-a-board.js';

const marksOf = onceABoard(({ segmentCount }) => ({ run: 0, last: new Int32Array(segmentCount) }));

/** Begins marking, one at a time: the function marks a segment and says if it was marked before. */
export function markSegments(board: MilepostBoard): (segment: Segment) => boolean {
  const marks = marksOf(board);
  const { last } = marks;
  const run = ++marks.run;
  return (segment) => {
    const isMarked = last[segment] === run;
    last[segment] = run;
    return isMarked;
  };
}
