// The proof trees of a game that begins. Where nothing is built yet they follow from the board and a few numbers of the rules.

import { deepFreeze } from '../../../../src/core/engine/index.js';
import type { MilepostBoard } from '../../board/board.js';
import { onceABoard } from '../../board/once-a-board.js';
import { NOBODY, networkOf } from '../rail/network.js';
import type { ProofTrees, Rail } from '../state.js';
import type { MilepostRules } from '../tables.js';
import { newTrees } from './proof-trees.js';

/** The trees that a game of so many seats begins with; the same value each time. */
export function firstTrees(rules: MilepostRules, board: MilepostBoard, seats: number): ProofTrees {
  const { cityEntrants, citySegments } = rules;
  const key = `${seats} ${cityEntrants.small} ${cityEntrants.medium} ${citySegments}`;
  const kept = treesOf(board);
  let trees = kept.get(key);
  if (trees === undefined) {
    const rail: Rail = deepFreeze({
      tracks: Array.from({ length: seats }, () => []),
      rights: Array.from({ length: seats }, () => []),
      reserved: [],
    });
    // No event has opened a link yet.
    const links = board.cityLinks.filter(({ dormant }) => !dormant);
    const network = networkOf(rail);
    const nothing = { segment: NOBODY, builder: NOBODY, bought: undefined };
    trees = deepFreeze(newTrees({ rules, board, rail, network, seats, links, ...nothing }));
    kept.set(key, trees);
  }
  return trees;
}

const treesOf = onceABoard((_) => new Map<string, ProofTrees>());
