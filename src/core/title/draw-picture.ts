// Makes a picture of what a title draws: keeps its still layers per board, and joins layers to a document.

import { reading } from '../engine/input/arguments.js';
import { element, escaped, group, px } from '../map/svg.js';
import { dress } from './dress-picture.js';
import { drawHighlights } from './highlights.js';
import type { Highlight, Picture, PictureOptions, Pieces, PlaceOnSheet, SheetBox, Still } from './picture.js';
import { placesOnSheet } from './places.js';

/** What a title draws of a board. */
// biome-ignore lint/suspicious/noExplicitAny: each title knows its own boards and states
export interface Drawing<Board extends { readonly id: string } = any, State = any>
  extends Pick<Picture, 'placeOf' | 'spot' | 'gazetteer' | 'attempts'>,
    Partial<Pick<Picture, 'motions' | 'placeOfEvent'>> {
  /** The still layers, with ids as they are and in their own colours; `room` is kept free for the key. */
  still(board: Board, options: PictureOptions): Undressed;
  /** What lies on the board; `room` is that of the still layers. */
  pieces(board: Board, state: State, options: PictureOptions & { readonly room: SheetBox | null }): Pieces;
  /** All places of the board: those that a pointer finds by itself first. */
  places(board: Board): readonly PlaceOnSheet[];
  /** How far neighbours on the sheet are apart: what highlights are measured by. */
  readonly step: number;
}

/** Still layers, and the space that they leave for a key of the seats. */
export interface Undressed extends Still {
  /** Where the key stands on the sheet; null where there is none. */
  readonly room: SheetBox | null;
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
    const wear = (part: string) => dress(part, { idPrefix: `${board.id}-`, ...options });
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
  const pieces = (board: { readonly id: string }, state: unknown, options: PictureOptions = {}): Pieces => {
    const { track, trains, key } = drawing.pieces(board, state, {
      ...options,
      room: still(board, options).room,
    });
    const wear = (part: string) => dress(part, { idPrefix: `${board.id}-`, ...options });
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

// Few interfaces show a board in more ways than this at a time.
const MOST_SHEETS = 4;

function isSame(one: PictureOptions, other: PictureOptions): boolean {
  const { furniture = true, idPrefix, translate, recolour } = one;
  return (
    furniture === (other.furniture ?? true) &&
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
