// Rectangles at any angle, and what of a sheet is taken by them: names are put where they meet nothing.

import type { Box } from './label-places.js';

/** A rectangle by its middle, turned clockwise by an angle in radians. */
export interface Slab {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly turn: number;
}

/** What lies on a sheet. */
export interface Room {
  /** Marks a rectangle as taken; `weight` is what it costs to meet it. */
  take(slab: Slab, weight: number): void;
  /** The right edge of something of at least the weight {@link TABOO} that a rectangle meets, or −1. */
  hit(slab: Slab): number;
  /** The weights of all that a rectangle meets. */
  weigh(slab: Slab): number;
}

/** What nothing may be put on: a sign whose price must be seen, or another name. */
export const TABOO = 1e6;

const CELL = 40;
const ROW = 4096;

interface Taken {
  readonly slab: Slab;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly weight: number;
  /** The last question that came by: a slab lies in several cells and counts once. */
  asked: number;
}

/** Room on which nothing lies. */
export function createRoom(): Room {
  const cells = new Map<number, Taken[]>();
  let questions = 0;
  // Meets upright bounds first, as nearly all are. It allocates nothing: there are thousands of questions.
  const ask = (slab: Slab, onlyTaboo: boolean): number => {
    const question = ++questions;
    const [wide, high] = slab.turn === 0 ? [slab.width, slab.height] : extentOf(slab);
    const [left, right] = [slab.x - wide / 2, slab.x + wide / 2];
    const [top, bottom] = [slab.y - high / 2, slab.y + high / 2];
    let total = 0;
    for (let j = Math.floor(top / CELL); j <= Math.floor(bottom / CELL); j++)
      for (let i = Math.floor(left / CELL); i <= Math.floor(right / CELL); i++) {
        const there = cells.get(j * ROW + i);
        if (there === undefined) continue;
        for (const taken of there) {
          if (taken.asked === question || (onlyTaboo && taken.weight < TABOO)) continue;
          taken.asked = question;
          if (taken.left >= right || taken.right <= left || taken.top >= bottom || taken.bottom <= top)
            continue;
          if ((slab.turn !== 0 || taken.slab.turn !== 0) && !meet(slab, taken.slab)) continue;
          if (onlyTaboo) return taken.right;
          total += taken.weight;
        }
      }
    return onlyTaboo ? -1 : total;
  };
  return {
    take(slab, weight) {
      const { x, y, width, height } = boundsOf(slab);
      const [left, top, right, bottom] = [x, y, x + width, y + height];
      const taken = { slab, left, top, right, bottom, weight, asked: 0 };
      for (let j = Math.floor(top / CELL); j <= Math.floor(bottom / CELL); j++)
        for (let i = Math.floor(left / CELL); i <= Math.floor(right / CELL); i++) {
          const there = cells.get(j * ROW + i);
          if (there === undefined) cells.set(j * ROW + i, [taken]);
          else there.push(taken);
        }
    },
    hit: (slab) => ask(slab, true),
    weigh: (slab) => ask(slab, false),
  };
}

/** Room of a sheet whose places are known: nothing is marked on it. */
export const NO_ROOM: Room = { take() {}, hit: () => -1, weigh: () => 0 };

// Width and height of the upright rectangle around a slab.
function extentOf({ width, height, turn }: Slab): readonly [number, number] {
  const [along, across] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  return [width * along + height * across, width * across + height * along];
}

/** The upright rectangle around a slab. */
export function boundsOf(slab: Slab): Box {
  const [width, height] = extentOf(slab);
  return { x: slab.x - width / 2, y: slab.y - height / 2, width, height };
}

/** A slab that stands upright. */
export function slabOf({ x, y, width, height }: Box): Slab {
  return { x: x + width / 2, y: y + height / 2, width, height, turn: 0 };
}

/** Whether two rectangles share more than an edge: no side of either parts them. */
function meet(one: Slab, other: Slab): boolean {
  return !isParted(one, other) && !isParted(other, one);
}

// Whether a side of the first lies between the two.
function isParted(one: Slab, other: Slab): boolean {
  const [cos, sin] = [Math.cos(one.turn), Math.sin(one.turn)];
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  const between = other.turn - one.turn;
  const [along, across] = [Math.abs(Math.cos(between)), Math.abs(Math.sin(between))];
  return (
    Math.abs(dx * cos + dy * sin) >= (one.width + other.width * along + other.height * across) / 2 ||
    Math.abs(dy * cos - dx * sin) >= (one.height + other.width * across + other.height * along) / 2
  );
}
