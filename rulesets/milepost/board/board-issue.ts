// What can be wrong with a map or a deck.

import type { Issue } from '../../../src/engine/rejection.js';

/**
 * A finding about a map or a deck. An `error` makes it unusable, `advice` only says that it departs from how
 * published boards are made. The path leads to the place: `map` or `deck`, then keys and indices of the file.
 */
export interface BoardIssue extends Issue {
  readonly severity: 'error' | 'advice';
  /** Namespaced and stable, such as `city/overlap`. */
  readonly code: string;
}

/** Takes note of an error or of an advice. */
export type Report = (code: string, path: readonly (string | number)[], message: string) => void;

/** A list of findings, and two ways to add to it. */
export function createFindings(): { issues: BoardIssue[]; error: Report; advise: Report } {
  const issues: BoardIssue[] = [];
  return {
    issues,
    error: (code, path, message) => issues.push({ severity: 'error', code, path, message }),
    advise: (code, path, message) => issues.push({ severity: 'advice', code, path, message }),
  };
}
