// What the command line adds to each title: its picture, its rule catalogue, columns for a round and a line about a
// seat. One entry a title.

import chinaCatalogue from '../../rulesets/china-rails/catalogue.json' with { type: 'json' };
import hexCatalogue from '../../rulesets/hex-tycoon/catalogue.json' with { type: 'json' };
import { compileHexBoard, validateHexMap } from '../../rulesets/hex-tycoon/index.js';
import indiaCatalogue from '../../rulesets/india-rails/catalogue.json' with { type: 'json' };
import ironCatalogue from '../../rulesets/iron-dragon/catalogue.json' with { type: 'json' };
import { defineBoard } from '../../rulesets/milepost/board/define-board.js';
import { validateBoard } from '../../rulesets/milepost/board/validate-board.js';
import milepostCatalogue from '../../rulesets/milepost/catalogue.json' with { type: 'json' };
import twentiethCatalogue from '../../rulesets/twentieth-century-limited/catalogue.json' with {
  type: 'json',
};
import {
  checkTwentiethBoardFiles,
  compileTwentiethBoard,
} from '../../rulesets/twentieth-century-limited/index.js';
import type { Board } from '../core/engine/index.js';
import type { Finding } from '../core/map/finding.js';
import {
  drawChinaRails,
  drawHexTycoon,
  drawIndiaRails,
  drawIronDragon,
  drawTwentiethCenturyLimited,
} from '../render/index.js';
import { describeHexSeat, hexColumns } from './hex-tycoon.js';
import { describeIronSeat } from './iron-dragon.js';
import { describeMilepostSeat, milepostColumns, noticeOfMajors } from './milepost.js';
import { describeTwentiethSeat, twentiethColumns } from './twentieth-century-limited.js';

/** A rule as the catalogues have it. */
export interface CatalogueRule {
  readonly id: string;
  readonly kind: string;
  readonly section: string;
  readonly text: string;
  readonly note?: string;
  readonly source?: string;
}

/** A game to be told of. */
export interface Told {
  // biome-ignore lint/suspicious/noExplicitAny: each title knows its own rules, boards and states
  readonly rules: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly board: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly state: any;
  /** How often each type of event has named a seat so far; null where only the state is known. */
  readonly happened: ((type: string, seat: number) => number) | null;
}

/** A column about each seat in the line of a round. */
export interface Column {
  readonly head: string;
  readonly width: number;
  readonly of: (told: Told, seat: number) => string | number;
}

/** How users bring their own boards of a kind of map. */
export interface BoardKind {
  readonly needsDeck: boolean;
  /** Whether a map can be checked without its deck. */
  readonly checksMapAlone: boolean;
  readonly check: (map: unknown, deck: unknown) => readonly Finding[];
  readonly compile: (map: unknown, deck: unknown) => Board;
}

/** What the command line knows of a title besides its ruleset. */
export interface TitleExtras {
  /** The picture of a board, with what lies on it if a state is given. */
  // biome-ignore lint/suspicious/noExplicitAny: each title knows its own boards and states
  readonly draw: (board: any, state?: any) => string;
  readonly columns: readonly Column[];
  /** A seat's standing in a few words. */
  readonly describe: (told: Told, seat: number) => string;
  /** What should be known of the board before the game begins, or null. */
  readonly notice?: (told: Pick<Told, 'rules' | 'board'>) => string | null;
  readonly catalogue: readonly CatalogueRule[];
  /** The kind of map it is played on, a key of {@link boardKinds}. */
  readonly boards: string;
}

/** Kinds of map, as `kind` in a map file names them. */
export const boardKinds: Readonly<Record<string, BoardKind>> = {
  milepost: {
    needsDeck: true,
    checksMapAlone: true,
    check: validateBoard,
    compile: (map, deck) => defineBoard(map as never, deck as never),
  },
  hex: {
    needsDeck: false,
    checksMapAlone: true,
    check: validateHexMap,
    compile: (map) => compileHexBoard(map as never),
  },
  'twentieth-century-limited': {
    needsDeck: true,
    checksMapAlone: false,
    check: checkTwentiethBoardFiles,
    compile: (map, deck) => compileTwentiethBoard(map as never, deck as never),
  },
};

const milepost = {
  columns: milepostColumns,
  describe: describeMilepostSeat,
  notice: noticeOfMajors,
  boards: 'milepost',
};
const catalogueOf = (...rules: readonly object[]) => rules as readonly CatalogueRule[];

/** Extras by ruleset id. */
export const titles: Readonly<Record<string, TitleExtras>> = {
  'china-rails': {
    ...milepost,
    draw: drawChinaRails,
    catalogue: catalogueOf(...chinaCatalogue, ...milepostCatalogue),
  },
  'india-rails': {
    ...milepost,
    draw: drawIndiaRails,
    catalogue: catalogueOf(...indiaCatalogue, ...milepostCatalogue),
  },
  'iron-dragon': {
    ...milepost,
    describe: describeIronSeat,
    draw: drawIronDragon,
    catalogue: catalogueOf(...ironCatalogue),
  },
  'hex-tycoon': {
    draw: drawHexTycoon,
    columns: hexColumns,
    describe: describeHexSeat,
    catalogue: catalogueOf(...hexCatalogue),
    boards: 'hex',
  },
  'twentieth-century-limited': {
    draw: drawTwentiethCenturyLimited,
    columns: twentiethColumns,
    describe: describeTwentiethSeat,
    catalogue: catalogueOf(...twentiethCatalogue),
    boards: 'twentieth-century-limited',
  },
};
