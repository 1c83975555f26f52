// What came up for the first time: a kind of action, decision or event, an automatic step or a refusal. It
// may hide a fault, so the costly laws look there, however rarely they look elsewhere.

import type {
  AnyEngine,
  AutomaticStep,
  Decision,
  Envelope,
  GameAction,
  GameEvent,
  Rejection,
} from '../core/engine/index.js';
import { parseAction } from '../core/engine/play/judge.js';
import { play } from '../core/engine/play/play.js';
import type { Setting } from '../core/engine/play/setting.js';
import type { AnySpec } from '../core/engine/rules/action.js';
import { createHashedRandom } from '../core/random/hashed-random.js';
import { some } from './law.js';
import { offered } from './offers.js';
import { WINDOW } from './sample-game.js';
import { stray } from './strays.js';

/** What an action led to. */
export interface Happened {
  readonly before: Envelope | null;
  readonly action: GameAction | null;
  readonly events: readonly GameEvent[];
  readonly state: Envelope;
}

/** Whether anything came up for the first time, and the actions that were refused as none was before. */
export interface News {
  readonly isThere: boolean;
  readonly refused: readonly GameAction[];
}

/** Nothing new. */
export const NO_NEWS: News = { isThere: false, refused: [] };

/** What came up so far, and the seed of the tries. */
export interface Watch {
  readonly seen: Set<string>;
  readonly seed: string | number;
  /** Is told how tries are refused. */
  readonly refused: (rejection: Rejection) => void;
}

// The number of similar steps that are all looked at, and how many steps apart later looks are.
const ALIKE = 12;
const SOME = 5;

/**
 * Notes what happened in `seen`. True for every fifth step of a game and for the first dozen similar steps:
 * the same kind of action with the same kinds of events. These few show what all would show.
 */
export function isSeldom(seen: Set<string>, { action, events, state }: Happened): boolean {
  const kinds = [...new Set(events.map(({ type }) => type))].sort();
  for (let n = 1; n <= ALIKE; n++) {
    const name = `${n} of ${action?.type ?? 'the start'}: ${kinds.join()}`;
    if (seen.has(name)) continue;
    seen.add(name);
    return true;
  }
  return state.step % SOME === 0;
}

/** Tells of each moment, in order, whether something came up that `seen` does not have; notes it there. */
export function watchForNews(
  engine: AnyEngine,
  setting: Setting,
  { seen, seed, refused: tell }: Watch,
): (moment: Happened, isSeldom: boolean) => News {
  const fired: string[] = [];
  const played: GameAction[] = [];
  const watched = withSteps(setting, (step) => fired.push(step.name));
  let moments = 0;
  const isNew = (name: string) => !seen.has(name) && seen.add(name).size > 0;

  // Similar steps take the same automatic steps, so only some are played again to find out which.
  return ({ before, action, events, state }, isSeldom) => {
    fired.length = 0;
    if (before !== null && action !== null) {
      const parsed = parseAction(setting.ready, action);
      if (isSeldom && !('issues' in parsed)) play(watched, setting.ready.unsealed, before, parsed, null);
      played.push(action);
    }
    const open: readonly Decision[] = engine.decisions(state);
    const names = [
      ...(action === null ? [] : [`action ${action.type}`]),
      ...events.map(({ type }) => `event ${type}`),
      ...open.map(({ kind }) => `decision ${kind}`),
      ...fired.map((name) => `step ${name}`),
      ...(engine.outcome(state) === null ? [] : ['the end']),
    ];
    // Where a game is taken up and where it leaves the sample, all that is offered is tried.
    const isWhole = moments === 0 || moments === WINDOW;
    moments++;
    const random = createHashedRandom(seed, 'news', state.step);
    const tries = some(open, 2, random).flatMap(({ seat, kind }) => [
      ...some(setting.ruleset.phases[kind].actions, 2, random).map(({ type }) =>
        stray(setting, type, seat, random),
      ),
      ...some(played.slice(-LATELY), 1, random).map((one) => ({ ...one, seat })),
    ]);
    for (const decision of isWhole ? open : some(open, 1, random)) {
      const specs: readonly AnySpec[] = setting.ruleset.phases[decision.kind].actions;
      const count = isWhole ? WHOLE : LATER;
      for (const spec of isWhole ? specs : some(specs, 1, random))
        tries.push(...offered(setting, state, { spec, decision, count }, random));
    }
    const refused = tries.filter((one) => {
      const code = refusalOf(engine, state, one, tell);
      return code !== null && isNew(`refusal ${code}`);
    });
    return { isThere: names.filter(isNew).length + refused.length > 0, refused };
  };
}

// How many offers of a kind are tried at these two places, and at others.
const WHOLE = 2000;
const LATER = 4;

// An action that was just played is often too much when it is played again.
const LATELY = 8;

function refusalOf(
  engine: AnyEngine,
  state: Envelope,
  action: GameAction,
  tell: Watch['refused'],
): string | null {
  try {
    const rejection = engine.checkAction(state, action);
    if (rejection !== null) tell(rejection);
    return rejection?.code ?? null;
  } catch {
    // A condition that breaks down is for the laws to tell, which look at what was tried.
    return 'that breaks down';
  }
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
