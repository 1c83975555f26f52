// Derived data in identity caches: a frozen value cannot change, so what was once derived from it stays true.

/** Data derived from values, by their identity. */
export interface Memo<Key extends object, Derived> {
  /** The data of the value: remembered, or made now. */
  (key: Key): Derived;
  /** Remembers what is found already. */
  set(key: Key, derived: Derived): void;
  /** The data that is remembered, if any. */
  get(key: Key): Derived | undefined;
}

/**
 * Caches what `derive` makes of a value by the value's identity. A value that is not frozen is derived each
 * time: it may still change. The cache holds nothing alive and never enters a state.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memoByIdentity<Key extends object, Derived>(
  derive: (key: Key) => Derived,
): Memo<Key, Derived> {
  const cache = new WeakMap<Key, Derived>();
  const recall = (key: Key): Derived => {
    const kept = cache.get(key);
    if (kept !== undefined) return kept;
    const derived = derive(key);
    if (Object.isFrozen(key)) cache.set(key, derived);
    return derived;
  };
  recall.set = (key: Key, derived: Derived) => {
    if (Object.isFrozen(key)) cache.set(key, derived);
  };
  recall.get = (key: Key) => cache.get(key);
  return recall;
}

/**
 * A function that calls `make` when it is first asked, and returns the same from then on: a board that the
 * first game loads, for one. What `make` returns must not be null.
 *
 * @example
 * layer(chinaRails, { id: 'my-china', title: 'My China', board: once(() => defineBoard(map, deck)) });
 */
/* @__NO_SIDE_EFFECTS__ */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
