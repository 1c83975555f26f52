// How the command line tells of a game of 20th Century Limited.

import type { TwentiethState } from '../../rulesets/twentieth-century-limited/index.js';
import { counted } from './console.js';
import type { Column, Told } from './titles.js';

const seatOf = ({ state }: Told, seat: number) => (state as TwentiethState).seats[seat];

/** Segments, companies founded, regions completed and waivers left. */
export const twentiethColumns: readonly Column[] = [
  { head: 'track', width: 5, of: (told, seat) => seatOf(told, seat).track.length },
  { head: 'firms', width: 5, of: (told, seat) => seatOf(told, seat).companiesFounded },
  { head: 'regions', width: 7, of: (told, seat) => seatOf(told, seat).regionalsCompleted },
  { head: 'waivers', width: 7, of: (told, seat) => seatOf(told, seat).waivers },
];

/** Score if the game is over, companies, regions, segments and waivers of a seat. */
export function describeTwentiethSeat(told: Told, seat: number): string {
  const { outcome } = told.state as TwentiethState;
  const standing = outcome?.ranking.find((one) => one.seat === seat);
  const score = standing === undefined ? '' : `${standing.score} points: `;
  const { companiesFounded, regionalsCompleted, track, waivers } = seatOf(told, seat);
  const parts = [
    counted(companiesFounded, 'company', 'companies'),
    counted(regionalsCompleted, 'region'),
    counted(track.length, 'segment'),
    counted(waivers, 'waiver'),
  ];
  return `${score}${parts.join(', ')}`;
}
