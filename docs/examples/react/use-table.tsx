// A table of railhead in React: `useTable` opens a game, `Board` is where it is drawn.

import { openTable, type Table, type TableShown } from 'railhead/table';
import { type RefObject, useEffect, useRef, useState } from 'react';

type Start = Parameters<Table<string>['open']>[0];
type Options = Omit<Parameters<typeof openTable>[2], 'onChange'>;

/** A table for a component. */
export interface UsedTable {
  /** Hand it to {@link Board}. */
  readonly at: RefObject<HTMLDivElement | null>;
  /** What to show; null until the game is open. */
  readonly shown: TableShown | null;
  /** Saves, looks and lights up; null until the game is open. */
  readonly table: Table<string> | null;
  /** Why the game could not be opened; empty otherwise. */
  readonly fault: string;
}

/** Opens another game whenever `start` is another object: a fresh game, a record or a session. */
export function useTable(start: Start, options: Options): UsedTable {
  const at = useRef<HTMLDivElement>(null);
  const [shown, show] = useState<TableShown | null>(null);
  const [table, hold] = useState<Table<string> | null>(null);
  const [fault, fail] = useState('');
  // Options are read when a game is opened.
  const read = useRef(options);
  read.current = options;
  useEffect(() => {
    // Strict mode opens every game twice: each has its own element, and the first is removed once it is
    // there.
    const host = (at.current as HTMLDivElement).appendChild(document.createElement('div'));
    host.style.height = '100%';
    let isGone = false;
    const unlessGone =
      <Value,>(tell: (value: Value) => void) =>
      (value: Value) => {
        if (!isGone) tell(value);
      };
    const opening = openTable(host, start as never, { ...read.current, onChange: unlessGone(show) });
    opening.then(unlessGone(hold)).catch(unlessGone((error: unknown) => fail(String(error))));
    return () => {
      isGone = true;
      const close = (opened: Table<string> | null) => {
        opened?.destroy();
        host.remove();
      };
      opening.then(close, () => close(null));
    };
  }, [start]);
  return { at, shown, table, fault };
}

/** The board of a table. A style sheet gives the class a size. */
export const Board = ({ at }: Pick<UsedTable, 'at'>) => <div ref={at} className="board" />;
