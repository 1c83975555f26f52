// A ready toy country for rule tests: three majors (one whole, two cut by the sea), two mediums, three smalls, a
// city overseas without rail, a river, a lake, an inlet, a desert, a ferry, a container port and twelve cards.

import { type ToyBoardInput, toyBoard } from './toy-board.js';

/** The input of {@link toyLand}, to be spread and changed: `toyBoard({ ...toyLandInput, rivers: {} })`. */
export const toyLandInput: ToyBoardInput = {
  id: 'toy-land',
  rows: [
    '_ . . . . . . ^ . . . _ _ _', //   0
    ' . a a . . . ^ # ^ . . ~ ~ ~', //  1
    '. a A a . D . ^ # . . ~ ~ T', //   2
    ' . a a . . . . ^ . . ~ ~ ~ ~', //  3
    '. . . . . . . . ^ . S ~ ~ ~', //   4
    ' . . . : : . . . . ~ ~ ~ ~ ~', //  5
    '. E . : : : . . ~ ~ ~ ~ U . .', // 6
    ' . . . : : . . . ~ ~ ~ . . . .', // 7
    '. . . . . . . b b ~ 1 . . M .', // 8
    ' . . R . . . b B ~ ~ . . . . .', // 9
    '. . . . . . . b b . . . c . .', // 10
    ' . . . . . . . . . . . c C c .', // 11
    '_ _ . . . . . . . . . . ~ ~ ~', // 12
  ],
  cities: {
    A: { id: 'aldon', name: 'Aldon', supplies: ['coal'] },
    B: { id: 'brig', name: 'Brig', supplies: ['cars'] },
    C: { id: 'calder', name: 'Calder', supplies: [] },
    D: { id: 'dunn', name: 'Dunn', size: 'medium', supplies: ['iron', 'oil'] },
    E: { id: 'esk', name: 'Esk', size: 'small', supplies: ['tea'] },
    M: { id: 'marl', name: 'Marl', size: 'medium', supplies: ['fish'] },
    R: { id: 'rill', name: 'Rill', size: 'small', supplies: ['wool'] },
    S: { id: 'stave', name: 'Stave', size: 'small', supplies: [] },
    T: { id: 'tern', name: 'Tern', size: 'small', supplies: ['silk'], rail: false },
    U: { id: 'ust', name: 'Ust', size: 'small', supplies: ['salt'] },
  },
  goods: { coal: 4, cars: 3, iron: 3, oil: 3, tea: 3, fish: 3, wool: 3, silk: 3, salt: 3 },
  // The Long River runs from west to east between rows 4 and 5.
  rivers: {
    long: [
      '0,4 SE',
      '1,4 SW',
      '1,4 SE',
      '2,4 SW',
      '2,4 SE',
      '3,4 SW',
      '3,4 SE',
      '4,4 SW',
      '4,4 SE',
      '5,4 SW',
      '5,4 SE',
      '6,4 SW',
      '6,4 SE',
      '7,4 SW',
      '7,4 SE',
      '8,4 SW',
      '8,4 SE',
      '9,4 SW',
    ],
  },
  waters: {
    mere: { kind: 'lake', edges: ['3,9 SE', '4,10 E'] },
    pan: { kind: 'dry-lake', edges: ['1,7 E'] },
    wadi: { kind: 'dry-river', edges: ['3,6 SW', '3,6 SE'] },
    gulf: { kind: 'inlet', edges: ['8,10 E'] },
  },
  ferries: { strait: { ports: ['S', 'U'], price: 4, limit: 2 } },
  containers: { quay: { port: '1', price: 8, limit: 2 } },
  areas: { sands: ['5: 3-4', '6: 3-5', '7: 3-4'], peaks: ['0: 7', '1: 6-8', '2: 7-8', '3: 7', '4: 8'] },
  deck: [
    'aldon fish 22, dunn wool 14, rill iron 12',
    'brig coal 12, marl tea 17, esk cars 11',
    'calder iron 21, dunn salt 15, stave coal 10',
    'aldon salt 19, marl oil 15, ust wool 18',
    'brig tea 10, dunn fish 17, rill cars 8',
    'calder coal 22, marl wool 16, esk oil 9',
    'aldon wool 13, dunn cars 13, stave tea 15',
    'brig oil 9, marl iron 16, tern coal 20',
    'calder tea 18, dunn silk 24, rill salt 17',
    'aldon silk 28, marl cars 11, ust iron 15',
    'brig fish 11, dunn tea 9, tern wool 24',
    'calder wool 17, marl coal 19, esk salt 18',
  ],
};

/** Compiles the toy country. Each call makes a board of its own. */
export function toyLand() {
  return toyBoard(toyLandInput);
}
