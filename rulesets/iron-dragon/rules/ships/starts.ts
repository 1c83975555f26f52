// Where a train may begin (ID-SETUP-14, R-12, R-13): a city on own track, or on a rival's with the rent in
// hand, or a port on own track. It may also be a port in a city from which a ship reaches track.

import type { City, Milepost } from '../../../milepost/board/board.js';
import { cityAt } from '../../../milepost/rules/rail/city.js';
import { standingLinks } from '../../../milepost/rules/rail/city-links.js';
import { NOBODY, networkOf, ownerOf } from '../../../milepost/rules/rail/network.js';
import { foremanOf } from '../foremen/cards.js';
import type { IronGame } from '../types.js';

/** The least that a ship asks for a trip, in gold pieces (ID-SHIP-1). */
const LOWEST_FEE = 1;

/** True if the seat may place a train on the milepost. */
export function canStartAt(game: IronGame, seat: number, milepost: Milepost): boolean {
  const city = cityAt(game.board, milepost);
  if (isOwnPort(game, seat, milepost)) return true;
  if (city === undefined) return false;
  if (leadsOn(game, seat, city) || canSail(game, seat, milepost)) return true;
  // where nothing else serves, any major does.
  return city.size === 'major' && !hasAnyStart(game, seat);
}

function hasAnyStart(game: IronGame, seat: number): boolean {
  const { cities, shipPorts } = game.board;
  return (
    cities.some((city) => leadsOn(game, seat, city)) ||
    shipPorts.some(({ milepost }) => isOwnPort(game, seat, milepost) || canSail(game, seat, milepost))
  );
}

// a port, within a city or by itself, where the seat has track.
function isOwnPort(game: IronGame, seat: number, milepost: Milepost): boolean {
  return game.board.shipPortAt[milepost] >= 0 && touches(game, [milepost], (owner) => owner === seat);
}

// (a) own track there or in a linked city; (b) a rival's track there, and the rent in hand.
function leadsOn(game: IronGame, seat: number, city: City): boolean {
  const { board, state } = game;
  const { cash } = state.seats[seat];
  const index = board.cityIndex(city.id);
  const linked = standingLinks(game).flatMap(({ cities: [one, other] }) => {
    if (one === index) return [board.cities[other]];
    return other === index ? [board.cities[one]] : [];
  });
  if ([city, ...linked].some(({ mileposts }) => touches(game, mileposts, (owner) => owner === seat)))
    return true;
  return touches(game, city.mileposts, (owner, from) => {
    return owner !== seat && (cash === null || cash >= rentOnLeaving(game, seat, owner, from));
  });
}

// ID-SHIP-15, R-13: (c) a city's port whose sea leads to own track, or a rival's with fee and rent in hand.
function canSail(game: IronGame, seat: number, milepost: Milepost): boolean {
  const { board, state } = game;
  const port = board.shipPorts[board.shipPortAt[milepost]];
  if (port === undefined || board.cityAt[milepost] < 0) return false;
  const { cash } = state.seats[seat];
  const fee = foremanOf(state.own, seat)?.shipCards === undefined ? LOWEST_FEE : 0;
  return board.shipPorts.some(
    (far) =>
      far !== port &&
      far.seas.some((sea) => port.seas.includes(sea)) &&
      touches(game, [far.milepost], (owner, from) => {
        const canPay = cash === null || cash >= rentOnLeaving(game, seat, owner, from) + fee;
        return owner === seat || canPay;
      }),
  );
}

// By the first step off the place, which is not known yet.
function rentOnLeaving(game: IronGame, seat: number, owner: number, from: Milepost): number {
  return game.rules.policies.rentFor(game, seat, { owner, from, to: from });
}

function touches(
  { board, state }: IronGame,
  mileposts: readonly Milepost[],
  fits: (owner: number, milepost: Milepost) => boolean,
): boolean {
  const network = networkOf(state.rail);
  for (const milepost of mileposts) {
    for (let direction = 0; direction < 6; direction++) {
      const segment = board.segments[6 * milepost + direction];
      if (segment < 0) continue;
      const owner = ownerOf(network, segment);
      if (owner !== NOBODY && fits(owner, milepost)) return true;
    }
  }
  return false;
}
