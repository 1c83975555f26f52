// The eight types of loco (ID-LOCO-1), with levels and a limited number of cards.

import type { Loco } from '../../milepost/rules/tables.js';

const table: Readonly<Record<string, Omit<Loco, 'upgrades' | 'crossgrades'>>> = {
  //                                           level    cards     loads        mileposts a turn
  teapot: { name: 'Teapot', level: 1, cards: 6, capacity: 2, speed: 10 },
  sardar: { name: 'Sardar', level: 2, cards: 3, capacity: 3, speed: 10 },
  salamander: { name: 'Salamander', level: 2, cards: 3, capacity: 2, speed: 12 },
  'fire-drake': { name: 'Fire Drake', level: 3, cards: 3, capacity: 3, speed: 12 },
  'white-dragon': { name: 'White Dragon', level: 3, cards: 3, capacity: 2, speed: 14 },
  'black-dragon': { name: 'Black Dragon', level: 4, cards: 3, capacity: 3, speed: 14 },
  'red-dragon': { name: 'Red Dragon', level: 4, cards: 3, capacity: 2, speed: 16 },
  'iron-dragon': { name: 'Iron Dragon', level: 5, cards: 6, capacity: 3, speed: 16 },
};

/** Higher levels are upgrades (ID-LOCO-5, ID-LOCO-8), a level's other type a crossgrade (ID-VAR-CROSS-1). */
export const ironLocos: Readonly<Record<string, Loco>> = /* @__PURE__ */ (() =>
  Object.fromEntries(
    Object.entries(table).map(([id, loco]) => [
      id,
      {
        ...loco,
        upgrades: namesWhere(({ level }) => level > loco.level),
        crossgrades: namesWhere((other) => other.level === loco.level && other.name !== loco.name),
      },
    ]),
  ))();

/** The types of a level. */
export function locosOfLevel(level: number): readonly string[] {
  return namesWhere((loco) => loco.level === level);
}

function namesWhere(fits: (loco: (typeof table)[string]) => boolean): readonly string[] {
  return Object.entries(table).flatMap(([id, loco]) => (fits(loco) ? [id] : []));
}
