// What a thinking bot tries: the title's plans, or single actions if it has no plans; the suggestion first.

import type { GameAction, Plan } from '../../core/engine/index.js';
import type { Choice } from './bot.js';
import type { Pursued } from './pursuit.js';

/** A way to go on. Its line is never empty. */
export type Arm = Pursued;

/** The arms of a decision. */
export interface Arms {
  /** At most as many as asked for; none where no action is legal. */
  readonly arms: readonly Arm[];
  /** True if the first is what the title suggests, which another must be better than beyond doubt. */
  readonly hasFavourite: boolean;
}

/** Where more legal actions than this are listed, and no plans, the suggestion is played. */
const MOST_LISTED = 32;

/** The arms of a decision, at most `most`. Empty if the seat has no legal action. */
export function armsOf(choice: Choice, most: number): Arms {
  const { game, decision, random } = choice;
  const { within = Number.POSITIVE_INFINITY } = game.search;
  const plans = game.plans(decision, random).filter(({ line }) => isPlayable(choice, line));
  const best = Math.max(...plans.map(({ value }) => value));
  const [first, ...others] = plans;
  const near = others
    .filter(({ value }) => value >= best - within)
    .filter((plan, place, all) => !isCrowded(plan, [first, ...all.slice(0, place)]))
    .slice(0, most - 1);
  // Where the title compares plans, a single one is all there is to do.
  if (others.length > 0 || first?.aim !== undefined)
    return {
      arms: [first, ...near].map(({ line, aim = null }, arm) => ({ line, aim, isSuggested: arm === 0 })),
      hasFavourite: true,
    };
  const suggested = first === undefined ? [] : [{ line: first.line }];
  const arms = [...suggested, ...singles(choice, first?.line[0], most - suggested.length)];
  return { arms, hasFavourite: suggested.length > 0 };
}

// Legal actions other than the suggestion: all, or `most` at random.
function singles({ game, random }: Choice, suggestion: GameAction | undefined, most: number): readonly Arm[] {
  const known = JSON.stringify(suggestion);
  const found: Arm[] = [];
  for (const action of game.legalActions()) {
    if (suggestion !== undefined && found.length === MOST_LISTED) return [];
    if (JSON.stringify(action) !== known) found.push({ line: [action] });
  }
  while (found.length > most) found.splice(random.int(0, found.length - 1), 1);
  return found;
}

// Plans that begin with one line differ only later: two of them are enough to try.
const isCrowded = ({ line }: Plan, before: readonly Plan[]) =>
  before.filter((other) => JSON.stringify(other.line) === JSON.stringify(line)).length >= 2;

const isPlayable = ({ game }: Choice, [first]: readonly GameAction[]) =>
  first !== undefined && game.checkAction(first) === null;
