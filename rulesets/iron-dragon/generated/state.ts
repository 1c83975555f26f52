// Written by `npm run generate -- states` from ../rules/state.ts; a test fails where the two are not in step.
// How a state is copied for play, made fit to leave the engine, shown to a seat, and completed from what a seat sees.

import { type Luck, type Seat, sealPart, type Writable } from '../../../src/core/engine/index.js';
import * as base from '../../milepost/generated/state.js';
import { type KnownState, type State, state, type View } from '../rules/state.js';

/** What a list holds, or a part that may be null. */
type Item<List> = NonNullable<List> extends readonly (infer One)[] ? One : NonNullable<List>;

/** What a step began with, by which it knows the records that are not its own yet. */
type Step = { readonly before: State };

/** A record of `own`. */
type OwnRecord = Item<State['own']>;

/** A record of `own.ships`. */
type ShipsRecord = Item<Item<State['own']>['ships']>;

const seeOwnDraft = state.secret('own.draft') as (
  value: Item<State['own']>['draft'],
  where: object,
) => Item<KnownState['own']>['draft'];
const seeOwnHiring = state.secret('own.hiring') as (
  value: Item<State['own']>['hiring'],
  where: object,
) => Item<KnownState['own']>['hiring'];

/** A copy that a step may write: slices are copied when they are written, like rows. */
export const forkState = base.forkState as (state: State) => State;

/** A copy of which every record is laid out as copies are, which keeps compiled code. */
export function layOutState(state: State): State {
  const laid = base.layOutState(state) as State;
  laid.own = layOutOwn(state.own);
  return laid;
}

/** Gives records that did not change their old identity back, and freezes the rest. */
export function sealState(original: State, last: State): State {
  if (last.own !== original.own) last.own = sealOwn(original.own, last.own);
  return base.sealState(original, last) as State;
}

/** What a seat, or a spectator with null, may know: built up from nothing (E-VIEW-1). */
export function viewState(state: State, viewer: Seat | null): View {
  return { ...base.viewState(state, viewer), own: seeOwn(state, viewer, { own: state.own, place: 0 }) };
}

/** Fills every place that a view may hide: the family's, and the title's own. */
export interface Guesses extends base.Guesses {
  /** What lies hidden at `own.foremanDeck`. */
  'own.foremanDeck'(
    seen: Item<KnownState['own']>['foremanDeck'],
    place: number,
  ): Item<State['own']>['foremanDeck'];
  /** What lies hidden at `own.draft`. */
  'own.draft'(seen: Item<KnownState['own']>['draft'], place: number): Item<State['own']>['draft'];
  /** What lies hidden at `own.hiring`. */
  'own.hiring'(seen: Item<KnownState['own']>['hiring'], place: number): Item<State['own']>['hiring'];
  /** What lies hidden at `own.ships.deck`. */
  'own.ships.deck'(
    seen: Item<Item<KnownState['own']>['ships']>['deck'],
    place: number,
  ): Item<Item<State['own']>['ships']>['deck'];
}

/** A whole state that a view does not contradict: its own values, `luck`, and a guess for whatever it may hide. */
export function guessState(view: KnownState, luck: Luck, guess: Guesses): State {
  return { ...base.guessState(view, luck, guess), own: guessOwn(view.own, 0, guess) };
}

function copyOwn(own: OwnRecord): OwnRecord {
  return {
    foremen: own.foremen,
    foremanDeck: own.foremanDeck,
    foremanDiscards: own.foremanDiscards,
    draft: own.draft,
    hiring: own.hiring,
    secondTrains: own.secondTrains,
    bribed: own.bribed,
    owedBribes: own.owedBribes,
    ships: own.ships,
  };
}

function copyShips(ships: ShipsRecord): ShipsRecord {
  return {
    deck: ships.deck,
    discards: ships.discards,
    drawn: ships.drawn,
    voyages: ships.voyages,
    calls: ships.calls,
  };
}

function layOutOwn(own: OwnRecord): OwnRecord {
  const laid: Writable<OwnRecord> = copyOwn(own);
  laid.ships = copyShips(own.ships);
  return laid;
}

/** The `own`, to be written: the step's own copy of it, made when it is first asked for. */
export function ownToWrite(step: Step, state: State): Writable<OwnRecord> {
  if (state.own === step.before.own) state.own = copyOwn(state.own);
  return state.own;
}

/** The `ships`, to be written: the step's own copy of it, made when it is first asked for. */
export function shipsToWrite(step: Step, state: State): Writable<ShipsRecord> {
  const ownRecord = ownToWrite(step, state);
  if (ownRecord.ships === step.before.own.ships) ownRecord.ships = copyShips(ownRecord.ships);
  return ownRecord.ships;
}

/** A new `own` with nothing in it yet. */
export function emptyOwn(): Writable<OwnRecord> {
  return {
    foremen: [],
    foremanDeck: [],
    foremanDiscards: [],
    draft: null,
    hiring: null,
    secondTrains: null,
    bribed: { moving: false, building: false },
    owedBribes: [],
    ships: { deck: [], discards: [], drawn: null, voyages: [], calls: [] },
  };
}

