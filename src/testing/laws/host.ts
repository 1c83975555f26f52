// A host may drop a seat at any time, and the game goes on without it; or end the game, and it is over.

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
      const last = state.absent.length === seats.length - 1;
      further.push(action);
      const result = engine.tryAction(state, action);
      if (last || state.absent.includes(target)) {
        if (result.ok || result.rejection.rule !== 'E-HOST-3')
          yield { detail: `not refused by E-HOST-3: ${brief(result)}`, action };
        further.pop();
        continue;
      }
      if (!result.ok) return yield { detail: `refused: ${brief(result.rejection)}`, action };
      const gone = [...state.absent, target].sort((a, b) => a - b);
      state = result.state;
      if (state.absent.join() !== gone.join())
        yield { detail: `absent are ${brief(state.absent)}, dropped ${brief(gone)}`, action };
      for (const breach of goesOn(moment, state)) yield { ...breach, action };
      if (engine.outcome(state) !== null) return;
    }
    yield* playedOn(engine, moment, state);
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

// A few actions of the last seat left: the dropped ones play by themselves in between.
function* playedOn(engine: AnyEngine, moment: Moment, start: Envelope): Iterable<Breach> {
  let state = start;
  for (let n = 0; n < 5 && engine.outcome(state) === null; n++) {
    const [decision] = engine.decisions(state);
    const action = decision && engine.sampleAction(state, decision.seat, moment.random);
    if (action == null) return yield { detail: 'with the others dropped, the last seat has nothing to do' };
    moment.further.push(action);
    const result = engine.tryAction(state, action);
    if (!result.ok) return yield { detail: `with the others dropped: ${brief(result.rejection)}`, action };
    if (result.state.absent.join() !== start.absent.join())
      yield {
        detail: `dropped were ${brief(start.absent)}, absent are ${brief(result.state.absent)}`,
        action,
      };
    state = result.state;
    yield* goesOn(moment, state);
  }
}
