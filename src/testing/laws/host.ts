// Whoever hosts a game may drop a seat at any time, and the game goes on without it; or end it, and it is over.

import type { AnyEngine, Envelope } from '../../core/engine/index.js';
import { brief, firstDifference } from '../difference.js';
import type { Breach, Law, Moment } from '../law.js';
import { findDeadlock, findMisjudged, findMisranked } from './decisions.js';

/** E-HOST-2 and E-HOST-3. */
export const seatsCanBeDropped: Law = {
  name: 'seats-can-be-dropped',
  sentence: 'Any seats but the last can be dropped at any time, once each; the game goes on or is over.',
  when: 'regularly',
  *examine(moment) {
    const { engine, seats, random } = moment;
    if (engine.outcome(moment.state) !== null) return;
    let state = moment.state;
    const first = random.int(0, seats.length - 1);
    for (const turn of seats) {
      const target = (first + turn) % seats.length;
      const action = { type: 'dropSeat', seat: null, target } as const;
      const last = state.absent.length === seats.length - 1;
      const result = engine.tryAction(state, action);
      if (last || state.absent.includes(target)) {
        if (result.ok || result.rejection.rule !== 'E-HOST-3')
          yield { detail: `not refused by E-HOST-3: ${brief(result)}`, action };
        continue;
      }
      if (!result.ok) return yield { detail: `refused: ${brief(result.rejection)}`, action };
      state = result.state;
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
  *examine(moment) {
    const { engine, ruleset, setting, seats, state } = moment;
    if (engine.outcome(state) !== null) return;
    const action = { type: 'endGame', seat: null } as const;
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
    const result = engine.tryAction(state, action);
    if (!result.ok) return yield { detail: `with the others dropped: ${brief(result.rejection)}`, action };
    state = result.state;
    yield* goesOn(moment, state);
  }
}
