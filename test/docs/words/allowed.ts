// The list of what is allowed today: sentences by kind, without the files that hold them. It may only shrink.

/** Sentences, and lines that are too wide, by kind: each as often as the sources hold it, in order. */
export type Allowed = Readonly<Record<string, readonly string[]>>;

/** A sentence that holds a place of a kind. */
export interface Entry {
  readonly kind: string;
  readonly text: string;
}

/**
 * Compares the sources with the list.
 *
 * @param found - The places in the sources.
 * @param allowed - The list.
 * @returns `unlisted`, the places whose sentence the list does not have (or has fewer times), and `gone`, the entries
 *   of the list that the sources do not have any more.
 */
export function compareWithList<Found extends Entry>(
  found: readonly Found[],
  allowed: Allowed,
): { readonly unlisted: readonly Found[]; readonly gone: readonly Entry[] } {
  const left = new Map<string, Entry[]>();
  const keyOf = ({ kind, text }: Entry) => `${kind}\n${text}`;
  for (const [kind, texts] of Object.entries(allowed)) {
    for (const text of texts) {
      const entry = { kind, text };
      left.set(keyOf(entry), [...(left.get(keyOf(entry)) ?? []), entry]);
    }
  }
  const unlisted = found.filter((place) => left.get(keyOf(place))?.pop() === undefined);
  return { unlisted, gone: [...left.values()].flat() };
}

/** The list as text: a sentence a line, so that a change of one sentence changes one line. */
export function formatAllowed(entries: readonly Entry[]): string {
  const kinds = [...new Set(entries.map(({ kind }) => kind))].sort();
  const textsOf = (one: string) => entries.flatMap(({ kind, text }) => (kind === one ? [text] : [])).sort();
  return `${JSON.stringify(Object.fromEntries(kinds.map((kind) => [kind, textsOf(kind)])), null, 2)}\n`;
}
