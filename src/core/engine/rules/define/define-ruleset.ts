// A ruleset as an author declares it. It says what only the rulebook can say; the rest follows here, and what comes out is a ruleset
// like any other.

import { InvalidInputError, type Issue } from '../../base/rejection.js';
import type { TitleTypes } from '../../base/state.js';
import { mustBeRecord } from '../../gate/looks.js';
import { mustBeRuleset } from '../check-ruleset.js';
import { writeDraft } from '../drafts.js';
import type { AnyRuleset, Phase, Ruleset } from '../ruleset.js';
import { type Asks, askedBy, askingIn, withOpenings, withoutAsks } from './asking.js';

/** A phase as it is declared: with whom it asks, unless `decisions` of the ruleset says so of all phases. */
export interface DeclaredPhase<T extends TitleTypes> extends Phase<T>, Partial<Asks<T>> {}

/** A ruleset as it is declared: what is left out follows from the rest. */
export interface DeclaredRuleset<T extends TitleTypes> extends Omit<Ruleset<T>, 'phases' | 'decisions'> {
  /** The waiting points by the kind of their decisions, each with whom it asks. */
  readonly phases: Readonly<Record<string, DeclaredPhase<T>>>;
  /**
   * Every open decision, for a title that keeps by itself since when each is open, or whose seats must not know what others are asked.
   * Left out, the phases say whom they ask.
   */
  readonly decisions?: Ruleset<T>['decisions'];
}

/**
 * Declares a ruleset. Returns it with what follows from its parts. Where its state has no `fork`, steps are written on immer's drafts;
 * only bundles with such a call carry immer. With a `fork` an object of type `Ruleset` does as well.
 *
 * Throws {@link InvalidInputError} for an id that is not in kebab-case, an option without a label, a rule that `ruleIds` does not
 * have, a condition that needs one which there is not, phases of which none asks anybody. `layer` asks the same of what it makes.
 *
 * @param declared - The rules of a title.
 * @returns The ruleset, for `createEngine`.
 * @throws `InvalidInputError` for what contradicts itself in it: ids, options, rules, conditions.
 * @see `layer`
 * @example
 * const gentle = defineRuleset({ ...hexTycoon, id: 'gentle-tycoon', title: 'Hex Tycoon, gently' });
 * console.log(createEngine([gentle]).createGame('gentle-tycoon', { seats: 2, seed: 1 }).game.ruleset);
 * // gentle-tycoon
 */
export function defineRuleset<T extends TitleTypes>(declared: DeclaredRuleset<T>): Ruleset<T> {
  mustBeRecord(declared, 'ruleset');
  const issues = [...findContradictions(declared as never)];
  if (issues.length > 0) throw new InvalidInputError('ruleset', issues);
  const filled = filledIn(declared as never);
  mustBeRuleset(filled);
  // Only a ruleset that is sound is laid out further.
  const complete = withOpenings(filled, askingIn(declared.phases));
  const { state } = complete;
  return (
    state.fork === undefined ? { ...complete, state: { ...state, writeDraft } } : complete
  ) as Ruleset<T>;
}

// biome-ignore lint/suspicious/noExplicitAny: a ruleset of whatever title
type AnyDeclared = DeclaredRuleset<any>;

const issue = (message: string, ...path: readonly string[]): Issue => ({ path, message });

function* findContradictions(declared: AnyDeclared): Iterable<Issue> {
  const { decisions, phases, state } = declared;
  const asking = Object.keys(askingIn(declared.phases));
  if (decisions === undefined && asking.length === 0)
    yield issue('nobody is ever asked: give a phase asks, or the ruleset decisions', 'phases');
  for (const kind of asking) {
    if (typeof phases[kind].asks !== 'function') yield issue('expected a function', 'phases', kind, 'asks');
    if (decisions !== undefined)
      yield issue('decisions says who is asked in all phases: leave out one of them', 'phases', kind, 'asks');
  }
  if (asking.length > 0 && Object.hasOwn(state?.shape?.fields ?? {}, 'openings'))
    yield issue('the engine keeps in it what is asked: call it something else', 'state', 'openings');
}

function filledIn(declared: AnyDeclared): AnyRuleset {
  return {
    ...declared,
    decisions: declared.decisions ?? askedBy(askingIn(declared.phases)),
    phases: withoutAsks(declared.phases),
  };
}
