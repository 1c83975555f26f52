// Games of Iron Dragon for tests: on a small coast with two lands, an island, two seas and five ports, unless on another board.

import { ironDragon } from '../../../rulesets/iron-dragon/index.js';
import {
  allForemen,
  type ForemanId,
  withoutCards,
} from '../../../rulesets/iron-dragon/rules/foremen/cards.js';
import { SHIP_IDS } from '../../../rulesets/iron-dragon/rules/ships/cards.js';
import type { IronState, PortCall, ShipsKnown } from '../../../rulesets/iron-dragon/rules/state.js';
import type { AnyRuleset } from '../../../src/core/engine/index.js';
import { type ToyBoard, toyBoard } from '../milepost/toy-board.js';
import { type ToyGame, type ToyPosition, toyGame } from '../milepost/toy-game.js';
import type { ToyOptions } from '../milepost/toy-rails.js';
import { knownOwn } from './known-own.js';

/** The coast. Amber's rim at 5,3 is a port, 1 is Cape's, 2 stands alone, 3 lies on two seas, 4 on an island. */
export const coast = toyBoard({
  rows: [
    '. . . ~ ~ ~ 3 ~ ~ ~ ~ ~ ~ ~ ~ . . .', //   0
    ' . . . . . . . ~ ~ ~ ~ ~ ~ ~ ~ C . .', //  1
    '. . . . a a . . ~ ~ ~ ~ ~ ~ 1 . . .', //   2
    ' . . . a A a ~ ~ ~ ~ ~ ~ ~ ~ . . . .', //  3
    '. . . . a a . ~ ~ ~ ~ ~ ~ ~ . . . .', //   4
    ' . B . . . . 2 ~ ~ ~ ~ 4 ~ . . . . .', //  5
    '. . . . . . . . ~ ~ ~ ~ ~ . . . . .', //   6
  ],
  cities: {
    A: { id: 'amber', supplies: ['tea'] },
    B: { id: 'brook', size: 'small', supplies: ['iron'] },
    C: { id: 'cape', size: 'small', supplies: ['wool'] },
  },
  seas: { bay: '8,0', mere: '3,0' },
  shipPorts: {
    amber: { at: '5,3', beside: 'amber' },
    'cape-quay': { at: '1', beside: 'cape' },
    south: '2',
    north: '3',
    holm: '4',
  },
  goods: { nothing: 1 },
  deck: Array.from({ length: 24 }, (_, n) =>
    n === 0 ? 'amber wool 12, cape tea 40, brook tea 5' : 'amber nothing 1, amber nothing 1, amber nothing 1',
  ),
});

/** Ships as a test needs them; places by name. */
export interface ShipsSetup {
  /** The next cards of the deck, the first first; below lie the others. */
  readonly top?: readonly string[];
  readonly discards?: readonly string[];
  /** Which trains are aboard what; the first train of the seat unless named. */
  readonly aboard?: readonly {
    readonly seat: number;
    readonly train?: number;
    readonly ship: string;
    readonly points: number | null;
  }[];
  readonly calls?: readonly PortCall[];
}

/** A position; foremen are dwarves, from the fourth seat on humans, unless named. */
export interface IronSetup {
  /** Iron Dragon with a layer over it. */
  readonly ruleset?: AnyRuleset;
  readonly board?: ToyBoard;
  readonly seats?: number;
  readonly foremen?: readonly ForemanId[];
  readonly ships?: ShipsSetup;
  /** Other parts of the title's slice. */
  readonly own?: Partial<IronState>;
  readonly options?: ToyOptions;
  readonly state?: ToyPosition;
}

/** A game of Iron Dragon; seat 0 is in its operations phase of round 1. */
export function seaGame(setup: IronSetup = {}) {
  const { ruleset = ironDragon as AnyRuleset, board = coast, seats = 2 } = setup;
  const { foremen = [], ships = {}, options, state } = setup;
  const held = Array.from({ length: seats }, (_, seat) => foremen[seat] ?? (seat < 3 ? 'dwarf' : 'human'));
  const { top = [], discards = [], aboard = [], calls = [] } = ships;
  const voyages = aboard.map((voyage) => ({ train: 0, ...voyage }));
  const gone = [...top, ...discards, ...voyages.map(({ ship }) => ship)];
  const below = SHIP_IDS.filter((id) => !gone.includes(id));
  const own = {
    foremen: held,
    foremanDeck: withoutCards(allForemen(), held),
    draft: null,
    ships: { deck: [...below, ...[...top].reverse()], discards, voyages, calls },
    ...setup.own,
  };
  return toyGame({
    ruleset,
    board,
    seats,
    state: { ...state, own },
    ...(options === undefined ? {} : { options }),
  });
}

/** All that is known of ships now. */
export const shipsIn = (game: ToyGame): ShipsKnown => knownOwn(game.state).ships;
