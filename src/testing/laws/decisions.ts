// Somebody must always have something to do, until the game is over; and then nobody.

import type { Decision, Envelope, Outcome, Seat } from '../../core/engine/index.js';
import type { Breach, Law, Moment } from '../law.js';
import { firstOffer } from '../offers.js';

/** A game never hangs: it has an obligatory decision until it is over, each with a listed answer. */
export const someoneCanAct: Law = {
  name: 'someone-can-act',
  sentence:
    'While the game lasts some decision is obligatory, and every obligatory decision has a listed answer.',
  when: 'always',
  examine: (moment) => findDeadlock(moment, moment.state),
};

/** Why nobody, or somebody who should, can act in a state. */
export function* findDeadlock({ engine, ruleset, setting }: Moment, state: Envelope): Iterable<Breach> {
  const decisions: readonly Decision[] = engine.decisions(state);
  if (engine.outcome(state) !== null) {
    if (decisions.length > 0) yield { detail: `the game is over, yet ${decisions[0].id} is open` };
    const [action] = engine.legalActions(state);
    if (action !== undefined) yield { detail: 'the game is over, yet an action is listed', action };
    return;
  }
  if (!decisions.some(({ optional }) => !optional)) yield { detail: 'no obligatory decision is open' };
  for (const decision of decisions) {
    if (!decision.optional && firstOffer(ruleset, setting, state, decision) === null)
      yield { detail: `decision ${decision.id} has no listed answer` };
  }
}

/** Decisions are well-formed data. */
export const decisionsAreNamed: Law = {
  name: 'decisions-are-named',
  sentence:
    'Open decisions have ids of their own, a seat of this game that is present, a known kind and a past step.',
  when: 'always',
  *examine({ engine, ruleset, state, seats }) {
    const ids = new Set<string>();
    for (const { id, seat, kind, since } of engine.decisions(state)) {
      if (ids.has(id)) yield { detail: `two open decisions are called ${id}` };
      ids.add(id);
      if (!seats.includes(seat) || state.absent.includes(seat))
        yield { detail: `${id} waits for seat ${seat}, which is not here` };
      if (!Object.hasOwn(ruleset.phases, kind)) yield { detail: `${id} is of a kind that is no phase` };
      if (!(since >= 0 && since <= state.step))
        yield { detail: `${id} opened at step ${since}, now it is ${state.step}` };
    }
  },
};

/** An answer is final. */
export const answeredStaysAnswered: Law = {
  name: 'answered-stays-answered',
  sentence: 'The id of a decision that has been answered, and is open no more, never opens again.',
  when: 'always',
  *examine({ engine, ruleset, state, action, memory }) {
    const open = new Map(engine.decisions(state).map((decision) => [decision.id, decision]));
    const { waiting, answered } = answersIn(memory);
    // What closes otherwise has lapsed, or has to wait for something that comes first, and may open again.
    for (const [id, { seat, kind }] of waiting) {
      if (open.has(id) || action?.seat !== seat) continue;
      const answers: readonly { readonly type: string }[] = ruleset.phases[kind].actions;
      if (!answers.some(({ type }) => type === action.type)) continue;
      waiting.delete(id);
      answered.add(id);
    }
    for (const [id, decision] of open) {
      if (answered.delete(id)) yield { detail: `${id} was answered and is open again` };
      waiting.set(id, decision);
    }
  },
};

interface Answers {
  /** Decisions that have been open and are not answered, by id. */
  readonly waiting: Map<string, Decision>;
  /** The ids of those that are. */
  readonly answered: Set<string>;
}

function answersIn(memory: Map<unknown, unknown>): Answers {
  if (!memory.has('answers')) memory.set('answers', { waiting: new Map(), answered: new Set() });
  return memory.get('answers') as Answers;
}

/** Standings count in the end, unless the ranking goes by something else, as a declared victory. */
export const standingIsRanked: Law = {
  name: 'standing-is-ranked',
  sentence:
    'Where a ruleset tells standings and ranks by scores, nobody is ranked at the end before one who stands higher.',
  when: 'end',
  examine: (moment) => findMisjudged(moment, moment.state),
};

