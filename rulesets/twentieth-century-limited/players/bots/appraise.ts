// What each card would take and bring. It takes the cheapest way to join its cities with the track on the
// board: own lines cost nothing, free ones a placement, foreign ones a waiver.

import type { Seat } from '../../../../src/core/engine/index.js';
import { ABSENT } from '../../../../src/core/graph/index.js';
import type { CardNumber, Line, Node } from '../../board/board.js';
import { solverOf } from '../../rules/routes.js';
import { ownersByLine } from '../../rules/track.js';
import type { KnownGame } from '../../rules/types.js';
import { bonusGain } from './bonuses.js';
import { BONUS, TEMPO, WEIGHTS } from './weights.js';

/** The kinds of card that a player goes for. */
export type Aim = 'all' | 'regional' | 'company';

/** A card with the cheapest plan to complete it. */
export interface Prospect {
  readonly card: CardNumber;
  /** The plan's weight in placements: free lines, and foreign ones for part of one. */
  readonly work: number;
  /** Lines to place, and foreign lines to pay for. */
  readonly place: readonly Line[];
  readonly pay: readonly Line[];
  /** Points it brings. */
  readonly value: number;
  /** Points a turn. */
  readonly rate: number;
}

/** The same position after some of the seat's segments have gone. */
export function withoutLines(game: KnownGame, seat: number, lines: readonly number[]): KnownGame {
  const gone = new Set(lines);
  const seats = game.state.seats.map((owner, of) =>
    of === seat ? { ...owner, track: owner.track.filter((line) => !gone.has(line)) } : owner,
  );
  return { ...game, state: { ...game.state, seats } };
}

/** The cards that a seat holds and may see, of the kinds it goes for. */
export function handOf({ state }: KnownGame, seat: number, aim: Aim) {
  const { regionals, companies } = state.seats[seat];
  const faceUp = (cards: readonly (CardNumber | null)[]) => cards.filter((card) => card !== null);
  return {
    regionals: aim === 'company' ? [] : faceUp(regionals),
    companies: aim === 'regional' ? [] : faceUp(companies),
  };
}

/** The cards of two hands, those that can be completed at all, in the order given. */
export function appraise(
  game: KnownGame,
  seat: Seat,
  hand: { readonly regionals: readonly CardNumber[]; readonly companies: readonly CardNumber[] },
): readonly Prospect[] {
  const weights = planWeights(game, seat);
  const prospects: Prospect[] = [];
  for (const card of [...hand.regionals, ...hand.companies]) {
    const found = game.board.cards[card];
    if (found.kind === 'bonus') continue;
    const plan = cheapestPlan(game, seat, weights, found.nodes);
    if (plan === null) continue;
    const points = found.kind === 'company' ? found.value : nextRegional(game, seat);
    const tempo = TEMPO[found.kind === 'company' ? found.kind : standOfRegionals(game, seat)];
    // TC-END-3: in the last round nothing comes after.
    const value = points + BONUS * bonusGain(game, seat, card) + (game.state.ending === null ? tempo : 0);
    const turns = Math.max(1, plan.work / game.rules.linesPerStep);
    prospects.push({ card, ...plan, value, rate: (value - plan.pay.length) / turns });
  }
  return prospects;
}

// Whether a seat has completed more regions than it has founded companies.
function standOfRegionals({ state }: KnownGame, seat: Seat): Exclude<keyof typeof TEMPO, 'company'> {
  const { regionalsCompleted, companiesFounded } = state.seats[seat];
  if (regionalsCompleted === companiesFounded) return 'level';
  return regionalsCompleted > companiesFounded ? 'ahead' : 'behind';
}

/** TC-SCORE-2: what the next Regional Card adds to the points of the seat. */
export function nextRegional({ rules: { regionalPoints }, state }: KnownGame, seat: Seat): number {
  const next = Math.min(state.seats[seat].regionalsCompleted + 1, regionalPoints.length - 1);
  return regionalPoints[next] - regionalPoints[next - 1];
}

/** The weight of every line for a seat's plans. */
export function planWeights(game: KnownGame, seat: Seat): Uint8Array<ArrayBuffer> {
  const owners = ownersByLine(game);
  const weights = new Uint8Array(owners.length);
  const payable = game.state.seats[seat].waivers > 0;
  for (let line = 0; line < owners.length; line++) {
    weights[line] =
      owners[line] < 0
        ? WEIGHTS.free
        : owners[line] === seat
          ? WEIGHTS.own
          : payable
            ? WEIGHTS.foreign
            : ABSENT;
  }
  return weights;
}

/** The placements of the cheapest plan that joins nodes, and the weights after it; null if nothing joins. */
export function laid(
  game: KnownGame,
  seat: Seat,
  weights: Uint8Array<ArrayBuffer>,
  nodes: readonly Node[],
): { readonly work: number; readonly weights: Uint8Array<ArrayBuffer> } | null {
  const plan = cheapestPlan(game, seat, weights, nodes);
  if (plan === null) return null;
  const after = weights.slice();
  for (const line of plan.place) after[line] = WEIGHTS.own;
  return { work: plan.work, weights: after };
}

/** A way to complete a card: lines to place, foreign lines to pay for, and both in placements. */
export interface CardPlan {
  readonly work: number;
  readonly place: readonly Line[];
  readonly pay: readonly Line[];
}

/** The cheapest plan that pays within the limits, else one without foreign lines. Null if none joins. */
export function cheapestPlan(
  game: KnownGame,
  seat: Seat,
  weights: Uint8Array<ArrayBuffer>,
  nodes: readonly Node[],
): CardPlan | null {
  const owners = ownersByLine(game);
  const solver = solverOf(game.board.graph);
  const plan = planOf(solver.trees({ weights, terminals: nodes })?.trees[0], owners);
  if (plan === null || isPayable(game, seat, plan, owners)) return plan;
  const alone = weights.map((weight, line) => (owners[line] < 0 || weight === WEIGHTS.own ? weight : ABSENT));
  return planOf(solver.trees({ weights: alone, terminals: nodes })?.trees[0], owners);
}

function isPayable({ rules, state }: KnownGame, seat: Seat, { pay }: CardPlan, owners: Int8Array): boolean {
  const perOwner = new Map<number, number>();
  for (const line of pay) perOwner.set(owners[line], (perOwner.get(owners[line]) ?? 0) + 1);
  return (
    pay.length <= state.seats[seat].waivers &&
    [...perOwner.values()].every((count) => count <= rules.segmentsOfOneOpponent)
  );
}

// Own lines weigh nothing and are not among those of a tree.
function planOf(lines: readonly Line[] | undefined, owners: Int8Array): CardPlan | null {
  if (lines === undefined) return null;
  const place = lines.filter((line) => owners[line] < 0);
  const pay = lines.filter((line) => owners[line] >= 0);
  return { work: place.length + (pay.length * WEIGHTS.foreign) / WEIGHTS.free, place, pay };
}
