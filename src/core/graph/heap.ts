// A queue that gives back the least first, for searches whose costs are too large for buckets.

/** A queue by rank. */
export interface Heap<Item> {
  add(item: Item, rank: number): void;
  /** The item of the least rank, and of equals the one that was added first; null when there is none. */
  take(): { readonly item: Item; readonly rank: number } | null;
}

/** An empty binary heap. Adding and taking cost the logarithm of what is in it. */
export function createHeap<Item>(): Heap<Item> {
  const heap: { readonly item: Item; readonly rank: number; readonly added: number }[] = [];
  let count = 0;
  const isBefore = (one: (typeof heap)[number], other: (typeof heap)[number]) =>
    one.rank < other.rank || (one.rank === other.rank && one.added < other.added);
  return {
    add(item, rank) {
      const entry = { item, rank, added: count++ };
      let place = heap.length;
      while (place > 0) {
        const above = (place - 1) >> 1;
        if (!isBefore(entry, heap[above])) break;
        heap[place] = heap[above];
        place = above;
      }
      heap[place] = entry;
    },
    take() {
      const first = heap[0];
      const last = heap.pop();
      if (last === undefined) return null;
      if (heap.length === 0) return last;
      let place = 0;
      for (let below = 1; below < heap.length; below = 2 * place + 1) {
        if (below + 1 < heap.length && isBefore(heap[below + 1], heap[below])) below++;
        if (!isBefore(heap[below], last)) break;
        heap[place] = heap[below];
        place = below;
      }
      heap[place] = last;
      return first;
    },
  };
}
