// Tables of what it costs from every node to a target, and their repair. If prices change at a few arcs only,
// most of a table stays right, and the rest follows from it (Ramalingam and Reps 1996).

import { mustPriceAll } from './domain';
import type { Graph } from './graph';
import { CLOSED, UNREACHABLE } from './shortest-path';

/** Prices without anything free: every arc that is not closed costs at least 1. */
export interface PositivePricing {
  /** Cost by arc, 1 … 255; a list with too few is refused with a RangeError. */
  readonly costs: Uint8Array;
  /** `PAY` or `CLOSED` by edge. */
  readonly overlay: Uint8Array;
}

/** Arcs whose price differs between two pricings, with both; closed arcs cost {@link UNREACHABLE}. */
export interface PriceChanges {
  /** Prices that the tables were made with. */
  readonly before: PositivePricing;
  /** Prices as they are now. */
  readonly after: PositivePricing;
  /** Arcs that cost more now, or were closed. */
  readonly dearer: readonly number[];
  /** Arcs that became cheaper, or were opened. */
  readonly cheaper: readonly number[];
}

/** A way to be read off a table. */
export interface TableWay {
  readonly table: Uint16Array;
  /** The prices that the table was made with. */
  readonly pricing: PositivePricing;
  /** The node to begin at. The way goes on to where the table has 0. */
  readonly node: number;
  /** True for a table of `costsTo`, false for one of `costsFrom`, whose ways are read off backwards. */
  readonly forwards: boolean;
}

/** Makes and mends tables on one graph; owns its scratch memory. */
export interface CostTables {
  /** The cost from every node to the nearest of `to`, {@link UNREACHABLE} where none: a fresh array. */
  costsTo(to: readonly number[], pricing: PositivePricing): Uint16Array<ArrayBuffer>;
  /** The cost from the nearest of `from` to every node, {@link UNREACHABLE} where none: a fresh array. */
  costsFrom(from: readonly number[], pricing: PositivePricing): Uint16Array<ArrayBuffer>;
  /** What changed between two pricings. */
  compare(before: PositivePricing, after: PositivePricing): PriceChanges;
  /**
   * The table that `costsTo` gives for the pricing after the changes, made from the one before them: a fresh
   * array. Takes time for the nodes whose cost changes, and for a copy.
   */
  repair(table: Uint16Array, changes: PriceChanges): Uint16Array<ArrayBuffer>;
  /**
   * Follows falling costs from a node, at each by the arc of the smallest edge that leads on at least cost.
   * Tells the arc that is walked and the one that is paid for: its reverse if the way is read off backwards.
   *
   * @returns False if the node cannot be reached, or the way ends where prices are not those of the table.
   * @throws RangeError at an arc that costs nothing: the way might never end.
   */
  follow(way: TableWay, tell: (arc: number, paid: number) => void): boolean;
}

/**
 * Creates the tables of a graph: about 70 bytes an arc of scratch, and 256 kB of buckets.
 *
 * @param graph A graph of `createGraph`.
 * @returns The tables; they hold scratch and serve one caller at a time.
 * @see {@link costTable}
 * @example
 * const line = createGraph(3, [0, 1, 1, 2]);
 * const tables = createCostTables(line);
 * console.log(...tables.costsTo([2], { costs: arcCosts(line, () => 3), overlay: Uint8Array.of(PAY, PAY) }));
 * // 6 3 0
 */
