// A time limit for one examination, in CPU time: a busy machine makes no rules slow. It interrupts the rules at the next question that they answer.
// It names the part that took the longest: a condition, offers, an action, a step.

import { type AnyEngine, type AnyRuleset, createEngine } from '../core/engine/index.js';
import { ADVICE } from './laws/advice.js';
import { findRuleset } from './running-game.js';

/** The law that is broken where rules take longer than they may. */
export const TAKES_LONG = {
  law: 'takes-long',
  sentence: 'A game is examined within its time limit.',
  advice: ADVICE['takes-long'],
};

/** An engine whose rules are timed. */
export interface TimedEngine {
  readonly engine: AnyEngine;
  /** Starts the clock: from now on the rules have `limit` milliseconds. */
  begin(limit: number): void;
  /** Does this to its end, also when the limit has passed or passes meanwhile. */
  uninterrupted<Made>(make: () => Made): Made;
  /** Stops the clock, and says what took the longest if the limit has passed; null if it has not. */
  end(): string | null;
  /** True once the limit has passed. */
  isOver(): boolean;
}

// Rules are compiled for an engine, and many games are examined with one.
const known = new WeakMap<AnyEngine, Map<string, TimedEngine>>();

/** The rules of a title of an engine, timed, on the board that games are played on. */
export function timedEngine(engine: AnyEngine, rulesetId: string, board?: string): TimedEngine {
  const timed = known.get(engine) ?? new Map<string, TimedEngine>();
  known.set(engine, timed);
  const name = JSON.stringify([rulesetId, board]);
  const found = timed.get(name) ?? timing(engine, findRuleset(engine, rulesetId), board);
  timed.set(name, found);
  return found;
}

function timing(engine: AnyEngine, ruleset: AnyRuleset, board: string | undefined): TimedEngine {
  const spent = new Map<string, number>();
  let used = cpuClock();
  let limit = Number.POSITIVE_INFINITY;
  const isOver = () => used() > limit;
  const time = <Answer>(name: string, ask: () => Answer): Answer => {
    const start = used();
    const answer = ask();
    const end = used();
    spent.set(name, (spent.get(name) ?? 0) + end - start);
    if (end > limit) throw new Error(`the time limit of ${limit} ms has passed`);
    return answer;
  };
  const config = { seats: ruleset.seats.min, seed: 0, ...(board !== undefined && { board }) };
  const boards = board === undefined ? [] : [engine.settingOf(engine.createGame(ruleset.id, config)).board];
  return {
    engine: createEngine([timedRules(ruleset, time)], { boards }),
    begin(milliseconds) {
      spent.clear();
      [used, limit] = [cpuClock(), milliseconds];
    },
    uninterrupted(make) {
      const own = limit;
      limit = Number.POSITIVE_INFINITY;
      try {
        return make();
      } finally {
        limit = own;
      }
    },
    end() {
      const said = isOver() ? sayLongest(spent, limit) : null;
      limit = Number.POSITIVE_INFINITY;
      return said;
    },
    isOver,
  };
}

/** Starts a clock, which then says how many milliseconds of CPU time have passed; of time in a browser. */
export function cpuClock(): () => number {
  const read = () => {
    const { user, system } = globalThis.process?.cpuUsage() ?? { user: 1000 * performance.now(), system: 0 };
    return (user + system) / 1000;
  };
  const began = read();
  return () => read() - began;
}

function sayLongest(spent: ReadonlyMap<string, number>, limit: number): string {
  const [longest = ['nothing of the rules', 0]] = [...spent].sort(([, one], [, other]) => other - one);
  const [name, milliseconds] = longest;
  return `it took more than ${limit} ms of CPU time; ${name} took ${Math.round(milliseconds)} ms of them`;
}

type Time = <Answer>(name: string, ask: () => Answer) => Answer;
type Spec = AnyRuleset['phases'][string]['actions'][number];

function timedRules(ruleset: AnyRuleset, time: Time): AnyRuleset {
  // One kind of action may stand in several phases and must stay one.
  const specs = new Map<Spec, Spec>();
  const timedSpec = (spec: Spec): Spec => {
    const timed = specs.get(spec) ?? timedAction(spec, time);
    specs.set(spec, timed);
    return timed;
  };
  const phases = Object.entries(ruleset.phases).map(([kind, phase]) => [
    kind,
    { ...phase, actions: phase.actions.map(timedSpec) },
  ]);
  const { suggest, plans } = ruleset;
  return {
    ...ruleset,
    phases: Object.fromEntries(phases),
    automatic: ruleset.automatic.map((step) => ({
      ...step,
      due: (game) => time(`the step ${step.name}`, () => step.due(game)),
      apply: (context, state) => time(`the step ${step.name}`, () => step.apply(context, state)),
    })),
    decisions: (game) => time('decisions', () => ruleset.decisions(game)),
    invariants: (game) => time('invariants', () => ruleset.invariants(game)),
    determinize: (...given) => time('determinize', () => ruleset.determinize(...given)),
    ...(suggest && { suggest: (...given) => time('suggest', () => suggest(...given)) }),
    ...(plans && { plans: (...given) => time('plans', () => plans(...given)) }),
  };
}

function timedAction(spec: Spec, time: Time): Spec {
  return {
    ...spec,
    check: spec.check.map((condition) => ({
      ...condition,
      test: (game, action) =>
        time(`the condition ${condition.code} of ${spec.type}`, () => condition.test(game, action)),
    })),
    offers: (...given) => timedOffers(`offers of ${spec.type}`, spec.offers(...given), time),
    apply: (...given) => time(`apply of ${spec.type}`, () => spec.apply(...given)),
  };
}

type Offered = ReturnType<Spec['offers']>;

function timedOffers(name: string, offered: Offered, time: Time): Offered {
  const iterate = function* () {
    const offers = offered[Symbol.iterator]();
    for (;;) {
      const { done, value } = time(name, () => offers.next());
      if (done === true) return;
      yield value;
    }
  };
  if (!('at' in offered)) return { [Symbol.iterator]: iterate };
  const { count } = offered;
  return { count, at: (place) => time(name, () => offered.at(place)), [Symbol.iterator]: iterate };
}
