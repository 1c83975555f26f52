// How a state is copied for play, and how the copy is made fit to leave again. Small records by object literals, which
// is several times faster than spreading them; lists are values and shared.

import { deepFreeze, sealAll, sealEnvelope } from '../../src/engine/index.js';
import type { SeatState, State, Turn } from './state.js';

/** A state that may be written without changing the original. */
export function forkState(state: State): State {
  return {
    game: state.game,
    step: state.step,
    round: state.round,
    luck: state.luck,
    outcome: state.outcome,
    absent: state.absent,
    firstSeat: state.firstSeat,
    draft: state.draft,
    turn: state.turn && {
      seat: state.turn.seat,
      since: state.turn.since,
      trackKind: state.turn.trackKind,
      trackLines: state.turn.trackLines,
      trackClosed: state.turn.trackClosed,
      actionTaken: state.turn.actionTaken,
      displayReset: state.turn.displayReset,
    },
    pending: state.pending,
    ending: state.ending,
    seats: forkSeats(state.seats),
    display: state.display,
    companyDeck: state.companyDeck,
    companyDiscard: state.companyDiscard,
    eraDecks: state.eraDecks,
    regionalDiscard: state.regionalDiscard,
    bonuses: state.bonuses,
    waiversRemoved: state.waiversRemoved,
  };
}

function forkSeats(seats: readonly SeatState[]): SeatState[] {
  const copy: SeatState[] = [];
  for (const seat of seats) {
    copy.push({
      track: seat.track,
      waivers: seat.waivers,
      companies: seat.companies,
      regionals: seat.regionals,
      regionalEras: seat.regionalEras,
      nextEra: seat.nextEra,
      stack: seat.stack,
      companiesFounded: seat.companiesFounded,
      regionalsCompleted: seat.regionalsCompleted,
      erasCompleted: seat.erasCompleted,
      cannotEndByRegionals: seat.cannotEndByRegionals,
    });
  }
  return copy;
}

/**
 * Gives the records of a fork that did not change their old identity back, and freezes the rest: the counterpart of
 * {@link forkState}. The conformance suite holds it to what immer makes of the same steps.
 */
export function sealState(original: State, last: State): State {
  if (last === original) return original;
  last.seats = sealAll(original.seats, last.seats, sealSeat);
  if (last.turn !== null && original.turn !== null && isSameTurn(original.turn, last.turn))
    last.turn = original.turn;
  else deepFreeze(last.turn);
  sealEnvelope(original, last);
  if (last.draft !== original.draft) deepFreeze(last.draft);
  if (last.pending !== original.pending) deepFreeze(last.pending);
  if (last.ending !== original.ending) deepFreeze(last.ending);
  if (last.display !== original.display) Object.freeze(last.display);
  if (last.companyDeck !== original.companyDeck) Object.freeze(last.companyDeck);
  if (last.companyDiscard !== original.companyDiscard) Object.freeze(last.companyDiscard);
  if (last.eraDecks !== original.eraDecks) deepFreeze(last.eraDecks);
  if (last.regionalDiscard !== original.regionalDiscard) Object.freeze(last.regionalDiscard);
  if (last.bonuses !== original.bonuses) deepFreeze(last.bonuses);
  return Object.freeze(last);
}

function sealSeat(original: SeatState, last: SeatState): SeatState {
  if (
    original.track === last.track &&
    original.waivers === last.waivers &&
    original.companies === last.companies &&
    original.regionals === last.regionals &&
    original.regionalEras === last.regionalEras &&
    original.nextEra === last.nextEra &&
    original.stack === last.stack &&
    original.companiesFounded === last.companiesFounded &&
    original.regionalsCompleted === last.regionalsCompleted &&
    original.erasCompleted === last.erasCompleted &&
    original.cannotEndByRegionals === last.cannotEndByRegionals
  ) {
    return original;
  }
  return deepFreeze(last);
}

function isSameTurn(original: Turn, last: Turn): boolean {
  return (
    original.seat === last.seat &&
    original.since === last.since &&
    original.trackKind === last.trackKind &&
    original.trackLines === last.trackLines &&
    original.trackClosed === last.trackClosed &&
    original.actionTaken === last.actionTaken &&
    original.displayReset === last.displayReset
  );
}
