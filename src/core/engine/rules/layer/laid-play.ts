// The functions of a layered title that run in play: set-up, decisions, invariants, guesses and suggestions.
// Each asks the layer first and leaves the rest to the title below.

import { startLuck } from '../../../random/streams.js';
import type { OpenDecision } from '../../base/decision.js';
import type { GameAction } from '../../base/game-action.js';
import { emptyOf } from '../../fields/declared/kinds.js';
import type { Game, Known } from '../action.js';
import { askedBy, askingIn } from '../define/asking.js';
import { guessedIn } from '../define/guessing.js';
import type { AnyRuleset, Asked } from '../ruleset.js';
import type { AnyChapter } from './any-chapter.js';
import type { WaitingPoint } from './chapter.js';

// biome-ignore lint/suspicious/noExplicitAny: states of whatever title
type Anything = any;

/** The questions about a whole game, answered by a chapter over a ruleset. */
export function duringPlay(base: AnyRuleset, chapter: AnyChapter) {
  const { answers = {}, state: slice } = chapter;
  const answer = <Name extends keyof AnyRuleset>(name: Name): AnyRuleset[Name] =>
    (answers[name]?.(base[name]) ?? base[name]) as AnyRuleset[Name];
  const [setup, complete] = [answer('setup'), answer('completePosition')];
  const onAbsent = answer('onAbsent') as AnyRuleset['onAbsent'];
  const points = new Map(Object.entries(chapter.waits ?? {}) as [string, WaitingPoint<Anything>][]);
  const kept = (state: Anything) => slice && { [slice.name]: state[slice.name] };
  return {
    setup(context: Anything) {
      const state = setup(context);
      if (slice === undefined) return state;
      const begun = { ...emptyOf(slice.fields()), ...(chapter.start?.({ ...context, state }) as object) };
      return { ...state, [slice.name]: begun };
    },
    ...(complete && {
      completePosition: (game: Game<Anything>, given: object) => ({
        ...complete(game, given),
        ...kept(game.state),
      }),
    }),
    decisions(game: Known<Anything>): readonly OpenDecision[] {
      const own = [...points].flatMap(([kind, point]) => (point.open ?? askedAt(kind, point))(game));
      return own.some(({ optional }) => !optional) ? own : [...base.decisions(game), ...own];
    },
    onAbsent(game: Game<Anything>, decision: OpenDecision): GameAction | null {
      const point = points.get(decision.kind);
      return (point === undefined ? onAbsent?.(game, decision) : point.pass?.(game, decision)) ?? null;
    },
    finish: answer('finish'),
    standing: answer('standing'),
    ids: (game: Anything) => ({ ...base.ids?.(game), ...chapter.ids?.(game) }),
    invariants: (game: Game<Anything>) => {
      const broken = base.invariants(game);
      return broken.length > 0 ? broken : (chapter.invariants?.(game) ?? []);
    },
    determinize: determinizer(base, chapter),
    suggest: suggester(base, chapter),
    plans: planner(base, chapter),
    evaluate: base.evaluate,
  };
}

const askedAt = (kind: string, point: WaitingPoint<Anything>) => askedBy(askingIn({ [kind]: point }));

function determinizer(
  base: AnyRuleset,
  { state: slice, guess, streams }: AnyChapter,
): AnyRuleset['determinize'] {
  if (slice === undefined && streams === undefined) return base.determinize;
  return (game, random, seed) => {
    const drawn = base.determinize(game, random, seed) as Anything;
    const luck = startLuck(seed, [...Object.keys(drawn.luck.streams), ...(streams ?? [])]);
    if (slice === undefined) return { ...drawn, luck };
    const guessed = guess?.({ ...game, drawn }, random) ?? {};
    const known = (game.state as Anything)[slice.name];
    return { ...drawn, luck, [slice.name]: guessedIn(slice.fields(), known, guessed as Anything) };
  };
}

// The title below plans without the conditions laid over it, so its line is left out if the rules now refuse
// it. It is not asked about waiting points of the chapter, which it does not know.
function suggester(base: AnyRuleset, chapter: AnyChapter): AnyRuleset['suggest'] {
  if (base.suggest === undefined && chapter.suggest === undefined) return undefined;
  return (game, decision, random, kept) => {
    const own = chapter.suggest?.(game, decision, random) as readonly GameAction[] | null | undefined;
    const below = isOwn(chapter, decision) ? [] : base.suggest?.(game, decision, random, kept);
    const line: readonly GameAction[] = own ?? below ?? [];
    return isPlayable(game, line) ? line : [];
  };
}

const isOwn = ({ waits = {} }: AnyChapter, { kind }: OpenDecision): boolean => Object.hasOwn(waits, kind);

// The plans of what lies below, as far as what they begin with may be played. Where the layer has an opinion
// of its own it is the only one.
function planner(base: AnyRuleset, chapter: AnyChapter): AnyRuleset['plans'] {
  const { plans } = base;
  if (plans === undefined) return undefined;
  return (game, decision, random) => {
    if (isOwn(chapter, decision) || (chapter.suggest?.(game, decision, random) ?? null) !== null) return [];
    return plans(game, decision, random).filter(({ line }) => isPlayable(game, line));
  };
}

// A line may begin with an answer to another open decision, such as a marker while the seat builds, so all
// phases are searched. An empty line refuses nothing.
function isPlayable({ phases, ...game }: Asked<Anything>, [first]: readonly GameAction[]): boolean {
  if (first === undefined) return true;
  const specs = Object.values(phases).flatMap(({ actions }) => actions);
  const spec = specs.find(({ type }) => type === first.type);
  return spec?.check.every(({ test }) => test(game, first) === null) ?? false;
}
