// Whether two plain values are the same, and where they first differ if not.

/**
 * The path to the first difference between two plain JSON values, with both values; null when there is none.
 *
 * @example
 * console.log(firstDifference({ a: [1, 2] }, { a: [1, 3] }));
 */
export function firstDifference(one: unknown, other: unknown): string | null {
  const found = differing(one, other);
  return found === null ? null : found.say(found.path);
}

// Most values are equal, so a path is put together only on the way back from a difference.
interface FoundDifference {
  path: string;
  say(path: string): string;
}

function differing(one: unknown, other: unknown): FoundDifference | null {
  if (Object.is(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return found((path) => `${path || 'the value'}: ${brief(one)} against ${brief(other)}`);
  if (Array.isArray(one) !== Array.isArray(other))
    return found((path) => `${path || 'the value'}: a list against a record`);
  return Array.isArray(one)
    ? differingItem(one, other as unknown[])
    : differingField(one as Record<string, unknown>, other as Record<string, unknown>);
}

function differingItem(one: readonly unknown[], other: readonly unknown[]): FoundDifference | null {
  if (one.length !== other.length)
    return found((path) => `${path || 'the list'}: ${one.length} items against ${other.length}`);
  for (let n = 0; n < one.length; n++) {
    const inside = differing(one[n], other[n]);
    if (inside !== null) return within(n, inside);
  }
  return null;
}

function differingField(
  one: Record<string, unknown>,
  other: Record<string, unknown>,
): FoundDifference | null {
  for (const key in one) {
    if (!Object.hasOwn(other, key)) return found((path) => `${path}: only on one side`, key);
    const inside = differing(one[key], other[key]);
    if (inside !== null) return within(key, inside);
  }
  for (const key in other)
    if (!Object.hasOwn(one, key)) return found((path) => `${path}: only on the other side`, key);
  return null;
}

function within(key: string | number, inside: FoundDifference): FoundDifference {
  inside.path = `.${key}${inside.path}`;
  return inside;
}

const found = (say: FoundDifference['say'], key?: string): FoundDifference => ({
  path: key === undefined ? '' : `.${key}`,
  say,
});

/** A value as text of at most 120 characters. */
export function brief(value: unknown): string {
  let text: string;
  try {
    text = typeof value === 'bigint' ? `${value}n` : (JSON.stringify(value) ?? String(value));
  } catch {
    text = Object.prototype.toString.call(value);
  }
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}
