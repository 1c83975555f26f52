// What the arcs of a part cost in own and paid edges. The paid edges of each owner are counted in one packed
// number, so that labels add them up and compare them all at once.

import { type MixedQuery, OWN } from './mixed-query';
import type { Part } from './part';

/** How many owners there may be, `OWN` among them. */
const OWNERS = 7;

/** The bit above the count of each owner: set where a sum has carried into it. */
export const GUARDS = 0x21084210;

/** What the edges of an arc cost. */
export interface Toll {
  readonly paid: number;
  readonly own: number;
  /** Paid edges of the owners whose cap can bind, five bits each; counted up to one too many of an owner. */
  readonly counts: number;
}

/** A cap binds only where an owner has more edges than it allows, and the budget more than it. */
export function listTolls(part: Part, { owners, budget, cap }: MixedQuery): { tolls: Toll[]; slack: number } {
  const arcCount = part.offsets[part.nodeCount];
  // By arc, then by owner: how many of its edges are whose.
  const chains = new Uint16Array(arcCount * OWNERS);
  const held = new Uint16Array(OWNERS);
  for (let a = 0; a < arcCount; a++) {
    for (let e = part.starts[a]; e < part.starts[a + 1]; e++) {
      const owner = owners[part.edges[e]];
      if (owner >= OWNERS) throw new RangeError(`owner ${owner}`);
      chains[a * OWNERS + owner]++;
      held[owner]++;
    }
  }
  // Each edge was met in both directions.
  const unit = Array.from(held, (edges, owner) =>
    owner === OWN || budget <= cap || edges <= 2 * cap ? 0 : 1 << (5 * (owner - 1)),
  );
  const tolls: Toll[] = [];
  for (let a = 0; a < arcCount; a++) {
    const own = chains[a * OWNERS + OWN];
    const length = part.starts[a + 1] - part.starts[a];
    let counts = 0;
    for (let owner = 1; owner < OWNERS; owner++)
      counts += unit[owner] * Math.min(chains[a * OWNERS + owner], cap + 1);
    tolls.push({ own, paid: length - own, counts });
  }
  return { tolls, slack: unit.reduce((sum, one) => sum + (15 - cap) * one, 0) };
}
