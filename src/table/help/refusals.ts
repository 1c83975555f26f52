// Why not: the refusals of all actions about a subject, as the rules give them.

import type { GameAction, Rejection } from '../../core/engine/index.js';
import type { Proposal } from '../../core/title/planning.js';
import { offeredIn } from '../plans/offered.js';
import { kindsOf, titleOfType } from '../shown/kinds.js';
import { formatRejection } from '../words/index.js';
import type { Aspect, HelpGame } from './aspect.js';

/** An action about a subject that is not legal now. */
export interface HelpRefusal {
  /** The type of the action. */
  readonly type: string;
  /** The same in words: `Deliver a load`. */
  readonly title: string;
  /** Why, in a sentence, with the rule in brackets. */
  readonly text: string;
  /** The rule that says so. */
  readonly rule: string;
  /** The refusal as the engine gives it. */
  readonly rejection: Rejection;
  /** True where another step or another turn is open: it says when, not why. */
  readonly isLater: boolean;
}

// Refusals of whole turns: another step of one is open, or that of another seat.
const LATER = new Set(['turn/not-now', 'turn/not-yours']);

// Fields of every action.
const OWN = new Set(['type', 'seat', 'decision']);

// Offers of a kind that are looked through, and refusals that are told.
const OFFERS = 3000;
const MOST = 8;

/** The refusals of actions about a subject, and of plans that lead there; of a kind each reason once. */
export function refusalsAbout(
  asked: HelpGame,
  aspect: Aspect,
  plans: readonly Proposal[],
): readonly HelpRefusal[] {
  const { telling } = asked;
  const { engine, session, wording } = telling;
  const { view } = session.getSnapshot();
  const found = new Map<string, HelpRefusal>();
  const add = (type: string, rejection: Rejection | null) => {
    if (rejection === null) return;
    const { code, rule } = rejection;
    const key = `${type} ${code}`;
    if (found.has(key)) return;
    const [title, text] = [titleOfType(telling, type), formatRejection(rejection, wording)];
    found.set(key, { type, title, text, rule, rejection, isLater: LATER.has(code) });
  };
  for (const action of triedFor(asked, aspect)) add(action.type, engine.checkAction(view, action));
  for (const { what, steps, actions, refusal } of plans)
    if (actions.length === 0) add(steps[0]?.action.type ?? TYPES[what], refusal);
  return [...found.values()]
    .toSorted((one, other) => Number(one.isLater) - Number(other.isLater))
    .slice(0, MOST);
}

// What a plan without a step was about.
const TYPES = { build: 'buildTrack', move: 'moveTrain', act: '' };

/** The actions about a subject that are offered, then those that its fields make up; legal ones left out. */
function* triedFor({ telling, seat }: HelpGame, aspect: Aspect): Iterable<GameAction> {
  if (seat === null) return;
  const { engine, session } = telling;
  const { view } = session.getSnapshot();
  for (const { actions, isLegal } of offeredIn(engine, view, seat)) {
    let count = 0;
    for (const action of actions) {
      if (++count > OFFERS) break;
      if (aspect.isAbout(action) && !isLegal(action)) yield action;
    }
  }
  for (const spec of kindsOf(telling)) {
    if (aspect.types?.includes(spec.type) === false) continue;
    for (const named of aspect.named) {
      const fields = Object.entries(named).filter(([name]) => Object.hasOwn(spec.fields, name));
      if (fields.length === 0 && aspect.types === null) continue;
      // A list that is left open is empty: to score a card by own track alone.
      const lists = Object.keys(spec.fields).filter((name) => !OWN.has(name) && !Object.hasOwn(named, name));
      const open = lists.filter((name) => spec.fields[name].isOptional !== true).map((name) => [name, []]);
      const action = { type: spec.type, seat, ...Object.fromEntries([...fields, ...open]) };
      if (spec.schema.safeParse(action).success) yield action;
    }
  }
}
