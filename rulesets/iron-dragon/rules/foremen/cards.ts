// The foremen (ID-FOREMAN-1 … 8): thirteen cards of seven races, and the use of each race. Cards of one race
// are equal, so the race names a foreman.

import type { Terrain, Water } from '../../../milepost/board/board.js';

/** The part of the title's slice of the state that is needed here: the foreman of each seat. */
interface Employers {
  readonly foremen: readonly (ForemanId | null)[];
}

/** A race of foremen. */
export type ForemanId = 'catman' | 'dwarf' | 'elf' | 'human' | 'orc' | 'troll' | 'wee-folk';

/** What a foreman does for the railroad. Money is in gold pieces. */
export interface Foreman {
  readonly name: string;
  /** Cards of the race in the set. */
  readonly cards: number;
  /** Other prices of mileposts to build to, by terrain. */
  readonly terrainPrices?: Partial<Readonly<Record<Terrain, number>>>;
  /** The price of any milepost underground. */
  readonly undergroundPrice?: number;
  /** Other prices of water to cross. */
  readonly surcharges?: Partial<Readonly<Record<Water, number>>>;
  /** Underground bribes: `none` for a seat that owes none, `takes` for the seat that receives them. */
  readonly bribes?: 'none' | 'takes';
  /** Ship cards opened at a port, all without a fee; other seats open one with the fee. */
  readonly shipCards?: number;
}

/** The races, in the order of the rulebook's table. */
export const FOREMEN: Readonly<Record<ForemanId, Foreman>> = {
  catman: { name: 'Catman', cards: 1, terrainPrices: { jungle: 1 } }, //              ID-FOREMAN-2
  dwarf: { name: 'Dwarf', cards: 3, terrainPrices: { mountain: 1 } }, //              ID-FOREMAN-3
  elf: { name: 'Elf', cards: 3, terrainPrices: { forest: 1 } }, //                    ID-FOREMAN-4
  human: { name: 'Human', cards: 3, surcharges: { river: 0, inlet: 1 } }, //          ID-FOREMAN-5
  orc: { name: 'Orc', cards: 1, bribes: 'takes' }, //                                 ID-FOREMAN-6
  troll: { name: 'Troll', cards: 1, undergroundPrice: 2, bribes: 'none' }, //         ID-FOREMAN-7, R-24
  'wee-folk': { name: 'Wee Folk', cards: 1, shipCards: 3 }, //                        ID-FOREMAN-8
};

/** Every race, in table order. */
export const FOREMAN_IDS = /* @__PURE__ */ (() => Object.keys(FOREMEN) as readonly ForemanId[])();

/** All thirteen cards, in table order. */
export function allForemen(): readonly ForemanId[] {
  return FOREMAN_IDS.flatMap((id) => Array.from({ length: FOREMEN[id].cards }, () => id));
}

/** The foreman a seat controls; null only until the draft is revealed (ID-FOREMAN-1). */
export function foremanOf({ foremen }: Employers, seat: number): Foreman | null {
  const id = foremen[seat];
  return id === null ? null : FOREMEN[id];
}

/** The seat whose foreman takes bribes; null if no seat has that foreman (ID-UNDER-4). */
export function bribeTaker({ foremen }: Employers): number | null {
  const seat = foremen.findIndex((id) => id !== null && FOREMEN[id].bribes === 'takes');
  return seat < 0 ? null : seat;
}

/** True if a card of the race is in the deck or the pile; public, as all other cards are open. */
export function isForHire({ foremen }: Employers, id: ForemanId): boolean {
  const held = foremen.filter((other) => other === id).length;
  return held < FOREMEN[id].cards;
}

/** The cards of the list less those gone, one for one. */
export function withoutCards<Card>(cards: readonly Card[], gone: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const card of gone) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
