// Makes a picture of what a title draws: keeps its still layers per board, and joins layers to a document.

import { reading } from '../engine/input/arguments.js';
import { element, escaped, group, px } from '../map/svg.js';
import { dress } from './dress-picture.js';
import { drawHighlights } from './highlights.js';
import {
  type Highlight,
  type Picture,
  type PictureOptions,
  type Pieces,
  type PlaceOnSheet,
  SEAT_COLOURS,
  type SheetBox,
  type Still,
} from './picture.js';
import { placesOnSheet } from './places.js';

/** What a title draws of a board. */
// biome-ignore lint/suspicious/noExplicitAny: each title knows its own boards and states
export interface Drawing<Board extends { readonly id: string } = any, State = any>
  extends Pick<Picture, 'placeOf' | 'spot' | 'gazetteer' | 'attempts'>,
    Partial<Pick<Picture, 'motions' | 'placeOfEvent'>> {
  /** The still layers, with ids as they are and in their own colours; `room` is kept free for the key. */
  still(board: Board, options: PictureOptions): Undressed;
  /** What lies on the board; `room` and `names` are those of the still layers. */
  pieces(board: Board, state: State, options: PictureOptions & Pick<Undressed, 'room' | 'names'>): Pieces;
  /** All places of the board: those that a pointer finds by itself first. */
  places(board: Board): readonly PlaceOnSheet[];
  /** How far neighbours on the sheet are apart: what highlights are measured by. */
  readonly step: number;
  /** Colours of the dark sheet, by those of the light one; a dark sheet is as the light one without it. */
  readonly night?: ReadonlyMap<string, string>;
}

/** Still layers, and the space that they leave for a key of the seats. */
export interface Undressed extends Still {
  /** Where the key stands on the sheet; null where there is none. */
  readonly room: SheetBox | null;
  /** Where names are: pieces stand beside them where they can. */
  readonly names?: readonly SheetBox[];
}

/**
 * The picture of a drawing: still layers are drawn once per board and options, ids begin with the board's id.
 *
 * @param drawing - What draws the layers of a title and knows its places.
 * @returns The picture, for `createBoard` or `picture` of a title.
 * @see `createBoard`
 * @example
 * const pond = pictureOf({
 *   still: () => ({
 *     box: { x: 0, y: 0, width: 80, height: 60 }, title: 'A pond', room: null,
 *     ground: '<circle id="shore" cx="40" cy="30" r="20"/>', signs: '', furniture: '',
 *   }),
 *   pieces: () => ({ track: '', trains: '', key: '' }),
 *   places: () => [{ kind: 'city', id: 3, spot: [[40, 30]], found: true }],
 *   step: 20,
 *   placeOf: () => null,
 *   spot: () => null,
 *   gazetteer: () => ({ places: [], step: 20 }),
 *   attempts: () => [],
 * });
 * const board = { id: 'pond' };
 * console.log(pond.draw(board).includes('id="pond-shore"'), pond.placeAt(board, [44, 33], { radius: 9 }).id);
 * // true 3
 */
