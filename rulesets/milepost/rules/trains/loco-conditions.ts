// Shared by upgrading and crossgrading: locos that a train may get, their cards, and loads that must go.

import type { Params } from '../../../../src/core/engine/index.js';
import { eachTrainOf, type TrainAction, trainOf } from '../define-action.js';
import { field } from '../fields.js';
import { isSurplusNamed, surpluses, surplusOf } from '../loads/surplus-loads.js';
import type { Train } from '../state.js';
import type { KnownGame } from '../types.js';
import { locosLeft } from './locos.js';

interface LocoAction extends TrainAction {
  readonly to: string;
  readonly loadsToReturn?: readonly string[];
}

/** What a condition needs that asks about the other loco. */
export const needsLoco = ['train/no-such-train', 'loco/no-such-upgrade', 'loco/no-such-crossgrade'];

/** The loco, the loads that go back to the supply where it carries fewer, and the train. */
export const locoPayload = () => ({
  to: field.loco,
  loadsToReturn: field.optional(field.list(field.good, { least: 1, most: 3 })),
  train: field.train,
});

/** Every choice: by train, as the loco's own table lists them; if loads must go, one for each kind. */
export function* locoChoices(game: KnownGame, seat: number, kind: 'upgrades' | 'crossgrades') {
  for (const { train, named } of eachTrainOf(game, seat)) {
    for (const to of game.rules.locos[train.loco][kind]) {
      for (const loadsToReturn of surpluses(game, train, to))
        yield { seat, to, ...(loadsToReturn.length > 0 ? { loadsToReturn } : {}), ...named };
    }
  }
}

/** A card of the loco is left. */
export const mustBeLeft = {
  code: 'loco/none-left',
  rule: 'M-BUILD-18',
  needs: needsLoco,
  test: (game: KnownGame, { to }: LocoAction): Params | null =>
    locosLeft(game, to) < 1 ? { loco: to } : null,
};

/** As many loads are given up as the loco cannot carry. */
export const mustReturnSurplus = {
  code: 'loco/wrong-loads',
  rule: 'M-BUILD-20',
  needs: needsLoco,
  test(game: KnownGame, action: LocoAction): Params | null {
    const train = trainOf(game, action) as Train;
    const surplus = surplusOf(game, train, action.to);
    return isSurplusNamed(train, surplus, action.loadsToReturn) ? null : { surplus };
  },
};
