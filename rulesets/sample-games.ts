// Games of every title as data: examinations of laws begin anywhere in them. Only railhead/testing loads them.
// rulesets/index.ts is the list that this one follows.

import chinaRails from './china-rails/generated/sample-games.json' with { type: 'json' };
import hexTycoon from './hex-tycoon/generated/sample-games.json' with { type: 'json' };
import indiaRails from './india-rails/generated/sample-games.json' with { type: 'json' };
import ironDragon from './iron-dragon/generated/sample-games.json' with { type: 'json' };
import twentiethCenturyLimited from './twentieth-century-limited/generated/sample-games.json' with {
  type: 'json',
};

/** The sample games of a title: of one deal, one that bots played to its end and one of chance. */
export interface WrittenGames {
  readonly ruleset: string;
  readonly config: { readonly seats: number; readonly seed: number };
  /** The actions of each, in the shorthand of records. */
  readonly games: readonly (readonly string[])[];
  /**
   * Where to begin, as a game and a number of actions, so that the few actions behind these places show every kind of action, of fact and
   * of refusal that the games show: those that show most first.
   */
  readonly places: readonly (readonly number[])[];
}

/** Those of all titles. */
export const sampleGames: readonly WrittenGames[] = [
  chinaRails,
  indiaRails,
  ironDragon,
  hexTycoon,
  twentiethCenturyLimited,
];
