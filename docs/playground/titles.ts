// What the page knows of each title: its picture, where things are on it, what one may try by pointing at it, and a few
// lines about every seat.

import type { AnyEngine, AnyRuleset, Board, GameAction } from 'railhead/engine';
import {
  drawChinaRails,
  drawHexTycoon,
  drawIndiaRails,
  drawIronDragon,
  drawTwentiethCenturyLimited,
  hexSpot,
  milepostSpot,
  type Spot,
  type SpotPoint,
  twentiethSpot,
} from 'railhead/render';
import { chinaRails } from 'railhead/rulesets/china-rails';
import { compileHexBoard, hexTycoon } from 'railhead/rulesets/hex-tycoon';
import { indiaRails } from 'railhead/rulesets/india-rails';
import { ironDragon } from 'railhead/rulesets/iron-dragon';
import { defineBoard } from 'railhead/rulesets/milepost';
import { compileTwentiethBoard, twentiethCenturyLimited } from 'railhead/rulesets/twentieth-century-limited';
import type { Gazetteer } from './places.js';

// biome-ignore lint/suspicious/noExplicitAny: each title knows its own boards and views
type Any = any;

/** Who decides, and the kinds of action that the decision allows. */
export interface Deciding {
  readonly seat: number;
  readonly types: ReadonlySet<string>;
}

/** A title on the page. */
export interface PlayableTitle {
  readonly ruleset: AnyRuleset;
  readonly draw: (board: Any, view: Any) => string;
  readonly spot: (board: Any, action: GameAction) => Spot | null;
  /** The names on the board, to say where a spot is. */
  readonly gazetteer: (board: Any) => Gazetteer;
  /** What else an action speaks of: a card. */
  readonly tell?: (board: Any, action: GameAction) => string | null;
  /** Actions that pointing at the board may mean for a decision, legal or not. */
  readonly attempts: (board: Any, view: Any, decision: Deciding) => Iterable<GameAction>;
  /** Facts about a seat, as far as the view knows them; null stays unsaid. */
  readonly facts: (
    view: Any,
    seat: number,
    table: ReturnType<AnyEngine['tableOf']>,
  ) => readonly (readonly [string, unknown])[];
  /** Facts about what lies open for all, where the picture does not show it. */
  readonly open?: (
    view: Any,
    table: ReturnType<AnyEngine['tableOf']>,
  ) => readonly (readonly [string, unknown])[];
  /** What maps of its own say of their kind. */
  readonly kind: string;
  /** Whether a deck goes with a map. */
  readonly hasDeck: boolean;
  readonly compile: (map: Any, deck: Any) => Board;
}

const milepost = {
  kind: 'milepost',
  hasDeck: true,
  spot: milepostSpot as PlayableTitle['spot'],
  compile: defineBoard as PlayableTitle['compile'],
  gazetteer(board: Any) {
    const at = (to: number) => spotOf(milepostSpot, board, { to })[0];
    return {
      places: board.cities.flatMap(({ name, mileposts }: Any) =>
        mileposts.map((milepost: number) => ({ name, at: at(milepost) })),
      ),
      step: apart(at(0), at(1)),
    };
  },

  *attempts(board: Any, view: Any, { seat, types }: Deciding) {
    if (types.has('buildTrack')) {
      for (let segment = 0; segment < board.ends.length / 2; segment++) {
        const [from, to] = [board.ends[2 * segment], board.ends[2 * segment + 1]];
        yield { type: 'buildTrack', seat, from, to } as GameAction;
        yield { type: 'buildTrack', seat, from: to, to: from } as GameAction;
      }
    }
    if (!types.has('moveTrain')) return;
    const isPlaced = view.seats[seat].trains[0].at !== null;
    for (let milepost = 0; milepost < board.x.length; milepost++) {
      const move = { type: 'moveTrain', seat, to: milepost };
      yield (isPlaced ? move : { type: 'placeTrain', seat, milepost }) as unknown as GameAction;
    }
  },

  facts(view: Any, seat: number, { rules, board }: Any) {
    const { cash, trains, hand } = view.seats[seat];
    const nameOf = (id: string) => board.cities[board.cityIndex(id)].name;
    const trainFacts = trains.map(({ loco, loads, points }: Any) => [
      rules.locos[loco].name,
      `${loads.join(', ') || 'no load'}, ${points} to move`,
    ]);
    const cards = hand.map((card: number | null) => [
      card === null ? 'card' : `card ${card}`,
      card === null
        ? null
        : rules.policies
            .demands(board.demandCards[card - 1])
            .map(({ city, good, payout }: Any) => `${good} to ${nameOf(city)} for ${payout}`)
            .join('; '),
    ]);
    return [['cash', cash], ['track', view.rail.tracks[seat].length], ...trainFacts, ...cards];
  },
};

// A spot that there is, of something that is no whole action.
const spotOf = (spot: Any, board: Any, of: object): Spot => spot(board, of);
const apart = (one: SpotPoint, other: SpotPoint) => Math.hypot(one[0] - other[0], one[1] - other[1]);

