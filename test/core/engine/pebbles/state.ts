// The types of Pebbles: what lies where, what a seat may know of it, and what happens.

import type {
  Envelope,
  GameEvent,
  Outcome,
  Seat,
  SecretAnswers,
  Standing,
  TitleTypes,
} from '../../../../src/core/engine/index.js';

/** A stone: 0 … 23. */
export type Stone = number;

export interface PebblesOptions {
  readonly longBeach: boolean;
  readonly quick: boolean;
}

export interface PebblesRules {
  readonly rounds: number;
  readonly movesPerTurn: number;
  readonly beachLength: number;
  readonly handAtStart: number;
  /** Questions that a house rule may answer otherwise. */
  readonly policies: {
    /** What a stone is worth. */
    worth(stone: Stone): number;
  };
}

export interface SeatState {
  /** Hidden from the others; its length is public. */
  hand: readonly (Stone | null)[];
  pile: readonly Stone[];
  keepsake: Stone | null;
  /** Gull feathers: each lets its owner whistle for a shell in another seat's turn. */
  feathers: number;
  shells: number;
  /** The step of this seat's last own action, or of what gave it its newest feather. */
  since: number;
}

export interface Turn {
  seat: Seat;
  moves: number;
  rolled: boolean;
  since: number;
}

/** What a view shares with the state; where the state has a stone, a view may have null. */
interface Public {
  /** Non-null until all have chosen their keepsake. */
  keepsakes: SecretAnswers<Stone> | null;
  /** Null until the keepsakes are chosen. */
  turn: Turn | null;
  /** The seat that a wave has hit and that must drop a stone. */
  wave: { seat: Seat; since: number } | null;
  beach: readonly Stone[];
  sea: readonly Stone[];
  /** Face down, drawn from the end. */
  bag: readonly (Stone | null)[];
  seats: SeatState[];
}

export type PebblesOutcome = Outcome<Standing & { readonly score: number }>;

export interface PebblesState extends Envelope<'pebbles', PebblesOptions>, Public {
  outcome: PebblesOutcome | null;
}

export type PebblesView = Omit<PebblesState, 'luck'> & { readonly viewer: Seat | null };

export type PebblesEvent = GameEvent &
  (
    | { type: 'stoneDrawn'; seat: Seat; stone: Stone | null }
    | { type: 'stoneTaken'; seat: Seat; stone: Stone }
    | { type: 'stonesLaid'; seat: Seat; stones: readonly Stone[] }
    | { type: 'stoneDropped'; seat: Seat; stone: Stone }
    | { type: 'keepsakeChosen'; seat: Seat; stone: Stone | null }
    | { type: 'keepsakesShown'; stones: readonly Stone[] }
    | { type: 'dieRolled'; seat: Seat; pips: number }
    | { type: 'bottomSeen'; seat: Seat; stone: Stone | null }
    | { type: 'shellBrought'; seat: Seat }
    | { type: 'bagRefilled'; stones: number }
    | { type: 'stoneWashedUp'; stone: Stone }
    | { type: 'turnEnded'; seat: Seat }
    | { type: 'gameEnded'; reason: string }
  );

/** What its rules are written in. The actions, which are made of it, are added by the title (pebbles.ts). */
export interface Pebbles extends TitleTypes {
  readonly id: 'pebbles';
  readonly options: PebblesOptions;
  readonly state: PebblesState;
  readonly known: Omit<PebblesState, 'luck'>;
  readonly view: PebblesView;
  readonly event: PebblesEvent;
  readonly rules: PebblesRules;
}
