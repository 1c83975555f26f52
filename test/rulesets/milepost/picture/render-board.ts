// A whole picture of a board without a title, for tests of its layers.

import type { MilepostBoard } from '../../../../rulesets/milepost/board/board.js';
import { trackLayer, trainLayer } from '../../../../rulesets/milepost/picture/overlay.js';
import { keyLayer } from '../../../../rulesets/milepost/picture/panels.js';
import type {
  PictureOptions,
  TrackOverlay,
  TrainOverlay,
} from '../../../../rulesets/milepost/picture/picture.js';
import { stillLayers } from '../../../../rulesets/milepost/picture/render-board.js';
import { documentOf } from '../../../../src/core/title/draw-picture.js';
import { dress } from '../../../../src/core/title/dress-picture.js';

interface Overlays {
  readonly tracks?: readonly TrackOverlay[];
  readonly trains?: readonly TrainOverlay[];
}

/** Draws a board as a standalone SVG document, with tracks and trains on it. */
export function renderBoard(board: MilepostBoard, options: PictureOptions & Overlays = {}): string {
  const still = stillLayers(board, options);
  const { tracks = [], trains = [] } = options;
  const pieces = {
    track: trackLayer(board, tracks),
    trains: trainLayer(board, trains),
    key: keyLayer(still.room, tracks),
  };
  return dress(documentOf(still, pieces), { idPrefix: `${board.id}-` });
}
