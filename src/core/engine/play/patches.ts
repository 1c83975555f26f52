// What an action changed, in immer's patches: the difference between two states that share unchanged parts.

import type { Patch } from 'immer';

type JsonPath = readonly (string | number)[];

/**
 * The patches that make `after` of `before`, for immer's `applyPatches`; the other way round they undo. They
 * reach into records and lists of records; any other list is replaced whole. They follow from the values
 * alone: skipping identical objects only saves time. The result keeps the order of keys of `after`.
 */
export function patchesBetween(before: unknown, after: unknown, path: JsonPath = []): readonly Patch[] {
  if (before === after) return [];
  if (!isRecord(before) || !isRecord(after) || !areAlike(before, after))
    return isSame(before, after) ? [] : [{ op: 'replace', path: [...path], value: after }];
  const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...keys].flatMap((key): readonly Patch[] => {
    const place = [...path, Array.isArray(after) ? Number(key) : key];
    if (!Object.hasOwn(after, key)) return [{ op: 'remove', path: place }];
    if (!Object.hasOwn(before, key)) return [{ op: 'add', path: place, value: after[key] }];
    return patchesBetween(before[key], after[key], place);
  });
}

// Two records whose keys come in one order, or two lists of as many records.
function areAlike(before: object, after: object): boolean {
  if (!Array.isArray(before) || !Array.isArray(after))
    return Array.isArray(before) === Array.isArray(after) && keepsOrder(before, after);
  return before.length === after.length && after.every(isRecord);
}

// Whether removing keys and adding others behind them leaves the keys in the order of `after`.
function keepsOrder(before: object, after: object): boolean {
  const kept = Object.keys(before).filter((key) => Object.hasOwn(after, key));
  const keys = Object.keys(after);
  return kept.every((key, place) => key === keys[place]);
}

// Two texts, numbers or lists of them that say the same.
function isSame(before: unknown, after: unknown): boolean {
  if (!Array.isArray(before) || !Array.isArray(after)) return Object.is(before, after);
  return before.length === after.length && JSON.stringify(before) === JSON.stringify(after);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
