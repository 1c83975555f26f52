// What a decision offers, kind of action by kind of action; and a player who picks from it.

import {
  type AnyRuleset,
  type Decision,
  type Envelope,
  type GameAction,
  legalOffers,
  type Random,
  type Setting,
} from '../core/engine/index.js';
import type { AnySpec } from '../core/engine/rules/action.js';
import type { Offers } from '../core/engine/rules/offers.js';

// The listed answers of one kind to a decision: the first, and the others, which are searched on demand.
interface KindOffered {
  readonly first: GameAction;
  readonly others: Iterable<GameAction>;
}

// What a decision offers, by kind of action; kinds without any answer are left out.
function kindsOffered(
  { phases }: AnyRuleset,
  { rules, board }: Setting,
  state: Envelope,
  decision: Decision,
): readonly KindOffered[] {
  return phases[decision.kind].actions.flatMap((spec): readonly KindOffered[] => {
    const others: Iterator<GameAction> & Iterable<GameAction> = legalOffers(
      spec,
      { rules, board, state },
      decision,
    );
    const { value: first, done } = others.next();
    return done === true ? [] : [{ first, others }];
  });
}

/** The first listed answer to a decision, or null. */
export function firstOffer(
  { phases }: AnyRuleset,
  { rules, board }: Setting,
  state: Envelope,
  decision: Decision,
): GameAction | null {
  for (const spec of phases[decision.kind].actions)
    for (const action of legalOffers(spec, { rules, board, state }, decision)) return action;
  return null;
}

/**
 * Picks as random games do by default: an open decision, then a kind of action (by weight, 1 unless given),
 * then an instance of it. Rare kinds come up far more often than in a draw over the whole list.
 */
export function pickAction(
  ruleset: AnyRuleset,
  setting: Setting,
  state: Envelope,
  { decisions, weights = {}, random }: Picking,
): GameAction | null {
  const open = [...decisions];
  while (open.length > 0) {
    const [decision] = open.splice(random.int(0, open.length - 1), 1);
    const kinds = kindsOffered(ruleset, setting, state, decision);
    if (kinds.length === 0) continue;
    const { first, others } = pickWeighted(kinds, ({ first: { type } }) => weights[type] ?? 1, random);
    const offers = [first, ...others];
    return offers[random.int(0, offers.length - 1)];
  }
  return null;
}

interface Picking {
  readonly decisions: readonly Decision[];
  readonly weights?: Readonly<Record<string, number>>;
  readonly random: Random;
}

function pickWeighted<Item>(items: readonly Item[], weightOf: (item: Item) => number, random: Random): Item {
  const weights = items.map((item) => Math.round(weightOf(item) * 1000));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  if (sum <= 0) return items[random.int(0, items.length - 1)];
  let left = random.int(1, sum);
  return items[weights.findIndex((weight) => (left -= weight) <= 0)];
}

// The most offers that are passed over. Few are drawn by index. Many are walked, as most indexes may be null.
const PASSED = 40;
const FEW = 40;

/** Up to `count` of what a kind of action offers, legal or not, behind a few that are passed over. */
export function offered(
  { rules, board }: Setting,
  state: Envelope,
  { spec, decision, count }: { spec: AnySpec; decision: Decision; count: number },
  random: Random,
): readonly GameAction[] {
  const taken: GameAction[] = [];
  try {
    const offers = spec.offers({ rules, board, state }, decision.seat, decision) as Offers<GameAction>;
    if ('at' in offers && count <= FEW) {
      for (let n = 0; n < Math.min(count, offers.count); n++) {
        const action = offers.at(random.int(0, offers.count - 1));
        if (action !== null) taken.push(action);
      }
      return taken;
    }
    const most = count + random.int(0, PASSED);
    for (const action of offers) if (taken.push(action) >= most) break;
  } catch {
    // Offers that break down are for the laws to tell, which list them.
    return [];
  }
  return taken.slice(-count);
}
