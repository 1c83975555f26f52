// The name that was probably meant by one that nobody knows.

/** The name that takes the fewest letters put in, left out or replaced to make another of it. */
export function nearestName(name: string, names: readonly string[]): string {
  const far = new Map(names.map((one) => [one, editDistance(name, one)]));
  return [...names].sort((one, other) => far.get(one)! - far.get(other)!)[0] ?? 'none';
}

function editDistance(one: string, other: string): number {
  let above = Array.from({ length: other.length + 1 }, (_, n) => n);
  for (let row = 1; row <= one.length; row++) {
    const now = [row];
    for (let n = 1; n <= other.length; n++) {
      const replaced = above[n - 1] + (one[row - 1] === other[n - 1] ? 0 : 1);
      now.push(Math.min(replaced, above[n] + 1, now[n - 1] + 1));
    }
    above = now;
  }
  return above[other.length];
}

// A longer word is a text, and comparing it takes long.
const LONGEST = 64;

/** The question for a message, `; did you mean china-rails?`: empty where there is nothing to mean. */
export function orNearest(name: string, names: readonly string[]): string {
  if (names.length === 0 || name.length > LONGEST) return '';
  return `; did you mean ${nearestName(name, names)}?`;
}

const MOST_LISTED = 12;

/** The question, and the names that there are. */
export function nearestAmong(name: string, names: readonly string[]): string {
  const question = orNearest(name, names);
  if (question === '') return '';
  const more = names.length > MOST_LISTED ? ` and ${names.length - MOST_LISTED} more` : '';
  return `${question} There are ${names.slice(0, MOST_LISTED).join(', ')}${more}`;
}
