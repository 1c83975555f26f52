// Conditions that picking up, dropping and delivering share.

import type { Params } from '../../../src/engine/index.js';
import { cityAt } from '../rules/city.js';
import type { KnownGame } from '../types.js';
import { trainOf } from './define.js';

interface LoadAction {
  readonly seat: number;
  readonly load: string;
  readonly train?: number;
}

/** The train stands in a city; any milepost of a major one will do (M-LOAD-2, M-LOAD-6). */
export const isInCity = {
  code: 'load/not-in-city',
  rule: 'M-LOAD-2',
  needs: ['train/no-such-train', 'train/not-placed'],
  test: (game: KnownGame, action: { seat: number; train?: number }): Params | null =>
    cityAt(game.board, trainOf(game, action)?.at ?? null) === undefined ? {} : null,
};

/** The load is aboard. */
export const isAboard = {
  code: 'load/not-aboard',
  rule: 'M-DELIVER-1',
  needs: ['train/no-such-train'],
  test: (game: KnownGame, action: LoadAction): Params | null =>
    trainOf(game, action)?.loads.includes(action.load) ? null : { good: action.load },
};

/** Movement is left for the loading, where that takes any (M-VAR-12). */
export const hasLoadPoints = {
  code: 'load/no-points',
  rule: 'M-VAR-12',
  needs: ['train/no-such-train'],
  test: (game: KnownGame, action: { seat: number; train?: number }): Params | null =>
    (trainOf(game, action)?.points ?? 0) < game.rules.loadPoints ? { points: game.rules.loadPoints } : null,
};
