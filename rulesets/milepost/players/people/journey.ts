// A train to plan for: whose it is, what it runs on, and which rules the plan ignores. Answers about the ground that are asked
// again and again are kept.

import type { Seat } from '../../../../src/core/engine/index.js';
import type { Milepost, Segment } from '../../board/board.js';
import { isHalved, stepBan } from '../../rules/events/in-play.js';
import { isRedStep } from '../../rules/rail/city.js';
import { linkedMileposts, openLinks } from '../../rules/rail/city-links.js';
import { NOBODY, networkOf, ownerOf } from '../../rules/rail/network.js';
import type { Train } from '../../rules/state.js';
import type { AskedGame, MilepostPlanningSpec } from './spec.js';

/** A way from one milepost to the next. */
export interface TrainStep {
  readonly to: Milepost;
  /** Null inside a red area and along a link of cities. */
  readonly segment: Segment | null;
  /** Null where it is nobody's. */
  readonly owner: Seat | null;
}

/** A train to plan for. */
export interface Journey {
  readonly spec: MilepostPlanningSpec;
  readonly game: AskedGame;
  /** The game as it stands in turn 0. */
  readonly now: AskedGame;
  /** The same with the title's slice as it is when another turn of the seat begins. */
  readonly later: AskedGame;
  readonly seat: Seat;
  readonly train: number;
  /** The last turn in which only the cash in hand can be spent; later ones have as much as they need. */
  readonly cashUntil: number;
  /** True if events, empty purses and the way it came hold no train up: to see why there is no way otherwise. */
  readonly isFree: boolean;
  /** The ways on from a milepost that are not barred. */
  waysFrom(at: Milepost): readonly TrainStep[];
  /** True where an event, or a refusal of the rules, keeps the train from the step. */
  isBarred(from: Milepost, to: Milepost): boolean;
  /** True where a train goes at half rate for now. */
  isHalved(at: Milepost): boolean;
}

/** What a journey is to heed. */
interface Heeding {
  readonly cashUntil: number;
  readonly isFree?: boolean;
  /** Steps that the rules have refused, `from/to`. */
  readonly refused?: ReadonlySet<string>;
}

/** A journey of a seat's train. */
export function journeyOf(
  spec: MilepostPlanningSpec,
  game: AskedGame,
  { seat, train }: { readonly seat: Seat; readonly train: number },
  { cashUntil, isFree = false, refused = new Set() }: Heeding,
): Journey {
  const { board, state } = game;
  const own = spec.nextTurn?.(state.own) ?? state.own;
  const later = { ...game, state: { ...state, own } };
  const heedsEvents = !isFree && state.inPlay.length > 0;
  const network = networkOf(state.rail);
  const links = board.cityLinks.length > 0 ? openLinks(game) : [];
  const kept = new Map<Milepost, readonly TrainStep[]>();
  const halves = new Map<Milepost, boolean>();
  const isBarred = (from: Milepost, to: Milepost) =>
    (refused.size > 0 && refused.has(`${from}/${to}`)) || (heedsEvents && stepBan(game, from, to) !== null);

  function findWays(at: Milepost): readonly TrainStep[] {
    const ways: TrainStep[] = [];
    for (let direction = 0; direction < 6; direction++) {
      const to = board.neighbours[6 * at + direction];
      const segment = board.segments[6 * at + direction];
      const owner = segment < 0 ? NOBODY : ownerOf(network, segment);
      if (to < 0 || (owner === NOBODY && !isRedStep(board, at, to)) || isBarred(at, to)) continue;
      ways.push(owner === NOBODY ? { to, segment: null, owner: null } : { to, segment, owner });
    }
    if (links.length > 0 && board.cityAt[at] >= 0)
      for (const to of linkedMileposts(board, links, at))
        if (!isBarred(at, to)) ways.push({ to, segment: null, owner: null });
    return ways;
  }

  return {
    spec,
    game,
    now: isOnTurn(game, seat) ? game : later,
    later,
    seat,
    train,
    cashUntil,
    isFree,
    isBarred,
    waysFrom(at) {
      const ways = kept.get(at) ?? findWays(at);
      kept.set(at, ways);
      return ways;
    },
    isHalved(at) {
      if (!heedsEvents) return false;
      const found = halves.get(at) ?? isHalved(game, at);
      halves.set(at, found);
      return found;
    },
  };
}

/** The train as it is. */
export function trainOf({ game, seat, train }: Journey): Train {
  return game.state.seats[seat].trains[train];
}

/** The field that names the train in actions, where there is a choice (M-VAR-13). */
export function named({ game, seat, train }: Journey): { train?: number } {
  return game.state.seats[seat].trains.length > 1 ? { train } : {};
}

/** True in a turn of the seat in which trains run; they do not in startup turns. */
export function isOnTurn({ state }: AskedGame, seat: Seat): boolean {
  return state.turn.seat === seat && state.turn.startup < 0;
}
