// Whether a state can be played on. The title's invariants hold, somebody present has something to decide and
// an answer to it, and so on until a seat has its own turn.

import type { OpenDecision } from '../base/decision.js';
import { deepFreeze } from '../base/json.js';
import type { Envelope } from '../base/state.js';
import { findOpen } from '../play/decision.js';
import type { PlayableAction } from '../play/legal.js';
import type { Setting } from '../play/setting.js';
import { findDue, settle, takeStep } from '../play/settle.js';
import type { AnySpec } from '../rules/action.js';
import { legalOffers } from '../rules/offers.js';
import { findStrangeStream } from '../rules/streams.js';

/**
 * Why a state of the right shape cannot be played on, as sentences; each question relies on those before. A
 * position may stand before an automatic step, a snapshot only before one that loading takes. Rules may throw
 * on impossible states.
 */
export function faultsOf(
  setting: Setting,
  state: Envelope,
  what: 'position' | 'snapshot',
): readonly string[] {
  const { ruleset, rules, board } = setting;
  const amiss = findBrokenEnvelope(setting, state);
  if (amiss.length > 0) return amiss;
  const broken = ruleset.invariants({ rules, board, state });
  if (broken.length > 0) return broken;
  const due = state.outcome === null && findDue(ruleset.automatic, { rules, board, state });
  if (due)
    return what === 'position' || due.isTakenOnLoading
      ? []
      : [`the rules have a step to take before anybody decides: ${due.name}`];
  const unplayable = findUnplayable(setting, state);
  return unplayable.length > 0 ? unplayable : findStuck(setting, state);
}

/** The most actions that a game in a save may have had; none comes near. */
const MOST_ACTIONS = 1_000_000_000;
/** No number in a state is over a million plus a thousand for each action, so an admitted state can grow. */
const mostAfter = (actions: number) => 1_000_000 + 1_000 * actions;
/** No stream has given more words, and no action takes a million: places stay whole numbers in every game. */
const mostWordsAfter = (actions: number) => 2 ** 40 + 1_000_000 * actions;

// What holds in every state of every title.
function findBrokenEnvelope({ ruleset }: Setting, state: Envelope): readonly string[] {
  const { seats } = ruleset;
  const { game, step, absent, luck, outcome } = state;
  const count = game.seatNames.length;
  const broken: string[] = [];
  if (count < seats.min || count > seats.max)
    broken.push(`${count} seats; ${seats.min} to ${seats.max} can play`);
  if (new Set(game.seatNames).size < count) broken.push('two seats have one name');
  if (!isAscending(absent, count) || absent.length >= count)
    broken.push(`seats ${absent.join()} of ${count} cannot be absent`);
  const { vacantSeats: vacant = [] } = game;
  if (!isAscending(vacant, count) || !vacant.every((seat) => absent.includes(seat)))
    broken.push(`seats ${vacant.join()} cannot be vacant where ${absent.join()} are absent`);
  const strange = findStrangeStream(ruleset, Object.keys(luck.streams));
  if (strange !== null) broken.push(strange);
  if (Object.values(luck.streams).some((taken) => taken > mostWordsAfter(step)))
    broken.push('a stream of luck has given more words than any game takes');
  if (outcome !== null && !isRanking(outcome.ranking, count))
    broken.push('the outcome does not rank every seat once, the best first');
  if (step >= MOST_ACTIONS || !isSmall({ ...state, luck: null, step: 0 }, mostAfter(step)))
    broken.push('a number is larger than any that a game comes to');
  return broken;
}

const isAscending = (seats: readonly number[], count: number) =>
  seats.every((seat, n) => seat < count && (n === 0 || seats[n - 1] < seat));

// Every seat once; a place is shared, or as far down as there are seats before it (E-OVER-1).
function isRanking(ranking: NonNullable<Envelope['outcome']>['ranking'], seats: number): boolean {
  const ranked = new Set(ranking.map(({ seat }) => seat));
  return (
    ranking.length === seats &&
    ranking.every(({ seat }) => seat < seats) &&
    ranked.size === seats &&
    ranking.every(({ place }, n) => place === n + 1 || (n > 0 && place === ranking[n - 1].place))
  );
}

function isSmall(value: unknown, most: number): boolean {
  if (typeof value === 'number') return value <= most && value >= -most;
  if (typeof value !== 'object' || value === null) return true;
  // Lists by index: most of a state is lists of numbers.
  if (Array.isArray(value)) {
    for (let place = 0; place < value.length; place++) if (!isSmall(value[place], most)) return false;
    return true;
  }
  for (const key in value) if (!isSmall((value as Record<string, unknown>)[key], most)) return false;
  return true;
}

// Somebody present must have something to decide, and an answer to it; and everybody must be able to look.
function findUnplayable(setting: Setting, state: Envelope): readonly string[] {
  const { ruleset } = setting;
  const { absent, game, step, outcome } = state;
  for (const viewer of [null, ...game.seatNames.keys()]) ruleset.state.view(state, viewer);
  if (outcome !== null) return [];
  const open = findOpen(setting, state);
  if (!open.some(({ optional }) => !optional)) return ['nobody has anything to decide'];
  for (const decision of open) {
    const { seat, kind, since, optional } = decision;
    if (seat >= game.seatNames.length || absent.includes(seat) || !Object.hasOwn(ruleset.phases, kind))
      return [`seat ${seat} cannot decide ${kind}`];
    if (since > step) return [`a decision has been open since step ${since}, and it is step ${step}`];
    if (optional) continue;
    if (firstAnswer(setting, state, decision) === null) return [`seat ${seat} has no answer to ${kind}`];
  }
  return [];
}

// No queue of choices comes near.
const MOST_WAITING = 64;

// A choice may wait behind the one that is open, where nobody has looked at it yet. So each is answered in
// turn, until a seat has its own turn again.
function findStuck(setting: Setting, state: Envelope): readonly string[] {
  const { ruleset, ready } = setting;
  let now = state;
  for (let answered = 0; answered < MOST_WAITING && now.outcome === null; answered++) {
    const open = findOpen(setting, now).find(({ optional }) => !optional);
    if (open === undefined) return ['nobody has anything to decide once the choices are made'];
    const { seat, kind } = open;
    const answer = firstAnswer(setting, now, open);
    if (answer === null) return [`seat ${seat} has no answer to ${kind}, which waits behind other choices`];
    const { choice, passBy } = ruleset.phases[kind];
    if (choice !== true && passBy !== undefined) return [];
    const step = now.step + 1;
    const { kind: by, action } = answer;
    const after = takeStep(setting, ready.unsealed, now, null, { by, action, step });
    // What rules work out is kept with frozen values only.
    now = deepFreeze(settle(setting, ready.unsealed, after, null));
  }
  return [];
}

function firstAnswer(setting: Setting, state: Envelope, decision: OpenDecision): PlayableAction | null {
  const { ruleset, rules, board } = setting;
  // The last kind first: it usually ends the phase, and takes little work to offer.
  const specs = [...ruleset.phases[decision.kind].actions].reverse() as readonly AnySpec[];
  for (const spec of specs)
    for (const action of legalOffers(spec, { rules, board, state }, decision)) return { kind: spec, action };
  return null;
}
