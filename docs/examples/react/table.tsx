// A table for people who share a screen: the board, what may be done as buttons, what may not with the reason, the
// hand, undo, a record to keep, and the end.

import { engine } from 'railhead';
import { titles } from 'railhead/titles';
import { useMemo } from 'react';
import { Board, useTable } from './use-table.js';

/** What a table is given. */
export interface TableProps {
  readonly seed: string;
  /** Takes the record of the game so far. */
  readonly onSave?: (record: object | null) => void;
}

/** A game from its seed on. */
export function Table({ seed, onSave }: TableProps) {
  const start = useMemo(
    () => ({ ruleset: 'twentieth-century-limited', config: { seats: ['Ann', 'Ben'], seed } }),
    [seed],
  );
  const { at, shown, table, fault } = useTable(start, { engine: engine, titles });
  return (
    <section>
      <h1>{shown?.asked ?? fault}</h1>
      <Board at={at} />
      {shown?.choices.map(({ key, label, warning, play }) => (
        <button
          key={key}
          type="button"
          className="action"
          onClick={() => (warning === null || confirm(warning)) && play()}
        >
          {label}
        </button>
      ))}
      <button type="button" disabled={!shown?.hint} onClick={() => shown?.hint?.()}>
        Hint
      </button>
      <button type="button" disabled={!shown?.undo} onClick={() => shown?.undo?.()}>
        Undo
      </button>
      <button type="button" onClick={() => onSave?.(table?.save() ?? null)}>
        Save
      </button>
      <p role="status">{shown?.said}</p>
      <ul className="cards">
        {shown?.cards.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      <ul className="seats">
        {shown?.seats.map(({ seat, colour, text }) => (
          <li key={seat} style={{ color: colour }}>
            {text}
          </li>
        ))}
      </ul>
      <ol className="refused">
        {shown?.moves.notNow().map(({ title, text }) => (
          <li key={title}>
            {title}: {text}
          </li>
        ))}
      </ol>
      <output>{shown?.history.step}</output>
      {shown?.result?.ranking.map(({ place, name, total }) => (
        <p key={name}>
          {place}. {name}, {total?.amount} {total?.unit}
        </p>
      ))}
    </section>
  );
}
