// Aids for players beside the rules: a sentence for every refusal, and a line of play for bots. Each is
// separate from the rules and from the other, so you load only what you use.

import {
  type GameAction,
  type KeptPlans,
  memoByIdentity,
  type OfferedPlan,
  type OpenDecision,
  type PhasedGame,
  type Ruleset,
  type RulesetSuggestions,
  type RulesetWords,
} from '../../src/core/engine/index.js';
import type { Words } from '../../src/core/engine/words/translation.js';
import { inMoney } from '../../src/core/title/in-money.js';
import { evaluateSeat } from './players/bots/evaluate.js';
import { actionsIn } from './players/bots/legality.js';
import { isTripAim, planForAim } from './players/bots/one-aim.js';
import { familyPlanning, type PlanGame, type Planning } from './players/bots/planning.js';
import { comparePlans } from './players/bots/plans.js';
import { searchAdvice } from './players/bots/search-advice.js';
import { suggestLine } from './players/bots/suggest.js';
import { isForTrains, planForTrains, type Suggest, suggestForTrains } from './players/bots/two-trains.js';
import type { KnownGame, MilepostBundle, MilepostTypes } from './rules/types.js';
import { milepostMessages } from './words/messages.js';
import { nameInGame } from './words/names.js';
import { milepostSentences } from './words/sentences.js';

type Phases = Ruleset<MilepostTypes>['phases'];

/** What a title adds to the family's sentences and suggestions. */
export interface PlayerAids<KnownOwn extends object = object> {
  /** Sentences for its own refusals, by code. A word in braces is a parameter of the refusal. */
  readonly messages?: Readonly<Record<string, string>>;
  /** Sentences for its own actions and facts, by type. */
  readonly sentences?: Readonly<Record<string, string>>;
  /** What its own things are called, by the name of the field that holds them; null for all others. */
  readonly names?: (kind: string, id: string, words: Words) => string | null;
  /** What money is counted in; M, millions, if left out. */
  readonly money?: string;
  /** A line of play for a decision, best first; null asks the family, which knows no titles' decisions. */
  suggest?(game: PlanGame<KnownOwn>, decision: OpenDecision): readonly GameAction[] | null;
  /** Plans for a title's decision, best first, the suggestion in front; null leaves it to the family. */
  plans?(game: PlanGame<KnownOwn>, decision: OpenDecision): readonly OfferedPlan[] | null;
  /** What the family's planners ask of the title. */
  readonly planning?: Partial<Planning<KnownOwn>>;
}

/**
 * The same ruleset with English for its refusals and with suggestions to bots.
 *
 * @param ruleset - The rules alone; they stay as they are.
 * @param aids - What the title adds to the family's sentences and suggestions.
 * @returns The ruleset with words and suggestions.
 * @see `defineMilepostGame`
 * @example
 * console.log('suggest' in chinaRailsRules, 'suggest' in withPlayerAids(chinaRailsRules));
 * // false true
 */
export function withPlayerAids<T extends MilepostBundle>(
  ruleset: Ruleset<T>,
  aids: PlayerAids<T['known']['own']> = {},
): Ruleset<T> {
  return { ...ruleset, ...wordsOf<T>(aids), ...suggestionsOf(ruleset, aids) };
}

/** English for the refusals, actions and facts of a title of the family. */
export function wordsOf<T extends MilepostBundle>({
  messages,
  sentences,
  names,
  money = 'M',
}: PlayerAids): RulesetWords<T> {
  return {
    messages: { ...inMoney(milepostMessages, money), ...messages },
    sentences: { ...inMoney(milepostSentences, money), ...sentences },
    nameOf: (named, kind, value) =>
      nameInGame(named, kind, value) ??
      (typeof value === 'string' ? (names?.(kind, value, named.words ?? {}) ?? null) : null),
  };
}

/** What rules of the family suggest to bots. */
export function suggestionsOf<T extends MilepostBundle>(
  { onAbsent }: Ruleset<T>,
  { money = 'M', suggest, plans, planning }: PlayerAids<T['known']['own']>,
): RulesetSuggestions<T> {
  // Plans keep to the conditions of the phases as they are played, those of layers included.
  const answersIn = memoByIdentity(
    (phases: Phases): Planning => ({
      ...familyPlanning,
      money,
      ...actionsIn(phases),
      ...planning,
    }),
  );
  const gameOf = ({ phases, ...known }: PhasedGame<T>): PlanGame<T['known']['own']> => ({
    ...(known as KnownGame<T['known']['own']>),
    planning: answersIn(phases as never),
  });
  const keeping = (asked: PhasedGame<T>, seat: number, plans: KeptPlans | undefined) => {
    const game = gameOf(asked) as PlanGame;
    return plans === undefined ? game : { ...game, kept: { state: game.state, seat, plans } };
  };
  // What a seat plays that is not there reads no more than the seat may know.
  const suggestion: Suggest = (game, decision) => {
    const line = suggest?.(game, decision) ?? suggestLine(game, decision);
    if (line !== null) return line;
    const answer = onAbsent?.(game as never, decision) ?? null;
    return answer === null ? [] : [answer];
  };
  const comparison = (game: PlanGame, decision: OpenDecision) =>
    plans?.(game, decision) ?? comparePlans(game, decision);
  return {
    suggest(asked, decision, _random, kept) {
      const game = keeping(asked, decision.seat, kept);
      return isForTrains(game, decision)
        ? suggestForTrains(game, decision, suggestion)
        : suggestion(game, decision);
    },
    plans(asked, decision, _random, pursued) {
      const game = gameOf(asked) as PlanGame;
      if (pursued !== undefined && isTripAim(pursued.aim))
        return planForAim(game, decision, pursued, suggestion);
      return isForTrains(game, decision)
        ? planForTrains(game, decision, suggestion, comparison)
        : comparison(game, decision);
    },
    evaluate: (asked, seat) => evaluateSeat(gameOf(asked), seat),
    search: searchAdvice,
  };
}
