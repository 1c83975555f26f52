// How seats stand in a game, in words and figures. Columns and standings read whole states: they tell points.

import { entryOf } from '../../src/core/engine/index.js';
import { wordsOf } from '../../src/core/engine/words/fill.js';
import type { ShownCard } from '../../src/core/title/card.js';
import {
  type Column,
  counted,
  pointsFor,
  type SeatScore,
  type Summary,
  type SummaryGame,
  type SummaryLine,
} from '../../src/core/title/summary.js';
import type { HexBoard } from './board/compile-board.js';
import { developmentMarkers } from './board/development-markers.js';
import { companyColour } from './picture/palette.js';
import { companies, stockCompanies } from './rules/components/companies.js';
import type { Company, HexStanding, KnownState, State } from './rules/state.js';
import type { HexRules } from './rules/tables.js';
import { characterWords, markerText } from './words/card-texts.js';
import { toldBy } from './words/say.js';
import { shownHand } from './words/shown-cards.js';

const nameOf = (id: string) => (entryOf(companies, id) ?? entryOf(stockCompanies, id))?.name ?? id;
const companiesOf = (state: State, seat: number) =>
  state.companies.filter((company) => company.seat === seat);
const sum = (own: readonly Company[], of: (company: Company) => number) =>
  own.reduce((total, company) => total + of(company), 0);
const total = (of: (company: Company) => number) => (game: SummaryGame, seat: number) =>
  sum(companiesOf(game.state as State, seat), of);

const money = total((company) => company.money);
const points = total((company) => company.points);
const rails = total((company) => company.rails.length);
const stations = total((company) => company.stations.length);
const level = total((company) => company.trainLevel);

// Money, victory points, rail markers and train level, all companies of a seat together.
const columns: readonly Column[] = [
  { head: 'MB', width: 4, of: money },
  { head: 'VP', width: 4, of: points },
  { head: 'rails', width: 5, of: rails },
  { head: 'level', width: 5, of: level },
];

// Score if the game is over, money, points, markers, level and companies of a seat.
function describe(game: SummaryGame, seat: number): string {
  const state = game.state as State;
  const standing = state.outcome?.ranking.find((one) => one.seat === seat);
  const score = standing === undefined ? '' : `score ${(standing as { score?: number }).score}: `;
  const names = companiesOf(state, seat).map(({ id }) => nameOf(id));
  const markers = `${counted(rails(game, seat), 'rail')}, ${counted(stations(game, seat), 'station')}`;
  return `${score}${points(game, seat)} VP in play, ${money(game, seat)} MB, ${markers}, train level ${level(game, seat)}, ${names.join(' and ')}`;
}

// Companies with their standing, the tycoon, and the development markers or how many they are.
function facts(game: SummaryGame<HexRules, HexBoard>, seat: number): readonly SummaryLine[] {
  const { companies: all, seats } = game.state as KnownState;
  const { markers, tycoon } = seats[seat];
  const { say, wording } = toldBy(game);
  const named = (kind: string) => (id: string) => wordsOf(id, kind, wording);
  const held = markers.filter((marker) => marker !== null).map(named('marker'));
  return [
    ...all
      .filter((company) => company.seat === seat)
      .map(
        ({ id, money, points, trainLevel: level, railsLeft: left }): SummaryLine => [
          named('company')(id),
          say('fact company', { money, points, level, left }),
        ],
      ),
    [say('fact tycoon', {}), tycoon === null ? null : named('tycoon')(tycoon)],
    [say('fact markers', {}), held.join(', ') || markers.length],
  ];
}

// A seat has the colour of its first company.
const colours = ({ state }: SummaryGame): readonly string[] => {
  const { companies: all, seats } = state as KnownState;
  return seats.map((_, seat) => companyColour(all.find((company) => company.seat === seat)?.id ?? '').fill);
};

function hand(game: SummaryGame<HexRules, HexBoard>, seat: number): readonly ShownCard[] {
  const { wording } = toldBy(game);
  return shownHand(game, seat).map((card) => {
    const key = `says ${card.card}`;
    const site = entryOf(developmentMarkers, String(card.card));
    const says =
      site === undefined
        ? (wording.sentences?.[key] ?? entryOf<string>(characterWords, key))
        : markerText(site, wording);
    return says === undefined ? card : { ...card, says };
  });
}

// HT-END-5, HT-OPT-BONUS-1 … 3
function score(game: SummaryGame<HexRules, HexBoard>, seat: number): SeatScore {
  const { outcome } = game.state as State;
  const standing = outcome?.ranking.find((one) => one.seat === seat) as HexStanding;
  const { say } = toldBy(game);
  return {
    total: pointsFor(say('score points', {}), standing.score, 'HT-END-5'),
    items: [
      pointsFor(say('score play', {}), standing.points, 'HT-END-5'),
      pointsFor(say('score levels', {}), standing.trainLevels, 'HT-OPT-BONUS-1'),
      pointsFor(say('score alone', {}), standing.soleConnections, 'HT-OPT-BONUS-2'),
      pointsFor(say('score money', {}), standing.money, 'HT-OPT-BONUS-3'),
    ],
  };
}

function decided(game: SummaryGame<HexRules, HexBoard>): readonly string[] {
  const reason = (game.state as State).outcome?.reason as HexReason;
  return [toldBy(game).say(`end ${reason}`, {})];
}

type HexReason = 'allCitiesConnected' | 'railMarkersUsedUp' | 'roundLimit';

/** The words of the title. */
export const summary: Summary = { columns, describe, facts, hand, colours, score, decided };
