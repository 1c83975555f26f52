// A table for people who share a screen: what may be done is a button, what may not says why before it is clicked, and
// what the rules refuse all the same never throws while React renders.

import {
  type Action,
  checkAction,
  createGame,
  decisions,
  engine,
  formatAction,
  formatRejection,
  legalActions,
  type Rejection,
  type State,
  toReducer,
  view,
} from 'railhead';
import { useMemo, useReducer, useState } from 'react';

type Title = 'twentieth-century-limited';
type TitleState = State<Title>;

/** A game from its seed on, with a button for whatever the seat in turn may try. */
export function Table({ seed, tries }: { seed: string; tries: (seat: number) => readonly Action<Title>[] }) {
  const [refused, setRefused] = useState<Rejection | null>(null);
  // Told after rendering, so it may set state.
  const reducer = useMemo(() => toReducer(engine, { onRejection: setRefused }), []);
  const [state, dispatch] = useReducer(reducer, seed, begin);

  if (state.outcome !== null) return <p>The winner sits in seat {state.outcome.ranking[0].seat}.</p>;
  const { seat, kind } = decisions(state).find(({ optional }) => !optional)!;
  // A component shows what its player may know, and asks the view: it answers as the state would.
  const known = view(state, seat);
  return (
    <section>
      <h1>
        {known.game.seatNames[seat]}: {kind}
      </h1>
      {[...legalActions(known, seat), ...tries(seat)].map((action) => {
        const text = formatAction(state, action);
        const reason = checkAction(known, action);
        return (
          <button
            key={text}
            type="button"
            aria-disabled={reason !== null}
            title={reason === null ? undefined : formatRejection(reason, known)}
            onClick={() => dispatch(action)}
          >
            {text}
          </button>
        );
      })}
      <p role="status">{refused === null ? '' : formatRejection(refused, known)}</p>
      <output>{state.step}</output>
    </section>
  );
}

function begin(seed: string): TitleState {
  return createGame('twentieth-century-limited', { seats: ['Ann', 'Ben'], seed });
}
