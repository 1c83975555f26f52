// Bugs planted into the toy: who knows what.

import { whole } from '../../../src/core/engine/index.js';
import { also, everySeat, type PebblesBug, seen, told } from './planting.js';

export const VIEWS_BUGS: readonly PebblesBug[] = [
  { bug: 'a fact that tells all what was drawn', changes: () => told({ stoneDrawn: whole }) },
  { bug: 'a fact that tells all the bottom of the bag', changes: () => told({ bottomSeen: whole }) },
  {
    bug: 'a fact that carries luck to come',
    changes: () =>
      also('takeStone', ({ emit, before }) => {
        emit({ type: 'dieRolled', seat: 0, pips: Number.parseInt(before.luck.key.slice(0, 6), 16) });
      }),
  },
  {
    bug: 'a fact that counts the high stones of a hand',
    changes: () =>
      also('endTurn', ({ before, emit }, _, { seat }) => {
        emit({
          type: 'bagRefilled',
          stones: before.seats[seat].hand.filter((stone: number) => stone > 11).length,
        });
      }),
  },
  {
    bug: 'a view that shows the hand to spectators',
    changes: () =>
      seen((view, state, viewer) =>
        everySeat(view, (_, n) => ({
          hand: viewer === null || viewer === n ? state.seats[n].hand : view.seats[n].hand,
        })),
      ),
  },
  {
    bug: 'a view that shows the hand of a seat that was dropped',
    changes: () =>
      seen((view, state) =>
        everySeat(view, (_, n) => ({
          hand: state.absent.includes(n) ? state.seats[n].hand : view.seats[n].hand,
        })),
      ),
  },
  {
    bug: 'a view that shows answers before all are in',
    changes: () => seen((view, state) => ({ ...view, keepsakes: state.keepsakes })),
  },
  {
    bug: 'a view without the length of hands',
    changes: () =>
      seen((view, _, viewer) => everySeat(view, ({ hand }, n) => ({ hand: n === viewer ? hand : [] }))),
  },
  { bug: 'a view that leaves a field out', changes: () => seen(({ wave: _, ...view }) => view) },
  {
    bug: 'a view that sorts what lies in the sea',
    changes: () =>
      seen((view) => ({ ...view, beach: [...view.beach].sort((a: number, b: number) => a - b) })),
  },
  {
    bug: 'a view that hides the own hand',
    changes: () => seen((view) => everySeat(view, ({ hand }) => ({ hand: hand.map(() => null) }))),
  },
  {
    bug: 'a view that shows the first of the bag at the end of the round',
    changes: () =>
      seen((view, state) =>
        state.turn?.rolled ? { ...view, bag: [...view.bag.slice(0, -1), ...state.bag.slice(-1)] } : view,
      ),
  },
];
