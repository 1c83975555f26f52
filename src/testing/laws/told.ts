// What is told fits what is played: a fact that tells an action says of it what was played, and no secret ends
// a game.

import type { AnyRuleset, FactDetails, GameEvent } from '../../core/engine/index.js';
import { takeStep } from '../../core/engine/play/settle.js';
import { brief, firstDifference } from '../difference.js';
import { type Law, some } from '../law.js';
import { nameOf, twinOf } from '../twins.js';

/** Looks at the first fact of an action's own step, if it has all fields of the action. */
export const factsFitActions: Law = {
  name: 'facts-fit-actions',
  sentence:
    'The first fact that an action tells, where it has all fields of the action, has the same in them.',
  when: 'often',
  *examine({ ruleset, setting, before, action }) {
    const spec = action === null ? undefined : setting.ready.kinds.get(action.type);
    if (before === null || action === null || spec === undefined || action.seat === null) return;
    const told: GameEvent[] = [];
    takeStep(setting, setting.ready.unsealed, before, told, { by: spec, action, step: before.step + 1 });
    const { type: _, decision: __, ...said } = action;
    const [first] = told as never as readonly (GameEvent & Record<string, unknown>)[];
    const names = Object.keys(said);
    if (first === undefined || names.length < 2 || names.some((field) => !Object.hasOwn(first, field)))
      return;
    for (const [field, value] of Object.entries(said)) {
      if (!meansTheSame(ruleset, first.type, [field, spec.spec.fields[field]?.idOf])) continue;
      const differs = firstDifference(value, first[field]);
      if (differs !== null)
        yield { detail: `${first.type} tells ${brief(action)} with another ${field}: ${differs}`, action };
    }
  },
};

// A fact may mean another thing by the name of a field: its `things` or its sentence say so (`{to:seat}`).
function meansTheSame(
  { events, sentences }: AnyRuleset,
  fact: string,
  [field, idOf = '']: [string, string?],
): boolean {
  if (idOf === '' || idOf === 'seat') return true;
  const { things } = events[fact] as FactDetails<object>;
  const said = things?.[field] ?? new RegExp(`\\{${field}:(\\w+)`).exec(sentences?.[fact] ?? '')?.[1];
  const isSaidElsewhere = Object.values(events).some((one) => (one as FactDetails<object>).things);
  return said === undefined ? !isSaidElsewhere : said === idOf;
}

/** In two states that a seat cannot tell apart, an action ends both games or neither. */
export const endsAreOpen: Law = {
  name: 'ends-are-open',
  sentence:
    'Whether an action ends the game hangs on nothing that the acting seat and all others cannot see.',
  when: 'regularly',
  cost: 2,
  *examine({ engine, state, listed, random }) {
    const twin = twinOf(engine, state, null, random.int(0, 1_000_000));
    for (const action of some(listed, 3, random)) {
      const [one, two] = [state, { ...twin, luck: state.luck }].map((from) => engine.tryAction(from, action));
      if (!one.ok || !two.ok || (one.state.outcome === null) === (two.state.outcome === null)) continue;
      yield { detail: `${nameOf(null)} sees one game end and not the other, by what nobody shows`, action };
    }
  },
};
