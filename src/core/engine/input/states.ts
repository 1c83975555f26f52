// States from outside: a caller's own objects, a store's proxies, a view where a state is needed.

import { deepFreeze } from '../base/json.js';
import { refuse as refuseWhat } from '../base/rejection.js';
import type { Seat } from '../base/seat.js';
import type { Envelope } from '../base/state.js';
import { mustSit } from './arguments.js';
import { isWithin, SAVE_BOUNDS } from './bounds.js';

/** A state to play on, as {@link frozenInput} gives it. Refuses views. */
export function ownState(input: Envelope): Envelope {
  if (typeof input === 'object' && input !== null && 'viewer' in input)
    refuse('this is a view: rules need the whole state');
  return frozenInput(input);
}

/**
 * A state or view to ask about. Those of this library are frozen and taken as they are. Anything else (a
 * parsed file, a draft or proxy of some store) may change behind our back, so a frozen copy answers for it.
 * Results are cached by the identity of frozen values; otherwise each answer would be worked out again.
 */
export function frozenInput(input: Envelope): Envelope {
  if (typeof input !== 'object' || input === null) refuse('a state is an object');
  if (Object.isFrozen(input)) return input;
  if (!isWithin(input, SAVE_BOUNDS)) refuse('no state is as large, or has as many things in each other');
  return deepFreeze(JSON.parse(JSON.stringify(input)));
}

/** The seat that a state or view may be asked about: the given one, a view's own, or undefined for all. */
export function askedSeat(state: object, seat?: Seat): Seat | undefined {
  if (seat !== undefined) mustSit(seat, state as Envelope);
  if (!('viewer' in state)) return seat;
  const viewer = state.viewer as Seat | null;
  if (viewer === null) return refuse('a spectator has nothing to decide');
  if (seat !== undefined && seat !== viewer)
    refuse(`this view belongs to seat ${viewer}: it cannot tell what seat ${seat} may do`);
  return viewer;
}

/** The viewer asked for, who must sit at the table or be a spectator. */
export function checkedViewer({ game }: Envelope, viewer: Seat | null): Seat | null {
  return viewer === null ? null : mustSit(viewer, { game });
}

const refuse = (message: string): never => refuseWhat('state', message);
