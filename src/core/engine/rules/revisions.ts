// Revisions: a mended rule must not change running games. Every fix declares the rules as they were before
// it, so older games and records are played on as they began. The title and every layer over it have a
// revision each, so a fix of one changes nothing of the others. A fix that gives states another shape says
// how to bring older ones into it.

import { quoted } from '../base/printable.js';
import { DamagedSaveError, InvalidInputError } from '../base/rejection.js';
import type { AnyRuleset } from './ruleset.js';

/** A change of behaviour, which raises a ruleset's revision by one. */
export interface Fix<Rules extends object> {
  /** The revision that brought it. */
  readonly revision: number;
  /** The id of the rule that was broken before. */
  readonly rule: string;
  /** What it mends, in a sentence. */
  readonly summary: string;
  /** The rules as they were before: the opposite of a variant. */
  before(rules: Rules): Rules;
  /**
   * The state of a game that was saved before this fix, in the shape that the fix gave states; left out if
   * that stayed. `deserialize` calls it, oldest fix first, with plain JSON that it must not change. The game
   * is played on by its own rules, which meet only today's shape. Records need none: they are played from
   * today's first state. Their final hash is of the older shape and is not compared; chain and digest are.
   */
  migrate?(state: SavedState): SavedState;
}

/** A state of an older shape: what its fields are, only the revision that wrote it knows. */
export type SavedState = Readonly<Record<string, unknown>>;

/** What a game is played by: the revision of its ruleset, and of all that lies below, by id. */
export interface Revisions {
  /** That of the ruleset itself. */
  readonly revision: number;
  /** The revisions of what was laid over it, by id; absent where nothing was. */
  readonly layers?: Readonly<Record<string, number>> | undefined;
}

/** Anything that has revisions: a ruleset, or one of the layers of which it is made. */
export interface Revised {
  /** The id of the ruleset or the layer. */
  readonly id: string;
  /** Raised whenever the same actions could give another state; 1 at first. */
  readonly revision: number;
  /** What raised the revision, one fix each, oldest first. */
  // biome-ignore lint/suspicious/noExplicitAny: rules of any title
  readonly fixes?: readonly Fix<any>[];
}

/** Today's revisions of a ruleset. */
export function revisionsOf({ revision, below }: AnyRuleset): Revisions {
  if (below === undefined) return { revision };
  return { revision, layers: Object.fromEntries(below.map((layer) => [layer.id, layer.revision])) };
}

/** Why games of these revisions cannot be played, or null: they can as far back as the declared fixes go. */
export function unplayable(ruleset: AnyRuleset, { revision, layers = {} }: Revisions): string | null {
  const below: readonly Revised[] = ruleset.below ?? [];
  for (const one of [ruleset, ...below]) {
    const { id, revision: today, fixes = [] } = one;
    const played = one === ruleset ? revision : layers[id];
    if (!(Number.isInteger(played) && played <= today && played >= today - fixes.length))
      return `played by revision ${played} of ${id}, not ${today}`;
  }
  const stranger = Object.keys(layers).find((id) => below.every((one) => one.id !== id));
  return stranger === undefined ? null : `${ruleset.id} is not laid over ${quoted(stranger)}`;
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

// The fixes since these revisions that gave states another shape: those of the lowest layer first.
function reshapedSince(ruleset: AnyRuleset, { revision, layers = {} }: Revisions) {
  const all: readonly Revised[] = [...(ruleset.below ?? []), ruleset];
  return all.flatMap(({ id, fixes = [] }) =>
    fixes.filter(
      (fix) => fix.migrate !== undefined && fix.revision > (id === ruleset.id ? revision : layers[id]),
    ),
  );
}

/** In the shape of which revisions a state of a game stands today; undefined where its own say as much. */
export function shapeOf(ruleset: AnyRuleset, game: Revisions): Revisions | undefined {
  return isReshaped(ruleset, game) ? revisionsOf(ruleset) : undefined;
}

/** True if states of games of these revisions had another shape in their time. */
export const isReshaped = (ruleset: AnyRuleset, game: Revisions): boolean =>
  reshapedSince(ruleset, game).length > 0;

/** The state of a save in today's shape; it stands in that of the given revisions. */
export function inTodaysShape(ruleset: AnyRuleset, saved: SavedState, shape: Revisions): SavedState {
  return reshapedSince(ruleset, shape).reduce((state, { revision, rule, migrate }) => {
    try {
      return migrate!(state);
    } catch (error) {
      throw new DamagedSaveError(
        `the state cannot be brought into the shape of revision ${revision} (${rule}): ${error}`,
      );
    }
  }, saved);
}

/** The fault in a ruleset's fixes, or null: they are one a revision, without a gap, up to today's. */
export function findBrokenFixes({ id, revision, fixes = [] }: Revised): string | null {
  const wrong = fixes.findIndex((fix, n) => fix.revision !== revision - fixes.length + 1 + n);
  if (wrong >= 0)
    return `the fixes of ${id} should lead up to revision ${revision} one by one; see revision ${fixes[wrong].revision}`;
  for (const { revision: brought, rule, summary, before } of fixes)
    if (
      typeof brought !== 'number' ||
      [rule, summary].some((text) => typeof text !== 'string') ||
      typeof before !== 'function'
    )
      return `a fix of ${id} is malformed; expected { revision: 2, rule: 'V-3', summary: '…', before: (rules) => ({ ...rules, … }) }`;
  return null;
}

/** Throws unless a state's revisions can be played. */
export function mustBePlayable(ruleset: AnyRuleset, revisions: Revisions): void {
  const message = unplayable(ruleset, revisions);
  if (message !== null) throw new InvalidInputError('state', [{ path: ['game', 'revision'], message }]);
}
