// Streams of luck are named by their first use. A published title may list its own, which then lie in every
// state from the beginning.

import type { AnyRuleset } from './ruleset.js';

/** True where a step may draw on a stream that nothing has named before. */
export function takesNewStreams({ streams, below }: Pick<AnyRuleset, 'streams' | 'below'>): boolean {
  return streams === undefined || below !== undefined;
}

/** Says why the streams of a state are not those of its ruleset; null where they are. */
export function findStrangeStream(ruleset: AnyRuleset, named: readonly string[]): string | null {
  const { streams: listed = [] } = ruleset;
  const isWhole = listed.every((name) => named.includes(name));
  if (isWhole && (takesNewStreams(ruleset) || named.length === listed.length)) return null;
  return 'the luck has other streams than the ruleset';
}
