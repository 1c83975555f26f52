// A game on the page: its store, its title with all that people are shown of it, and who plays which seat.

import { type Picture, type RulesetId, type Summary, type Title, titles } from 'railhead';
import { type AnyEngine, type AnyRuleset, createEngine, type GameConfig } from 'railhead/engine';
import type { TitlePlanning } from 'railhead/planning';
import { type Place, whereIs } from 'railhead/render';
import { createGameStore, type GameStart, type GameStore } from 'railhead/store';

/** Who plays a seat. */
export type Player = 'you' | 'greedy' | 'random';

/** A game with everything that the page needs to show it. */
export interface Session {
  readonly engine: AnyEngine;
  // biome-ignore lint/suspicious/noExplicitAny: states, views, actions and events of whatever title
  readonly store: GameStore<any, any, any, any>;
  readonly ruleset: AnyRuleset;
  // biome-ignore lint/suspicious/noExplicitAny: the compiled rules and the board of whatever title
  readonly rules: any;
  // biome-ignore lint/suspicious/noExplicitAny: as above
  readonly board: any;
  readonly picture: Picture;
  readonly summary: Summary;
  readonly planning: TitlePlanning;
  /** Where a place is, in words. */
  readonly placeName: (place: Place) => string;
  /** Texts of the rules by id. */
  readonly texts: ReadonlyMap<string, string>;
  readonly players: readonly Player[];
  /** The seed, of which bots make their luck. */
  readonly seed: string | number;
  /** True if people at one screen may see each other's secrets. */
  readonly isOpen: boolean;
}

/** What a snapshot of the store holds, whatever the title. */
export type Snapshot = ReturnType<Session['store']['getSnapshot']>;

/** What the page needs to open a game. */
export interface Opening {
  readonly start: GameStart<string>;
  /** Who plays which seat; or who plays all but the first, where the number of seats is not known before. */
  readonly players: readonly Player[] | Player;
  readonly isOpen: boolean;
  /** A board of one's own. */
  readonly board: Parameters<typeof createEngine>[1];
}

const rulesets: readonly AnyRuleset[] = Object.values(titles).map(({ ruleset }) => ruleset);

/** Every title, in the order of the package. */
export const allTitles: readonly (readonly [RulesetId, Title<AnyRuleset>])[] = Object.entries(
  titles,
) as never;

/** Opens a game. Throws what the engine throws at a config or a record it refuses. */
export async function openSession({ start, players, isOpen, board }: Opening): Promise<Session> {
  const engine = createEngine(rulesets, board) as unknown as AnyEngine;
  const store = createGameStore(engine, start as never) as Session['store'];
  const { state } = store.getSnapshot();
  const table = engine.settingOf(state);
  const { picture, summary, catalogue, planning } = titles[state.game.ruleset as RulesetId];
  const drawn = await picture();
  const gazetteer = drawn.gazetteer(table.board);
  const { config } = store.save() as { readonly config: GameConfig };
  return {
    engine,
    store,
    ruleset: table.ruleset,
    rules: table.rules,
    board: table.board,
    picture: drawn,
    placeName(place) {
      const spot = drawn.spotOf(table.board, place);
      return spot === null ? '' : whereIs(spot, gazetteer);
    },
    summary: await summary(),
    planning: await planning(),
    texts: new Map((await catalogue()).map(({ id, text }) => [id, text])),
    players: Array.isArray(players)
      ? players
      : state.game.seatNames.map((_: string, seat: number) => (seat === 0 ? 'you' : players)),
    seed: config.seed,
    isOpen,
  };
}
