// What a client sent comes back in errors: names, ids, fields. All of it is cut to a length, so that no error
// is as long as the faulty request.

const LONGEST_TEXT = 300;
const MOST_ITEMS = 100;
const DEEPEST = 8;

/** A value of JSON with every text in it cut to 300 characters and every list and object to 100 items. */
export function cutShort<Value>(value: Value): Value {
  return cut(value, 0) as Value;
}

function cut(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return cutText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === DEEPEST) return null;
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map((item) => cut(item, depth + 1));
  const entries = Object.entries(value).slice(0, MOST_ITEMS);
  return Object.fromEntries(entries.map(([key, item]) => [cutText(key), cut(item, depth + 1)]));
}

// A lone half of a pair of surrogates is invalid.
function cutText(text: string): string {
  if (text.length <= LONGEST_TEXT) return text;
  return `${text.slice(0, LONGEST_TEXT).replace(/[\ud800-\udbff]$/, '')}…`;
}
