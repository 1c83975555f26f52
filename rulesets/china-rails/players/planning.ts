// What China Rails answers planners: the family's answers, and the places of containers.

import { milepostPlanning } from '../../milepost/players/people/milepost-planning.js';
import type { FamilyAction } from '../../milepost/players/people/spec.js';
import type { ChinaGame } from '../rules/types.js';

/** The planning of China Rails, for `withPlanning`. */
export const planning = milepostPlanning({
  ruleset: 'china-rails',
  linkRule: 'CR-WIN-1',
  placesOwn(game: ChinaGame, action: ContainerAction) {
    const { at } = game.state.seats[action.seat]?.trains[0] ?? { at: null };
    if (isByContainer(action)) return at === null ? [] : [at];
    return action.type === 'buyContainerLink' ? portsOf(game, action) : undefined;
  },
});

interface ContainerAction extends FamilyAction {
  readonly port?: string;
}

const isByContainer = ({ type }: ContainerAction) =>
  type === 'deliverByContainer' || type === 'pickUpByContainer';

function portsOf({ board }: ChinaGame, { port }: ContainerAction) {
  return board.crossings.find(({ id }) => id === port)?.ports ?? [];
}
