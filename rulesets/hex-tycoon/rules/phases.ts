// The points where the game waits for somebody, what is asked there and what may be answered.

import type { ActionFrom, ActionSpec, OpenDecision, Phase } from '../../../src/core/engine/index.js';
import { legalOffers } from '../../../src/core/engine/index.js';
import { suitsMarker } from '../board/development-markers.js';
import { buildStation } from './actions/build-station.js';
import { buildTrack } from './actions/build-track.js';
import { buyStock } from './actions/buy-stock.js';
import { chooseCompany } from './actions/choose-company.js';
import { chooseStartingCity } from './actions/choose-starting-city.js';
import { chooseTycoon } from './actions/choose-tycoon.js';
import { drawDevelopmentMarker } from './actions/draw-development-marker.js';
import { endPhase, NEXT_PHASE } from './actions/end-phase.js';
import { foundRailroad } from './actions/found-railroad.js';
import { payDividend } from './actions/pay-dividend.js';
import { placeDevelopmentMarker } from './actions/place-development-marker.js';
import { removeObsolescence } from './actions/remove-obsolescence.js';
import { stealVictoryPoint } from './actions/steal-victory-point.js';
import { takeLoan } from './actions/take-loan.js';
import { upgradeTrainLevel } from './actions/upgrade-train-level.js';
import { activeCompany } from './state.js';
import type { HexTypes, KnownGame } from './types.js';

/** HT-TURN-2: what belongs to another phase is refused. */
const rule = 'HT-TURN-2';

/** Every waiting point. */
// biome-ignore format: a table in the order of play
export const phases = {
  chooseCompany:      { rule, choice: true, prompt: 'Pick a company.', actions: [chooseCompany] },
  chooseTycoon:       { rule, choice: true, prompt: 'Pick a tycoon.', actions: [chooseTycoon] },
  chooseStartingCity: { rule, choice: true, prompt: 'Pick a starting city.', actions: [chooseStartingCity] },
  steal:    { rule, choice: true, prompt: 'Take a victory point from which opponent?', actions: [stealVictoryPoint] },
  build:    { rule, prompt: 'Build rail markers and a station.', actions: [buildTrack, buildStation, removeObsolescence, endPhase], passBy: 'endPhase' },
  income:   { rule, prompt: 'Take a loan, buy stock, or discard obsolescence tokens.', actions: [takeLoan, buyStock, removeObsolescence, endPhase], passBy: 'endPhase' },
  beforeUpkeep: { rule, prompt: 'Discard obsolescence tokens before the upkeep.', actions: [removeObsolescence, endPhase], passBy: 'endPhase' },
  dividend: { rule, prompt: 'Spend how much on victory points?', actions: [payDividend, removeObsolescence], passBy: 'payDividend' },
  upgrade:  { rule, prompt: 'Raise the train level, or grow otherwise.', actions: [upgradeTrainLevel, drawDevelopmentMarker, foundRailroad, removeObsolescence, endPhase], passBy: 'endPhase' },
  /** HT-DM-G2: the exception, in turn or out of turn. */
  placeMarker: { rule: 'HT-TURN-2', prompt: 'Place a development marker.', actions: [placeDevelopmentMarker] },
} as const satisfies Readonly<Record<string, Phase<HexTypes>>>;

/** Every action that a seat may take. */
export type HexAction = ActionFrom<(typeof phases)[keyof typeof phases]['actions'][number]>;

/** Who is asked now. Reads public facts only, so every view finds the same decisions. */
export function openDecisions(game: KnownGame): readonly OpenDecision[] {
  const { state } = game;
  const { phase, queue, seats, opened, begun, absent } = state;
  if (state.turn === null) {
    return queue.length === 0 ? [] : [{ seat: queue[0], kind: phase, optional: false, since: opened }];
  }
  if (!Object.hasOwn(phases, phase)) return [];
  const { seat } = activeCompany(state);
  const decisions: OpenDecision[] = [
    { seat, kind: phase, optional: false, since: Math.max(opened, seats[seat].acted) },
  ];
  // HT-DM-G2: the offer depends on what the table sees: the number of markers in hand, and whether any marker
  // off the board could still be placed. It never depends on which ones a seat holds.
  let isUseful: boolean | undefined;
  seats.forEach(({ markers, acted }, holder) => {
    if (markers.length === 0 || absent.includes(holder)) return;
    isUseful ??= canPlaceSome(game);
    if (!isUseful) return;
    decisions.push({ seat: holder, kind: 'placeMarker', optional: true, since: Math.max(begun, acted) });
  });
  return decisions;
}

/**
 * HT-TURN-3 (section 16, ruling Q21): true if the active seat can only end the phase, as far as the table can
 * see. After a round without a question the first company waits anyway. Otherwise a game in which all have
 * gone broke would run on by itself; now its host may end it (E-HOST-4).
 */
export function isQuiet(game: KnownGame): boolean {
  const { state } = game;
  const { phase } = state;
  if (!Object.hasOwn(NEXT_PHASE, phase)) return false;
  const { seat } = activeCompany(state);
  if (!state.absent.includes(seat)) {
    if (state.idle && state.step === state.roundBegan) return false;
    const mayPlace = state.seats[seat].markers.length > 0 && canPlaceSome(game);
    if ((phase === 'build' || phase === 'upgrade') && mayPlace) return false;
  }
  const decision: OpenDecision = { seat, kind: phase, optional: false, since: state.opened };
  for (const spec of phases[phase as 'build'].actions as readonly ActionSpec<HexTypes>[]) {
    if (spec === (endPhase as ActionSpec<HexTypes>)) continue;
    for (const _ of legalOffers(spec, game, decision)) return false;
  }
  return true;
}

// True if one of the development markers off the board could be placed. Which ones a seat holds is secret and
// must not count: a skipped phase would tell the table that none fits.
function canPlaceSome({ rules, board, state }: KnownGame): boolean {
  const { developments } = state;
  // By key: this is asked after every action, and a list of all entries would be made each time.
  for (const id in rules.developmentMarkers) {
    if (developments.some(({ marker }) => marker === id)) continue;
    const site = rules.developmentMarkers[id];
    const hexes = site.on === 'town' ? board.towns : board.cities;
    for (let place = 0; place < hexes.length; place++) {
      const hex = hexes[place];
      if (suitsMarker(board, site, hex) && !developments.some((placed) => placed.hex === hex)) return true;
    }
  }
  return false;
}
