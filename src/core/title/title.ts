// What a published game brings to this library: its rules, and what people see of them. Only the rules are
// loaded at once. Boards from files, pictures, words and the catalogue are loaded when somebody asks, so that
// you do without them if you play by the rules alone.

import type { AnyRuleset, Board } from '../engine/index.js';
import type { Words } from '../engine/words/translation.js';
import type { MapFinding } from '../map/finding.js';
import type { CatalogueRule } from './catalogue.js';
import type { Picture } from './picture.js';
import type { TitlePlanning } from './planning.js';
import type { Summary } from './summary.js';
import type { Tour } from './tour.js';

/**
 * A published game. `rulesets/list.json` lists them, and all that is done for every title follows from that
 * list: the root entry, the command, the playground, the tools.
 */
export interface Title<Rules> {
  /** Its ruleset, for `createEngine`. */
  readonly ruleset: Rules;
  /** The kind of map it is played on. */
  readonly boards: () => Promise<BoardKind>;
  /** Its board as a picture, and where things are on it. */
  readonly picture: () => Promise<Picture>;
  /** How seats stand in a game, in words and figures. */
  readonly summary: () => Promise<Summary>;
  /** What it answers planners, for `withPlanning` of `railhead/table`. */
  readonly planning: () => Promise<TitlePlanning>;
  /** How it is offered; absent where nothing is said of it. */
  readonly cover?: Cover;
  /** Its first minutes, step by step; absent where nobody wrote them. */
  readonly tour?: () => Promise<Tour>;
  /**
   * Its rules, as the page in `docs/rules` has them: its own, then its family's, then the engine's. Words of
   * another language have their texts under `rule M-BUILD-13`.
   */
  readonly catalogue: (words?: Words) => Promise<readonly CatalogueRule[]>;
  /** Its words in other languages, by the BCP 47 tag of the language. */
  readonly languages?: Readonly<Record<string, () => Promise<Words>>>;
  /** What its fields are, for people who read its types; absent where `fieldWords` of the ruleset say it. */
  readonly described?: () => Promise<{ readonly default: Described }>;
}

/** What only declarations in TypeScript say of a title; `npm run generate -- states` writes it. */
export interface Described {
  /** Words on fields, by where they stand: `state.seats.cash`, `buildTrack.from`. */
  readonly words: Readonly<Record<string, string>>;
  /** JSON Schemas of the facts, by type. */
  readonly facts: Readonly<Record<string, object>>;
}

/** A title as it is offered to people who choose a game. */
export interface Cover {
  /** Minutes that a game takes people at a table. */
  readonly minutes: number;
  /** What players do in it, in a sentence. */
  readonly about: string;
}

/** A kind of map, and how boards of it come from files. */
export interface BoardKind {
  /** What `kind` says in its map files. */
  readonly kind: string;
  /** True if a board is made of a map and a deck. */
  readonly needsDeck: boolean;
  /** Whether a map can be checked without its deck. */
  readonly checksMapAlone: boolean;
  /** Everything that is wrong with a map and its deck, or might be better. Never throws for data. */
  readonly validate: (map: unknown, deck: unknown) => readonly MapFinding[];
  /** The board. Throws `InvalidInputError` where {@link validate} finds errors of shape. */
  readonly define: (map: unknown, deck: unknown) => Board;
  /**
   * Findings about the picture of a sound map, drawn with an outline if one is given: texts for which signs
   * leave no place, mileposts off the outline's land. Absent if no picture is searched for places.
   */
  readonly checkPicture?: (map: unknown, outline: unknown) => Promise<readonly MapFinding[]>;
  /** Makes a deck of this many cards for a map: the text of its file. Absent if decks are written by hand. */
  readonly deckFor?: (
    map: unknown,
    wish: { readonly cards: number; readonly seed: number; readonly rate?: number },
  ) => Promise<string>;
}

/** A page of rules as a JSON module, loaded when somebody asks. */
export type Page = () => Promise<{ readonly default: readonly CatalogueRule[] }>;

/** A title of its parts: its catalogue is made of the pages it is written on, those of the title first. */
/* @__NO_SIDE_EFFECTS__ */
export function titleOf<R>(
  ruleset: R,
  { pages, ...parts }: Omit<Title<R>, 'ruleset' | 'catalogue'> & { readonly pages: readonly Page[] },
): Title<R> {
  return {
    ...parts,
    ruleset,
    async catalogue(words) {
      const { catalogueOf } = await import('./catalogue-of.js');
      const loaded = await Promise.all(pages.map((page) => page()));
      return catalogueOf(
        ruleset as AnyRuleset,
        loaded.map(({ default: page }) => page),
        words,
      ).rules;
    },
  };
}

/** The rulesets of titles, in their order. */
export function rulesetsOf<const T extends readonly Title<unknown>[]>(
  titles: T,
): { readonly [At in keyof T]: T[At]['ruleset'] } {
  return titles.map(({ ruleset }) => ruleset) as { [At in keyof T]: T[At]['ruleset'] };
}
