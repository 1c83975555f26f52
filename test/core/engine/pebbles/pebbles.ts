// Pebbles: a small game that needs everything a ruleset can declare. Collect stones on a beach; most points win.
// It is also the example for titles of third parties: read this page first, then one action.

import * as z from 'zod/mini';
import {
  type ActionFrom,
  defineHostAction,
  type KnownGame,
  masking,
  noAnswers,
  type OpenDecision,
  once,
  ownOnly,
  whole,
} from '../../../../src/core/engine/index.js';
import { defineRuleset } from '../../../../src/core/engine/rules/define/define-ruleset.js';
import * as actions from './actions/index.js';
import { determinize, STONES, view } from './hidden.js';
import { end } from './scoring.js';
import type { Pebbles, PebblesOptions, PebblesState, SeatState } from './state.js';
import { declared, invariants } from './state-schema.js';
import { automaticSteps } from './steps.js';

const expireTime = defineHostAction<Pebbles>()({
  type: 'expireTime',
  notation: ['expire-time'],
  check: [],
  apply: (context, state) => end(context, state, 'timeLimit'), // P-END-4
});

/** The types of the title: those of its rules, and its actions. */
export interface PebblesTitle extends Pebbles {
  readonly action: ActionFrom<(typeof actions)[keyof typeof actions]> | { type: 'expireTime'; seat: null };
}

export const pebbles = defineRuleset<PebblesTitle>({
  id: 'pebbles',
  title: 'Pebbles',
  edition: 'a toy of the test suite',
  revision: 1,
  ruleIds:
    'P-SETUP-1..3 P-KEEP-1..2 P-TURN-1..3 P-DRAW-1..2 P-TAKE-1..2 P-LAY-1..3 P-ROLL-1..2 P-GULL-1 P-END-1..4 P-HIDE-1',
  seats: { min: 2, max: 4 },

  tables: {
    rounds: 3, // P-END-1
    movesPerTurn: 2, // P-TURN-2
    beachLength: 3, // P-TAKE-2
    handAtStart: 3, // P-SETUP-2
    policies: { worth: (stone) => (stone % 6) + 1 }, // P-SETUP-1: four stones of each worth
  },

  options: z.strictObject({
    longBeach: z._default(z.boolean(), false),
    quick: z._default(z.boolean(), false),
  }),
  optionLabels: { longBeach: 'A longer beach', quick: 'A short game' },
  variants: [
    {
      id: 'longBeach',
      rules: ['P-VAR-1'],
      isOn: ({ longBeach }: PebblesOptions) => longBeach,
      adjust: (rules) => ({ ...rules, beachLength: rules.beachLength + 2 }),
    },
    {
      id: 'quick',
      rules: ['P-VAR-2'],
      isOn: ({ quick }: PebblesOptions) => quick,
      adjust: (rules) => ({ ...rules, rounds: 1, movesPerTurn: rules.movesPerTurn + 1 }),
    },
  ],

  ids: () => ({ stone: STONES.length }),
  board: once(() => ({ id: 'shore', hash: 'a'.repeat(64) })),
  state: { shape: declared, view, fork },
  streams: ['bag', 'die'],

  // P-SETUP-1 … 3: the stones are shaken, every seat draws a hidden hand, the beach is laid out by the first step.
  setup({ rules, seats, luck }) {
    const bag = luck.shuffle('bag', STONES);
    const deal = (): SeatState => ({
      hand: bag.splice(-rules.handAtStart).sort((a, b) => a - b),
      pile: [],
      keepsake: null,
      feathers: 0,
      shells: 0,
      since: 0,
    });
    return {
      keepsakes: noAnswers<number>(seats),
      turn: null,
      wave: null,
      beach: [],
      sea: [],
      seats: Array.from({ length: seats }, deal),
      bag,
    };
  },

  phases: {
    keepsake: { prompt: 'Choose a keepsake', actions: [actions.chooseKeepsake], rule: 'P-KEEP-1' },
    turn: {
      prompt: 'Your turn',
      actions: [actions.takeStone, actions.drawStone, actions.layStones, actions.rollDie, actions.endTurn],
      passBy: 'endTurn',
    },
    wave: { prompt: 'Drop a stone', actions: [actions.dropStone], rule: 'P-ROLL-2', choice: true },
    gull: { prompt: 'Whistle for a shell', actions: [actions.whistle], rule: 'P-GULL-1' },
  },
  hostActions: [expireTime],
  automatic: automaticSteps,
  decisions,

  finish: end, // E-HOST-4

  determinize,
  events: {
    stoneDrawn: masking('stone'),
    keepsakeChosen: masking('stone'),
    bottomSeen: ownOnly,
    stoneTaken: whole,
    stonesLaid: whole,
    stoneDropped: whole,
    keepsakesShown: whole,
    dieRolled: whole,
    shellBrought: whole,
    bagRefilled: whole,
    stoneWashedUp: whole,
    turnEnded: whole,
    gameEnded: whole,
  },
  revealing: ['stoneDropped'], // the sea that shows it may be shaken into the bag at once
  invariants,

  // A position that names no bag has in it whatever lies nowhere else.
  completePosition({ state }, given) {
    if ('bag' in given) return state;
    const placed = new Set<number | null>([state.beach, state.sea].flat());
    for (const { hand, pile, keepsake } of state.seats)
      for (const stone of [...hand, ...pile, keepsake]) placed.add(stone);
    return { ...state, bag: STONES.filter((stone) => !placed.has(stone)) };
  },

  messages: {
    'keepsake/not-in-hand': 'You do not hold stone {stone}.',
    'take/not-on-beach': 'Stone {stone} does not lie on the beach.',
    'draw/bag-empty': 'The bag is empty.',
    'roll/already': 'You have rolled the die in this turn.',
    'drop/not-in-hand': 'You do not hold stone {stone}.',
    'lay/too-few': 'A set has at least {least} stones.',
    'lay/not-ascending': 'Name the stones of a set once each, in ascending order.',
    'lay/not-in-hand': 'You do not hold {missing}.',
    'lay/not-alike': 'Stone {stone} is not worth what the first is worth.',
    'turn/no-moves-left': 'You have made your {limit} moves.',
    'whistle/no-feather': 'You have no feather.',
  },
});

