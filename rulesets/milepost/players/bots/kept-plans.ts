// What a player keeps between suggestions: the trip that it is on. It is plain data, so a player may save it
// and go on with it elsewhere. Useless data counts as no data.

import { createNotes, type KeptPlans } from '../../../../src/core/engine/index.js';
import type { MilepostBoard } from '../../board/board.js';
import { isKeptTrip, type KeptTrip } from './kept-trip.js';
import type { PlanGame } from './planning.js';

/** The notes that a player keeps for a seat. */
export interface KeptThoughts {
  readonly trip: KeptTrip | null;
}

/** Reads and writes what a player keeps. */
export interface PlanNotes {
  read(): KeptThoughts;
  write(thoughts: KeptThoughts): void;
}

const NONE: KeptThoughts = { trip: null };

// Notes written here need no check; notes that were saved and loaded are checked once.
const sound = /* @__PURE__ */ (() => createNotes<object, true>())();
const notes = /* @__PURE__ */ (() => createNotes<KeptPlans, PlanNotes>())();

/** What the player keeps for this state and seat; null for others, and for players without memory. */
export function notesFor(game: PlanGame, seat: number): PlanNotes | null {
  const { kept, state } = game;
  if (kept === undefined || kept.state !== state || kept.seat !== seat) return null;
  let found = notes.of(kept.plans);
  if (found === undefined) {
    found = notesIn(kept.plans, game.board);
    notes.write(kept.plans, found);
  }
  return found;
}

function notesIn(plans: KeptPlans, board: MilepostBoard): PlanNotes {
  const read = (): KeptThoughts => {
    const { data } = plans;
    if (typeof data !== 'object' || data === null) return NONE;
    if (sound.of(data) !== true) {
      if (!isSound(data, board)) return NONE;
      sound.write(data, true);
    }
    return data as KeptThoughts;
  };
  return {
    read,
    write(thoughts) {
      sound.write(thoughts, true);
      plans.data = thoughts;
    },
  };
}

function isSound({ trip }: Partial<KeptThoughts>, board: MilepostBoard): boolean {
  return trip === null || isKeptTrip(trip, board);
}
