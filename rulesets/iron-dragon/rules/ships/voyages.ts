// The known ship cards and trains aboard ships, and lists in which a train has one entry.

import type { PortCall, ShipsKnown, TrainRef, Voyage } from '../state.js';

/** Ship cards that are face up: discarded, offered, or sailing. */
export function cardsSeen({ discards, drawn, voyages }: ShipsKnown): readonly string[] {
  return [...discards, ...(drawn?.ships ?? []), ...voyages.map((voyage) => voyage.ship)];
}

/** The voyage of a train, or undefined while it is ashore. */
export function voyageOf({ voyages }: ShipsKnown, seat: number, train: number): Voyage | undefined {
  for (const voyage of voyages) if (voyage.seat === seat && voyage.train === train) return voyage;
  return undefined;
}

/** What a train has done at the port it stands on; undefined where nothing of it matters. */
export function callOf({ calls }: ShipsKnown, seat: number, train: number): PortCall | undefined {
  return calls.find((call) => call.seat === seat && call.train === train);
}

/** The same list with what it says of a train replaced, or taken out for null; in order of seat and train. */
export function withTrain<Entry extends TrainRef>(
  entries: readonly Entry[],
  { seat, train }: TrainRef,
  entry: Entry | null,
): readonly Entry[] {
  const others = entries.filter((other) => other.seat !== seat || other.train !== train);
  if (entry === null) return others;
  return [...others, entry].sort((left, right) => left.seat - right.seat || left.train - right.train);
}
