// Boards on which no game can end by the rulebook (HT-END-2, HT-END-3): the round limit is only a guard.

import { pieces } from '../../../src/core/graph/index.js';
import { STARTING_CITY } from '../board/ground.js';
import { type Hex, sitesBeside } from '../board/layout.js';
import { siteCapacity } from './network.js';
import type { HexTypes } from './types.js';

/** Why nobody can bring about an end on the board, as sentences. */
export function unwinnable({
  rules,
  board,
  seats,
}: Pick<HexTypes, 'rules' | 'board'> & { readonly seats: number }): readonly string[] {
  const parts = landParts({ rules, board });
  const begun = parts.filter(({ hexes }) => hexes.some((hex) => board.place[hex] === STARTING_CITY));
  if (begun.length === 0) return [`every company starts in a starting city, and ${board.id} has none`];
  const joined = parts.filter(({ hexes }) => hexes.some((hex) => board.cities.includes(hex)));
  if (joined.length === begun.length && begun.length <= seats) return [];
  const { rails } = rules.firstCompany;
  const most = Math.max(...begun.map(({ room }) => room));
  if (most >= rails) return [];
  return [
    `a game ends when rails reach all cities or a company has built ${rails}, and on ${board.id} cities lie apart and ${most} have room`,
  ];
}

/** Land that hangs together: its hexes, and how many rail markers it takes. */
interface LandPart {
  readonly hexes: readonly Hex[];
  readonly room: number;
}

function landParts({ rules, board }: Pick<HexTypes, 'rules' | 'board'>): readonly LandPart[] {
  const { buildable, hexCount, siteCount } = board;
  const land = Array.from({ length: hexCount }, (_, hex) => hex).filter((hex) => buildable[hex] === 1);
  const parts = pieces(siteCount, land, (site, tell) => {
    for (const next of sitesBeside(board, site)) if (buildable[next] === 1) tell(next);
  });
  return parts.map((sites) => ({
    hexes: sites.filter((site) => site < hexCount),
    room: sites.reduce((sum, site) => sum + siteCapacity(rules, board, site), 0),
  }));
}
