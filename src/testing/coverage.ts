// Rule coverage of play: which kinds of action were played, which automatic steps fired, which conditions
// refused or allowed, which variants were on. If a part never came up in many games, write a test for it.

import type { AnyRuleset } from '../core/engine/index.js';

/** How often each part of a ruleset came up in games of it. Parts that never did have 0. */
export interface Coverage {
  /** By type of action, the host's included. */
  readonly actions: Readonly<Record<string, number>>;
  /** By name of automatic step. */
  readonly steps: Readonly<Record<string, number>>;
  /** By action type and code, `buildTrack build/over-budget`: how often it was asked and it refused. */
  readonly conditions: Readonly<Record<string, { readonly asked: number; readonly refused: number }>>;
  /** By id of variant: how often it was compiled into the rules of a game. */
  readonly variants: Readonly<Record<string, number>>;
  /** By rule id, all of the above together except actions, which have no rule id. */
  readonly rules: Readonly<Record<string, number>>;
}

/** What never came up, by the same names as in {@link Coverage}. */
export interface Silence {
  /** Types of actions that were never played. */
  readonly actions: readonly string[];
  /** Names of automatic steps that never happened. */
  readonly steps: readonly string[];
  /** Conditions that never said no. */
  readonly conditions: readonly string[];
  /** Ids of variants that no game was played with. */
  readonly variants: readonly string[];
  /** Rules named by a step, a condition or a variant of which none came up. */
  readonly rules: readonly string[];
}

/** A ruleset that is watched, and what was seen of it so far. */
export interface WatchedRuleset<R extends AnyRuleset> {
  /** Plays as the original does; make an engine of it. */
  readonly ruleset: R;
  /** Counts what came up so far. */
  coverage(): Coverage;
  /** Lists what never came up so far. */
  silence(): Silence;
}

/**
 * A ruleset that counts what comes up when it is played, in any engine, by any tool. Every check counts, near
 * misses included.
 *
 * @param ruleset - The ruleset; it stays as it is.
 * @returns The ruleset that counts, and what has come up so far.
 * @see `examineGame`
 * @example
 * const watched = watchRules(houseRules);
 * const engine = createEngine([watched.ruleset]);
 * for (let seed = 0; seed < 50; seed++) examineGame(engine, houseRules.id, { seed });
 * console.log(watched.silence().actions);
 */
export function watchRules<R extends AnyRuleset>(ruleset: R): WatchedRuleset<R> {
  const actions = new Tally();
  const steps = new Tally();
  const asked = new Tally();
  const refused = new Tally();
  const variants = new Tally();
  const rules = new Tally();

  // One kind of action may stand in several phases and must stay one.
  const watched = new Map<WatchedAction, WatchedAction>();
  const watch = (kind: WatchedAction): WatchedAction => {
    const already = watched.get(kind);
    if (already !== undefined) return already;
    actions.expect(kind.type);
    const counted: WatchedAction = {
      ...kind,
      check: kind.check.map((condition) => {
        const name = `${kind.type} ${condition.code}`;
        asked.expect(name);
        refused.expect(name);
        rules.expect(condition.rule);
        return {
          ...condition,
          test(game, action) {
            const params = condition.test(game, action);
            asked.add(name);
            if (params === null) return null;
            refused.add(name);
            rules.add(condition.rule);
            return params;
          },
        };
      }),
      apply(context, state, action) {
        actions.add(kind.type);
        kind.apply(context, state, action);
      },
    };
    watched.set(kind, counted);
    return counted;
  };

  const copy: AnyRuleset = {
    ...ruleset,
    phases: Object.fromEntries(
      Object.entries(ruleset.phases).map(([name, phase]) => [
        name,
        { ...phase, actions: phase.actions.map(watch) },
      ]),
    ),
    ...(ruleset.hostActions && { hostActions: ruleset.hostActions.map(watch) }),
    automatic: ruleset.automatic.map((step) => {
      steps.expect(step.name);
      rules.expect(step.rule);
      return {
        ...step,
        apply(context, state) {
          steps.add(step.name);
          rules.add(step.rule);
          step.apply(context, state);
        },
      };
    }),
    variants: ruleset.variants.map((variant) => {
      variants.expect(variant.id);
      for (const rule of variant.rules) rules.expect(rule);
      return {
        ...variant,
        adjust(base, options) {
          variants.add(variant.id);
          for (const rule of variant.rules) rules.add(rule);
          return variant.adjust(base, options);
        },
      };
    }),
  };

  return {
    ruleset: copy as R,
    coverage: () => ({
      actions: actions.counts(),
      steps: steps.counts(),
      conditions: Object.fromEntries(
        Object.entries(asked.counts()).map(([name, count]) => [
          name,
          { asked: count, refused: refused.counts()[name] },
        ]),
      ),
      variants: variants.counts(),
      rules: rules.counts(),
    }),
    silence: () => ({
      actions: actions.never(),
      steps: steps.never(),
      conditions: refused.never(),
      variants: variants.never(),
      rules: rules.never(),
    }),
  };
}

interface WatchedAction {
  readonly type: string;
  readonly check: readonly Rule[];
  apply(context: never, state: never, action: never): void;
}

interface Rule {
  readonly code: string;
  readonly rule: string;
  test(game: never, action: never): object | null;
}

class Tally {
  readonly #counts = new Map<string, number>();
  expect(name: string): void {
    if (!this.#counts.has(name)) this.#counts.set(name, 0);
  }
  add(name: string): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + 1);
  }
  counts(): Record<string, number> {
    return Object.fromEntries(this.#counts);
  }
  never(): readonly string[] {
    return [...this.#counts].filter(([, count]) => count === 0).map(([name]) => name);
  }
}
