// Who is asked what: the decision that is answered on the page, and who looks at the screen meanwhile.

import type { Decision, GameAction } from 'railhead/engine';
import { get } from './dom.js';
import type { Guide } from './guide.js';
import { handOver } from './hand-over.js';
import type { Session } from './session.js';
import type { Words } from './words.js';

/** A decision that is being answered on the page, with all that may be answered. */
export interface Asked {
  readonly session: Session;
  readonly words: Words;
  readonly guide: Guide;
  // biome-ignore lint/suspicious/noExplicitAny: views of whatever title
  readonly view: any;
  readonly decision: Decision;
  readonly legal: readonly GameAction[];
}

/** What is asked of a seat that a person plays; null where the viewer has nothing to decide. `wanted` is the id of one that comes first. */
export function askedOf(
  session: Session,
  said: Pick<Asked, 'words' | 'guide'>,
  wanted: string | null,
): Asked | null {
  const { engine, store, ruleset } = session;
  const { view, state, step, length } = store.getSnapshot();
  const decision = decisionNow(session, wanted);
  const isOver = step === length && state.outcome !== null;
  if (decision === null || view.viewer !== decision.seat || isOver) return null;
  const types = new Set(ruleset.phases[decision.kind].actions.map(({ type }) => type));
  const legal = [...engine.legalActions(view, decision.seat)].filter(({ type }) => types.has(type));
  return { session, ...said, view, decision, legal };
}

/**
 * Has whoever decides look at the screen, or whoever was chosen to. Where that is somebody else than before and has secrets, it is handed
 * over first. True if the view has changed, so that what is shown now is not to be shown.
 */
export function seatViewer(session: Session, words: Words, wanted: string | null): boolean {
  const { store, players, isOpen } = session;
  const { viewer } = store.getSnapshot();
  const chosen = get<HTMLSelectElement>('viewer').value;
  const people = players.flatMap((player, seat) => (player === 'you' ? [seat] : []));
  const next =
    chosen === 'decides'
      ? (decisionNow(session, wanted)?.seat ?? viewer ?? people[0] ?? null)
      : chosen === 'spectator'
        ? null
        : Number(chosen);
  if (next === viewer) return false;
  const isSecret = people.length > 1 && !isOpen && chosen === 'decides' && next !== null;
  if (!isSecret) {
    store.viewAs(next);
    return true;
  }
  if (viewer !== null) store.viewAs(null);
  handOver(words.nameOf(next), () => store.viewAs(next));
  return viewer !== null;
}

// What the game waits for, by a person; what somebody turned to before that.
function decisionNow({ store, players }: Session, wanted: string | null): Decision | null {
  const { decisions } = store.getSnapshot();
  const ours = decisions.filter(({ seat }) => players[seat] === 'you');
  return ours.find(({ id }) => id === wanted) ?? ours.find(({ optional }) => !optional) ?? ours[0] ?? null;
}
