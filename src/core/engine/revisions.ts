// Revisions: a rule that is mended must not change games under way. Every fix declares the rules as they were before it,
// so older games and records are played on as they began.

import { InvalidInputError } from './rejection.js';
import type { AnyRuleset } from './ruleset.js';

/** A change of behaviour, which raises a ruleset's revision by one. */
export interface Fix<Rules extends object> {
  /** The revision that brought it. */
  readonly revision: number;
  /** The id of the rule that was broken before. */
  readonly rule: string;
  /** What was wrong and is right now, in a sentence. */
  readonly summary: string;
  /** The rules as they were before: the opposite of a variant. */
  before(rules: Rules): Rules;
}

/** True if games of a revision can be played: today's, and every one back to where the declared fixes begin. */
export function isPlayable({ revision: today, fixes = [] }: AnyRuleset, revision: number): boolean {
  return Number.isInteger(revision) && revision <= today && revision >= today - fixes.length;
}

/** Today's rules as they were at a revision: later fixes are undone, the last first. */
export function rulesAt<Rules extends object>(
  rules: Rules,
  fixes: readonly Fix<Rules>[],
  revision: number,
): Rules {
  const later = fixes.filter((fix) => fix.revision > revision);
  return later.reduceRight((before, fix) => fix.before(before), rules);
}

/** What is wrong with a ruleset's fixes, or null: they are one a revision, without a gap, up to today's. */
export function findBrokenFixes({ id, revision, fixes = [] }: AnyRuleset): string | null {
  const wrong = fixes.findIndex((fix, n) => fix.revision !== revision - fixes.length + 1 + n);
  if (wrong < 0) return null;
  return `the fixes of ${id} should lead up to revision ${revision} one by one; see revision ${fixes[wrong].revision}`;
}

/** Throws unless a state's revision can be played. */
export function mustBePlayable(ruleset: AnyRuleset, revision: number): void {
  if (isPlayable(ruleset, revision)) return;
  const message = `revision ${revision} of ${ruleset.id} cannot be played by revision ${ruleset.revision}`;
  throw new InvalidInputError('state', [{ path: ['game', 'revision'], message }]);
}
