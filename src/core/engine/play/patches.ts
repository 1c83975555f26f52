// What an action changed, in immer's patches: the difference between two states that share whatever stayed the same.

import type { Patch } from 'immer';

type JsonPath = readonly (string | number)[];

/**
 * The patches that make `after` of `before`, for immer's `applyPatches`; the other way round they undo. They reach into
 * records and lists of records; any other list is a value and is replaced whole. What is the same object is not looked at.
 */
export function patchesBetween(before: unknown, after: unknown, path: JsonPath = []): readonly Patch[] {
  if (before === after) return [];
  if (!isRecord(before) || !isRecord(after) || !areAlike(before, after))
    return [{ op: 'replace', path: [...path], value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): readonly Patch[] => {
    const place = [...path, Array.isArray(after) ? Number(key) : key];
    if (!Object.hasOwn(after, key)) return [{ op: 'remove', path: place }];
    if (!Object.hasOwn(before, key)) return [{ op: 'add', path: place, value: after[key] }];
    return patchesBetween(before[key], after[key], place);
  });
}

// Two records, or two lists of as many records.
function areAlike(before: object, after: object): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return Array.isArray(before) === Array.isArray(after);
  return before.length === after.length && after.every(isRecord);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
