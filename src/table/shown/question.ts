// Who is asked what: the decision that is answered at this screen, and who looks at it meanwhile.

import type { Decision, GameAction, Seat } from '../../core/engine/index.js';
import { isHere, type Snapshot, type Telling } from './telling.js';

/** A decision that is answered at this screen, with all that may be answered. */
export interface Question {
  readonly decision: Decision;
  /** The legal actions that answer it. */
  readonly legal: readonly GameAction[];
  /** The rule that asks; null where there is not a single one. */
  readonly rule: string | null;
  /** False while others must decide something and nobody turned to this. */
  readonly leads: boolean;
}

/** The decision that the viewer answers; null without one. The decision `wanted` comes first. */
export function questionOf(telling: Telling, wanted: string | null): Question | null {
  const { engine, session } = telling;
  const { view, viewer, decisions }: Snapshot = session.getSnapshot();
  const decision = orderedFor(telling, wanted).find(({ seat }) => seat === viewer);
  if (decision === undefined) return null;
  const { actions, rule = null } = engine.settingOf(view).ruleset.phases[decision.kind];
  const types = new Set(actions.map(({ type }) => type));
  const legal: readonly GameAction[] = [...engine.legalActions(view, decision.seat)];
  const leads = !decision.optional || decision.id === wanted || decisions.every(({ optional }) => optional);
  return { decision, legal: legal.filter(({ type }) => types.has(type)), rule, leads };
}

/** The other open decisions of people at this screen. */
export function othersOf(telling: Telling, question: Question | null): readonly Decision[] {
  return orderedFor(telling, null).filter(({ id }) => id !== question?.decision.id);
}

/**
 * The seat that looks: one that must decide, or may where nobody must. The seat that looks already comes
 * before others, and nobody new looks while bots or other screens decide.
 */
export function lookerOf(telling: Telling, viewer: Seat | null, wanted: string | null): Seat | null {
  const { decisions }: Snapshot = telling.session.getSnapshot();
  const chosen = decisions.find(({ id }) => id === wanted);
  if (chosen !== undefined && isHere(telling, chosen.seat)) return chosen.seat;
  const must = decisions.filter(({ optional }) => !optional);
  const asked = (must.length > 0 ? must : decisions).filter(({ seat }) => isHere(telling, seat));
  if (asked.some(({ seat }) => seat === viewer)) return viewer;
  return asked[0]?.seat ?? viewer;
}

// What somebody turned to first, then what must be decided.
function orderedFor(telling: Telling, wanted: string | null): readonly Decision[] {
  const { decisions }: Snapshot = telling.session.getSnapshot();
  const rank = ({ id, optional }: Decision) => (id === wanted ? 0 : optional ? 2 : 1);
  return decisions
    .filter(({ seat }) => isHere(telling, seat))
    .toSorted((one, other) => rank(one) - rank(other));
}
