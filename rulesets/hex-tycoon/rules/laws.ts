// Laws that only this title has: everything that a company has changes only as the events say.

import { moneyIn } from '../../../src/core/engine/index.js';
import type { Law } from '../../../src/testing/index.js';
import type { HexEvent } from './facts.js';
import type { Company, State } from './state.js';

/** What a company has, counted. */
type Holding = Record<'money' | 'points' | 'rails' | 'stations' | 'tokens' | 'level', number>;

const held = ({ money, points, rails, stations, obsolescence, trainLevel }: Company): Holding => ({
  money,
  points,
  rails: rails.length,
  stations: stations.length,
  tokens: obsolescence,
  level: trainLevel,
});

/** Adds what an event says; `of` gives a company's holding, or a sink for one that is new. */
function tell(of: (company: string) => Holding, event: HexEvent): void {
  switch (event.type) {
    case 'railMarkerBuilt':
      of(event.company).money -= event.price; // station fees included
      of(event.company).rails++;
      break;
    case 'stationFeePaid':
      of(event.to).money += event.amount;
      break;
    case 'stationBuilt':
      of(event.company).money -= event.price;
      of(event.company).stations++;
      break;
    case 'companyIncomePaid':
    case 'companyMoneyGained':
    case 'companyLoanTaken':
      of(event.company).money += event.amount;
      break;
    case 'stockBought': // 1 MB each
      of(event.company).money -= event.quantity;
      of(event.seller).money += event.quantity;
      break;
    case 'obsolescenceGained':
      of(event.company).tokens += event.count;
      break;
    case 'obsolescenceRemoved':
      of(event.company).tokens--;
      of(event.company).money -= event.price;
      break;
    case 'upkeepPaid':
      of(event.company).money -= event.paid;
      break;
    case 'dividendPaid':
      of(event.company).money -= event.amount;
      break;
    case 'trainLevelUpgraded':
      of(event.company).money -= event.price;
      of(event.company).level = event.level;
      break;
    case 'developmentMarkerDrawn':
      of(event.company).money -= event.price;
      break;
    case 'railroadFounded':
      of(event.founder).money -= event.price;
      break;
    case 'victoryPointsChanged':
      of(event.company).points += event.by;
      break;
    default:
  }
}

const holdingsAreTold: Law = {
  name: 'holdings-are-told',
  sentence: 'Money, points, markers, tokens and train levels of a company change as the events say.',
  when: 'always',
  *examine({ setting, before, state, events, action }) {
    if (before === null || action === null) return;
    const told = new Map((before as State).companies.map((company) => [company.id, held(company)]));
    const now = new Map((state as State).companies.map((company) => [company.id, held(company)]));
    // A company that is new has what it starts with.
    const of = (id: string) => told.get(id) ?? ({ ...now.get(id) } as Holding);
    for (const event of events as readonly HexEvent[]) {
      tell(of, event);
      for (const [id, by] of moneyIn(setting.ruleset.events, event)) of(`${id}`).money += by;
    }
    for (const [id, holding] of told) {
      const is = JSON.stringify(now.get(id));
      if (is !== JSON.stringify(holding))
        yield { detail: `${id} has ${is}, the events say ${JSON.stringify(holding)}`, action };
    }
  },
};

const markersAreTold: Law = {
  name: 'markers-are-told',
  sentence: 'Development markers go from the pool to hands and from hands to the board as the events say.',
  when: 'always',
  *examine({ before, state, events, action }) {
    if (before === null || action === null) return;
    const hands = (before as State).seats.map(({ markers }) => markers.length);
    let placed = (before as State).developments.length;
    for (const event of events as readonly HexEvent[]) {
      if (event.type === 'developmentMarkersDealt') hands[event.seat] += event.count;
      if (event.type === 'developmentMarkerDrawn') hands[event.seat]++;
      if (event.type !== 'developmentMarkerPlaced') continue;
      hands[event.seat]--;
      placed++;
    }
    const { seats, developments } = state as State;
    const is = [...seats.map(({ markers }) => markers.length), developments.length].join();
    const told = [...hands, placed].join();
    if (is !== told) yield { detail: `hands and board hold ${is}, the events say ${told}`, action };
  },
};

/**
 * The laws of Hex Tycoon, for `laws` of an examination.
 *
 * @returns The laws.
 * @see `examineGame`
 * @example
 * const { findings } = examineGame(engine, 'hex-tycoon', { seed: 7, steps: 10, laws: hexTycoonLaws() });
 */
export const hexTycoonLaws = (): readonly Law[] => [holdingsAreTold, markersAreTold];
