// A board as an SVG picture, empty or with a game on it. Pure: text in, text out, the same on every machine.

import { element, escaped, px, textElement } from '../../../src/core/map/svg.js';
import type { MilepostBoard } from '../board/board.js';
import { borderLayer } from './border-layer.js';
import { cityNameLayer, citySignLayer, crossingLayer } from './city-layer.js';
import { furnitureLayer, furnitureOf } from './furniture.js';
import { areaLayer, groundDefinitions, groundLayer, placeNameLayer } from './ground-layer.js';
import { gateLayer, insetGround } from './inset-layer.js';
import { createPaper } from './label-places.js';
import { milepostLayer, waveLayer } from './lattice-layer.js';
import { layOut } from './layout.js';
import { trackLayer, trainLayer } from './overlay.js';
import type { PictureOptions, Sheet } from './picture.js';
import { riverLayer, riverNameLayer } from './river-layer.js';
import { cityLinkLayer, seaPointLayer, shipPortLayer } from './sea-layer.js';
import { FONT, THEME } from './theme.js';

/**
 * Draws a board as a standalone SVG document. Segments that the board does not have are left out of tracks.
 *
 * @example renderBoard(board, { tracks: [{ colour: '#d81b3f', segments: seat.track }] })
 */
export function renderBoard(board: MilepostBoard, options: PictureOptions = {}): string {
  const panels = furnitureOf({ board, options });
  const sheet: Sheet = { ...layOut(board, panels), board, options, paper: createPaper() };
  const { width, height } = sheet;
  // Labels look for room in the order in which layers are made, not in the order in which they are painted.
  const ground = groundLayer(sheet);
  const inset = insetGround(sheet);
  const seaPoints = seaPointLayer(sheet);
  const mileposts = milepostLayer(sheet);
  const majors = citySignLayer(sheet, ['major']);
  const others = citySignLayer(sheet, ['medium', 'small']);
  const crossings = crossingLayer(sheet);
  const shipPorts = shipPortLayer(sheet);
  const gates = gateLayer(sheet);
  const placeNames = placeNameLayer(sheet);
  const cityNames = cityNameLayer(sheet);
  const riverNames = riverNameLayer(sheet);
  const furniture = furnitureLayer(sheet, panels);
  const layers = [
    ...ground,
    inset,
    areaLayer(sheet),
    borderLayer(sheet),
    seaPoints,
    placeNames,
    // Rivers run through red areas, so major cities lie below them.
    majors,
    riverLayer(sheet),
    waveLayer(sheet),
    mileposts,
    cityLinkLayer(sheet),
    trackLayer(sheet),
    others,
    crossings,
    shipPorts,
    gates,
    riverNames,
    cityNames,
    trainLayer(sheet),
    furniture,
    options.credits
      ? textElement(width - 14, height - 12, options.credits, {
          'font-family': FONT,
          'font-size': 10,
          'text-anchor': 'end',
          fill: THEME.faint,
        })
      : '',
    element('rect', {
      x: 1.5,
      y: 1.5,
      width: width - 3,
      height: height - 3,
      fill: 'none',
      stroke: THEME.frontier,
      'stroke-width': 3,
    }),
  ].filter((layer) => layer !== '');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${px(width)} ${px(height)}">`,
    element('title', {}, escaped(options.title ?? board.name)),
    element('defs', {}, [groundDefinitions]),
    ...layers,
    '</svg>',
    '',
  ].join('\n');
}
