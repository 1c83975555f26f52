// Derived data in identity caches: a frozen value cannot change, so what was once derived from it stays true.

/**
 * Caches what `derive` makes of a value by the value's identity. A value that is not frozen is derived anew each time:
 * it may still change. The cache holds nothing alive and never enters a state.
 */
export function memoByIdentity<Key extends object, Derived>(
  derive: (key: Key) => Derived,
): { (key: Key): Derived; set(key: Key, derived: Derived): void; get(key: Key): Derived | undefined } {
  const cache = new WeakMap<Key, Derived>();
  const recall = (key: Key): Derived => {
    const known = cache.get(key);
    if (known !== undefined) return known;
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
