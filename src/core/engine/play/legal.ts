// What may be played now: the atomic legal actions, lazily and in a documented order.

import type { Random } from '../../random/generator.js';
import { createHashedRandom } from '../../random/hashed-random.js';
import { type Decision, decisionId } from '../base/decision.js';
import type { GameAction } from '../base/game-action.js';
import type { Seat } from '../base/seat.js';
import type { AnyKnownGame, AnySpec } from '../rules/action.js';
import { isIncomplete } from '../rules/action.js';
import { areMet, conditionsToAsk, indexedOffers, legalOffers, mayAtAll } from '../rules/offers.js';
import { findOpen } from './decision.js';
import type { Setting } from './setting.js';

/** Legal actions: decisions as the ruleset lists them, then the phase's kinds, then each kind's own order. */
export interface LegalActions<Action> extends Iterable<Action> {
  /** False where some kind has too many instances to list and names sensible ones only. */
  readonly complete: boolean;
}

/** An action that may be played, with what carries it out: its kind, or its spec. */
export interface PlayableAction {
  // biome-ignore lint/suspicious/noExplicitAny: rules of any title
  readonly kind: { apply(context: any, draft: any, action: any): void };
  readonly action: GameAction;
}

/** Every open decision, with its id. For a view: those that its viewer may know. */
export function openDecisions(setting: Setting, state: object): readonly Decision[] {
  return findOpen(setting, state).map((decision) => ({ id: decisionId(decision), ...decision }));
}

/** The legal actions of one seat, of all, or for one kind of decision. Each is computed when needed. */
export function listLegal(
  setting: Setting,
  state: object,
  {
    seat,
    kind,
    blame = (error) => error,
  }: Partial<Pick<Decision, 'seat' | 'kind'>> & { readonly blame?: (error: unknown) => unknown },
): LegalActions<GameAction> {
  const { ruleset, rules, board } = setting;
  const game = { rules, board, state };
  const decisions = openDecisions(setting, state).filter(
    (decision) =>
      (seat === undefined || decision.seat === seat) && (kind === undefined || decision.kind === kind),
  );
  return {
    complete: decisions.every(({ kind }) =>
      ruleset.phases[kind].actions.every((spec) => !isIncomplete(spec, game)),
    ),
    *[Symbol.iterator]() {
      try {
        for (const decision of decisions) {
          for (const spec of ruleset.phases[decision.kind].actions as readonly AnySpec[]) {
            // As legalOffers; but a generator within this one would cost a fifth more per action.
            if (!mayAtAll(spec, game, decision.seat)) continue;
            const conditions = conditionsToAsk(spec, game, decision.seat);
            for (const action of spec.offers(game, decision.seat, decision) as Iterable<GameAction>)
              if (areMet(conditions, game, action)) yield action;
          }
        }
      } catch (error) {
        throw blame(error);
      }
    },
  };
}

/**
 * The action with which a seat leaves an open decision and does nothing more; null if it must choose or do
 * something first, or if the decision is not open.
 */
export function passingAction(
  setting: Setting,
  state: object,
  { seat, kind }: Pick<Decision, 'seat' | 'kind'>,
): GameAction | null {
  const { ruleset, rules, board } = setting;
  const open = findOpen(setting, state).find((one) => one.seat === seat && one.kind === kind);
  if (open === undefined) return null;
  const { actions, passBy } = ruleset.phases[kind];
  const spec = actions.find(({ type }) => type === passBy);
  if (spec === undefined) return null;
  for (const action of legalOffers(spec, { rules, board, state }, open)) return action;
  return null;
}

// Draws that may miss before the exact list is made instead.
const MISSES = 60;

/**
 * One legal action of a seat or of all, uniform over their list; null if there is none. Kinds that offer by
 * index are not listed: one is drawn among all their offers, and drawn again until it is legal.
 */
export function pickLegal(
  setting: Setting,
  state: object,
  seat: Seat | undefined,
  random: Random = createHashedRandom('sample'),
): PlayableAction | null {
  const { ruleset, rules, board } = setting;
  const game = { rules, board, state };
  const pools: Pool[] = [];
  let total = 0;
  for (const decision of findOpen(setting, state)) {
    if (seat !== undefined && decision.seat !== seat) continue;
    const specs: readonly AnySpec[] = ruleset.phases[decision.kind].actions;
    for (let place = 0; place < specs.length; place++) {
      const offers = indexedOffers(specs[place], game, decision);
      if (offers.count === 0) continue;
      pools.push({ spec: specs[place], offers });
      total += offers.count;
    }
  }
  for (let miss = 0; total > 0 && miss < MISSES; miss++) {
    let drawn = random.int(0, total - 1);
    let place = 0;
    while (drawn >= pools[place].offers.count) drawn -= pools[place++].offers.count;
    const { spec, offers } = pools[place];
    const action = offers.at(drawn);
    if (action !== null && (offers.areLegal || areMet(spec.check, game, action)))
      return { kind: spec, action };
  }
  return total === 0 ? null : pickListed(pools, game, random);
}

/** What one kind of action offers, by index. */
interface Pool {
  readonly spec: AnySpec;
  readonly offers: ReturnType<typeof indexedOffers>;
}

// Drawing has missed too often, so few of the offers are legal: find all that are, and draw one of them.
function pickListed(pools: readonly Pool[], game: AnyKnownGame, random: Random): PlayableAction | null {
  const legal: PlayableAction[] = [];
  for (const { spec, offers } of pools) {
    for (let index = 0; index < offers.count; index++) {
      const action = offers.at(index);
      if (action !== null && (offers.areLegal || areMet(spec.check, game, action)))
        legal.push({ kind: spec, action });
    }
  }
  return legal.length > 0 ? legal[random.int(0, legal.length - 1)] : null;
}
