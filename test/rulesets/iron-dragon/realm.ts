// Games of Iron Dragon in a small realm, for tests of track and trains: three majors of which two are linked, a cave between
// two entrances, a river and an inlet; and whole lines on the real board.

import { ironDragon } from '../../../rulesets/iron-dragon/index.js';
import { layer } from '../../../src/core/engine/index.js';
import { toyBoard } from '../milepost/toy-board.js';
import type { ToyPosition } from '../milepost/toy-game.js';
import { board, dragonLand, name } from './dragon-land.js';
import { type IronSetup, seaGame } from './sea-game.js';

/** The realm. Arch and brim are linked; brim and crag would be by the bridge; under lies in the cave. */
export const realm = toyBoard({
  rows: [
    '. . . . . . . . . . . . . . . .', //  0
    ' . . . . . . . . . . . . . . . .', //  1
    '. . . . a a . . . . . b b . . .', //   2
    ' . . . a A a . . . . b B b . . .', //  3
    '. . . . a a . . . . . b b . . .', //   4
    ' . D . . . . . . . E . . . . . .', //  5
    '. . . 1 . . . . . . . . . . 2 .', //   6
    ' . . . . . . . . . . . . . . . .', //  7
    '. . . . . . c c . . . . . . . .', //   8
    ' . . . . . c C c . . . . . . F .', //  9
    '. . . . . . c c . . . . . . . .', //  10
  ],
  inset: [
    '1 - = -', //   0
    ' _ U - _', //  1
    '_ = - 2', //   2
  ],
  blocked: ['3,6 E', '13,6 E', '13,5 SE'],
  cities: {
    A: { id: 'arch', supplies: ['wool'] },
    B: { id: 'brim' },
    C: { id: 'crag' },
    D: { id: 'dell', size: 'small', supplies: ['iron'] },
    E: { id: 'elm', size: 'medium', supplies: ['tea'] },
    F: { id: 'fen', size: 'small' },
    U: { id: 'under', size: 'small', supplies: ['ale'] },
  },
  cityLinks: { span: ['arch', 'brim'], 'rainbow-bridge': ['brim', 'crag', 'dormant'] },
  rivers: { long: ['7,6 E', '7,7 E'] },
  waters: { sound: { kind: 'inlet', edges: ['9,7 E'] } },
  goods: { nothing: 1 },
  deck: Array.from({ length: 24 }, (_, n) =>
    n === 0
      ? 'elm iron 12, dell tea 15, under tea 5'
      : n === 1
        ? 'arch iron 20, fen ale 9, under wool 7'
        : 'arch nothing 1, brim nothing 1, crag nothing 1',
  ),
});

/** A game in the realm; seat 0 is in its operations phase of round 1, and everybody employs a dwarf unless named. */
export const realmGame = (setup: Omit<IronSetup, 'board'> = {}) => seaGame({ ...setup, board: realm });

/** As {@link realmGame}, in the building phase of seat 0. */
export const building = (seats: ToyPosition['seats'], more: Omit<IronSetup, 'board'> = {}) =>
  realmGame({
    ...more,
    state: { ...more.state, seats: seats ?? [], turn: { phase: 'building', ...more.state?.turn } },
  });

/** Iron Dragon where two majors are enough, for victories in the realm. */
export const shortDragon = /* @__PURE__ */ (() =>
  layer(ironDragon, {
    id: 'short-dragon',
    title: 'Iron Dragon with two majors',
    tables: { victoryMajors: 2 },
    replaces: ['ID-WIN-1'],
  }))();

/** A shortest way over which track could lie on the real board, both ends included, as names of places. */
export function way(from: string, to: string): readonly string[] {
  const [start, goal] = [dragonLand.at(from), dragonLand.at(to)];
  const cameFrom = new Map([[start, start]]);
  const queue = [start];
  for (const here of queue) {
    if (here === goal) break;
    for (let direction = 0; direction < 6; direction++) {
      const next = board.neighbours[6 * here + direction];
      if (next < 0 || cameFrom.has(next) || !isOpen(here, direction)) continue;
      cameFrom.set(next, here);
      queue.push(next);
    }
  }
  const path = [goal];
  while (path[0] !== start) path.unshift(cameFrom.get(path[0]) as number);
  return path.map(name);
}

/** The segments of such a way through some places, as paths for a position; red areas need none. */
export function line(...places: readonly string[]): string[] {
  const steps = places.slice(1).flatMap((to, place) => {
    const path = way(places[place], to);
    return path.slice(1).map((next, at) => [path[at], next] as const);
  });
  const built = steps.filter(([from, to]) => board.segment(dragonLand.at(from), dragonLand.at(to)) >= 0);
  return [...new Set(built.map((ends) => [...ends].sort().join(' ')))];
}

function isOpen(here: number, direction: number): boolean {
  const next = board.neighbours[6 * here + direction];
  const city = board.cityAt[here];
  return board.segments[6 * here + direction] >= 0 || (city >= 0 && city === board.cityAt[next]);
}
