// The way to a place that the train must visit, after an event, to trade again. It precedes all errands.

import { CLOSED } from '../../../../src/core/graph/index.js';
import type { Milepost } from '../../board/board.js';
import { startsOf } from '../../rules/building/build-starts.js';
import { NOBODY, networkOf, ownerOf } from '../../rules/rail/network.js';
import { overlayFrom } from './legs.js';
import type { PlanGraph } from './plan-graph.js';
import type { PlanGame } from './planning.js';
import { pricingOf } from './pricing.js';
import { leastRent } from './rents.js';
import { rootBuilds } from './route.js';

// How many turns' rent a seat has that goes to a meeting on others' track.
const FARES = 3;

/** The way to where a card in play wants the train. */
export interface Meeting {
  readonly nodes: readonly Milepost[];
  readonly edges: readonly number[];
  /** Segments of the way that nobody has built. */
  readonly builds: readonly number[];
  readonly plan: PlanGraph;
}

/** The cheapest way to meet what a card in play requires of the seat, or null if none does. */
export function planMeeting(game: PlanGame, seat: number): Meeting | null {
  const { board, state, rules } = game;
  const train = state.seats[seat].trains[0];
  if (train.at === null) return null;
  for (const { card, met } of state.inPlay) {
    if (met.includes(seat)) continue;
    const effects = rules.eventCards.find(({ number }) => number === card)?.effects ?? [];
    const places = effects.flatMap((effect) => effect.meetingPlaces?.(board) ?? []);
    if (places.length > 0) return wayTo(game, seat, places);
  }
  return null;
}

function wayTo(game: PlanGame, seat: number, places: readonly Milepost[]): Meeting | null {
  const { board, state } = game;
  const train = state.seats[seat].trains[0];
  const at = train.at as Milepost;
  const { cash } = state.seats[seat];
  // Who gets there on others' track wants the fare back too.
  const pricing = pricingOf(game, seat, (cash ?? 0) >= FARES * leastRent(game, seat, [at]));
  const { plan, costs } = pricing;
  const overlay = overlayFrom(game, train, pricing);
  const network = networkOf(state.rail);
  // Standing in such a city is not arriving: the train goes to another, or out by the nearest way and in.
  const elsewhere = places.filter(
    (place) => board.cityAt[place] !== board.cityAt[at] || board.cityAt[at] < 0,
  );
  const from = { from: at, to: elsewhere, costs };
  // A detour costs only time; the bot builds one only if no line leads there.
  const path =
    plan.finder.path({ ...from, overlay: withoutFree(game, overlay) }) ??
    plan.finder.path({ ...from, overlay });
  if (path === null) return null;
  const way = elsewhere.length < places.length ? (outAndIn(game, at, places) ?? path) : path;
  const builds = way.edges.filter((edge) => edge < plan.firstRed && ownerOf(network, edge) === NOBODY);
  // The way may begin on others' track: what is built for it needs a way to own track first.
  const own = { ...pricing, costs: costs.slice(), overlay: pricing.overlay.slice() };
  const purse = { cash: cash ?? 0, low: cash ?? 0, spend: 0, rent: 0, steps: 0 };
  rootBuilds(game, seat, own, builds, startsOf(game, seat), purse);
  return { nodes: way.nodes, edges: way.edges, builds, plan };
}

function withoutFree({ board, state }: PlanGame, overlay: Uint8Array): Uint8Array {
  const network = networkOf(state.rail);
  const closed = overlay.slice();
  for (let segment = 0; segment < board.segmentCount; segment++)
    if (ownerOf(network, segment) === NOBODY) closed[segment] = CLOSED;
  return closed;
}

function outAndIn({ board, state }: PlanGame, at: Milepost, places: readonly Milepost[]) {
  const network = networkOf(state.rail);
  const inside = places.filter((place) => board.cityAt[place] === board.cityAt[at]);
  for (let direction = 0; direction < 6; direction++) {
    const segment = board.segments[6 * at + direction];
    const out = board.neighbours[6 * at + direction];
    if (segment < 0 || ownerOf(network, segment) === NOBODY || inside.includes(out)) continue;
    for (let back = 0; back < 6; back++) {
      const home = board.segments[6 * out + back];
      const to = board.neighbours[6 * out + back];
      if (home >= 0 && home !== segment && ownerOf(network, home) !== NOBODY && inside.includes(to)) {
        return { nodes: [at, out, to], edges: [segment, home] };
      }
    }
  }
  return undefined;
}
