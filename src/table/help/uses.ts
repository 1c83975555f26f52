// What for: the cheapest way to use a subject, as planners know it.

import { once } from '../../core/engine/base/memo.js';
import { createRandom, type Decision, lacksSuggestions } from '../../core/engine/index.js';
import type { PlanPlace } from '../../core/engine/rules/plan.js';
import type { Place } from '../../core/title/picture.js';
import type { Proposal } from '../../core/title/planning.js';
import { cardWays, planCard, plansTo } from '../plans/index.js';
import { moneyText } from '../shown/telling.js';
import { sentenceOf, shownText } from '../words/index.js';
import { type Aspect, type HelpGame, type LineOnCard, titleOfCard } from './aspect.js';

/** A way to use a subject. */
export interface HelpUse {
  /** It in sentences: `Silk is in Chengdu, 9 steps of track away, 14 M. Delhi pays 31 M.` */
  readonly text: string;
  /** The places that it leads to. */
  readonly places: readonly Place[];
  /** What it costs until it pays, in the title's money. */
  readonly total: number;
  /** In how many turns it can be done; 0 where the planners do not say. */
  readonly turns: number;
  /** What it brings, with its unit: `31 M`; null where nothing is paid. */
  readonly pays: string | null;
}

/** Plans of the seat that lead to a place; track begins at its own, or leads by another place first. */
type PlansThere = (place: Place, from?: Place | 'network') => readonly Proposal[];

/** Finds ways for a position; what several subjects share is planned once. */
export function createUses(asked: HelpGame, decision: Decision | null) {
  const ways = new Map<string, readonly Proposal[]>();
  const { seat } = asked;
  const plansThere: PlansThere = (place, from = 'network') => {
    if (seat === null) return [];
    const key = JSON.stringify([place, from]);
    const { planner, session } = asked.telling;
    const { view } = session.getSnapshot();
    const found = ways.get(key) ?? plansTo(planner, view, seat, { place, from });
    ways.set(key, found);
    return found;
  };
  const titlePlans = once(() => {
    const { engine, session } = asked.telling;
    const { view } = session.getSnapshot();
    if (decision === null || lacksSuggestions(engine.settingOf(view).ruleset)) return [];
    return engine.plans(view, decision, createRandom('help'), { most: PLANS });
  });
  return {
    plansThere,
    of(aspect: Aspect): readonly HelpUse[] {
      if (seat === null) return [];
      const lines = aspect.place === null ? aspect.lines : aspect.lines.slice(0, FEW);
      const paid = lines.filter(({ line }) => line.pays !== null);
      const own = paid.map((line) => lineUse(asked, line, plansThere));
      const cards = new Set([
        ...(aspect.card === null ? [] : [aspect.card]),
        ...lines.map(({ card }) => card),
      ]);
      const scored = [...cards].flatMap((card) => cardUse(asked, card));
      const planned = titlePlans().filter((plan) => mentions(plan, aspect));
      return [
        ...own,
        ...scored,
        ...planned.map((plan) => ({
          text: sentenceOf(asked.telling.wording, plan),
          places: [],
          total: plan.spend + plan.fees,
          turns: plan.turns,
          pays: null,
        })),
      ];
    },
  };
}

// Plans of the title that are looked through, and lines of cards that are told of a place.
const PLANS = 4;
const FEW = 3;

type TitlePlan = ReturnType<HelpGame['telling']['engine']['plans']>[number];

// Whether a plan speaks of the place, the card or the loads of a subject.
function mentions(
  { pickUps, deliveries, builds, goals }: TitlePlan,
  { place, card, lines, isAt }: Aspect,
): boolean {
  const places = [...goals, ...builds, ...pickUps.map(({ at }) => at), ...deliveries.map(({ to }) => to)];
  const isIt = (one: PlanPlace) =>
    isAt(one) || (card !== null && one.kind === 'card' && one.id === card.card);
  const loads = lines.map(({ line }) => line.named?.['load']);
  return places.some(isIt) || (place === null && deliveries.some(({ good }) => loads.includes(good)));
}

/** How a seat gets to a place, as far as planners know. */
interface Way {
  readonly how: 'here' | 'move' | 'joined' | 'build' | 'none';
  readonly steps: number;
  readonly total: number;
  readonly turns: number;
}

/** A place on the way of a load. */
interface Leg {
  readonly place: Place;
  readonly way: Way;
}

// By a train if any can go there, the cheapest way first, then the quickest.
function wayOf({ telling, game }: HelpGame, plans: readonly Proposal[]): Way {
  const nothing = { steps: 0, total: 0, turns: 0 };
  // A train that is not on the board yet goes nowhere by itself.
  const isPlaced = ({ steps: [step] }: Proposal) =>
    step === undefined || telling.planning.ends(game, step.action).from !== null;
  const moves = plans.filter((plan) => plan.what === 'move' && isPlaced(plan));
  if (moves.some(({ steps, refusal }) => steps.length === 0 && refusal === null))
    return { how: 'here', ...nothing };
  const ways = [...moves.filter(({ steps }) => steps.length > 0)].sort(
    (one, other) => one.total - other.total || one.turns - other.turns,
  );
  const build = plans.find(({ what }) => what === 'build');
  const [best] = ways;
  const chosen = best ?? build;
  if (chosen === undefined) return { how: 'none', ...nothing };
  const { steps, total, turns, refusal } = chosen;
  if (steps.length > 0)
    return { how: best === undefined ? 'build' : 'move', steps: steps.length, total, turns };
  return { how: refusal === null ? 'joined' : 'none', ...nothing };
}

