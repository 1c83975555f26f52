// The unbroken line: own segments, red areas, own ferries and links of cities (M-WIN-1, M-WIN-2, M-OPEN-27).
// A link joins everything that reaches either city, and the other city itself.

import { createUnionFind } from '../../../../src/core/graph/index.js';
import type { CityLink, Crossing, MilepostBoard } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { linkKey, openLinks } from '../rail/city-links.js';
import type { Rail } from '../state.js';
import type { KnownGame } from '../types.js';

/** The pieces of a seat's line: the label of each milepost's piece, 0 where the line does not reach. */
export type ConnectedLine = Int32Array;

// The last line asked for on each board, because rules and planners ask for one repeatedly. Kept with every
// game, lines would be half of what a live game holds.
const lastLine = onceABoard((_): { kept: KeptLine | null } => ({ kept: null }));

interface KeptLine {
  readonly rail: Rail;
  readonly seat: number;
  readonly links: string;
  readonly line: ConnectedLine;
}

/** The pieces of a seat's line. Costs one pass over its track; the board's last asked line is cached. */
export function lineOf(game: KnownGame, seat: number): ConnectedLine {
  const { rail } = game.state;
  const open = openLinks(game);
  const links = linkKey(open);
  const last = lastLine(game.board);
  const { kept } = last;
  if (kept !== null && kept.rail === rail && kept.seat === seat && kept.links === links) return kept.line;
  const line = traceLine(game, seat, open);
  // A rail that is not frozen may still change, so its line is not kept.
  if (Object.isFrozen(rail)) last.kept = { rail, seat, links, line };
  return line;
}

function traceLine({ board, state }: KnownGame, seat: number, links: readonly CityLink[]): ConnectedLine {
  const { tracks, rights } = state.rail;
  const sets = createUnionFind(board.size);
  const joined = [
    ...board.majors.map((major) => board.cities[major].mileposts),
    ...links.map(({ cities }) => cities.flatMap((city) => board.cities[city].mileposts)),
    ...board.crossings
      .filter(({ kind, id }) => kind === 'ferry' && rights[seat].includes(id))
      .map(({ ports }) => ports),
  ];
  for (const [first, ...others] of joined) for (const milepost of others) sets.union(first, milepost);
  const track = tracks[seat];
  const { ends } = board;
  for (let place = 0; place < track.length; place++)
    sets.union(ends[2 * track[place]], ends[2 * track[place] + 1]);
  // A piece is called after its first milepost, which is on it too.
  const line = new Int32Array(board.size);
  for (let place = 0; place < track.length; place++) {
    const first = sets.find(ends[2 * track[place]]);
    line[first] = line[ends[2 * track[place]]] = line[ends[2 * track[place] + 1]] = first + 1;
  }
  // What else is joined is on the line where track comes to it.
  for (const mileposts of joined)
    for (const milepost of mileposts) line[milepost] = line[sets.find(milepost)];
  return line;
}

/** How many major cities the piece joins; a major is on the line where a segment of the piece ends at it. */
function majorsOn(board: MilepostBoard, line: ConnectedLine, piece: number): number {
  let joined = 0;
  for (const major of board.majors) if (line[board.cities[major].mileposts[0]] === piece) joined++;
  return joined;
}

/** True if one unbroken piece of the seat's line joins all that a victory needs (M-WIN-1a). */
export function isConnected(game: KnownGame, seat: number): boolean {
  const { rules, board, state } = game;
  const line = lineOf(game, seat);
  for (const major of board.majors) {
    const piece = line[board.cities[major].mileposts[0]];
    if (piece === 0 || majorsOn(board, line, piece) < rules.victoryMajors) continue;
    if (
      rules.victoryLink === null ||
      reachesLink(board, state.rail.rights[seat], line, piece, rules.victoryLink)
    ) {
      return true;
    }
  }
  return false;
}

// The line must reach the port, and the seat must hold the link there (CR-OPEN-7).
function reachesLink(
  board: MilepostBoard,
  rights: readonly string[],
  line: ConnectedLine,
  piece: number,
  wanted: Crossing['kind'],
): boolean {
  return board.crossings.some(
    ({ kind, id, ports }) =>
      kind === wanted && rights.includes(id) && ports.some((port) => line[port] === piece),
  );
}

/** The largest number of major cities that one piece of the seat's line joins, for people and bots. */
export function majorsJoined(game: KnownGame, seat: number): number {
  const { board } = game;
  const line = lineOf(game, seat);
  const pieces = board.majors
    .map((major) => line[board.cities[major].mileposts[0]])
    .filter((piece) => piece !== 0);
  return Math.max(0, ...pieces.map((piece) => majorsOn(board, line, piece)));
}
