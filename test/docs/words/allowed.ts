// The list of places that are allowed today: how many of each kind a file may hold. It may only shrink.

/** Numbers of places by file, then by kind. */
export type Counts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A file that holds more or fewer places of a kind than the list says. */
export interface Change {
  readonly path: string;
  readonly kind: string;
  readonly now: number;
  readonly allowed: number;
}

/** A file whose text went into another, though it still exists. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** Where the sources differ from the list, file by file and kind by kind. */
export function changesIn(now: Counts, allowed: Counts): readonly Change[] {
  const paths = [...new Set([...Object.keys(now), ...Object.keys(allowed)])].sort();
  return paths.flatMap((path) => {
    const [here, listed] = [now[path] ?? {}, allowed[path] ?? {}];
    const kinds = [...new Set([...Object.keys(here), ...Object.keys(listed)])].sort();
    return kinds
      .map((kind) => ({ path, kind, now: here[kind] ?? 0, allowed: listed[kind] ?? 0 }))
      .filter((change) => change.now !== change.allowed);
  });
}

/**
 * What grew and is not allowed to. A file that is gone leaves what it was allowed to the files that grew, kind by kind:
 * so files and folders can be renamed, divided and joined. A file that still exists leaves it only by a move that
 * is named.
 *
 * @param now - What the sources hold.
 * @param allowed - What the list says.
 * @param exists - True for the path of a file that exists.
 * @param moves - Texts that went from one existing file to another.
 * @returns The files that grew by more than was left to them. An empty list means that the list may be written anew.
 */
export function refusedGrowth(
  now: Counts,
  allowed: Counts,
  exists: (path: string) => boolean,
  moves: readonly Move[] = [],
): readonly Change[] {
  const changes = changesIn(now, allowed);
  const left = new Map<string, number>();
  const leave = (key: string, number: number) => left.set(key, (left.get(key) ?? 0) + number);
  for (const { path, kind, now: held, allowed: listed } of changes) {
    if (held > listed) continue;
    if (!exists(path)) leave(kind, listed - held);
    else for (const { from, to } of moves) if (from === path) leave(`${to} ${kind}`, listed - held);
  }
  return changes.filter(({ path, kind, now: held, allowed: listed }) => {
    if (held <= listed) return false;
    const own = Math.min(held - listed, left.get(`${path} ${kind}`) ?? 0);
    const missing = held - listed - own;
    const pool = left.get(kind) ?? 0;
    leave(kind, -Math.min(missing, pool));
    return missing > pool;
  });
}

/** The list as text: a file a line, so that a change of one file changes one line. */
export function formatAllowed(counts: Counts): string {
  const lines = Object.keys(counts)
    .sort()
    .map((path) => {
      const kinds = Object.entries(counts[path]!).sort(([one], [other]) => (one < other ? -1 : 1));
      return `  ${JSON.stringify(path)}: ${JSON.stringify(Object.fromEntries(kinds))}`;
    });
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}
