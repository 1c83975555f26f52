// What is said on the page beside the sentences of the package.

/** A word of the sources as people write it: `endTurn` as `end turn`. */
export const spaced = (word: string) => word.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** What went wrong, in words; a deck that fits no map has hundreds of faults, of which the first few tell enough. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { issues = [] } = error as { issues?: readonly { message: string }[] };
  if (issues.length <= MOST_ISSUES) return error.message;
  const named = issues.slice(0, MOST_ISSUES).map(({ message }) => message);
  return `${named.join('; ')}; and ${issues.length - MOST_ISSUES} more.`;
}

const MOST_ISSUES = 3;
