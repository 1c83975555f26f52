// The cheapest way to build somewhere: a search proposes a stretch of track, and the rules try it segment by
// segment. What they refuse for good is gone round; what they refuse for this turn falls in a later one.

import {
  actionPrice,
  type Condition,
  type GameAction,
  type PriceItem,
  type Rejection,
  type Seat,
} from '../../../../src/core/engine/index.js';
import type { AnySpec } from '../../../../src/core/engine/rules/action.js';
import { noBuildPlan } from '../../../../src/core/title/no-plan.js';
import type { Place } from '../../../../src/core/title/picture.js';
import type { BuildPlan, PlannedStep, Unaimed } from '../../../../src/core/title/planning.js';
import type { Milepost, Segment } from '../../board/board.js';
import { ownStarts } from '../../rules/building/build-starts.js';
import { buildingBan, eventsForTheGame } from '../../rules/events/in-play.js';
import { hasTrackAt } from '../../rules/rail/network.js';
import type { MilepostState } from '../../rules/state.js';
import { lineOf } from '../../rules/turns/victory.js';
import type { KnownGame } from '../../rules/types.js';
import { cheapestWay, type Stretch } from './cheapest-way.js';
import { nextTurnOf, sealed, withPlenty } from './next-turn.js';
import { milepostsOf } from './places.js';
import type { AskedGame } from './spec.js';

type BuildAction = GameAction & { readonly type: 'buildTrack'; readonly seat: Seat } & Stretch;

/** What is to be joined. */
export interface BuildEnds {
  readonly from: Place | 'network';
  readonly to: Place;
}

// How often another way is looked for where the rules refuse one.
const TRIES = 12;

/** The plan of a seat to build to a place. */
export function buildPlan(game: AskedGame, seat: Seat, ends: BuildEnds): Unaimed<BuildPlan> {
  const own = ownFrom(game, seat);
  // Before a seat has any track, it begins in any major city.
  const network =
    own.length > 0 ? own : game.board.majors.flatMap((major) => game.board.cities[major].mileposts);
  const from = ends.from === 'network' ? network : milepostsOf(game.board, ends.from);
  const beyond = lastSegment(game, ends.to);
  const closed = closedFor(game, seat);
  const refused = new Map<Segment, Rejection>();
  let first: Rejection | null = null;
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const isClosed = (at: Milepost, to: Milepost, segment: Segment) =>
      refused.has(segment) || closed(at, to, segment);
    const goal = { from, to: ends.to, beyond, isClosed };
    const way =
      ends.from === 'network' || from.some((at) => network.includes(at))
        ? wayTo(game, seat, goal)
        : wayBy(game, seat, { ...goal, by: ends.from, network, own });
    if (way === null) break;
    const tried = tryWay(game, seat, way);
    if ('plan' in tried) return tried.plan;
    first ??= tried.rejection;
    refused.set(game.board.segment(tried.at.from, tried.at.to), tried.rejection);
  }
  return first === null ? otherwise(game, seat, { from, to: ends.to, beyond }) : noBuildPlan(first);
}

// The seat's own track, the ports it holds and the major cities it joins.
function ownFrom(game: KnownGame, seat: Seat): readonly Milepost[] {
  const { board } = game;
  const line = lineOf(game, seat);
  const majors = board.majors.flatMap((major) => board.cities[major].mileposts);
  return [...ownStarts(game, seat), ...majors.filter((milepost) => line[milepost] > 0)];
}

// A segment that is itself what is wanted: the stretch ends with it.
function lastSegment({ board }: KnownGame, { kind, id }: Place): Segment | null {
  return kind === 'segment' && board.ends[2 * id] >= 0 ? id : null;
}

interface BuildGoal {
  readonly from: readonly Milepost[];
  readonly to: Place;
  readonly beyond: Segment | null;
  isClosed(from: Milepost, to: Milepost, segment: Segment): boolean;
}

function wayTo(
  game: KnownGame,
  seat: Seat,
  { from, to, beyond, isClosed }: BuildGoal,
): readonly Stretch[] | null {
  const { board } = game;
  const ends = milepostsOf(board, to);
  if (ends.length === 0) return null;
  if (beyond === null) return cheapestWay(game, seat, { from, to: ends, isClosed });
  const [one, other] = ends;
  const isBuilt = (at: Milepost) => hasTrackAt(board, game.state.rail, seat, at);
  if (game.state.rail.tracks[seat].includes(beyond) && isBuilt(one)) return [];
  const without = (at: Milepost, next: Milepost, segment: Segment) =>
    segment === beyond || isClosed(at, next, segment);
  if (isClosed(one, other, beyond) && isClosed(other, one, beyond)) return null;
  const way = cheapestWay(game, seat, { from, to: ends, isClosed: without });
  if (way === null) return null;
  const start = way.length > 0 ? way[way.length - 1].to : from.includes(one) ? one : other;
  return [...way, { from: start, to: start === one ? other : one }];
}

