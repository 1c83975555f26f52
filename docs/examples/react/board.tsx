// A board of railhead as a component: mounted once, shown what changes.

import { createBoard, type MountedBoard, type Picture, type Place, type Previewed } from 'railhead/table';
import { useEffect, useRef } from 'react';

/** What a board shows, and whom it tells which place was meant. */
export interface BoardProps {
  readonly picture: Picture;
  readonly board: object;
  readonly view: object;
  /** What led to the view, to be animated. */
  readonly events: readonly never[];
  readonly onSelect: (place: Place) => void;
  /** What pointing at a place would do, to be seen before it is clicked. */
  readonly planTo?: (place: Place) => Previewed | null;
}

/** Fills its element, which a style sheet gives a size. */
export function Board({ picture, board, view, events, onSelect, planTo }: BoardProps) {
  const element = useRef<HTMLDivElement>(null);
  const mounted = useRef<MountedBoard<object> | null>(null);
  // The board is told once whom to tell; that is always the newest.
  const told = useRef({ onSelect, planTo });
  told.current = { onSelect, planTo };
  useEffect(() => {
    const table = createBoard<object, object>(element.current as HTMLDivElement, {
      picture,
      board,
      onSelect: (place) => told.current.onSelect(place),
      onPoint: (place) => table.preview(place && (told.current.planTo?.(place) ?? null)),
    });
    mounted.current = table;
    return () => table.destroy();
  }, [picture, board]);
  useEffect(() => mounted.current?.show(view, events), [view, events]);
  return <div ref={element} className="board" />;
}
