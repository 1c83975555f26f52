// All that Iron Dragon adds to the family, as one insert: the draft, foremen, bribes and ships.

import { masking, type Projection, whole } from '../../src/core/engine/index.js';
import type { Insert } from '../milepost/define-milepost-game.js';
import type { SetupContext } from '../milepost/setup.js';
import { chooseForeman } from './actions/choose-foreman.js';
import { chooseSecondTrain } from './actions/choose-second-train.js';
import { hireForemanChoose } from './actions/hire-foreman-choose.js';
import { hireForemanDraw } from './actions/hire-foreman-draw.js';
import { keepForeman } from './actions/keep-foreman.js';
import { bribes, mustHaveBribe, settleBribes } from './bribes.js';
import { dealForemen, passAtSetup, revealForemen, setupDecisions } from './draft.js';
import { ironIds } from './fields.js';
import { foremanFaults } from './foreman-faults.js';
import { emptyOwn, ownToWrite, stateParts } from './generated/state.js';
import { completeIron } from './guess.js';
import { hiringDecisions, passAtHiring } from './hiring.js';
import { priceOfMilepost, priceOfWater } from './prices.js';
import { shipEvents } from './ship-events.js';
import {
  leavePort,
  noteDelivery,
  passAtPort,
  readyShips,
  shipActions,
  shipConditions,
  shipDecisions,
  shipFaults,
  shipPhases,
  startShips,
} from './ships-insert.js';
import { canStartAt } from './starts.js';
import type { IronKnown, IronState, State } from './state.js';
import type { IronContext, IronEvent } from './types.js';

const setupPhases = {
  chooseForeman: {
    prompt: 'Keep one of the foremen dealt.',
    actions: [chooseForeman],
    rule: 'ID-SETUP-6',
  },
  chooseSecondTrain: {
    prompt: 'Choose the second train.',
    actions: [chooseSecondTrain],
    rule: 'ID-VAR-TRAINS-1',
  },
};

const hiringPhases = {
  keepForeman: {
    prompt: 'Keep the foreman held or the one drawn.',
    actions: [keepForeman],
    rule: 'ID-FOREMAN-9',
  },
};

/** All that Iron Dragon adds. */
export const ironInsert: Insert<IronState, IronKnown> = {
  actions: {
    startup: shipActions.startup ?? [],
    operations: shipActions.operations ?? [],
    building: [hireForemanDraw, hireForemanChoose, ...(shipActions.building ?? [])],
  },
  ids: ironIds,
  conditions: { ...shipConditions, moveTrain: [...(shipConditions.moveTrain ?? []), mustHaveBribe] },
  phases: { ...setupPhases, ...hiringPhases, ...shipPhases },
  decisions(game) {
    const atSetup = setupDecisions(game);
    if (atSetup.length > 0) return atSetup;
    const atHiring = hiringDecisions(game);
    return atHiring.length > 0 ? atHiring : shipDecisions(game);
  },
  onAbsent(game, decision) {
    if (decision.kind in setupPhases) return passAtSetup(game, decision);
    return decision.kind in hiringPhases ? passAtHiring(game, decision) : passAtPort(game, decision);
  },
  automatic: [revealForemen],
  own: startOwn,
  state: { ...stateParts, complete: completeIron },
  streams: ['foremen', 'ships'],
  policies: {
    canStartAt,
    milepostPrice: priceOfMilepost,
    surcharge: priceOfWater,
    tolls: bribes,
    atReceipt: settleBribes,
    atArrival: leavePort,
    atDelivery: noteDelivery,
    // What was bribed for a turn is forgotten with it (ID-UNDER-2, ID-UNDER-8).
    atTurnStart(context: IronContext, state: State, seat) {
      const { moving, building } = state.own.bribed;
      if (moving || building) ownToWrite(context, state).bribed = { moving: false, building: false };
      readyShips(context, state, seat);
    },
  },
  events: ironEvents(),
  invariants: (game) => [...foremanFaults(game), ...shipFaults(game)],
};

function startOwn({ luck, seats }: SetupContext): IronState {
  return {
    ...emptyOwn(),
    ...dealForemen(luck, seats),
    ships: startShips(luck),
  };
}

// foremen are public, but for one just drawn from the deck until one of the two is discarded.
function ironEvents(): Readonly<Record<IronEvent['type'], Projection>> {
  return {
    foremanKept: whole,
    foremanChosen: whole,
    foremanDrawn: masking('foreman'),
    foremanHired: whole,
    foremanTurnedDown: whole,
    bribePaid: whole,
    bribeOwed: whole,
    secondTrainChosen: whole,
    ...shipEvents,
  };
}