/** Who is ranked at the end before somebody who stands higher. */
export function* findMisjudged({ engine, ruleset, setting }: Moment, state: Envelope): Iterable<Breach> {
  const outcome: Outcome | null = engine.outcome(state);
  if (outcome === null || ruleset.standing === undefined) return;
  if (!outcome.ranking.every((one) => 'score' in one)) return;
  const game = { rules: setting.rules, board: setting.board, state };
  for (const [n, { seat, place }] of outcome.ranking.entries()) {
    if (n === 0) continue;
    const before = outcome.ranking[n - 1];
    const [higher, lower] = [before.seat, seat].map((one) => ruleset.standing!(game, one));
    if (before.place < place && higher < lower)
      yield { detail: `seat ${before.seat} with ${higher} is ranked before seat ${seat} with ${lower}` };
  }
}

/** Rounds are counted upwards: logs, limits and interfaces go by them. */
export const roundsGoOn: Law = {
  name: 'rounds-go-on',
  sentence: 'The number of the round is whole and never goes back.',
  when: 'always',
  *examine({ before, state }) {
    if (!Number.isInteger(state.round)) yield { detail: `it is round ${state.round}` };
    else if (before !== null && state.round < before.round)
      yield {
        detail: `round ${before.round} is followed by round ${state.round}`,
      };
  },
};

/** Bots and tables compare standings. */
export const standingsAreNumbers: Law = {
  name: 'standings-are-numbers',
  sentence: 'What a seat has to show is a finite number, for every seat at every moment.',
  when: 'always',
  *examine({ ruleset, setting, seats, state }) {
    if (ruleset.standing === undefined) return;
    const game = { rules: setting.rules, board: setting.board, state };
    for (const seat of seats) {
      const standing: unknown = ruleset.standing(game, seat);
      if (!Number.isFinite(standing)) yield { detail: `the standing of seat ${seat} is ${standing}` };
    }
  },
};

/** Where a ruleset declares it, points and money are whole. */
export const scoresAreWhole: Law = {
  name: 'scores-are-whole',
  sentence: 'Where `wholeScores` is declared, standings and all that the ranking names of a seat are whole.',
  when: 'always',
  *examine({ engine, ruleset, setting, seats, state }) {
    if (ruleset.wholeScores !== true) return;
    const game = { rules: setting.rules, board: setting.board, state };
    for (const seat of seats) {
      const standing: unknown = ruleset.standing?.(game, seat) ?? 0;
      if (isFraction(standing)) yield { detail: `the standing of seat ${seat} is ${standing}` };
    }
    for (const { seat, ...figures } of engine.outcome(state)?.ranking ?? [])
      for (const [name, figure] of Object.entries(figures))
        if (isFraction(figure)) yield { detail: `the ranking has the ${name} ${figure} for seat ${seat}` };
  },
};

// Another law looks for NaN and for missing numbers.
const isFraction = (figure: unknown) => Number.isFinite(figure) && !Number.isInteger(figure);

/** The end is the end, and its ranking is whole. */
export const overIsOver: Law = {
  name: 'over-is-over',
  sentence:
    'After the end every action is refused (E-OVER-1), and the outcome ranks every seat once, best first.',
  when: 'end',
  *examine({ engine, state, history, seats }) {
    const outcome = engine.outcome(state);
    if (outcome === null) return;
    for (const action of history.actions.slice(-5)) {
      const rejection = engine.checkAction(state, action);
      if (rejection?.rule !== 'E-OVER-1') yield { detail: 'not refused by E-OVER-1', action };
    }
    yield* findMisranked(outcome, seats);
  },
};

/**
 * Breaches in the ranking of an outcome. It must name every seat once, best first, and give equals the same
 * place. If all seats have a score, it goes by that, in either direction.
 */
export function* findMisranked({ ranking }: Outcome, seats: readonly Seat[]): Iterable<Breach> {
  const ranked = ranking.map(({ seat }) => seat).sort((a, b) => a - b);
  if (ranked.join() !== seats.join()) yield { detail: `the ranking names seats ${ranked.join()}` };
  for (const [n, { place }] of ranking.entries()) {
    const shared = n > 0 && place === ranking[n - 1].place;
    if (!shared && place !== n + 1) yield { detail: `entry ${n} of the ranking has place ${place}` };
  }
  const scores = ranking.map((one) => (one as { readonly score?: unknown }).score);
  if (!scores.every((score) => typeof score === 'number')) return;
  const steps = scores.slice(1).map((score, n) => Math.sign(score - scores[n]));
  if (!scores.every(Number.isFinite) || (steps.includes(1) && steps.includes(-1)))
    yield { detail: `the ranking goes by the scores ${scores.join(', ')}` };
}
