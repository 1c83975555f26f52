// The board as a picture, in layers: the print, and the track of all seats. Everything it shows is public.

import { type Attributes, element, group } from '../../../src/core/map/svg.js';
import type { Undressed } from '../../../src/core/title/draw-picture.js';
import { FONT } from '../../../src/core/title/letters.js';
import type { PictureOptions, Pieces, SheetBox } from '../../../src/core/title/picture.js';
import type { Board } from '../board/board.js';
import type { KnownState } from '../rules/state.js';
import { drawLand } from './draw-land.js';
import { drawEras, drawKey, drawTitle, ERAS_HEIGHT, KEY_HEIGHT } from './draw-legend.js';
import { drawCities, drawLines, drawTrack } from './draw-network.js';
import { HEAD, INK, MARGIN, PAPER, SCALE } from './paper.js';
import { placesOf } from './places.js';
import { sceneryOf } from './scenery.js';

/** The printed sheet. */
export function stillLayers(board: Board, { furniture = true, translate }: PictureOptions): Undressed {
  const places = placesOf(board);
  const [mapWidth, mapHeight] = extent(board).map((kilometres) => kilometres * SCALE);
  const width = mapWidth + 2 * MARGIN;
  const legendTop = HEAD + mapHeight + 50;
  const height = legendTop + ERAS_HEIGHT + KEY_HEIGHT + MARGIN / 2;
  const keyBox = { x: MARGIN + 10, y: legendTop + ERAS_HEIGHT, width: mapWidth - 20, height: KEY_HEIGHT };
  return {
    box: { x: 0, y: 0, width, height },
    title: board.name,
    room: furniture ? keyBox : null,
    ground: [
      element('rect', { width, height, fill: PAPER }),
      element('clipPath', { id: 'map' }, element('rect', { width: mapWidth, height: mapHeight })),
      onMap(drawLand(board, places), drawLines(board)),
    ].join('\n'),
    signs: onMap(drawCities(board, places.labels)),
    furniture: group({ 'font-family': FONT }, [
      frame({ x: 16, y: 16, width: width - 32, height: height - 32 }, 3),
      frame({ x: 23, y: 23, width: width - 46, height: height - 46 }, 1),
      frame({ x: MARGIN, y: HEAD, width: mapWidth, height: mapHeight }, 1.5),
      furniture ? drawTitle(board, width / 2, translate) : '',
      furniture ? drawEras(board, MARGIN + 10, legendTop, mapWidth - 20) : '',
    ]),
  };
}

/** What lies on the board. */
export function pieceLayers(
  board: Board,
  state: KnownState,
  options: PictureOptions & { readonly room: SheetBox | null },
): Pieces {
  const { room } = options;
  const key = room === null ? '' : drawKey(state, room, options);
  return {
    track: onMap(drawTrack(board, state, options)),
    trains: '',
    key: group({ 'font-family': FONT }, [key]),
  };
}

// Drawn in pixels from the upper left corner of the map.
const onMap = (...drawn: readonly string[]) =>
  group({ 'font-family': FONT, transform: `translate(${MARGIN} ${HEAD})`, 'clip-path': 'url(#map)' }, drawn);

const frame = (box: Attributes, width: number) =>
  element('rect', { ...box, fill: 'none', stroke: INK, 'stroke-width': width });

// The map's size in kilometres: that of its scenery, or room for its nodes.
function extent(board: Board): readonly [number, number] {
  const { positions } = board;
  const scenery = sceneryOf(board);
  if (scenery !== null) return [scenery.width, scenery.height];
  const most = (axis: 0 | 1) => positions.reduce((far, position) => Math.max(far, position[axis]), 0) + 150;
  return [most(0), most(1)];
}
