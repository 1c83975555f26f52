// The picture of a milepost title: its drawing, the places on it, and the meanings of pointing at them.

import type { GameAction, GameEvent } from '../../../src/core/engine/index.js';
import type { SpotPoint } from '../../../src/core/map/spot.js';
import { nightOf, pictureOf } from '../../../src/core/title/draw-picture.js';
import {
  type Deciding,
  distanceBetween,
  type Gazetteer,
  type Motion,
  type Picture,
  type PictureOptions,
  type PlaceOnSheet,
} from '../../../src/core/title/picture.js';
import type { Milepost, MilepostBoard } from '../board/board.js';
import type { MilepostKnown } from '../rules/state.js';
import { milepostEventPlace, milepostPlace, milepostSpot } from './action-spot.js';
import { placesOf, trackLayer, trainLayer } from './overlay.js';
import { keyLayer } from './panels.js';
import { type KeptPlaces, knownPlaces, soughtPlaces } from './places.js';
import { findPlaces, stillLayers } from './render-board.js';
import { NIGHT, THEME, UNIT } from './theme.js';
import {
  type MilepostDrawingSpec,
  type MilepostOnBoard,
  optionsFor,
  tracksAndTrains,
} from './title-drawing.js';

/** Draws a board as a standalone SVG document; with a state or view, what lies on it too. */
export type DrawMilepost = (
  board: MilepostBoard,
  state?: MilepostOnBoard | null,
  options?: PictureOptions,
) => string;

/** What draws a title of the family. */
export interface MilepostTitlePicture extends Picture {
  /** The whole picture, with the options that milepost titles have. */
  readonly draw: DrawMilepost;
  /** Looks for the places of a board's names: keep them as `places` of the spec for a fast first picture. */
  readonly findPlaces: (board: MilepostBoard) => KeptPlaces;
}

/**
 * The picture of a title of the family.
 *
 * @param spec - The ruleset, the map, and what is drawn around it: coasts, credits, kept places.
 * @returns The picture, for `createBoard`.
 * @see `createBoard`
 * @example
 * const picture = milepostPicture({ ruleset: chinaRails, map: { id: board.id, credits: ['from memory'] } });
 * console.log(picture.draw(board, state).includes('from memory'));
 * // true
 */
export function milepostPicture(spec: MilepostDrawingSpec): MilepostTitlePicture {
  const of = optionsFor(spec);
  const picture = pictureOf({
    still(board, { furniture = true, translate }) {
      const { places } = spec;
      const isKept = places !== undefined && places.board === board.hash;
      return stillLayers(
        board,
        { ...of(board), furniture, translate },
        isKept ? knownPlaces(places) : soughtPlaces(),
      );
    },
    pieces(board, state: MilepostOnBoard, options) {
      const { tracks, trains } = tracksAndTrains(state, options);
      return {
        track: trackLayer(board, tracks),
        trains: trainLayer(board, trains, options.names),
        key: keyLayer(options.room, tracks),
      };
    },
    places,
    motions,
    step: UNIT,
    placeOf: milepostPlace,
    placeOfEvent: milepostEventPlace,
    spot: milepostSpot,
    gazetteer,
    attempts,
    night: nightOf(THEME, NIGHT),
  });
  return { ...picture, findPlaces: (board) => findPlaces(board, of(board)) };
}

// Mileposts, on land and of the sea, and segments; cities by the middle of their mileposts.
function places(board: MilepostBoard): readonly PlaceOnSheet[] {
  const { x, y, line } = placesOf(board);
  const found: PlaceOnSheet[] = [];
  const land = new Set(board.mileposts);
  for (let id = 0; id < board.size; id++)
    if (land.has(id) || board.seaAt[id] >= 0)
      found.push({ kind: 'milepost', id, spot: [[x(id), y(id)]], found: true });
  for (let id = 0; id < board.segmentCount; id++) {
    const [from, to] = [board.ends[2 * id], board.ends[2 * id + 1]];
    if (from >= 0) found.push({ kind: 'segment', id, spot: line(from, to), found: true });
  }
  for (const [id, { mileposts }] of board.cities.entries())
    found.push({ kind: 'city', id, spot: [middleOf(board, mileposts)], found: false });
  return found;
}

function middleOf(board: MilepostBoard, mileposts: readonly Milepost[]): SpotPoint {
  const { x, y } = placesOf(board);
  const mean = (of: (milepost: Milepost) => number) =>
    mileposts.reduce((sum, milepost) => sum + of(milepost), 0) / mileposts.length;
  return [mean(x), mean(y)];
}

// Steps of one train one after another are one motion; a ferry is crossed from port to port.
function motions(board: MilepostBoard, events: readonly GameEvent[]): readonly Motion[] {
  const { x, y } = placesOf(board);
  const at = (milepost: Milepost): SpotPoint => [x(milepost), y(milepost)];
  const moved = new Map<string, { seat: number; train: number; path: SpotPoint[] }>();
  for (const event of events) {
    const { type, seat, train, from, to } = event as GameEvent & Partial<TrainMoved>;
    if ((type !== 'trainMoved' && type !== 'shipMoved') || from === undefined || to === undefined) continue;
    const name = `${seat} ${train}`;
    const motion = moved.get(name);
    if (motion === undefined)
      moved.set(name, { seat: seat ?? 0, train: train ?? 0, path: [at(from), at(to)] });
    else motion.path.push(at(to));
  }
  return [...moved.values()];
}

interface TrainMoved {
  readonly seat: number;
  readonly train: number;
  readonly from: Milepost;
  readonly to: Milepost;
}

function gazetteer(board: MilepostBoard): Gazetteer {
  const layout = placesOf(board);
  const at = (milepost: Milepost) => [layout.x(milepost), layout.y(milepost)] as const;
  return {
    // The middle too: where a city as a place is, which need be none of its mileposts.
    places: board.cities.flatMap(({ name, mileposts }) =>
      [middleOf(board, mileposts), ...mileposts.map(at)].map((point) => ({ name, at: point })),
    ),
    step: distanceBetween(at(0), at(1)),
  };
}

// Every segment either way, and every milepost as the next one of the seat's first train.
function* attempts(
  { ends, x }: MilepostBoard,
  { seats }: MilepostKnown,
  { seat, types }: Deciding,
): Iterable<GameAction> {
  if (types.has('buildTrack')) {
    for (let segment = 0; segment < ends.length / 2; segment++) {
      const [from, to] = [ends[2 * segment], ends[2 * segment + 1]];
      yield { type: 'buildTrack', seat, from, to } as GameAction;
      yield { type: 'buildTrack', seat, from: to, to: from } as GameAction;
    }
  }
  if (!types.has('moveTrain')) return;
  const isPlaced = seats[seat].trains[0].at !== null;
  for (let milepost = 0; milepost < x.length; milepost++) {
    const move = { type: 'moveTrain', seat, to: milepost };
    yield (isPlaced ? move : { type: 'placeTrain', seat, milepost }) as GameAction;
  }
}
