// What a title thinks of a position: a line of play, other lines with their values, and how well a seat
// stands. These are opinions, not rules; asked of a state or of the seat's own view.

import type { Random } from '../../random/generator.js';
import { createHashedRandom } from '../../random/hashed-random.js';
import type { GameAction } from '../base/game-action.js';
import { once } from '../base/memo.js';
import { MissingPartError } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import type { Envelope } from '../base/state.js';
import { mustBeAsked, mustSit } from '../input/arguments.js';
import { askedSeat, frozenInput } from '../input/states.js';
import { type KeptPlans, lacksSuggestions, type Plan } from '../rules/ruleset.js';
import { asListed, findRejection } from './judge.js';
import type { ActionKind } from './kind.js';
import type { Setting } from './setting.js';
import { settle, takeStep } from './settle.js';

/** An open decision, as far as planners ask about it. */
export interface AskedFor {
  readonly seat: Seat;
  readonly kind: string;
}

/** Who asks for a line of play: the player's generator, and what it keeps of its plans, if anything. */
export interface Asker {
  readonly random: Random;
  readonly kept?: KeptPlans | undefined;
}

/** The title's line of play for a decision; empty where it has no opinion. */
export function suggestedLine(
  setting: Setting,
  input: Envelope,
  decision: AskedFor,
  { random, kept }: Asker,
) {
  mustBeAsked(decision.kind, setting.ruleset);
  const { state, game } = asked(setting, input, decision.seat);
  mustAdvise(setting, 'suggest');
  const line = setting.ruleset.suggest?.(game, decision as never, random, kept) ?? [];
  return trialOf(setting, state, decision.seat)(line);
}

/** Which plans are wanted. */
export interface WantedPlans {
  /** The most plans; all of them if left out. */
  readonly most?: number;
  /** Only plans for this aim, though the title may not think it worth while; of every aim if left out. */
  readonly aim?: string;
  /** What the player keeps of its plans for the aim; nothing if left out. */
  readonly kept?: KeptPlans;
}

/**
 * Plans for a decision: the suggestion, then the others, best first, if the title has any; or those of
 * an aim.
 */
export function plansFor(
  setting: Setting,
  input: Envelope,
  decision: AskedFor,
  { random, most = Number.POSITIVE_INFINITY, aim, kept }: WantedPlans & { readonly random: Random },
): readonly Plan[] {
  const { ruleset } = setting;
  mustBeAsked(decision.kind, ruleset);
  const { state, game } = asked(setting, input, decision.seat);
  mustAdvise(setting, 'plans');
  const tried = trialOf(setting, state, decision.seat);
  const pursued = aim === undefined ? undefined : { aim, kept };
  const compared = ruleset.plans?.(game, decision as never, random, pursued) ?? [];
  const plans = compared
    .filter((plan) => aim === undefined || plan.aim === aim)
    .map((plan): Plan => ({ ...NOTHING, ...plan, line: tried(plan.line) }))
    .filter(({ line }) => line.length > 0)
    .sort((one, other) => other.value - one.value);
  if (aim !== undefined) return plans.slice(0, most);
  const line = tried(ruleset.suggest?.(game, decision as never, random) ?? []);
  return ranked(line, plans).slice(0, most);
}

// The suggestion is the plan that goes like it, or else the best that begins like it. If there is none, the
// suggestion does something first that all plans wait for, so it stands for the best of them.
function ranked(line: readonly GameAction[], plans: readonly Plan[]): readonly Plan[] {
  const begins = ({ line: [first] }: Plan) => textOf(first) === textOf(line[0]);
  const same = plans.find((plan) => textOf(plan.line) === textOf(line)) ?? plans.find(begins);
  const first = { ...(same ?? plans[0] ?? NOTHING), line };
  const all = line.length === 0 ? plans : [first, ...plans.filter((plan) => plan !== same)];
  return all.filter((plan, place) => placeOf(all, plan) === place);
}

// Plans are the same if they begin alike and aim at the same.
const placeOf = (all: readonly Plan[], { line, aim }: Plan) =>
  all.findIndex((other) => other.aim === aim && textOf(other.line) === textOf(line));

const NOTHING = {
  kind: 'line',
  reasons: [],
  ...{ value: 0, spend: 0, fees: 0, money: '', turns: 0 },
  ...{ pickUps: [], deliveries: [], builds: [], goals: [] },
} as const;

const textOf = (part: object | undefined) => JSON.stringify(part);

/** How well a seat stands in the title's measure; null where the title does not say. */
export function evaluatedFor(setting: Setting, input: Envelope, seat: Seat): number | null {
  const { game } = asked(setting, input, seat);
  mustAdvise(setting, 'evaluate');
  return setting.ruleset.evaluate?.(game, seat) ?? null;
}

// Rules whose suggestions were left out do not keep silent, as a title without any does.
function mustAdvise({ ruleset }: Setting, asked: string): void {
  if (!lacksSuggestions(ruleset)) return;
  const { title, suggestedBy } = ruleset;
  throw new MissingPartError('suggestions', `${asked} of ${title}`, `import ${suggestedBy}`);
}

function asked({ ruleset, rules, board }: Setting, input: Envelope, seat: Seat) {
  const state = frozenInput(input);
  askedSeat(state, mustSit(seat, state));
  return { state, game: { rules, board, state, phases: ruleset.phases } };
}

// Plays lines on a copy and tells how far the rules let each be played, as lists have it (E-SHAPE-4): a refused
// action ends it. The copy fits what the seat knows, so that nothing hidden decides. Where luck is drawn, the
// rest stays as it is. A line whose first action is refused stays whole, for the law of suggestions to find.
function trialOf(setting: Setting, state: Envelope, seat: Seat) {
  const { ruleset, rules, board, ready } = setting;
  const executor = { ...ready.unsealed, luckOf: drawsNothing };
  const possible = once(() => {
    const view = 'viewer' in state ? state : ruleset.state.view(state, seat);
    return ruleset.determinize({ rules, board, state: view }, createHashedRandom('trial'), 'trial');
  });
  return (line: readonly GameAction[]): readonly GameAction[] => {
    if (line.length < 2) return line;
    const allowed: GameAction[] = [];
    let now = state;
    for (const [place, listed] of line.entries()) {
      const kind = ready.kinds.get(listed.type) as ActionKind;
      const action = asListed(setting, now, { kind, action: listed });
      if (findRejection(setting, now, { kind, action }) !== null) return place === 0 ? line : allowed;
      allowed.push(action);
      if (place === line.length - 1) break;
      try {
        const before = place === 0 ? possible() : now;
        const step = before.step + 1;
        now = settle(
          setting,
          executor,
          takeStep(setting, executor, before, null, { by: kind, action, step }),
          null,
        );
      } catch (error) {
        if (error === LUCK) return [...allowed, ...line.slice(place + 1)];
        throw error;
      }
    }
    return allowed;
  };
}

const LUCK = new Error('luck is drawn');

function drawsNothing(): never {
  throw LUCK;
}
