// Facts fit what is played. A fact that tells an action says of it what was played, and no fact of an
// automatic step shows what is hidden. Nor does an end.

import type {
  AnyEngine,
  AnyRuleset,
  Envelope,
  FactDetails,
  GameAction,
  GameEvent,
  Setting,
} from '../../core/engine/index.js';
import { takeStep } from '../../core/engine/play/settle.js';
import { brief, firstDifference } from '../difference.js';
import { hiddenPlaces } from '../hidden.js';
import { type Law, type Moment, some } from '../law.js';
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
    const { type: _, decision: __, ...said } = action;
    const [first] = factsOfAction(setting, before, action) as never as readonly (GameEvent &
      Record<string, unknown>)[];
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

/** What nobody shows may decide once it is shown. Until then it ends no game, and no fact goes by it. */
export const stepsAreOpen: Law = {
  name: 'steps-are-open',
  sentence:
    'No end of a game, and no fact of an automatic step, depends on what stays hidden from all. The ruleset names facts that are meant to show more in `revealing`.',
  when: 'regularly',
  cost: 2,
  *examine(moment) {
    const { engine, state, listed, random } = moment;
    const twin = { ...twinOf(engine, state, null, random.int(0, 1_000_000)), luck: state.luck };
    for (const action of some(listed, 3, random)) {
      const [one, two] = [state, twin].map((from) => engine.tryAction(from, action));
      if (!one.ok || !two.ok) continue;
      const isOver = [one, two].map((played) => played.state.outcome !== null);
      if (isOver[0] !== isOver[1])
        yield { detail: `${nameOf(null)} sees one game end and not the other, by what nobody shows`, action };
      // The end of a game may show all.
      if (isOver[0] || firstDifference(one.events, two.events) === null) continue;
      const kept = secretsIn(engine, [state, twin]);
      if (firstDifference(kept, secretsIn(engine, [one.state, two.state])) !== null) continue;
      const [told, toldThere] = [state, twin].map((from) => toldBySteps(moment, from, action));
      const detail = firstDifference(told, toldThere);
      if (detail !== null)
        yield { detail: `by what nobody shows, steps tell ${nameOf(null)}: ${detail}`, action };
    }
  },
};

// All that is hidden from everybody and differs between two states. Where it stays, it explains no fact.
const secretsIn = (engine: AnyEngine, [one, two]: readonly [Envelope, Envelope]) =>
  [...hiddenPlaces(engine.view(one, null), [one, two])].filter(
    ([, truth, guess]) => firstDifference(truth, guess) !== null,
  );

// What everybody is told of what happens by itself behind an action.
function toldBySteps({ engine, ruleset, setting }: Moment, from: Envelope, action: GameAction) {
  const played = engine.tryAction(from, action);
  const own = factsOfAction(setting, from, action).length;
  const steps = played.ok ? played.events.slice(own) : [];
  const seen: readonly GameEvent[] = engine.viewEvents(from, steps, null);
  return seen
    .filter(({ type }) => ruleset.revealing?.includes(type) !== true)
    .map(({ n: _, ...event }) => event);
}

// The facts of an action's own step.
function factsOfAction(setting: Setting, before: Envelope, action: GameAction): readonly GameEvent[] {
  const told: GameEvent[] = [];
  const by = setting.ready.kinds.get(action.type);
  if (by !== undefined)
    takeStep(setting, setting.ready.unsealed, before, told, { by, action, step: before.step + 1 });
  return told;
}
