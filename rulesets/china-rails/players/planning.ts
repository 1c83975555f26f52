// What China Rails answers planners: the family's answers, and the prices of containers.

import type { PriceItem } from '../../../src/core/title/planning.js';
import { milepostPlanning } from '../../milepost/players/people/milepost-planning.js';
import { rentItem, toBank } from '../../milepost/players/people/price.js';
import type { FamilyAction } from '../../milepost/players/people/spec.js';
import type { ChinaGame } from '../rules/types.js';

/** The planning of China Rails, for `withPlanning`. */
export const planning = milepostPlanning({
  ruleset: 'china-rails',
  linkRule: 'CR-WIN-1',
  priceOwn,
  placesOwn(game: ChinaGame, action: ContainerAction) {
    const { at } = game.state.seats[action.seat]?.trains[0] ?? { at: null };
    if (isByContainer(action)) return at === null ? [] : [at];
    return action.type === 'buyContainerLink' ? portsOf(game, action) : undefined;
  },
});

interface ContainerAction extends FamilyAction {
  readonly port?: string;
}

// CR-CONT-2 the link; CR-OPEN-5 the rent to a holder of it.
function priceOwn(game: ChinaGame, action: ContainerAction): readonly PriceItem[] | undefined {
  const { seat, type, payTo: owner, port } = action;
  if (type === 'buyContainerLink') {
    const { crossings } = game.board;
    const price = crossings.find(({ id }) => id === port)?.price ?? 0;
    return [toBank('link', 'CR-CONT-2', price, { crossing: port ?? null })];
  }
  if (!isByContainer(action)) return undefined;
  const { at } = game.state.seats[seat].trains[0];
  if (owner === undefined || at === null) return [];
  const { cash } = game.state.seats[seat];
  return [rentItem(game, { seat, owner, from: at, to: at }, { cash: cash ?? Number.POSITIVE_INFINITY })];
}

const isByContainer = ({ type }: ContainerAction) =>
  type === 'deliverByContainer' || type === 'pickUpByContainer';

function portsOf({ board }: ChinaGame, { port }: ContainerAction) {
  return board.crossings.find(({ id }) => id === port)?.ports ?? [];
}
