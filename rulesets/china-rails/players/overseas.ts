// How planners go to Taiwan by container.

import type { Overseas } from '../../milepost/players/bots/planning.js';
import { paymentFor } from '../../milepost/rules/rail/crossings.js';
import type { KnownGame } from '../../milepost/rules/types.js';
import { linkAt } from '../rules/container-ports.js';

/** The actions that serve cities overseas. */
export const overseas: Overseas = {
  deliver: (game, seat, asked) => ({ type: 'deliverByContainer', seat, ...asked, ...payment(game, seat) }),
  pickUp: (game, seat, wanted) => ({ type: 'pickUpByContainer', seat, ...wanted, ...payment(game, seat) }),
  buyLink: (seat, port) => ({ type: 'buyContainerLink', seat, port }),
};

// Whom the seat's train pays for the link in the port.
function payment(game: KnownGame, seat: number): { payTo?: number } {
  const link = linkAt(game, game.state.seats[seat].trains[0].at);
  return link === undefined ? {} : paymentFor(game, seat, link.id);
}
