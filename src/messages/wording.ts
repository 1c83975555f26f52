// The words of a game: its title's sentences, its players' names, and what its places and cards are called.

import type { AnyEngine } from '../core/engine/index.js';
import type { Wording } from './fill.js';

/**
 * Where the words for a game come from; `about` is a state or a view of it.
 *
 * @example
 * const wording = wordingOf(engine, view);
 * log.append(describeEvent(event, wording));
 */
export function wordingOf(
  // biome-ignore lint/suspicious/noExplicitAny: engines and states of whatever titles
  engine: Pick<AnyEngine, 'settingOf'> | any,
  about: { readonly game: { readonly seatNames: readonly string[] } },
): Wording {
  const { ruleset, rules, board } = (engine as AnyEngine).settingOf(about as never);
  const { messages, sentences, nameOf, phases } = ruleset;
  const prompts = Object.entries(phases).map(([kind, { prompt }]) => [kind, prompt]);
  return {
    messages,
    sentences,
    prompts: Object.fromEntries(prompts),
    seatNames: about.game.seatNames,
    ...(nameOf && {
      called: (kind: string, value: string | number) => nameOf({ rules, board }, kind, value),
    }),
  };
}
