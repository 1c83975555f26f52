// Conditions that delivering and picking up by container share (CR-CONT-5, 6, CR-OPEN-5, 8).

import type { Params, PriceItem } from '../../../../src/core/engine/index.js';
import type { City, Crossing } from '../../../milepost/board/board.js';
import { itemsOf } from '../../../milepost/rules/money/price-items.js';
import type { RentedUse } from '../../../milepost/rules/policy-arguments.js';
import { paysRightly } from '../../../milepost/rules/rail/crossings.js';
import { rentOf, rentOutOfReach } from '../../../milepost/rules/running/rent.js';
import type { Train } from '../../../milepost/rules/state.js';
import type { KnownGame } from '../../../milepost/rules/types.js';
import { isContainerReady, linkAt } from '../container-ports.js';
import type { ContainerMode } from '../state.js';
import type { ChinaGame } from '../types.js';

interface ContainerAction {
  readonly seat: number;
  readonly payTo?: number | undefined;
}

const atPort = ['train/not-placed', 'container/not-at-port'];

/** The one train of a seat. */
export function trainAt({ state }: KnownGame, { seat }: { seat: number }): Train {
  return state.seats[seat].trains[0];
}

/** A city overseas by id, or undefined (CR-CONT-6). */
export function overseasCity({ board }: KnownGame, id: string | undefined): City | undefined {
  const city = id === undefined ? undefined : board.cities[board.cityIndex(id)];
  return city?.rail === false ? city : undefined;
}

/** The train has waited at a container port, and the turn is still in a mode that this act may follow. */
export function readyConditions(...modes: readonly ContainerMode[]) {
  return [
    {
      code: 'container/not-at-port',
      rule: 'CR-CONT-5',
      test: (game: KnownGame, action: ContainerAction): Params | null =>
        linkAt(game, trainAt(game, action).at) === undefined ? {} : null,
    },
    {
      code: 'container/has-not-waited',
      rule: 'CR-CONT-5',
      needs: atPort,
      test: (game: KnownGame, action: ContainerAction): Params | null =>
        isContainerReady(game, trainAt(game, action)) ? null : {},
    },
    {
      code: 'container/other-mode',
      rule: 'CR-CONT-6',
      test({ state }: ChinaGame): Params | null {
        const { mode: used } = state.own;
        return used === null || modes.includes(used) ? null : { mode: used };
      },
    },
  ];
}

/** The link is held; or, where links are rented, one holder is paid for the turn, once (CR-OPEN-5). */
export const paymentConditions = [
  {
    code: 'container/no-right',
    rule: 'CR-OPEN-5',
    needs: atPort,
    test(game: KnownGame, action: ContainerAction): Params | null {
      const { id } = linkAt(game, trainAt(game, action).at) as Crossing;
      return paysRightly(game, action.seat, id, action.payTo) ? null : { port: id };
    },
  },
  {
    code: 'container/no-rent',
    rule: 'M-MOVE-12',
    scope: 'own' as const,
    needs: [...atPort, 'container/no-right'],
    test(game: KnownGame, action: ContainerAction): Params | null {
      const { seat, payTo: owner } = action;
      if (owner === undefined) return null;
      const rent = rentOutOfReach(game, seat, portUse(trainAt(game, action).at as number, owner));
      return rent === null ? null : { owner, rent };
    },
  },
];

/** The rent to the holder of the link who is paid (CR-OPEN-5). */
export function linkRent(game: KnownGame, { seat, payTo: owner }: ContainerAction): readonly PriceItem[] {
  const { at } = trainAt(game, { seat });
  if (owner === undefined || at === null) return [];
  return itemsOf([rentOf(game, seat, portUse(at, owner))], game.state.seats[seat].cash);
}

/** The use of a container port by a train that stands there. */
export const portUse = (port: number, owner: number): RentedUse => ({ owner, from: port, to: port });