/** A new `ships` with nothing in it yet. */
export function emptyShips(): Writable<ShipsRecord> {
  return {
    deck: [],
    discards: [],
    drawn: null,
    voyages: [],
    calls: [],
  };
}

function sealOwn(original: OwnRecord, last: Writable<OwnRecord>): OwnRecord {
  if (last === original) return original;
  if (last.ships !== original.ships) last.ships = sealShips(original.ships, last.ships);
  if (last.foremen !== original.foremen) last.foremen = sealPart(original.foremen, last.foremen);
  if (last.foremanDeck !== original.foremanDeck)
    last.foremanDeck = sealPart(original.foremanDeck, last.foremanDeck);
  if (last.foremanDiscards !== original.foremanDiscards)
    last.foremanDiscards = sealPart(original.foremanDiscards, last.foremanDiscards);
  if (last.draft !== original.draft) last.draft = sealPart(original.draft, last.draft);
  if (last.hiring !== original.hiring) last.hiring = sealPart(original.hiring, last.hiring);
  if (last.secondTrains !== original.secondTrains)
    last.secondTrains = sealPart(original.secondTrains, last.secondTrains);
  if (last.bribed !== original.bribed) last.bribed = sealPart(original.bribed, last.bribed);
  if (last.owedBribes !== original.owedBribes)
    last.owedBribes = sealPart(original.owedBribes, last.owedBribes);
  if (
    original.foremen === last.foremen &&
    original.foremanDeck === last.foremanDeck &&
    original.foremanDiscards === last.foremanDiscards &&
    original.draft === last.draft &&
    original.hiring === last.hiring &&
    original.secondTrains === last.secondTrains &&
    original.bribed === last.bribed &&
    original.owedBribes === last.owedBribes &&
    original.ships === last.ships
  )
    return original;

  return Object.freeze(last);
}

function sealShips(original: ShipsRecord, last: Writable<ShipsRecord>): ShipsRecord {
  if (last === original) return original;
  if (last.deck !== original.deck) last.deck = sealPart(original.deck, last.deck);
  if (last.discards !== original.discards) last.discards = sealPart(original.discards, last.discards);
  if (last.drawn !== original.drawn) last.drawn = sealPart(original.drawn, last.drawn);
  if (last.voyages !== original.voyages) last.voyages = sealPart(original.voyages, last.voyages);
  if (last.calls !== original.calls) last.calls = sealPart(original.calls, last.calls);
  if (
    original.deck === last.deck &&
    original.discards === last.discards &&
    original.drawn === last.drawn &&
    original.voyages === last.voyages &&
    original.calls === last.calls
  )
    return original;

  return Object.freeze(last);
}

function seeOwn(
  state: State,
  viewer: Seat | null,
  { own, place }: { readonly own: OwnRecord; readonly place: number },
): Item<KnownState['own']> {
  const where = { state, viewer, place };
  return {
    foremen: own.foremen,
    foremanDeck: own.foremanDeck.map(() => null),
    foremanDiscards: own.foremanDiscards,
    draft: seeOwnDraft(own.draft, where),
    hiring: seeOwnHiring(own.hiring, where),
    secondTrains: own.secondTrains,
    bribed: own.bribed,
    owedBribes: own.owedBribes,
    ships: seeShips(state, viewer, { ships: own.ships, place }),
  };
}

function seeShips(
  _state: State,
  _viewer: Seat | null,
  { ships }: { readonly ships: ShipsRecord; readonly place: number },
): Item<Item<KnownState['own']>['ships']> {
  return {
    deck: ships.deck.map(() => null),
    discards: ships.discards,
    drawn: ships.drawn,
    voyages: ships.voyages,
    calls: ships.calls,
  };
}

function guessOwn(own: Item<KnownState['own']>, place: number, guess: Guesses): OwnRecord {
  return {
    foremen: own.foremen,
    foremanDeck: guess['own.foremanDeck'](own.foremanDeck, place),
    foremanDiscards: own.foremanDiscards,
    draft: guess['own.draft'](own.draft, place),
    hiring: guess['own.hiring'](own.hiring, place),
    secondTrains: own.secondTrains,
    bribed: own.bribed,
    owedBribes: own.owedBribes,
    ships: guessShips(own.ships, place, guess),
  };
}

function guessShips(
  ships: Item<Item<KnownState['own']>['ships']>,
  place: number,
  guess: Guesses,
): ShipsRecord {
  return {
    deck: guess['own.ships.deck'](ships.deck, place),
    discards: ships.discards,
    drawn: ships.drawn,
    voyages: ships.voyages,
    calls: ships.calls,
  };
}

/** What the engine needs to know of the state, and how one is completed. */
export const stateParts = {
  shape: state,
  view: viewState,
  fork: forkState,
  layOut: layOutState,
  seal: sealState,
  complete: guessState,
};
