// How a turn stands: what is left of budget, movement and starts, what trains carry, and what is missing for
// a victory.

import type { Seat } from '../../../../src/core/engine/index.js';
import type { OwnStatus } from '../../../../src/core/title/planning.js';
import { trainSpeed } from '../../rules/running/movement.js';
import { majorsJoined } from '../../rules/turns/victory.js';
import type { KnownGame } from '../../rules/types.js';
import type { MilepostPlanningSpec } from './spec.js';

/** The family's part of how a turn stands. A seat that is not on turn has nothing left of one. */
export function milepostStatus(spec: MilepostPlanningSpec, game: KnownGame, seat: Seat): OwnStatus {
  const { rules, state } = game;
  const { trains } = state.seats[seat];
  // M-SETUP-10: nobody runs in a startup turn.
  const isStartup = state.turn.startup >= 0;
  const movement = isStartup ? [] : trains.map((_, train) => movementMeter(game, seat, train));
  return {
    meters: [...buildingMeters(game, seat), ...movement],
    cargo: trains.map(({ loco, loads }, train) => ({ train, loads, capacity: rules.locos[loco].capacity })),
    goals: goalsOf(spec, game, seat),
  };
}

function buildingMeters({ rules, state }: KnownGame, seat: Seat): OwnStatus['meters'] {
  const { turn } = state;
  const isOver = turn.phase === 'over' || turn.phase === 'lost';
  const canSpend = state.outcome === null && turn.seat === seat && !isOver;
  // M-BUILD-19: a turn is for track or for a loco, where the rules say so.
  const canBuild = canSpend && !turn.dealt && (!turn.upgraded || rules.upgradesWithTrack);
  return [
    {
      what: 'budget',
      left: canSpend ? rules.budget - turn.spent : 0,
      max: rules.budget,
    },
    {
      what: 'starts',
      left: canBuild ? rules.majorStarts - turn.majorStarts : 0,
      max: rules.majorStarts,
    },
  ];
}

function movementMeter(game: KnownGame, seat: Seat, train: number): OwnStatus['meters'][number] {
  const { seats, turn, outcome } = game.state;
  const own = seats[seat].trains[train];
  const canMove = outcome === null && turn.seat === seat && turn.phase === 'operations';
  return {
    what: 'movement',
    left: canMove ? own.points : 0,
    max: trainSpeed(game, own),
    train,
  };
}

function goalsOf(
  { linkRule = 'M-WIN-1' }: MilepostPlanningSpec,
  game: KnownGame,
  seat: Seat,
): OwnStatus['goals'] {
  const { rules, board, state } = game;
  const goals: OwnStatus['goals'] = [
    {
      what: 'cash',
      rule: 'M-WIN-1',
      have: state.seats[seat].cash,
      need: state.target,
    },
    {
      what: 'majors',
      rule: 'M-WIN-1',
      have: majorsJoined(game, seat),
      need: rules.victoryMajors,
    },
  ];
  if (rules.victoryLink === null) return goals;
  const held = state.rail.rights[seat].some(
    (id) => board.crossings[board.crossingIndex(id)].kind === rules.victoryLink,
  );
  return [...goals, { what: 'link', rule: linkRule, have: held ? 1 : 0, need: 1 }];
}