export function createCostTables(graph: Graph): CostTables {
  const { nodeCount, offsets, targets, edges, reverse } = graph;
  // One list a cost; behind the heads entries of a node and the next entry, 0 for none.
  const heads = UNREACHABLE + 1;
  const queue = new Int32Array(heads + 8 * (targets.length + nodeCount));
  const itself = targets.map((_, arc) => arc);
  let free = heads;
  let top = 0;

  function restart(): void {
    free = heads;
    top = 0;
  }

  function enter(node: number, cost: number): void {
    queue[free] = node;
    queue[free + 1] = queue[cost];
    queue[cost] = free;
    free += 2;
    if (cost > top) top = cost;
  }

  // Takes entries by rising cost and passes them on to the nodes around; `paid` gives the arc whose cost is
  // paid for an arc that leaves a node. Leaves all lists empty.
  function spread(table: Uint16Array, { costs, overlay }: PositivePricing, paid: Int32Array): void {
    for (let cost = 0; cost <= top; cost++) {
      for (let entry = queue[cost]; entry !== 0; entry = queue[cost]) {
        queue[cost] = queue[entry + 1];
        const node = queue[entry];
        if (table[node] !== cost) continue;
        for (let arc = offsets[node], end = offsets[node + 1]; arc < end; arc++) {
          const sum = cost + costs[paid[arc]];
          const next = targets[arc];
          if (sum >= table[next] || overlay[edges[arc]] === CLOSED) continue;
          table[next] = sum;
          enter(next, sum);
        }
      }
    }
  }

  // Nodes whose cost depended on an arc that costs more now, and on no other as cheap, by rising cost; their
  // entries in the table become unreachable.
  function unset(table: Uint16Array, old: Uint16Array, { before, after, dearer }: PriceChanges): number[] {
    const affected: number[] = [];
    restart();
    for (const arc of dearer) {
      const node = targets[reverse[arc]];
      if (old[node] !== UNREACHABLE && old[node] === priceOf(before, arc) + old[targets[arc]])
        enter(node, old[node]);
    }
    for (let cost = 0; cost <= top; cost++) {
      for (let entry = queue[cost]; entry !== 0; entry = queue[cost]) {
        queue[cost] = queue[entry + 1];
        const node = queue[entry];
        if (table[node] === UNREACHABLE || isHeld(table, node, after)) continue;
        table[node] = UNREACHABLE;
        affected.push(node);
        for (let arc = offsets[node]; arc < offsets[node + 1]; arc++) {
          const behind = targets[arc];
          if (old[behind] !== UNREACHABLE && old[behind] === priceOf(before, reverse[arc]) + cost)
            enter(behind, old[behind]);
        }
      }
    }
    return affected;
  }

  function isHeld(table: Uint16Array, node: number, pricing: PositivePricing): boolean {
    for (let arc = offsets[node]; arc < offsets[node + 1]; arc++)
      if (priceOf(pricing, arc) + table[targets[arc]] <= table[node]) return true;
    return false;
  }

  function priceOf({ costs, overlay }: PositivePricing, arc: number): number {
    return overlay[edges[arc]] === CLOSED ? UNREACHABLE : costs[arc];
  }

  function made(ends: readonly number[], pricing: PositivePricing, paid: Int32Array) {
    mustPriceAll(pricing.costs, targets.length);
    const table = new Uint16Array(nodeCount).fill(UNREACHABLE);
    restart();
    for (const node of ends) {
      table[node] = 0;
      enter(node, 0);
    }
    spread(table, pricing, paid);
    return table;
  }

  return {
    costsTo: (to, pricing) => made(to, pricing, reverse),
    costsFrom: (from, pricing) => made(from, pricing, itself),
    compare(before, after) {
      const dearer: number[] = [];
      const cheaper: number[] = [];
      for (let arc = 0; arc < targets.length; arc++) {
        const edge = edges[arc];
        if (before.costs[arc] === after.costs[arc] && before.overlay[edge] === after.overlay[edge]) continue;
        const difference = priceOf(after, arc) - priceOf(before, arc);
        if (difference > 0) dearer.push(arc);
        else if (difference < 0) cheaper.push(arc);
      }
      return { before, after, dearer, cheaper };
    },
    repair(old, changes) {
      const table = old.slice();
      const { after, dearer, cheaper } = changes;
      const affected = dearer.length > 0 ? unset(table, old, changes) : [];
      restart();
      // An affected node's cost follows from nodes that hold, and from new costs of other affected ones.
      const offer = (arc: number) => {
        const node = targets[reverse[arc]];
        const sum = priceOf(after, arc) + table[targets[arc]];
        if (sum >= table[node]) return;
        table[node] = sum;
        enter(node, sum);
      };
      for (const node of affected) for (let arc = offsets[node]; arc < offsets[node + 1]; arc++) offer(arc);
      for (const arc of cheaper) offer(arc);
      spread(table, after, reverse);
      return table;
    },
    follow({ table, pricing: { costs, overlay }, node, forwards }, tell) {
      if (table[node] === UNREACHABLE) return false;
      const paid = forwards ? itself : reverse;
      for (let at = node; table[at] > 0; ) {
        const end = offsets[at + 1];
        let arc = offsets[at];
        while (
          arc < end &&
          (overlay[edges[arc]] === CLOSED || table[targets[arc]] + costs[paid[arc]] !== table[at])
        )
          arc++;
        if (arc === end) return false;
        if (costs[paid[arc]] === 0) throw new RangeError(`edge ${edges[arc]} costs nothing`);
        tell(arc, paid[arc]);
        at = targets[arc];
      }
      return true;
    },
  };
}
