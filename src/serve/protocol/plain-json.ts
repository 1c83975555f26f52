// Compiled data as JSON: boards and tables of rules, for people who do not run this package.

/**
 * A value as plain JSON. Typed arrays, sets and maps become lists and objects; functions and undefined are
 * left out; numbers that JSON lacks are null. The value must not contain itself.
 */
export function plainJson(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return typeof value === 'function' ? undefined : value;
  if (value instanceof Map) return plainJson(Object.fromEntries(value));
  if (ArrayBuffer.isView(value)) return Array.from(value as Uint8Array);
  if (Array.isArray(value) || value instanceof Set)
    return Array.from(value, (item) => plainJson(item) ?? null);
  const entries = Object.entries(value).map(([key, item]) => [key, plainJson(item)] as const);
  return Object.fromEntries(entries.filter(([, item]) => item !== undefined));
}
