// Finds what victory still needs: the cheapest way, major by major, to one unbroken line, and its link.

import { createNotes } from '../../../../src/core/engine/index.js';
import type { Milepost } from '../../board/board.js';
import { type ConnectedLine, lineOf, majorsJoined } from '../../rules/turns/victory.js';
import { MILLION, onLand, STEP } from './plan-graph.js';
import type { PlanGame } from './planning.js';
import { pricingOf, type SeatPricing, setStep } from './pricing.js';

/** Segments to build in order, a link to buy, and what it all costs. */
export interface Connection {
  /** By branches, each to one more of what the line must join. */
  readonly branches: readonly (readonly number[])[];
  /** Id of a link that is bought for itself, or null. */
  readonly link: string | null;
  /** Millions. */
  readonly price: number;
}

/** What a seat's line to victory still takes, as far as plans go by it. */
export interface MissingLine {
  /** Millions: 0 if it stands, or if there is no way for now. */
  readonly price: number;
  /** Its segments. */
  readonly segments: ReadonlySet<number>;
  /** What it was planned as; null if there is no way for now. */
  readonly connection: Connection | null;
}

// Lines are cached with their prices, which change with the rail, and also with events, links and foremen.
const lines = /* @__PURE__ */ (() => createNotes<SeatPricing, MissingLine>())();

/** The part of a seat's line to victory that is still missing. */
export function missingLine(game: PlanGame, seat: number): MissingLine {
  const pricing = pricingOf(game, seat, false);
  let line = lines.of(pricing);
  if (line === undefined) {
    const own = { ...pricing, costs: pricing.costs.slice(), overlay: pricing.overlay.slice() };
    const connection = planConnection(game, seat, own);
    line = { price: connection?.price ?? 0, segments: new Set(connection?.branches.flat()), connection };
    lines.write(pricing, line);
  }
  return line;
}

/** The rest of a seat's line to victory, or null if no way leads there; `pricing` omits others' track. */
export function planConnection(game: PlanGame, seat: number, pricing: SeatPricing): Connection | null {
  const { rules, board } = game;
  const { finder, firstRed } = pricing.plan;
  const reached = new Set(largestPiece(game, seat));
  const missing = new Set(board.majors.filter((major) => !reached.has(board.cities[major].mileposts[0])));
  const wanted = rules.victoryMajors - (board.majors.length - missing.size);
  const branches: number[][] = [];
  let price = 0;
  const extendTo = (mileposts: readonly number[]): boolean => {
    const path = finder.path({
      from: [...reached],
      to: mileposts,
      costs: pricing.costs,
      overlay: onLand(pricing.overlay, pricing.plan),
    });
    if (path === null) return false;
    price += Math.max(0, (path.cost - STEP * path.edges.length) / MILLION);
    const branch = path.edges.filter((edge) => edge < firstRed);
    for (const edge of branch) setStep(pricing, edge, STEP);
    branches.push(branch);
    for (const node of path.nodes) reached.add(node);
    return true;
  };
  for (let joined = 0; joined < wanted; joined++) {
    const targets = [...missing].flatMap((major) => board.cities[major].mileposts);
    if (!extendTo(targets)) return null;
    for (const major of missing) {
      const { mileposts } = board.cities[major];
      if (!mileposts.some((milepost) => reached.has(milepost))) continue;
      missing.delete(major);
      for (const milepost of mileposts) reached.add(milepost);
    }
  }
  const link = missingLink(game, seat, reached);
  if (link === 'reached') return { branches, link: null, price };
  if (link !== null) return { branches, link: link.id, price: price + link.price };
  const ports = board.crossings.filter(({ kind }) => kind === rules.victoryLink).flatMap((one) => one.ports);
  return extendTo(ports) ? { branches, link: null, price } : null;
}

function largestPiece(game: PlanGame, seat: number): readonly number[] {
  const { board } = game;
  const line = lineOf(game, seat);
  const most = majorsJoined(game, seat);
  const count = (piece: number) =>
    board.majors.filter((major) => line[board.cities[major].mileposts[0]] === piece).length;
  for (const major of board.majors) {
    const [centre] = board.cities[major].mileposts;
    if (line[centre] !== 0 && count(line[centre]) === most) return pieceOf(line, line[centre]);
  }
  return board.cities[board.majors[0]].mileposts;
}

function pieceOf(line: ConnectedLine, piece: number): readonly Milepost[] {
  const found: Milepost[] = [];
  for (let milepost = 0; milepost < line.length; milepost++)
    if (line[milepost] === piece) found.push(milepost);
  return found;
}

// The link a line must reach: one held, else the cheapest sold as a separate right in a city of the line.
function missingLink({ rules, board, state }: PlanGame, seat: number, reached: ReadonlySet<number>) {
  if (rules.victoryLink === null) return 'reached';
  const links = board.crossings.filter(({ kind }) => kind === rules.victoryLink);
  const held = (id: string) => state.rail.rights[seat].includes(id);
  if (links.some(({ id, ports }) => held(id) && ports.some((port) => reached.has(port)))) return 'reached';
  const onSale = links.filter(
    ({ boughtBy, ports }) => boughtBy === 'purchase' && ports.some((port) => reached.has(port)),
  );
  onSale.sort((left, right) => left.price - right.price);
  return onSale[0] ?? null;
}