/** Fetch what a line asks for where that is cheapest, and bring it to where the line pays. */
function lineUse(asked: HelpGame, { line }: LineOnCard, plansThere: PlansThere): HelpUse {
  const { telling, cargo } = asked;
  const { wording, placeName } = telling;
  const { pays, from, to, named, text } = line;
  const load = String(named?.['load'] ?? text);
  const isAboard = cargo.some(({ loads }) => loads.includes(load));
  const sources = isAboard ? [] : from.map((place) => ({ place, way: wayOf(asked, plansThere(place)) }));
  const goals = to.flatMap((place) =>
    (sources.length === 0 ? [undefined] : sources).map((source) => ({
      source,
      place,
      way: wayBy(source, place),
    })),
  );
  const [goal] = goals.toSorted(
    (one, other) =>
      costOf(one.source?.way) + costOf(one.way) - costOf(other.source?.way) - costOf(other.way) ||
      one.way.turns - other.way.turns,
  );
  const source = goal?.source ?? sources[0];
  // Track must join the source and the goal: what leads to the source is told apart.
  function wayBy(source: Leg | undefined, place: Place): Way {
    const isByRail = source === undefined || source.way.how === 'here' || source.way.how === 'move';
    const way = wayOf(asked, plansThere(place, isByRail ? 'network' : source.place));
    return isByRail ? way : after(source.way, way);
  }
  const said = ({ place, way }: Leg) => ({
    ...{ load, pays, place: placeName(place), steps: way.steps },
    turns: way.turns > 1 ? way.turns : null,
    price: way.total > 0 ? moneyText(telling, way.total) : null,
  });
  // How far a train has to go is known from where it stands, not from the source.
  const goalHow = goal === undefined ? 'none' : !isAboard && isByTrack(goal.way) ? 'joined' : goal.way.how;
  const sentences = [
    ...(isAboard ? [shownText(wording, 'help aboard', { load })] : []),
    ...(source === undefined ? [] : [shownText(wording, `help source ${source.way.how}`, said(source))]),
    goal === undefined
      ? shownText(wording, 'help asked', { line: text, pays })
      : shownText(wording, `help goal ${goalHow}`, said(goal)),
  ];
  const legs = [source, goal].flatMap((leg) => (leg === undefined ? [] : [leg.way]));
  return {
    text: sentences.join(' '),
    places: [source, goal].flatMap((leg) => (leg === undefined ? [] : [leg.place])),
    total: legs.reduce((sum, { total }) => sum + total, 0),
    turns: legs.reduce((sum, { turns }) => sum + turns, 0),
    pays,
  };
}

// The rest of a way behind its first leg.
function after(first: Way, way: Way): Way {
  if (way.how !== 'build') return way;
  const [steps, total] = [way.steps - first.steps, way.total - first.total];
  return { how: steps > 0 ? 'build' : 'joined', steps, total, turns: steps > 0 ? way.turns : 0 };
}

const isByTrack = ({ how }: Way) => how === 'here' || how === 'move' || how === 'joined';
// A place without a way costs more than all others.
const NO_WAY = 1e6;
const costOf = (way?: Way) => (way?.how === 'none' ? NO_WAY : (way?.total ?? 0));

/** How a card can be scored: by the track that lies, or by what is missing of it; null where it cannot. */
export function cardPlan({ telling, seat }: HelpGame, { card }: HelpGame['cards'][number]) {
  const { planning, planner, session } = telling;
  if (card === null || seat === null || planning.card === undefined) return null;
  const { view } = session.getSnapshot();
  const [way] = cardWays(planner, view, seat, card).ways;
  if (way !== undefined) {
    const { actions, price, places } = way;
    return { isReady: true, steps: 0, turns: 1, total: price.total, actions, places };
  }
  const { steps, actions, total, turns } = planCard(planner, view, seat, card);
  if (steps.length === 0) return null;
  const places = steps.flatMap(({ action }) => telling.picture.placeOf(telling.board, action) ?? []);
  return { isReady: false, steps: steps.length, turns, total, actions, places };
}

function cardUse(asked: HelpGame, card: HelpGame['cards'][number]): readonly HelpUse[] {
  const { telling } = asked;
  const plan = cardPlan(asked, card);
  if (plan === null) return [];
  const { pays } = card;
  const { isReady, steps, turns, total, places } = plan;
  const said = {
    ...{ title: titleOfCard(card), pays, steps, turns },
    price: total === 0 ? null : moneyText(telling, total),
    place: telling.placeName(places[0]),
  };
  const text = shownText(telling.wording, isReady ? 'help card ready' : 'help card plan', said);
  return [{ text, places, total, turns, pays }];
}
