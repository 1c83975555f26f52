// A host may drop a seat at any time, and the game goes on without it. It may have one left and taken again,
// or end the game.

import type { AnyEngine, Envelope } from '../../core/engine/index.js';
import { brief, firstDifference } from '../difference.js';
import type { Breach, Law, Moment } from '../law.js';
import { findDeadlock, findMisjudged, findMisranked } from './decisions.js';
import { findUndeclared } from './declared-views.js';

/** E-HOST-2 and E-HOST-3. */
export const seatsCanBeDropped: Law = {
  name: 'seats-can-be-dropped',
  sentence:
    'Any seats but the last can be dropped at any time, once each, and stay away; the game goes on, and hides what it hid, or is over.',
  when: 'regularly',
  cost: 3,
  *examine(moment) {
    const { engine, seats, random, further } = moment;
    if (engine.outcome(moment.state) !== null) return;
    let state = moment.state;
    const first = random.int(0, seats.length - 1);
    for (const turn of seats) {
      const target = (first + turn) % seats.length;
      const action = { type: 'dropSeat', seat: null, target } as const;
      const isAbsent = state.absent.includes(target);
      // A seat that was left may be dropped, too; nobody takes it any more.
      const isDropped = isAbsent && !state.game.vacantSeats?.includes(target);
      const isLast = !isAbsent && state.absent.length === seats.length - 1;
      further.push(action);
      const result = engine.tryAction(state, action);
      if (isLast || isDropped) {
        if (result.ok || result.rejection.rule !== 'E-HOST-3')
          yield { detail: `not refused by E-HOST-3: ${brief(result)}`, action };
        further.pop();
        continue;
      }
      if (!result.ok) return yield { detail: `refused: ${brief(result.rejection)}`, action };
      const gone = [...new Set([...state.absent, target])].sort((a, b) => a - b);
      state = result.state;
      if (state.absent.join() !== gone.join())
        yield { detail: `absent are ${brief(state.absent)}, dropped ${brief(gone)}`, action };
      for (const breach of goesOn(moment, state)) yield { ...breach, action };
      if (engine.outcome(state) !== null) return;
    }
    yield* playedOn(engine, moment, state);
  },
};

/** E-HOST-5 and E-HOST-6. */
export const seatsComeAndGo: Law = {
  name: 'seats-come-and-go',
  sentence:
    'A seat can be left at any time and taken again later; the game goes on meanwhile, can be saved, and has its first header in the end.',
  when: 'regularly',
  cost: 3,
  *examine(moment) {
    const { engine, seats, random, further, state: before } = moment;
    const present = seats.filter((seat) => !before.absent.includes(seat));
    if (engine.outcome(before) !== null || present.length < 2) return;
    const target = present[random.int(0, present.length - 1)];
    const [leave, take] = (['leaveSeat', 'takeSeat'] as const).map((type) => ({ type, seat: null, target }));
    if (engine.checkAction(before, take)?.rule !== 'E-HOST-6')
      yield { detail: 'not refused by E-HOST-6', action: take };
    further.push(leave);
    const left = engine.tryAction(before, leave);
    if (!left.ok) return yield { detail: `refused: ${brief(left.rejection)}`, action: leave };
    if (engine.outcome(left.state) !== null) return;
    if (engine.checkAction(left.state, leave)?.rule !== 'E-HOST-5')
      yield { detail: 'not refused by E-HOST-5', action: leave };
    for (const breach of goesOn(moment, left.state)) yield { ...breach, action: leave };
    const back = firstDifference(left.state, engine.deserialize(engine.serialize(left.state)));
    if (back !== null) yield { detail: `its snapshot comes back otherwise: ${back}`, action: leave };
    const state = yield* playedOn(engine, moment, left.state);
    if (engine.outcome(state) !== null) return;
    further.push(take);
    const taken = engine.tryAction(state, take);
    if (!taken.ok) return yield { detail: `refused: ${brief(taken.rejection)}`, action: take };
    const changed = firstDifference(
      { game: before.game, absent: before.absent },
      { game: taken.state.game, absent: taken.state.absent },
    );
    if (changed !== null) yield { detail: `the seat came back otherwise: ${changed}`, action: take };
    for (const breach of goesOn(moment, taken.state)) yield { ...breach, action: take };
  },
};

/** E-HOST-4. */
export const gamesCanBeStopped: Law = {
  name: 'games-can-be-stopped',
  sentence:
    'A table may stop at any time: the game is over by agreement, ranks every seat once, and is a sound state that can be saved.',
  when: 'regularly',
  cost: 2,
  *examine(moment) {
    const { engine, ruleset, setting, seats, state, further } = moment;
    if (engine.outcome(state) !== null) return;
    const action = { type: 'endGame', seat: null } as const;
    further.push(action);
    const result = engine.tryAction(state, action);
    if (!result.ok) return yield { detail: `refused: ${brief(result.rejection)}`, action };
    const over = result.state;
    const outcome = engine.outcome(over);
    if (outcome === null) return yield { detail: 'it goes on', action };
    if (outcome.reason !== 'agreed') yield { detail: `it is over by ${outcome.reason}`, action };
    for (const breach of findMisranked(outcome, seats)) yield { ...breach, action };
    for (const breach of findMisjudged(moment, over)) yield { ...breach, action };
    for (const detail of ruleset.invariants({ rules: setting.rules, board: setting.board, state: over }))
      yield { detail, action };
    const back = firstDifference(over, engine.deserialize(engine.serialize(over)));
    if (back !== null) yield { detail: `its snapshot comes back otherwise: ${back}`, action };
    for (const again of [action, { type: 'dropSeat', seat: null, target: 0 }] as const)
      if (engine.checkAction(over, again)?.rule !== 'E-OVER-1')
        yield { detail: 'not refused by E-OVER-1', action: again };
  },
};

function* goesOn(moment: Moment, state: Envelope): Iterable<Breach> {
  const { ruleset, setting } = moment;
  yield* findDeadlock(moment, state);
  yield* findUndeclared(moment, state);
  for (const detail of ruleset.invariants({ rules: setting.rules, board: setting.board, state }))
    yield { detail };
}

// A few actions of the seats that are present: the absent ones play by themselves in between.
function* playedOn(
  engine: AnyEngine,
  moment: Moment,
  start: Envelope,
): Generator<Breach, Envelope, undefined> {
  let state = start;
  for (let n = 0; n < 5 && engine.outcome(state) === null; n++) {
    const [decision] = engine.decisions(state);
    const action = decision && engine.sampleAction(state, decision.seat, moment.random);
    if (action == null) {
      yield { detail: 'with others absent, nobody has anything to do' };
      return state;
    }
    moment.further.push(action);
    const result = engine.tryAction(state, action);
    if (!result.ok) {
      yield { detail: `with others absent: ${brief(result.rejection)}`, action };
      return state;
    }
    if (result.state.absent.join() !== start.absent.join())
      yield {
        detail: `${brief(start.absent)} were absent, and now ${brief(result.state.absent)} are`,
        action,
      };
    state = result.state;
    yield* goesOn(moment, state);
  }
  return state;
}
