// The fewest segments that join places: exact, over own track and free lines. card-ways.ts has foreign track.

import type { GameAction, Rejection, Seat } from '../../../../src/core/engine/index.js';
import { ABSENT, components } from '../../../../src/core/graph/index.js';
import { noBuildPlan, noSuch } from '../../../../src/core/title/no-plan.js';
import type { Place } from '../../../../src/core/title/picture.js';
import type { BuildPlan, Unaimed } from '../../../../src/core/title/planning.js';
import type { CardNumber, Line, Node } from '../../board/board.js';
import { nodesToJoin } from '../../rules/route-conditions.js';
import { solverOf } from '../../rules/routes.js';
import { ownersByLine, supplyOf } from '../../rules/track.js';
import type { KnownGame } from '../../rules/types.js';
import { nearestFirst } from '../bots/nearest-first.js';
import type { AskedGame } from './asked.js';

/** The fewest segments that join a place to another, or to any of the seat's track. */
export function trackPlan(
  game: AskedGame,
  seat: Seat,
  ends: { readonly from: Place | 'network'; readonly to: Place },
): Unaimed<BuildPlan> {
  const to = nodesOf(game, ends.to);
  if (to.length === 0) return noBuildPlan(noSuch('place', ends.to));
  const last = ends.to.kind === 'line' && ownersByLine(game)[ends.to.id] !== seat ? ends.to.id : null;
  const starts =
    ends.from === 'network' ? startsTo(game, seat, ends.to) : nodesOf(game, ends.from).slice(0, 1);
  if (starts.length === 0)
    return noBuildPlan({ code: 'route/no-own-segment', rule: 'TC-ROUTE-3', params: {}, scope: 'public' });
  const ways = starts.flatMap((start) => to.map((end) => fewest(game, seat, [start, end])));
  const found = ways.filter((way) => way !== null).map((way) => withLast(way, last));
  const least = found.sort((one, other) => one.length - other.length)[0];
  return least === undefined ? noBuildPlan(notJoined(null)) : laid(game, seat, least);
}

/** The fewest segments that join the cities of a card. */
export function cardPlan(game: AskedGame, seat: Seat, card: CardNumber | string): Unaimed<BuildPlan> {
  const nodes = typeof card === 'number' ? nodesToJoin(game, card) : [];
  if (nodes.length === 0) return noBuildPlan(noSuch('card', card));
  const lines = fewest(game, seat, nodes);
  return lines === null ? noBuildPlan(notJoined(card as number)) : laid(game, seat, lines);
}

const withLast = (way: readonly Line[], last: Line | null) =>
  last === null || way.includes(last) ? way : [...way, last];

function notJoined(card: CardNumber | null): Rejection {
  return { code: 'route/not-joined', rule: 'TC-ROUTE-1', params: { card }, scope: 'public' };
}

// A city, or both ends of a line.
function nodesOf({ board }: KnownGame, { kind, id }: Place): readonly Node[] {
  if (kind === 'city') return board.cities[id] === undefined ? [] : [board.cities[id].node];
  const { ends, edgeCount } = board.graph;
  const isLine = kind === 'line' && Number.isInteger(id) && id >= 0 && id < edgeCount;
  return isLine ? [ends[2 * id], ends[2 * id + 1]] : [];
}

// The seat's track. Before it has any, a way to a city begins in another city of its cards, on a card that
// asks for both if there is one.
function startsTo(game: KnownGame, seat: Seat, to: Place): readonly Node[] {
  const own = networkOf(game, seat);
  if (own.length > 0 || to.kind !== 'city') return own;
  const { companies, regionals } = game.state.seats[seat];
  const [end] = nodesOf(game, to);
  const asked = [...regionals, ...companies].map((card) => (card === null ? [] : nodesToJoin(game, card)));
  const together = asked.filter((nodes) => nodes.includes(end));
  return (together.length > 0 ? together : asked).flat().filter((node) => node !== end);
}

// One node of every piece of the seat's track.
function networkOf({ board, state }: KnownGame, seat: Seat): readonly Node[] {
  const { graph } = board;
  const usable = new Uint8Array(graph.edgeCount);
  for (const line of state.seats[seat].track) usable[line] = 1;
  const names = components(graph, usable);
  return [...new Set(state.seats[seat].track.map((line) => names[graph.ends[2 * line]]))];
}

function fewest(game: KnownGame, seat: Seat, nodes: readonly Node[]): readonly Line[] | null {
  const owners = ownersByLine(game);
  const weights = Uint8Array.from(owners, (owner) => (owner < 0 ? 1 : owner === seat ? 0 : ABSENT));
  const found = solverOf(game.board.graph).trees({ weights, terminals: [...new Set(nodes)] });
  return found?.trees[0] ?? (found?.weight === 0 ? [] : null);
}

// The lines as actions, those next to own track first, as many a turn as a track step takes.
function laid(game: AskedGame, seat: Seat, lines: readonly Line[]): Unaimed<BuildPlan> {
  const supply = supplyOf(game, seat);
  const { linesPerStep, segments } = game.rules;
  if (lines.length > supply) {
    const params = { segments };
    return noBuildPlan({ code: 'track/supply-empty', rule: 'TC-TRACK-6', params, scope: 'public' });
  }
  const actions = nearestFirst(game, seat, lines).map((line): GameAction & { readonly line: Line } => ({
    type: 'placeTrack',
    seat,
    line,
  }));
  const { count, refusal } = playable(game, actions);
  // A running turn that takes no more lines is turn 0 as well.
  const isOn = game.state.turn?.seat === seat;
  const turnOf = (n: number) =>
    n < count ? 0 : Math.floor((n - count) / linesPerStep) + (isOn || count > 0 ? 1 : 0);
  const steps = actions.map((action, n) => ({ action, price: { total: 0, items: [] }, turn: turnOf(n) }));
  return {
    steps,
    total: 0,
    before: [],
    actions: actions.slice(0, count),
    thisTurn: { count, spent: 0 },
    turns: steps.length === 0 ? 0 : turnOf(steps.length - 1) + 1,
    refusal,
  };
}

function playable({ engine, trial }: AskedGame, actions: readonly GameAction[]) {
  let state = trial();
  let count = 0;
  for (const action of actions) {
    const result = engine.tryAction(state, action);
    if (!result.ok) return { count, refusal: result.rejection as Rejection };
    state = result.state;
    count++;
  }
  return { count, refusal: null };
}
