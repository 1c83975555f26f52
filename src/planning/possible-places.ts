// The places that may be clicked, where they are few enough to help.

import type { GameAction } from '../core/engine/index.js';
import type { Highlight, Picture, Place } from '../core/title/picture.js';
import { reachOf, turnStatus } from '../planning/index.js';
import { planningOf } from '../planning/planning-engine.js';
import type { Telling } from './shown.js';

// More possible places than this are no help.
const MOST = 160;

/** Where legal actions happen, and where trains can be at the end of this turn. Where stretches are planned, segments are left out. */
export function possiblePlaces(
  { planner, store, picture, board }: Telling & { readonly picture: Picture; readonly board: object },
  legal: readonly GameAction[],
): readonly Highlight[] {
  if (legal.length === 0) return [];
  const { view, viewer } = store.getSnapshot();
  const isPlanned = planningOf(planner, view).build !== undefined;
  const places = legal.flatMap((action) => picture.placeOf(board, action) ?? []);
  const reached = turnStatus(planner, view, viewer as number).cargo.flatMap(({ train }) =>
    reachOf(planner, view, viewer as number, train).filter(({ turn }) => turn === 0),
  );
  const found = new Map<string, Place>();
  for (const place of [...places, ...reached.map(({ place }) => place)])
    if (!(isPlanned && place.kind === 'segment')) found.set(`${place.kind} ${place.id}`, place);
  return found.size > MOST ? [] : [...found.values()].map((place) => ({ ...place, as: 'possible' }));
}
