// Random games of building on small random boards, held to the oracle of ways for everyone (exhaustive-ways.ts).

import type { Build } from '../../../rulesets/milepost/rules/reserved-ways/ground.js';
import { faultsOfWays, reservedWays } from '../../../rulesets/milepost/rules/reserved-ways/rail-notes.js';
import { explainWays } from '../../../rulesets/milepost/rules/reserved-ways/reserved-ways.js';
import type { KnownGame } from '../../../rulesets/milepost/rules/types.js';
import type { Random } from '../../../src/core/engine/index.js';
import { createHashedRandom } from '../../../src/core/random/hashed-random.js';
import { shuffled } from '../../../src/core/random/uniform.js';
import { afterBuild, cannotFollow, otherRefusal } from './builders.js';
import { canAllJoin } from './exhaustive-ways.js';
import type { ToyBoard } from './toy-board.js';
import { toyGame } from './toy-game.js';
import { cardlessBoard } from './toy-rails.js';

/** What was found, over all games. */
export interface Tally {
  builds: number;
  /** Builds that were refused though all seats could still join all majors. */
  refused: number;
  /** Builds that were refused and would have cut somebody off; and how many of these a cut proved. */
  rightlyRefused: number;
  proven: number;
  /** Ways that were followed to their ends. */
  followed: number;
  /** Boards on which ways for everyone were found to begin with, and those on which they were missed. */
  boards: number;
  missed: number;
  /** What must never be, as sentences. */
  readonly faults: string[];
}

export const newTally = (): Tally => ({
  builds: 0,
  refused: 0,
  rightlyRefused: 0,
  proven: 0,
  followed: 0,
  boards: 0,
  missed: 0,
  faults: [],
});

const MOST_SEGMENTS = 23;

/** A board of a few rows with two or three majors, up to two towns, and sometimes a ferry. */
export function smallBoard(random: Random): ToyBoard | null {
  const columns = 4 + random.int(0, 2);
  const rows = 3 + random.int(0, 1);
  const cells: string[][] = Array.from({ length: rows }, () =>
    Array.from({ length: columns }, () => (random.int(0, 6) === 0 ? ('_' as const) : ('.' as const))),
  );
  const free = shuffled(
    Array.from(
      { length: rows * columns },
      (_, cell) => [Math.floor(cell / columns), cell % columns] as const,
    ),
    random.int,
  );
  const put = (mark: string) => {
    const [row, column] = free.pop() as readonly [number, number];
    cells[row][column] = mark;
  };
  const majors = [...'ABC'].slice(0, 2 + random.int(0, 1));
  const towns = [...'KL'].slice(0, random.int(0, 2));
  for (const mark of [...majors, ...towns]) put(mark);
  const hasFerry = random.int(0, 3) === 0;
  if (hasFerry) for (const mark of '12') put(mark);
  const size = () => (random.int(0, 1) === 0 ? ('small' as const) : ('medium' as const));
  try {
    const land = cardlessBoard({
      rows: cells.map((row, n) => `${n % 2 === 1 ? ' ' : ''}${row.join(' ')}`),
      cities: Object.fromEntries([
        ...majors.map((letter) => [letter, { size: 'major' as const }]),
        ...towns.map((letter) => [letter, { size: size() }]),
      ]),
      ...(hasFerry
        ? { ferries: { boat: { ports: ['1', '2'] as [string, string], limit: 1 + random.int(0, 1) } } }
        : {}),
    });
    const { ends, segmentCount } = land.board;
    const segments = Array.from({ length: segmentCount }, (_, segment) => segment).filter(
      (segment) => ends[2 * segment] >= 0,
    );
    return segments.length > MOST_SEGMENTS ? null : land;
  } catch {
    return null; // Not a board: a city on no land, or a port without sea.
  }
}

/** Plays one random game of building, and tallies. */
export function playSmallGame(
  land: ToyBoard,
  seats: number,
  random: Random,
  tally: Tally,
  where: string,
): void {
  const { engine, state } = toyGame({ board: land, seats, state: { turn: { phase: 'building' } } });
  const { rules, board } = engine.settingOf(state as never) as unknown as KnownGame;
  const rich = state.seats.map((seat) => ({ ...seat, cash: 999 }));
  let game = { rules, board, state: { ...state, seats: rich } } as unknown as KnownGame;
  if (reservedWays(game) === null) {
    if (canAllJoin(game)) tally.missed++;
    return;
  }
  tally.boards++;
  for (let step = 0; step < 40; step++) {
    const build = someBuild(game, random);
    if (build === undefined) return;
    const refusal = explainWays(game, { ...build, seat: build.builder });
    const next = afterBuild(game, build);
    tally.builds++;
    const isSafe = canAllJoin(next);
    if (refusal !== null) {
      if (isSafe) tally.refused++;
      else tally.rightlyRefused++;
      if (refusal.cut !== null) tally.proven++;
      if (refusal.cut !== null && isSafe) tally.faults.push(`${where} step ${step}: a wrong proof`);
      continue;
    }
    if (!isSafe) tally.faults.push(`${where} step ${step}: an unsafe build is allowed`);
    if (reservedWays(next) === null)
      tally.faults.push(`${where} step ${step}: ways that the next state misses`);
    for (const fault of faultsOfWays(next)) tally.faults.push(`${where} step ${step}: ${fault}`);
    if (tally.faults.length > 0) return;
    game = next;
    if (random.int(0, 3) !== 0) continue;
    tally.followed++;
    const fault = cannotFollow(game, random.int(0, seats - 1));
    if (fault !== null) tally.faults.push(`${where} step ${step}: ${fault}`);
  }
}

/** A random build of a random seat that no condition but build/cuts-off refuses, if there is one. */
export function someBuild(game: KnownGame, random: Random): Build | undefined {
  const { board, state } = game;
  const ways = shuffled(
    board.mileposts.flatMap((from) =>
      [0, 1, 2, 3, 4, 5].map((way) => [from, board.neighbours[6 * from + way]] as const),
    ),
    random.int,
  );
  const seat = random.int(0, state.seats.length - 1);
  return ways
    .map(([from, to]) => ({ builder: seat, from, to }))
    .find((build) => build.to >= 0 && otherRefusal(game, build) === null);
}

/** Plays so many games, from the first on. */
export function playSmallGames(seats: number, games: number, seed: string, first = 0): Tally {
  const tally = newTally();
  for (let game = first; game < first + games; game++) {
    const random = createHashedRandom(seed, seats, game);
    const land = smallBoard(random);
    if (land !== null) playSmallGame(land, seats, random, tally, `${seed} ${seats} ${game}`);
  }
  return tally;
}
