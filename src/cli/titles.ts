// What the command line adds to each title: its picture, its rule catalogues and a line about a seat. One entry a title.

import chinaCatalogue from '../../rulesets/china-rails/catalogue.json' with { type: 'json' };
import milepostCatalogue from '../../rulesets/milepost/catalogue.json' with { type: 'json' };
import { chinaRules, describeMilepostSeat, drawChina } from './milepost-titles.js';

/** A rule as the catalogues have it. */
export interface CatalogueRule {
  readonly id: string;
  readonly kind: string;
  readonly section: string;
  readonly text: string;
  readonly note?: string;
  readonly source?: string;
}

/** What the command line knows of a title besides its ruleset. */
export interface TitleExtras {
  /** The picture of a board, with what lies on it if a state is given. */
  // biome-ignore lint/suspicious/noExplicitAny: each title knows its own boards and states
  draw(board: any, state: any | null): string;
  /** A few words about a seat's standing. */
  // biome-ignore lint/suspicious/noExplicitAny: as above
  describe(table: { readonly rules: any; readonly board: any }, state: any, seat: number): string;
  readonly catalogue: readonly CatalogueRule[];
  /** Compiles a board from a map and a deck, where users may bring their own. */
  compile?(map: unknown, deck: unknown): { readonly id: string; readonly hash: string };
}

/** Extras by ruleset id. */
export const titles: Readonly<Record<string, TitleExtras>> = {
  'china-rails': {
    draw: drawChina,
    describe: describeMilepostSeat,
    catalogue: [...chinaCatalogue, ...milepostCatalogue] as readonly CatalogueRule[],
    compile: chinaRules.compile,
  },
};
