// What goes into a picture of a board, and the sheet its layers are drawn on.

import type { SetTitle } from '../../../src/core/map/title-text.js';
import type { CitySize, Milepost, MilepostBoard, Segment, Terrain, Water } from '../board/board.js';
import type { Box, Paper } from './label-places.js';
import type { Layout } from './layout.js';
import type { Places } from './places.js';
import type { Room } from './slab.js';

/**
 * Coasts and lakes for the picture: rings of flat x, y lists in hundredths of a spacing. Without it the land
 * is drawn as hexagons.
 */
export interface BoardOutline {
  /** Land of the game. */
  readonly home: readonly (readonly number[])[];
  /** Land outside the game. */
  readonly abroad: readonly (readonly number[])[];
  /** Lakes, drawn over land. */
  readonly lakes: readonly (readonly number[])[];
  /** Borders between the countries of the game: open lines. */
  readonly borders?: readonly (readonly number[])[];
  /** Names written over land and water. */
  readonly names: readonly {
    readonly text: string;
    readonly kind: 'sea' | 'country' | 'land' | 'lake';
    /** Height of the type, in pixels of the sheet. */
    readonly size: number;
    /**
     * Where each letter of the text stands, spaces included: x and y of its middle in hundredths of a
     * spacing, and degrees clockwise. Three numbers alone are those of the whole text.
     */
    readonly letters: readonly number[];
  }[];
}

/** A seat's track. A segment has one owner, so tracks never share an edge. */
export interface TrackOverlay {
  readonly colour: string;
  readonly segments: readonly Segment[];
  /** Shown in the key of players, if there is one. */
  readonly name?: string;
}

/** A train on the board. */
export interface TrainOverlay {
  readonly milepost: Milepost;
  readonly colour: string;
  /** One or two characters. */
  readonly label: string;
  /** The seat of the train and its number: `data-seat` and `data-train` of its group. */
  readonly seat?: number;
  readonly train?: number;
}

/** Prices for the legend. A board has no prices, so a title gives them; else the legend only names things. */
export interface LegendPrices {
  readonly terrain?: Partial<Record<Terrain, number>>;
  readonly city?: Partial<Record<CitySize, number>>;
  readonly water?: Partial<Record<Water, number>>;
}

/** Mileposts that are tinted, such as those that an event shuts. */
export interface Zone {
  /** What the legend says. */
  readonly name: string;
  /** Areas of the board, by id. */
  readonly areas: readonly string[];
  /** Mileposts so far from the areas belong to it too. */
  readonly within: number;
}

/** Choices for a picture; all may be left out. */
export interface PictureOptions {
  /** Coasts and lakes; hexagons of land without it. */
  readonly outline?: BoardOutline;
  /** Heights of the ground in letters, see `relief.ts`; guessed from mountains if left out. */
  readonly heights?: readonly string[] | undefined;
  /** A strip of country below the title: SVG elements from 0,0 to the right and up, 330 pixels wide. */
  readonly scene?: readonly string[] | undefined;
  /** Sets the title, such as `outlinedTitle`; as a text if left out. */
  readonly setTitle?: SetTitle | undefined;
  /** Another language, for what is set as outlines. */
  readonly translate?: ((text: string) => string) | undefined;
  /** Defaults to the name of the board. */
  readonly title?: string;
  /** A line below the title; none if left out. */
  readonly subtitle?: string;
  /** Kilometres between mileposts, for a scale; null, or left out, draws none. */
  readonly kilometres?: number | null;
  /** What the legend says of prices; no prices if left out. */
  readonly prices?: LegendPrices;
  /** What prices are counted in; millions unless said otherwise. */
  readonly money?: string;
  /** Title, legend and tables; true unless said otherwise. */
  readonly furniture?: boolean;
  /** Areas with borders drawn between them, by id. */
  readonly countries?: readonly string[];
  /** What to tint: all mileposts so near to some areas, under a name for the legend. */
  readonly zones?: readonly Zone[];
  /** A line of small print at the foot: where the data come from. */
  readonly credits?: string;
}

/** The parts of a picture, and how to draw them. */
export interface Subject {
  readonly board: MilepostBoard;
  readonly options: PictureOptions;
}

/** A board on its sheet: pixels of a milepost, and what is taken already. */
export interface Sheet extends Layout, Subject {
  /** Where names, prices and panels stand. */
  readonly places: Places;
  readonly paper: Paper;
  /** Where names of cities and words on the ground stand: trains stand beside them. */
  readonly names: Box[];
  /** The signs of the board and the names around them: what no further name may lie on. */
  readonly room: Room;
}
