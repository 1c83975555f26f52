// Pictures of milepost games: a title's board in its documentation, with a game's track and trains.

import type { SetTitle } from '../../../src/core/map/title-text.js';
import { type PictureOptions as ColourOptions, seatColour } from '../../../src/core/title/picture.js';
import { counted } from '../../../src/core/title/summary.js';
import type { MilepostBoard } from '../board/board.js';
import type { MilepostRules } from '../rules/tables.js';
import type { BoardOutline, PictureOptions, TrackOverlay, TrainOverlay, Zone } from './picture.js';
import type { KeptPlaces } from './places.js';

/** What a picture reads of a state or a view: all of it is open to everybody. */
export interface MilepostOnBoard {
  /** The names of the seats, for the key. */
  readonly game: { readonly seatNames: readonly string[] };
  /** The segments of each seat. */
  readonly rail: { readonly tracks: readonly (readonly number[])[] };
  /** Where the trains of each seat stand; null for one that is not on the board. */
  readonly seats: readonly { readonly trains: readonly { readonly at: number | null }[] }[];
}

/** A title's own choices for the picture of its board. */
export interface MilepostDrawingSpec {
  /** The title that is drawn: its name, and the prices that the legend tells. */
  readonly ruleset: {
    /** The name of the game. */
    readonly title: string;
    /** Prices as the rules have them before options. */
    readonly tables: Pick<MilepostRules, 'terrainPrices' | 'cityPrices' | 'surcharges'>;
  };
  /** The board that title, subtitle and outline belong to; other boards are drawn without them. */
  readonly map: {
    /** The id of the map. */
    readonly id: string;
    /** Kilometres between mileposts, for the scale; null for invented lands. */
    readonly kilometres?: number | null;
    /** Lines of small print: where the data come from. */
    readonly credits: readonly string[];
  };
  /** Coasts and lakes of the title's own board; without it the land ends with its mileposts. */
  readonly outline?: BoardOutline;
  /** What only a printed sheet of the title's own board has; a small page leaves it out. */
  readonly print?: MilepostPrint;
  /** Where the names of the title's own board stand; without it they look for room when it is drawn first. */
  readonly places?: KeptPlaces;
  /** What prices are counted in; millions unless said otherwise. */
  readonly money?: string;
  /** Areas of the map with borders drawn between them, by id. */
  readonly countries?: readonly string[];
  /** What to tint of the map. */
  readonly zones?: readonly Zone[];
}

/** What a printed sheet has that weighs much in a page. */
export interface MilepostPrint {
  /** Sets titles as outlines. */
  readonly setTitle: SetTitle;
  /** Heights of the ground in letters; guessed from mountains if left out. */
  readonly heights?: readonly string[];
  /** A strip of country below the title: SVG elements from 0,0 to the right and up, 330 pixels wide. */
  readonly scene?: readonly string[];
}

/** What a title's drawing reads of its page: the options of the still layers of a board. */
export type StillOptions = (board: MilepostBoard) => PictureOptions;

/** The options with which a title draws boards; those that are not its own are drawn without its outline. */
export function optionsFor(spec: MilepostDrawingSpec): StillOptions {
  const { ruleset, map, outline, print, money, countries, zones } = spec;
  const { title, tables } = ruleset;
  const { terrainPrices, cityPrices, surcharges } = tables;
  const prices = { terrain: terrainPrices, city: cityPrices, water: surcharges };
  const own = {
    title,
    ...(outline ? { outline } : {}),
    heights: print?.heights,
    scene: print?.scene,
    kilometres: map.kilometres ?? null,
    credits: map.credits.join(' '),
    ...(countries ? { countries } : {}),
    ...(zones ? { zones } : {}),
  };
  return (board) => ({
    title: board.name,
    prices,
    setTitle: print?.setTitle,
    ...(money ? { money } : {}),
    ...(board.id === map.id ? { ...own, subtitle: countsOf(board) } : {}),
  });
}

// What there is on a board: cities, those overseas included, kinds of loads, and its other parts.
function countsOf({ cities, goods, seas, shipPorts }: MilepostBoard): string {
  const counts = [
    counted(cities.length, 'city', 'cities'),
    counted(goods.length, 'load'),
    ...(seas.length > 0 ? [counted(shipPorts.length, 'port')] : []),
  ];
  return counts.join(', ');
}

/**
 * A game's track and trains in the colours of its seats.
 *
 * @example
 * const { tracks, trains } = tracksAndTrains(playing);
 * console.log(tracks.map(({ name }) => name).join(' '), trains.length);
 * // Seat 1 Seat 2 2
 */
export function tracksAndTrains(
  { game, rail, seats }: MilepostOnBoard,
  options: Pick<ColourOptions, 'seatColours'> = {},
): { readonly tracks: readonly TrackOverlay[]; readonly trains: readonly TrainOverlay[] } {
  const tracks = rail.tracks.map((segments, seat) => ({
    segments,
    colour: seatColour(seat, options),
    name: game.seatNames[seat],
  }));
  const trains = seats.flatMap(({ trains: own }, seat) =>
    own.flatMap(({ at }, train) =>
      at === null
        ? []
        : [{ milepost: at, colour: seatColour(seat, options), label: String(seat + 1), seat, train }],
    ),
  );
  return { tracks, trains };
}
