// Whether two plain values are the same, and where they first differ if not.

/** The path to the first difference between two plain JSON values, with both values; null when there is none. */
export function firstDifference(one: unknown, other: unknown, path = ''): string | null {
  if (Object.is(one, other)) return null;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${path || 'the value'}: ${brief(one)} against ${brief(other)}`;
  if (Array.isArray(one) !== Array.isArray(other)) return `${path || 'the value'}: a list against a record`;
  if (Array.isArray(one) && one.length !== (other as unknown[]).length)
    return `${path || 'the list'}: ${one.length} items against ${(other as unknown[]).length}`;
  const [left, right] = [one as Record<string, unknown>, other as Record<string, unknown>];
  for (const key in left) {
    if (!Object.hasOwn(right, key)) return `${path}.${key}: only on one side`;
    const found = firstDifference(left[key], right[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  for (const key in right) if (!Object.hasOwn(left, key)) return `${path}.${key}: only on the other side`;
  return null;
}

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
