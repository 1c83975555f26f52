// What can be wrong with a map or a deck: one shape for all kinds of board.

import type { Issue } from '../engine/base/rejection.js';

/**
 * A finding about a map or a deck. An `error` makes it unusable; `advice` only says that good boards differ.
 * The path leads to the place: `map` or `deck`, then keys and indices of the file; empty for all.
 */
export interface MapFinding extends Issue {
  /** An `error` keeps the board from being played, `advice` does not. */
  readonly severity: 'error' | 'advice';
  /** Namespaced and stable: `city/overlap`, or with the constraint's id, `B4/degree`. */
  readonly code: string;
  /** The id of the constraint on a rules page; null where the file format alone asks for it. */
  readonly rule: string | null;
}

/** Takes note of an error or of an advice. */
export type Report = (code: string, path: readonly (string | number)[], message: string) => void;

/** A finding that makes a board unusable. */
export const error = (...about: Parameters<Report>): MapFinding => finding('error', ...about);

/** A finding that says only what would be better. */
export const advice = (...about: Parameters<Report>): MapFinding => finding('advice', ...about);

function finding(severity: MapFinding['severity'], ...[code, path, message]: Parameters<Report>): MapFinding {
  return { severity, code, rule: ruleOf(code), path, message };
}

/** A list of findings, and two ways to add to it. */
export function createFindings(): { findings: MapFinding[]; error: Report; advise: Report } {
  const findings: MapFinding[] = [];
  return {
    findings,
    error: (...about) => findings.push(error(...about)),
    advise: (...about) => findings.push(advice(...about)),
  };
}

/**
 * The findings in an error that a board compiler threw. Issues of shape become errors under `code`; any other
 * error is thrown again.
 */
export function findingsIn(error: unknown, code: string): readonly MapFinding[] {
  if (!(error instanceof Error) || !('issues' in error)) throw error;
  const issues = error.issues as readonly (Issue | MapFinding)[];
  return issues.map((issue) =>
    'severity' in issue ? issue : { ...issue, severity: 'error', code, rule: ruleOf(code) },
  );
}

// The constraint's id stands before the stroke, in capitals.
function ruleOf(code: string): string | null {
  return /^[A-Z][A-Z-]*\d+[a-z]?(?=\/)/.exec(code)?.[0] ?? null;
}
