// Pictures of milepost games: a title's board as its documentation shows it, with a game's track and trains on it.

import type { MilepostBoard } from '../board/board.js';
import type { MilepostRules } from '../tables.js';
import type { BoardOutline, PictureOptions } from './picture.js';
import { renderBoard } from './render-board.js';
import { SEAT_COLOURS } from './theme.js';

/** What a picture reads of a state or a view: all of it is open to everybody. */
export interface MilepostOnBoard {
  readonly game: { readonly seatNames: readonly string[] };
  readonly rail: { readonly tracks: readonly (readonly number[])[] };
  readonly seats: readonly { readonly trains: readonly { readonly at: number | null }[] }[];
}

/** A title's own choices for the picture of its board. */
export interface MilepostDrawingSpec {
  readonly ruleset: {
    readonly title: string;
    readonly tables: Pick<MilepostRules, 'terrainPrices' | 'cityPrices' | 'surcharges'>;
  };
  /** The board that title, subtitle and outline belong to; other boards are drawn without them. */
  readonly map: {
    readonly id: string;
    readonly kilometres?: number | null;
    readonly credits: readonly string[];
  };
  readonly outline: BoardOutline;
  readonly subtitle: string;
  /** What prices are counted in; millions unless said otherwise. */
  readonly money?: string;
  /** Areas of the map with borders drawn between them, by id. */
  readonly countries?: readonly string[];
}

/** Draws a board as a standalone SVG document; with a state or view, what lies on it too. */
export type DrawMilepost = (board: MilepostBoard, state?: MilepostOnBoard | null) => string;

/** Makes the drawing of a title. */
export function milepostDrawing(spec: MilepostDrawingSpec): DrawMilepost {
  const { ruleset, map, outline, subtitle, money, countries } = spec;
  const { title, tables } = ruleset;
  const { terrainPrices, cityPrices, surcharges } = tables;
  const prices = { terrain: terrainPrices, city: cityPrices, water: surcharges };
  const own = {
    title,
    outline,
    subtitle,
    kilometres: map.kilometres ?? null,
    credits: map.credits.join(' '),
    ...(countries ? { countries } : {}),
  };
  return (board, state = null) =>
    renderBoard(board, {
      title: board.name,
      prices,
      ...(money ? { money } : {}),
      ...(board.id === map.id ? own : {}),
      ...(state === null ? {} : tracksAndTrains(state)),
    });
}

/** A game's track and trains in the colours of its seats, for `renderBoard`. */
export function tracksAndTrains({
  game,
  rail,
  seats,
}: MilepostOnBoard): Pick<PictureOptions, 'tracks' | 'trains'> {
  const tracks = rail.tracks.map((segments, seat) => ({
    segments,
    colour: SEAT_COLOURS[seat % SEAT_COLOURS.length],
    name: game.seatNames[seat],
  }));
  const trains = seats.flatMap((seat, n) =>
    seat.trains.flatMap(({ at }) =>
      at === null
        ? []
        : [{ milepost: at, colour: SEAT_COLOURS[n % SEAT_COLOURS.length], label: String(n + 1) }],
    ),
  );
  return { tracks, trains };
}