// The wave comes before the turn goes on; feathers may be used in any turn but one's own (P-GULL-1).
function decisions({ state }: KnownGame<Pebbles>): OpenDecision[] {
  const { keepsakes, turn, wave, seats } = state;
  const open: OpenDecision[] = [];
  keepsakes?.forEach((given, seat) => {
    if (given === null) open.push({ seat, kind: 'keepsake', optional: false, since: 0 });
  });
  if (wave !== null) open.push({ seat: wave.seat, kind: 'wave', optional: false, since: wave.since });
  else if (turn !== null) open.push({ seat: turn.seat, kind: 'turn', optional: false, since: turn.since });
  if (turn === null) return open;
  seats.forEach(({ feathers, since }, seat) => {
    if (feathers > 0 && seat !== turn.seat) open.push({ seat, kind: 'gull', optional: true, since });
  });
  return open;
}

function fork({
  game,
  step,
  round,
  luck,
  outcome,
  absent,
  keepsakes,
  turn,
  wave,
  beach,
  sea,
  bag,
  seats,
}: PebblesState): PebblesState {
  return {
    game,
    step,
    round,
    luck,
    outcome,
    absent,
    keepsakes,
    turn: turn && { seat: turn.seat, moves: turn.moves, rolled: turn.rolled, since: turn.since },
    wave,
    beach,
    sea,
    bag,
    seats: seats.map(({ hand, pile, keepsake, feathers, shells, since }) => ({
      hand,
      pile,
      keepsake,
      feathers,
      shells,
      since,
    })),
  };
}
