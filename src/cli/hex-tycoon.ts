// How the command line tells of a game of Hex Tycoon. Between bots nothing is secret, so points are told.

import { companies, stockCompanies } from '../../rulesets/hex-tycoon/companies.js';
import type { Company, HexState } from '../../rulesets/hex-tycoon/state.js';
import { counted } from './console.js';
import type { Column, Told } from './titles.js';

const companiesOf = (state: HexState, seat: number) =>
  state.companies.filter((company) => company.seat === seat);
const sum = (own: readonly Company[], of: (company: Company) => number) =>
  own.reduce((total, company) => total + of(company), 0);
const total = (of: (company: Company) => number) => (told: Told, seat: number) =>
  sum(companiesOf(told.state as HexState, seat), of);

const money = total((company) => company.money);
const points = total((company) => company.points);
const rails = total((company) => company.rails.length);
const stations = total((company) => company.stations.length);
const level = total((company) => company.trainLevel);

/** Money, victory points, rail markers and train level, all companies of a seat together. */
export const hexColumns: readonly Column[] = [
  { head: 'MB', width: 4, of: money },
  { head: 'VP', width: 4, of: points },
  { head: 'rails', width: 5, of: rails },
  { head: 'level', width: 5, of: level },
];

/** Score if the game is over, money, points, markers, level and companies of a seat. */
export function describeHexSeat(told: Told, seat: number): string {
  const state = told.state as HexState;
  const standing = state.outcome?.ranking.find((one) => one.seat === seat);
  const score = standing === undefined ? '' : `score ${(standing as { score?: number }).score}: `;
  const names = companiesOf(state, seat).map(({ id }) => (companies[id] ?? stockCompanies[id])?.name ?? id);
  const markers = `${counted(rails(told, seat), 'rail')}, ${counted(stations(told, seat), 'station')}`;
  return `${score}${points(told, seat)} VP in play, ${money(told, seat)} MB, ${markers}, train level ${level(told, seat)}, ${names.join(' and ')}`;
}