// M-BUILD-2: to a place without track of the seat first. The goal is joined to that place, or to the seat's
// own track.
function wayBy(
  game: KnownGame,
  seat: Seat,
  goal: BuildGoal & Record<'network' | 'own', readonly Milepost[]> & { readonly by: Place },
): readonly Stretch[] | null {
  const first = wayTo(game, seat, { ...goal, from: goal.network, to: goal.by, beyond: null });
  if (first === null) return null;
  const built = first.flatMap(({ from, to }) => [from, to]);
  const then = wayTo(game, seat, { ...goal, from: [...goal.from, ...built, ...goal.own] });
  return then && [...first, ...then];
}

// What the rules refuse as long as the board lies as it does, at cities and ports; and what events in play
// close for now. Elsewhere nothing can be closed that the search does not see itself.
function closedFor(game: AskedGame, seat: Seat): BuildGoal['isClosed'] {
  const { board, state } = game;
  const { check } = game.engine.settingOf(state).ready.actions.get('buildTrack') as AnySpec;
  const lasting = check.filter(({ holds = 'board' }) => holds === 'board') as readonly Condition<
    never,
    never
  >[];
  const isSpecial = (at: Milepost) => board.cityAt[at] >= 0 || board.portAt[at] >= 0;
  return (from, to, segment) => {
    if (buildingBan(game, segment) !== null) return true;
    if (!isSpecial(from) && !isSpecial(to)) return false;
    const build = { type: 'buildTrack', seat, from, to };
    return lasting.some(({ test }) => test(game as never, build as never) !== null);
  };
}

/** A stretch that can be built, or where the rules refuse it for good. */
type Tried = { readonly plan: Unaimed<BuildPlan> } | { readonly at: Stretch; readonly rejection: Rejection };

// Plays the stretch on a state that fits what is known: as it is until the rules refuse, and from there on as
// in later turns.
function tryWay(game: AskedGame, seat: Seat, way: readonly Stretch[]): Tried {
  const { engine } = game;
  const steps: PlannedStep[] = [];
  const { state: begun, before } = begin(game, seat, way);
  let state = begun;
  let turn = 0;
  let refusal: Rejection | null = null;
  let spent = 0;
  for (const at of way) {
    const action: BuildAction = { type: 'buildTrack', seat, ...at };
    let price = priceOn(game, state, action);
    let result = engine.tryAction(state, action);
    if (!result.ok) {
      refusal ??= result.rejection;
      turn++;
      state = inLaterTurn(game, state, seat);
      price = priceOn(game, state, action);
      result = engine.tryAction(state, action);
      if (!result.ok) return { at, rejection: result.rejection };
    }
    if (refusal === null) spent += totalOf(price);
    steps.push({ action, price: { total: totalOf(price), items: price }, turn });
    state = result.state as MilepostState;
  }
  const count = refusal === null ? steps.length : steps.filter((step) => step.turn === 0).length;
  return {
    plan: {
      steps,
      total: steps.reduce((sum, { price }) => sum + price.total, 0),
      before,
      actions: steps.slice(0, count).map(({ action }) => action),
      thisTurn: { count, spent },
      turns: steps.length === 0 ? 0 : turn + 1,
      refusal,
    },
  };
}

// The seat's own building phase, if it has only to end its operations for it.
function begin(game: AskedGame, seat: Seat, way: readonly Stretch[]) {
  const { engine, state } = game;
  const full: MilepostState = game.trial();
  const end = { type: 'endOperations', seat };
  if (way.length > 0 && state.turn.seat === seat && state.turn.phase === 'operations') {
    const ended = engine.tryAction(full, end);
    if (ended.ok) return { state: ended.state as MilepostState, before: [end as GameAction] };
  }
  return { state: full, before: [] };
}

// A later turn of the seat: money is there, and only events that stay for the game go on.
function inLaterTurn(game: AskedGame, state: MilepostState, seat: Seat): MilepostState {
  const outcome = game.state.outcome === null ? null : state.outcome;
  const inPlay = eventsForTheGame({ ...game, state });
  const cleared = { ...state, inPlay, pending: [], drafts: null, outcome } as MilepostState;
  const { state: begun } = nextTurnOf(game, cleared, seat);
  const turn = { ...begun.turn, phase: 'building' as const };
  return sealed(game, state, { ...withPlenty(game, begun, seat), turn });
}

function priceOn({ engine }: AskedGame, state: MilepostState, build: BuildAction) {
  return actionPrice(engine.settingOf(state), state, build);
}

const totalOf = (items: readonly PriceItem[]) => items.reduce((sum, { amount }) => sum + amount, 0);

// Where no way is left: the way there would be otherwise, if it only has to wait for events to end; else what
// the rules say of it.
function otherwise(game: AskedGame, seat: Seat, journey: Omit<BuildGoal, 'isClosed'>): Unaimed<BuildPlan> {
  const way = wayTo(game, seat, { ...journey, isClosed: () => false });
  const [from = 0] = journey.from;
  const [to = 0] = milepostsOf(game.board, journey.to);
  const params = { from, to };
  if (way === null)
    return noBuildPlan({ code: 'build/no-such-way', rule: 'M-BUILD-1', params, scope: 'public' });
  const tried = tryWay(game, seat, way);
  return 'plan' in tried ? tried.plan : noBuildPlan(tried.rejection);
}