/** The titles by id. */
export const playable: Readonly<Record<string, PlayableTitle>> = {
  'china-rails': { ...milepost, ruleset: chinaRails as unknown as AnyRuleset, draw: drawChinaRails },
  'india-rails': { ...milepost, ruleset: indiaRails as unknown as AnyRuleset, draw: drawIndiaRails },
  'iron-dragon': { ...milepost, ruleset: ironDragon as unknown as AnyRuleset, draw: drawIronDragon },
  'hex-tycoon': {
    ruleset: hexTycoon as unknown as AnyRuleset,
    draw: drawHexTycoon,
    kind: 'hex',
    hasDeck: false,
    spot: hexSpot as PlayableTitle['spot'],
    compile: compileHexBoard as PlayableTitle['compile'],
    gazetteer(board) {
      const at = (hex: number) => spotOf(hexSpot, board, { hex })[0];
      return {
        places: board.names.flatMap((name: string | null, hex: number) =>
          name === null ? [] : [{ name, at: at(hex) }],
        ),
        step: apart(at(0), at(1)),
      };
    },
    *attempts({ siteCount, hexCount }, _view, { seat, types }) {
      for (const type of ['chooseStartingCity', 'buildStation']) {
        if (!types.has(type)) continue;
        for (let hex = 0; hex < hexCount; hex++) yield { type, seat, hex } as GameAction;
      }
      if (!types.has('buildTrack')) return;
      for (let site = 0; site < siteCount; site++) yield { type: 'buildTrack', seat, site } as GameAction;
    },
    facts(view, seat) {
      const { markers, tycoon } = view.seats[seat];
      const companies = view.companies.filter((company: Any) => company.seat === seat);
      return [
        ...companies.map(({ id, money, points, trainLevel, railsLeft }: Any) => [
          id,
          `${money} MB, ${points === null ? '' : `${points} VP, `}train level ${trainLevel}, ${railsLeft} rails left`,
        ]),
        ['tycoon', tycoon],
        ['markers', markers.filter((marker: unknown) => marker !== null).join(', ') || markers.length],
      ];
    },
  },
  'twentieth-century-limited': {
    ruleset: twentiethCenturyLimited as unknown as AnyRuleset,
    draw: drawTwentiethCenturyLimited,
    kind: 'twentieth-century-limited',
    hasDeck: true,
    spot: twentiethSpot as PlayableTitle['spot'],
    compile: compileTwentiethBoard as PlayableTitle['compile'],
    gazetteer(board) {
      const { graph, cities, cityAt } = board;
      const places = Array.from({ length: graph.edgeCount }, (_, line) => {
        const ends = spotOf(twentiethSpot, board, { line });
        return [0, 1].flatMap((end) => {
          const city = cities[cityAt[graph.ends[2 * line + end]]];
          return city === undefined ? [] : [{ name: city.name, at: ends[end] }];
        });
      }).flat();
      return {
        places,
        step: apart(...(spotOf(twentiethSpot, board, { line: 0 }) as [SpotPoint, SpotPoint])),
      };
    },
    tell: (board, { card }: Any) => (typeof card === 'number' ? cardName(board, card) : null),
    *attempts({ graph }, view, { seat, types }) {
      if (!types.has('placeTrack')) return;
      const own = new Set(view.seats[seat].track);
      for (let line = 0; line < graph.edgeCount; line++) {
        yield { type: own.has(line) ? 'removeTrack' : 'placeTrack', seat, line } as GameAction;
      }
    },
    facts(view, seat, { board }: Any) {
      const { waivers, companies, regionals, companiesFounded, regionalsCompleted } = view.seats[seat];
      const known = (cards: readonly (number | null)[]) =>
        cards.map((card) => (card === null ? '?' : cardText(board, card))).join('; ');
      // While regions are drafted, or drawn in this turn.
      const { draft, pending, turn } = view;
      const offered = [
        ...(draft?.dealt.map((bySeat: Any) => bySeat[seat]) ?? []),
        ...pending.flatMap(({ kind, cards }: Any) =>
          kind === 'keepRegional' && turn?.seat === seat ? [cards] : [],
        ),
      ].flat();
      return [
        ['waivers', waivers],
        ['founded', companiesFounded],
        ['regions', regionalsCompleted],
        ['companies', known(companies)],
        ['regional', known(regionals)],
        ['offered', known(offered)],
      ];
    },
    open({ display, bonuses }, { board }: Any) {
      const texts = (cards: readonly number[]) => cards.map((card) => cardText(board, card)).join('; ');
      return [
        ['display', texts(display)],
        ['bonuses', texts(bonuses.flatMap(({ card, claimedBy }: Any) => (claimedBy === null ? [card] : [])))],
      ];
    },
  },
};

// A card with the number that actions name it by.
const cardText = (board: Any, number: number) => `${number} ${cardName(board, number)}`;

function cardName({ cards, cityById }: Any, number: number): string {
  const { name, value, cities } = cards.find(({ card }: Any) => card === number);
  const towns = cities?.map((id: string) => cityById.get(id).name).join(', ');
  if (name === undefined) return towns;
  return `${name} for ${value}${towns === undefined ? '' : ` (${towns})`}`;
}
