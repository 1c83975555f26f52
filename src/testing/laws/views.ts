// A view shows what its seat may know and nothing else (E-VIEW-1), and that is enough to decide by.

import { createHashedRandom } from '../../core/random/hashed-random.js';
import { brief, firstDifference } from '../difference.js';
import { findImpurity } from '../impurity.js';
import { type Law, some } from '../law.js';
import { leaksBetween, nameOf, twinOf } from '../twins.js';
import { freshCopy } from './forgetting.js';

const NOT_SHOWN = ['luck'];

/** A view is the state with holes. */
export const viewsAreMasks: Law = {
  name: 'views-are-masks',
  sentence:
    "A view has the state's shape and field names plus viewer, without luck; hidden values are null, the rest is equal.",
  when: 'regularly',
  *examine({ engine, state, seats }) {
    const shown = Object.fromEntries(Object.entries(state).filter(([key]) => !NOT_SHOWN.includes(key)));
    for (const viewer of [null, ...seats]) {
      const view = engine.view(state, viewer);
      const detail = findUnmasked({ ...shown, viewer }, view, 'view');
      if (detail !== null) yield { detail: `${nameOf(viewer)}: ${detail}` };
    }
  },
};

// Null where the view is the state with some values replaced by null; else where it is something else.
function findUnmasked(state: unknown, view: unknown, path: string): string | null {
  if (view === null || Object.is(state, view)) return null;
  if (typeof state !== 'object' || typeof view !== 'object' || state === null)
    return `${path} is ${brief(view)}, in the state ${brief(state)}`;
  const [whole, part] = [Object.keys(state).sort().join(), Object.keys(view).sort().join()];
  if (whole !== part || Array.isArray(state) !== Array.isArray(view))
    return `${path} has the parts ${brief(part)}, in the state ${brief(whole)}`;
  for (const [key, value] of Object.entries(view)) {
    const found = findUnmasked((state as Record<string, unknown>)[key], value, `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

/** Rules read only what the acting seat may know. */
export const ownViewAgrees: Law = {
  name: 'own-view-agrees',
  sentence:
    'A state and the view of the acting seat, as text carries it, give the same decisions, lists, samples, checks and explanations.',
  when: 'regularly',
  *examine({ engine, state, seats, nearMisses }) {
    const decisions = engine.decisions(state);
    for (const viewer of [null, ...seats]) {
      const view = freshCopy(engine.view(state, viewer));
      const decided = firstDifference(decisions, engine.decisions(view));
      if (decided !== null) yield { detail: `decisions of ${nameOf(viewer)}: ${decided}` };
      if (viewer === null) continue;
      const listed = firstDifference(
        [...engine.legalActions(state, viewer)],
        [...engine.legalActions(view, viewer)],
      );
      if (listed !== null) yield { detail: `legal actions of ${nameOf(viewer)}: ${listed}` };
      const [whole, own] = [state, view].map((one) =>
        engine.sampleAction(one, viewer, createHashedRandom(state.step)),
      );
      const sampled = firstDifference(whole, own);
      if (sampled !== null) yield { detail: `sampleAction of ${nameOf(viewer)}: ${sampled}` };
      for (const action of nearMisses) {
        if (action.seat !== viewer) continue;
        const told = firstDifference(engine.explainAction(state, action), engine.explainAction(view, action));
        if (told !== null) yield { detail: `explainAction: ${told}`, action };
        const checked = firstDifference(engine.checkAction(state, action), engine.checkAction(view, action));
        if (checked !== null) yield { detail: `checkAction: ${checked}`, action };
      }
    }
  },
};

/** Twin states that differ only in what a seat cannot know; src/testing/twins.ts looks at many more. */
export const twinsLookAlike: Law = {
  name: 'twins-look-alike',
  sentence:
    'States that differ only in what a seat cannot know give it the same view, decisions, lists, refusals and events.',
  when: 'regularly',
  cost: 4,
  *examine({ engine, state, ruleset, setting, seats, random, listed, nearMisses }) {
    const accepted = nearMisses.filter((action) => engine.checkAction(state, action) === null);
    const played = new Set([...some(listed, 2, random), ...accepted]);
    const [twice] = some([null, ...seats], 1, random);
    for (const viewer of [null, ...seats]) {
      const seed = random.int(0, 1_000_000);
      const twin = twinOf(engine, state, viewer, seed);
      const again = viewer === twice && firstDifference(twin, twinOf(engine, state, viewer, seed));
      if (typeof again === 'string') yield { detail: `determinize gives two states for one seed: ${again}` };
      // A seat sees what others play. Its own tries may be refused only for reasons that it may know.
      const attempts = [...played, ...nearMisses.filter((one) => one.seat === viewer && !played.has(one))];
      const broken = ruleset.invariants({ rules: setting.rules, board: setting.board, state: twin });
      if (broken.length > 0) yield { detail: `determinize for ${nameOf(viewer)}: ${broken[0]}` };
      for (const leak of leaksBetween(engine, [state, twin], viewer, attempts))
        yield { detail: `${nameOf(viewer)}: ${leak} (twin «${seed}»)` };
    }
  },
};

/** Events reach those they are for. */
export const eventsArePlain: Law = {
  name: 'events-are-plain',
  sentence: 'Every event is plain and numbered; what a seat sees of it has its type and no luck.',
  when: 'always',
  *examine({ engine, state, events, seats }) {
    for (const [n, event] of events.entries()) {
      if (event.n !== n) yield { detail: `event ${n} has the number ${event.n}` };
      const impurity = findImpurity(event, event.type);
      if (impurity !== null) yield { detail: `the event ${impurity}` };
    }
    for (const viewer of [null, ...seats]) {
      for (const [n, seen] of engine.viewEvents(state, events, viewer).entries()) {
        if (seen.n !== n) yield { detail: `${nameOf(viewer)} sees event ${n} with the number ${seen.n}` };
        if (!events.some(({ type }) => type === seen.type))
          yield { detail: `${nameOf(viewer)} sees ${seen.type}, which did not happen` };
        if (NOT_SHOWN.some((key) => key in seen)) yield { detail: `${nameOf(viewer)} sees the luck` };
      }
    }
  },
};
