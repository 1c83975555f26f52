// What came up for the first time: where a kind of action, of decision, of event, an automatic step or a refusal is new, something
// may be wrong that was not before, so the costly laws look there however seldom they look otherwise.

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

/** What has come up before, and what tries are drawn from. */
export interface Watch {
  readonly seen: Set<string>;
  readonly seed: string | number;
  /** Is told how tries are refused. */
  readonly refused: (rejection: Rejection) => void;
}

// Steps that go alike, and every so many steps behind these.
const ALIKE = 12;
const SOME = 5;

/**
 * Notes what happened among what is `seen`. True for the first dozen steps that go alike, in which the same kind of action has the
 * same kinds of events, and for every fifth step of the game: a few of them tell what all would.
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

/** Tells of every moment of a game, asked in order, whether anything came up at it that is not `seen` yet; then it is. */
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

  // Steps that go alike have taken the same automatic steps, so not all of them are played once more to see which.
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

// What has just been done is often too much when it is done again.
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
