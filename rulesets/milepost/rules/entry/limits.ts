// Cities and ports of ferries and links that admit few players (M-BUILD-12 … 15, M-FERRY-4, 5).

import type { City, Crossing, Milepost, MilepostBoard } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import type { MilepostRules } from '../tables.js';

/** A limit on who may build where: of a city, or of a port whose ferry or link has few holders. */
export interface Limit {
  /** Its place among the limits of the board. */
  readonly index: number;
  readonly kind: 'major' | 'town' | 'port';
  readonly mileposts: readonly Milepost[];
  readonly size: City['size'] | null;
  readonly crossing: Crossing | null;
}

/** The number of limits of a board, and those at each milepost; most mileposts have no limit. */
export interface Limits {
  readonly count: number;
  readonly at: readonly (readonly Limit[] | undefined)[];
}

/** The limits of a board. A city has one, and a port one for each ferry or link with few holders. */
export const limitsOf = onceABoard(({ size, cities, ports }): Limits => {
  const at = Array.from({ length: size }, (): Limit[] | undefined => undefined);
  let count = 0;
  const add = (limit: Omit<Limit, 'index'>) => {
    const index = count++;
    for (const milepost of limit.mileposts) at[milepost] = [...(at[milepost] ?? []), { ...limit, index }];
  };
  for (const city of cities) {
    const { mileposts, size } = city;
    add({ kind: size === 'major' ? 'major' : 'town', mileposts, size, crossing: null });
  }
  for (const { milepost, crossings } of ports) {
    for (const crossing of crossings)
      if (crossing.limit !== null) add({ kind: 'port', mileposts: [milepost], size: null, crossing });
  }
  return { count, at };
});

/** The limits at a milepost. */
export function limitsAt(board: MilepostBoard, milepost: Milepost): readonly Limit[] {
  return limitsOf(board).at[milepost] ?? NONE;
}

const NONE: readonly Limit[] = [];

/** How many players a limit admits: all `seats` at a major city, else what tables or the crossing say. */
export function playersAllowed(rules: MilepostRules, seats: number, { size, crossing }: Limit): number {
  if (crossing !== null) return crossing.limit as number;
  return size === 'small' || size === 'medium' ? rules.cityEntrants[size] : seats;
}
