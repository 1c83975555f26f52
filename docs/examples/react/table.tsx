// A table for people who share a screen: the board, what may be done as buttons, what may not with the reason before it is clicked,
// undo within a turn, and a record to keep. What the rules refuse all the same never throws while React renders.

import { type Action, checkAction, describe, engine, legalActions, view } from 'railhead';
import {
  twentiethCenturyLimitedPicture as picture,
  twentiethCenturyLimited,
  twentiethCenturyLimitedPlanning,
} from 'railhead/rulesets/twentieth-century-limited';
import { createGameStore, type Place, planBuild, withPlanning } from 'railhead/table';
import { useMemo, useSyncExternalStore } from 'react';
import { Board } from './board.js';

const ruleset = 'twentieth-century-limited';
const board = twentiethCenturyLimited.board();
const planner = withPlanning(engine, [twentiethCenturyLimitedPlanning]);

/** What a table is given. */
export interface TableProps {
  readonly seed: string;
  /** What a seat may want to try besides, legal or not. */
  readonly tries: (seat: number) => readonly Action<typeof ruleset>[];
  /** Takes the record of the game so far. */
  readonly onSave?: (record: object) => void;
}

/** A game from its seed on. */
export function Table({ seed, tries, onSave }: TableProps) {
  const store = useMemo(
    () => createGameStore(engine, { ruleset, config: { seats: ['Ann', 'Ben'], seed } }),
    [seed],
  );
  const { state, events, decisions, rejection, step, tentative } = useSyncExternalStore(
    store.subscribe,
    store.getSnapshot,
  );
  const asked = decisions.find(({ optional }) => !optional);
  // A component shows what its player may know, and asks the view: it answers as the state would.
  const known = useMemo(() => view(state, asked?.seat ?? null), [state, asked?.seat]);
  const actions = asked === undefined ? [] : [...legalActions(known, asked.seat), ...tries(asked.seat)];
  const planTo = (place: Place) =>
    asked === undefined ? null : planBuild(planner, known, asked.seat, 'network', place);
  const playAt = ({ kind, id }: Place) => {
    const meant = actions.find((action) => {
      const place = picture.placeOf(board, action);
      return place?.kind === kind && place.id === id;
    });
    if (meant !== undefined) store.play(meant);
  };
  return (
    <section>
      <h1>{asked === undefined ? 'The game is over.' : describe(known, asked)}</h1>
      <Board
        picture={picture}
        board={board}
        view={known}
        events={events as readonly never[]}
        onSelect={playAt}
        planTo={planTo}
      />
      {actions.map((action) => {
        const reason = checkAction(known, action);
        return (
          <button
            key={JSON.stringify(action)}
            type="button"
            className="action"
            aria-disabled={reason !== null}
            title={reason === null ? undefined : describe(known, reason)}
            onClick={() => store.play(action)}
          >
            {describe(known, action)}
          </button>
        );
      })}
      <button type="button" disabled={tentative.length === 0} onClick={() => store.takeBack()}>
        Undo
      </button>
      <button type="button" onClick={() => onSave?.(store.save())}>
        Save
      </button>
      <p role="status">{rejection === null ? '' : describe(known, rejection)}</p>
      <output>{step}</output>
    </section>
  );
}
