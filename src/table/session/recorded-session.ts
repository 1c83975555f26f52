// A game that is over, or was left, as a session: people step through it, and nobody plays.

import {
  type AnyRuleset,
  type Engine,
  type GameRecord,
  type Ids,
  memoByIdentity,
  type NamesIn,
  type Seat,
} from '../../core/engine/index.js';
import { createGameStore, type GameSnapshot } from '../store/game-store.js';
import type { Session, SessionSnapshot } from './session.js';

/**
 * Opens a record as a session for {@link openTable}: it begins at the set-up and goes to any step. It has no
 * seats to play from, so `play` and `takeBack` return false, and it has no clocks.
 *
 * @param engine - An engine that plays the title.
 * @param record - A record, or its JSON. It is played and verified first.
 * @param options - Whose view is shown at first: a spectator's, unless you name a seat.
 * @returns The session; its functions may be handed on by themselves.
 * @throws `DamagedSaveError` as `replay` does.
 * @see {@link createGameStore}, which goes on with a record
 * @example
 * const store = createGameStore(engine, { ruleset: 'china-rails', config: { seats: 2, seed: 7 } });
 * const session = createRecordedSession(engine, store.save());
 * session.goTo(0);
 * console.log(session.getSnapshot().step, session.getSnapshot().seats.length);
 * // 0 0
 */
export function createRecordedSession<R extends AnyRuleset, Id extends Ids<R> = Ids<R>>(
  engine: Engine<R>,
  record: GameRecord | string,
  options: { readonly viewer?: Seat | null } = {},
): Session<NamesIn<R, Id>> {
  const store = createGameStore<R, Id>(engine, { record }, options);
  store.goTo(0);
  const { subscribe, goTo, story, viewAs, seatNames } = store;
  return {
    getSnapshot: () => watched(store.getSnapshot()) as SessionSnapshot<NamesIn<R, Id>>,
    subscribe,
    play: () => false,
    playAll: () => false,
    takeBack: () => false,
    goTo,
    story,
    viewAs,
    seatNames,
  };
}

const watched = memoByIdentity((snapshot: GameSnapshot): SessionSnapshot => {
  const { state, ...shown } = snapshot;
  return Object.freeze({ ...shown, tentative: [], barrier: null, seats: [], clocks: [] });
});
