// What came up for the first time: where a kind of action, of decision, of event or an automatic step is new, something may
// be wrong that was not before, so the costly laws look there however seldom they look otherwise.

import type { AnyEngine, AutomaticStep, Envelope, GameAction, GameEvent } from '../core/engine/index.js';
import { parseAction } from '../core/engine/judge.js';
import { play } from '../core/engine/play.js';
import type { Setting } from '../core/engine/setting.js';

/** What an action led to. */
export interface Happened {
  readonly before: Envelope | null;
  readonly action: GameAction | null;
  readonly events: readonly GameEvent[];
  readonly state: Envelope;
}

/** Tells of every moment of a game, asked in order, whether anything came up at it that is not `seen` yet; then it is. */
export function watchForNews(
  engine: AnyEngine,
  setting: Setting,
  seen: Set<string>,
): (moment: Happened) => boolean {
  const fired: string[] = [];
  const watched = withSteps(setting, (step) => fired.push(step.name));
  const isNew = (name: string) => !seen.has(name) && seen.add(name).size > 0;

  return ({ before, action, events, state }) => {
    fired.length = 0;
    if (before !== null && action !== null) {
      const parsed = parseAction(setting.ready, action);
      if (!('issues' in parsed)) play(watched, setting.ready.unsealed, before, parsed, null);
    }
    const names = [
      ...(action === null ? [] : [`action ${action.type}`]),
      ...events.map(({ type }) => `event ${type}`),
      ...engine.decisions(state).map(({ kind }) => `decision ${kind}`),
      ...fired.map((name) => `step ${name}`),
      ...(engine.outcome(state) === null ? [] : ['the end']),
    ];
    return names.filter(isNew).length > 0;
  };
}

// The setting with automatic steps that tell when they are taken; all else is the same.
function withSteps(setting: Setting, tell: (step: AutomaticStep<never>) => void): Setting {
  const automatic = setting.ruleset.automatic.map((step) => ({
    ...step,
    apply(context: never, state: never) {
      tell(step);
      step.apply(context, state);
    },
  }));
  return { ...setting, ruleset: { ...setting.ruleset, automatic } };
}