export function pictureOf(drawing: Drawing): Picture {
  const kept = new WeakMap<object, { options: PictureOptions; still: Undressed }[]>();
  const still = (board: { readonly id: string }, options: PictureOptions = {}): Undressed => {
    const sheets = kept.get(board) ?? [];
    const alike = sheets.find((sheet) => isSame(sheet.options, options));
    if (alike !== undefined) return alike.still;
    const drawn = drawing.still(board, options);
    const wear = wearing(board, options);
    const worn = {
      ...drawn,
      title: options.translate?.(drawn.title) ?? drawn.title,
      ground: wear(drawn.ground),
      signs: wear(drawn.signs),
      furniture: wear(drawn.furniture),
    };
    kept.set(board, [{ options, still: Object.freeze(worn) }, ...sheets].slice(0, MOST_SHEETS));
    return worn;
  };
  const wearing =
    ({ id }: { readonly id: string }, options: PictureOptions) =>
    (part: string) =>
      dress(part, { idPrefix: `${id}-`, ...options, recolour: coloursOf(drawing.night, options) });
  const pieces = (board: { readonly id: string }, state: unknown, options: PictureOptions = {}): Pieces => {
    const { room, names } = still(board, options);
    const { track, trains, key } = drawing.pieces(board, state, {
      ...options,
      room,
      ...(names && { names }),
    });
    const wear = wearing(board, options);
    return { track: wear(track), trains: wear(trains), key: wear(key) };
  };
  const places = placesOnSheet((board: object) => drawing.places(board));
  return readable({
    still,
    pieces,
    highlights: (board, marks: readonly Highlight[], scale) =>
      drawHighlights(
        marks.flatMap((mark) => {
          const spot = places.spotOf(board, mark);
          return spot === null ? [] : [{ ...mark, spot }];
        }),
        { box: still(board).box, step: drawing.step, scale },
      ),
    draw(board, state, options) {
      const sheet = still(board, options);
      return documentOf(sheet, state == null ? null : pieces(board, state, options));
    },
    spotOf: places.spotOf,
    placeAt: (board, point, reach) => places.placeAt(board, still(board).box, { point, ...reach }),
    places: places.all,
    motions: drawing.motions ?? (() => []),
    placeOf: drawing.placeOf,
    placeOfEvent: drawing.placeOfEvent ?? (() => null),
    spot: drawing.spot,
    gazetteer: drawing.gazetteer,
    attempts: drawing.attempts,
  });
}

// A picture is drawn of what it is given, and asks no rules.
function readable(picture: Picture): Picture {
  const wanted = 'a board of this kind, and what lies on it';
  const verbs = Object.entries(picture as object).map(([name, verb]) => [
    name,
    (...given: unknown[]) => reading('picture', wanted, () => verb(...given)),
  ]);
  return Object.fromEntries(verbs) as Picture;
}

/** Colours of a dark sheet by those of the light one, from two tables with the same roles. */
export function nightOf<Role extends string>(
  light: Readonly<Record<Role, string>>,
  dark: Readonly<Record<Role, string>>,
): ReadonlyMap<string, string> {
  return new Map((Object.keys(light) as Role[]).map((role) => [light[role], dark[role]]));
}

// Few interfaces show a board in more ways than this at a time.
const MOST_SHEETS = 4;

// Seats keep their colours on a dark sheet, even one that the light sheet has too.
function coloursOf(
  night: ReadonlyMap<string, string> | undefined,
  { sheet, recolour, seatColours = SEAT_COLOURS }: PictureOptions,
): PictureOptions['recolour'] {
  if (sheet !== 'dark' || night === undefined) return recolour;
  return (colour) => {
    const dark = seatColours.includes(colour) ? colour : (night.get(colour) ?? colour);
    return recolour?.(dark) ?? dark;
  };
}

function isSame(one: PictureOptions, other: PictureOptions): boolean {
  const { furniture = true, sheet = 'light', idPrefix, translate, recolour } = one;
  return (
    furniture === (other.furniture ?? true) &&
    sheet === (other.sheet ?? 'light') &&
    idPrefix === other.idPrefix &&
    translate === other.translate &&
    recolour === other.recolour
  );
}

/** The layers of a picture as an SVG document. */
export function documentOf({ box, title, ground, signs, furniture }: Still, pieces: Pieces | null): string {
  const layer = (name: string, drawn: string) => group({ 'data-layer': name }, [drawn]);
  const view = [box.x, box.y, box.width, box.height].map(px).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${px(box.width)}" height="${px(box.height)}" viewBox="${view}">`,
    element('title', {}, escaped(title)),
    layer('ground', ground),
    layer('track', pieces?.track ?? ''),
    layer('signs', signs),
    layer('trains', pieces?.trains ?? ''),
    layer('furniture', furniture),
    layer('key', pieces?.key ?? ''),
    '</svg>',
    '',
  ]
    .filter((part, n, all) => part !== '' || n === all.length - 1)
    .join('\n');
}
