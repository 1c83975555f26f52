// The unchanging layers of a board as an SVG picture. Equal on every machine.

import { element, textElement } from '../../../src/core/map/svg.js';
import type { Undressed } from '../../../src/core/title/draw-picture.js';
import { FONT } from '../../../src/core/title/letters.js';
import type { MilepostBoard } from '../board/board.js';
import { borderLayer, hatches, zoneLayer } from './border-layer.js';
import { citySignLayer } from './city-layer.js';
import { cityNameLayer } from './city-names.js';
import { crossingLayer } from './crossing-layer.js';
import { goodSymbols } from './goods/good-icon.js';
import { boxWithBand, gridReference } from './grid-reference.js';
import { groundLayer } from './ground-layer.js';
import { gateLayer, insetGround } from './inset-layer.js';
import { createPaper, NO_PAPER } from './label-places.js';
import { milepostLayer, waveLayer } from './lattice-layer.js';
import { layOut } from './layout.js';
import { panelLayer, panelsOf } from './panels.js';
import type { PictureOptions, Sheet } from './picture.js';
import { placeNameLayers } from './place-names.js';
import { type FoundPlaces, type KeptPlaces, type Places, soughtPlaces } from './places.js';
import { portNameLayer } from './port-names.js';
import { riverLayer } from './river-layer.js';
import { riverNameLayer } from './river-names.js';
import { cityLinkLayer, seaPointLayer, shipPortLayer } from './sea-layer.js';
import { roomOfSigns } from './sign-room.js';
import { NO_ROOM } from './slab.js';
import { THEME } from './theme.js';

/** What no game changes of the picture of a board. */
export function stillLayers(
  board: MilepostBoard,
  options: PictureOptions = {},
  places: Places = soughtPlaces(),
): Undressed {
  const panels = panelsOf({ board, options });
  const paper = places.areKnown ? NO_PAPER : createPaper();
  const bare = { ...layOut(board, panels), board, options, paper, places, names: [] };
  const sheet: Sheet = { ...bare, room: places.areKnown ? NO_ROOM : roomOfSigns(bare) };
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
  const placeNames = placeNameLayers(sheet);
  const cityNames = cityNameLayer(sheet);
  const portNames = portNameLayer(sheet);
  const riverNames = riverNameLayer(sheet);
  const rivers = riverLayer(sheet);
  // Panels are the last to look for space: a picture without panels finds the same before it.
  const { drawn: drawnPanels, room } = panelLayer(sheet, panels);
  const credits = {
    'font-family': FONT,
    'font-size': 10,
    'text-anchor': 'end',
    fill: THEME.faint,
  };
  return {
    box: boxWithBand(sheet),
    title: options.title ?? board.name,
    room,
    names: sheet.names,
    ground: joined([
      element('defs', {}, [
        ...hatches(options.zones?.length ?? 0),
        goodSymbols(board.goods.map(({ id }) => id)),
      ]),
      ...ground,
      inset,
      zoneLayer(sheet),
      borderLayer(sheet),
      cityLinkLayer(sheet),
      seaPoints,
      placeNames.spaced,
      // Rivers run through red areas, so major cities lie below them.
      majors,
      rivers,
      waveLayer(sheet),
      mileposts,
    ]),
    signs: joined([others, crossings, shipPorts, gates, placeNames.words, riverNames, portNames, cityNames]),
    furniture: joined([
      gridReference(sheet),
      drawnPanels,
      options.credits ? textElement(width - 14, height - 12, options.credits, credits) : '',
    ]),
  };
}

/** Looks for all places of a sheet, to be kept beside the map. */
export function findPlaces(board: MilepostBoard, options: PictureOptions): KeptPlaces {
  const found: FoundPlaces[] = [];
  stillLayers(board, options, soughtPlaces(found));
  return { board: board.hash, found };
}

const joined = (layers: readonly string[]) => layers.filter((layer) => layer !== '').join('\n');
