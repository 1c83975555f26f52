// M-BUILD-12 where ferries are many and have few holders, and where small cities lie in ports: seats build on each other's ways. Each
// build that is listed applies, what is kept serves everyone, and a game that was saved has the builds of the one that went on.

import { expect, test } from 'vitest';
import { createHashedRandom } from '../../../../src/core/random/hashed-random.js';
import { SOAK } from '../../../long-run.js';
import {
  continueWalk,
  look,
  newWalkTally,
  partsOf,
  replay,
  type WalkTally,
  walkOn,
} from '../hostile-walk.js';
import { strangeBoard } from '../strange-boards.js';
import { toyGame } from '../toy-game.js';

const BOARDS = SOAK ? 20 : 6;
// Boards with ways enough for three, or for four.
const THREE = [3, 4, 7, 8, 9, 10, 13, 18, 19];
const FOUR = [11, 12];
// One build of so many is looked at, and so many builds are asked about at each look, those on the ways of others first.
const EVERY = 16;
const ASKED = 3;

test('M-BUILD-12, M-FERRY-4: on strange boards each listed build is safe, and the forms of a game agree', () => {
  const tally = newWalkTally();
  let rights = 0;
  for (let board = 1; board <= BOARDS; board++) rights += rightsAfterWalk(board, tally);
  expect([tally.differences, tally.unsafe]).toEqual([[], []]);
  expect(tally.looks).toBeGreaterThan(2 * BOARDS);
  expect(tally.cutOff).toBeGreaterThan(BOARDS);
  expect(rights).toBeGreaterThan(BOARDS);
});

// Walks on a board, and counts the ferries that were bought.
function rightsAfterWalk(board: number, tally: WalkTally): number {
  const land = strangeBoard(createHashedRandom('strange', board));
  const { engine, state } = toyGame({ board: land, seats: seatsOn(board) });
  const [ruleset] = engine.rulesets;
  const seats = state.seats.map((seat) => ({ ...seat, cash: 200 }));
  const parts = { ...partsOf(state as never), seats, target: 1_000_000 };
  const config = { seats: seats.length, seed: board, board: land.board.id };
  const walk = continueWalk(ruleset, `strange ${board}`, { config, parts });
  for (let built = 1; built <= 48 && walkOn(walk); built++) if (built % EVERY === 0) look(walk, tally, ASKED);
  replay(walk, tally);
  return (walk.state as unknown as typeof state).rail.rights.flat().length;
}

function seatsOn(board: number): number {
  if (FOUR.includes(board)) return 4;
  return THREE.includes(board) ? 3 : 2;
}
