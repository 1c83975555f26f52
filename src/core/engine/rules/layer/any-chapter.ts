// The type of a chapter of any title, for code that handles chapters without knowing the title.

import type { Condition, DeclaredCondition, StepContext } from '../action.js';
import { listTexts } from '../rule-texts.js';
import type { AnyRuleset, Layer } from '../ruleset.js';
import type { Parts } from './chapter.js';
import type { Slice } from './slice.js';

// biome-ignore lint/suspicious/noExplicitAny: chapters of whatever titles
type Anything = any;

/** A further effect of an automatic step. */
export type StepEffect = (context: StepContext<Anything>, state: Anything) => void;
/** A hook at an instant of a title. */
export type Hook = (context: StepContext<Anything>, state: Anything, ...about: Anything[]) => void;

/** A chapter of whatever title. */
export interface AnyChapter
  extends Omit<
    Parts<Anything, Anything, Anything, Slice, Anything, Anything, Anything, Anything>,
    'conditions' | 'effects' | 'stepEffects' | 'at' | 'policies' | 'answers' | 'waits' | 'tables'
  > {
  readonly id: string;
  readonly conditions?: Readonly<Record<string, readonly DeclaredCondition<Condition<Anything, Anything>>[]>>;
  readonly effects?: Readonly<
    Record<string, (context: StepContext<Anything>, state: Anything, action: Anything) => void>
  >;
  readonly stepEffects?: Readonly<Record<string, StepEffect>>;
  readonly at?: Readonly<Record<string, Hook>>;
  readonly policies?: Readonly<Record<string, (before: unknown) => unknown>>;
  readonly answers?: Readonly<Record<string, (before: unknown) => unknown>>;
  readonly waits?: Readonly<Record<string, Anything>>;
  readonly tables?: Readonly<Record<string, unknown>>;
}

/**
 * The layers of a ruleset, the bottom first and what it is itself last.
 *
 * @example
 * console.log(layersOf(chinaRails).map(({ id }) => id).join(', '));
 * // china-rails
 */
export function layersOf(ruleset: AnyRuleset): readonly Layer[] {
  const { id, revision, fixes } = ruleset;
  const itself = ruleset.top ?? { id, revision, fixes, texts: listTexts(ruleset), replaces: [], brings: [] };
  return [...(ruleset.below ?? []), itself];
}
