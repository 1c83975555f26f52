// The track step: which lines to place now. The best card comes first; among equally cheap ways the one that
// also serves other cards. The rest of the step goes to the next card.

import type { Seat } from '../../../../src/core/engine/index.js';
import type { Line } from '../../board/board.js';
import type { TwentiethAction } from '../../rules/phases.js';
import { isNextInOrder } from '../../rules/regional-cards.js';
import { ownersByLine, supplyOf } from '../../rules/track.js';
import type { KnownGame } from '../../rules/types.js';
import {
  type Aim,
  appraise,
  cheapestPlan,
  handOf,
  type Prospect,
  planWeights,
  withoutLines,
} from './appraise.js';
import { nearestFirst } from './nearest-first.js';
import { LATER, WEIGHTS } from './weights.js';

/** The rest of the track step: placements, or pick-ups if nothing can be placed; empty when it is done. */
export function planTrack(game: KnownGame, seat: Seat, aim: Aim): readonly TwentiethAction[] {
  const supply = supplyOf(game, seat);
  const { turn } = game.state;
  const moved = turn?.trackLines.length ?? 0;
  const left = game.rules.linesPerStep - moved;
  if (turn?.trackKind === 'remove') return [];
  if (supply === 0) return moved > 0 ? [] : pickUp(game, seat, aim);
  const wanted = linesToPlace(game, seat, fillingUp(game, seat, rankedProspects(game, seat, aim)));
  // Every card is complete, but a first line must lie somewhere: next to the own network, if there is one.
  const lines =
    wanted.length > 0 || moved > 0
      ? wanted.slice(0, Math.min(left, supply))
      : nearestFirst(game, seat, freeLines(game)).slice(0, 1);
  // TC-TURN-4: with every line taken the step is still due of who has track.
  if (lines.length === 0 && moved === 0) return pickUp(game, seat, aim);
  return lines.map((line) => ({ type: 'placeTrack', seat, line }));
}

// The same cards, with one moved to the front if it can be completed now with lines that the first card
// leaves over in its last turn. So a turn scores that would not (TC-TURN-5), without a delay for the first.
function fillingUp(game: KnownGame, seat: Seat, prospects: readonly Prospect[]): readonly Prospect[] {
  const { linesPerStep } = game.rules;
  const { turn, seats } = game.state;
  const left = linesPerStep - (turn?.trackLines.length ?? 0);
  const later = (prospects[0]?.place.length ?? 0) - left;
  if (later <= 0) return prospects;
  const over = Math.ceil(later / linesPerStep) * linesPerStep - later;
  const { regionals } = seats[seat];
  const filler = prospects.find(({ card, place }, index) => {
    const held = regionals.indexOf(card);
    const isNext = held < 0 || isNextInOrder(game, seat, held);
    return index > 0 && isNext && place.length <= Math.min(over, left);
  });
  return filler === undefined ? prospects : [filler, ...prospects.filter((other) => other !== filler)];
}

/** The lines of the rest of the track step: as many as the first card needs, then for the next ones. */
export function linesToPlace(game: KnownGame, seat: Seat, prospects: readonly Prospect[]): readonly Line[] {
  const weights = planWeights(game, seat);
  const chosen: Line[] = [];
  for (const prospect of prospects) {
    const card = game.board.cards[prospect.card];
    if (card.kind === 'bonus') continue;
    // Lines that other cards want as well are a little cheaper, so that plans fall together.
    const shared = weights.slice();
    for (const other of prospects) {
      if (other === prospect) continue;
      for (const line of other.place) if (shared[line] === WEIGHTS.free) shared[line] = WEIGHTS.free - 1;
    }
    const plan = cheapestPlan(game, seat, shared, card.nodes);
    const lines = plan === null ? [] : plan.place.filter((line) => !chosen.includes(line));
    for (const line of nearestFirst(game, seat, lines)) {
      chosen.push(line);
      weights[line] = WEIGHTS.own;
    }
    if (chosen.length >= game.rules.linesPerStep) return chosen;
  }
  return chosen;
}

function freeLines(game: KnownGame): readonly Line[] {
  const owners = ownersByLine(game);
  return [...owners.keys()].filter((line) => owners[line] < 0);
}

/** The cards worth working on, best first: the next regionals, and all companies. */
export function rankedProspects(game: KnownGame, seat: Seat, aim: Aim): readonly Prospect[] {
  const hand = handOf(game, seat, aim);
  const { regionals } = game.state.seats[seat];
  const next = hand.regionals.filter((card) => isNextInOrder(game, seat, regionals.indexOf(card)));
  const later = hand.regionals.filter((card) => !next.includes(card));
  const first = appraise(game, seat, { regionals: next, companies: hand.companies });
  const second = appraise(game, seat, { regionals: later, companies: [] }).map((prospect) => ({
    ...prospect,
    rate: prospect.rate * LATER,
  }));
  // TC-END-3: in the last round a card counts that can be completed in this step.
  const { turn, ending } = game.state;
  const most = ending === null ? Infinity : game.rules.linesPerStep - (turn?.trackLines.length ?? 0);
  return [...first, ...second]
    .filter(({ work, place }) => work > 0 && place.length <= most)
    .sort((a, b) => b.rate - a.rate || a.card - b.card);
}

// With the whole supply on the board, or every line taken: the lines that no card in hand would miss.
function pickUp(game: KnownGame, seat: Seat, aim: Aim): readonly TwentiethAction[] {
  const hand = handOf(game, seat, aim);
  const { track } = game.state.seats[seat];
  const before = new Map(appraise(game, seat, hand).map(({ card, work }) => [card, work]));
  const spare: Line[] = [];
  for (const line of track) {
    const after = appraise(withoutLines(game, seat, [...spare, line]), seat, hand);
    if (after.every(({ card, work }) => work <= (before.get(card) ?? 0))) spare.push(line);
    if (spare.length === game.rules.linesPerStep) break;
  }
  const lines = spare.length > 0 ? spare : track.slice(0, game.rules.linesPerStep);
  return lines.map((line) => ({ type: 'removeTrack', seat, line }));
}
