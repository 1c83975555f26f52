// Every function of the public entries that answers a question, with arguments as they should be.

import { chinaDeck, chinaMap } from '../../maps/china-rails/index.js';
import { unitedStates, unitedStatesDeck } from '../../maps/twentieth-century-limited/index.js';
import { chinaRailsPicture, chinaRailsPlanning, drawChinaRails } from '../../rulesets/china-rails/index.js';
import {
  compileHexBoard,
  drawHexTycoon,
  generateHexMap,
  hexTycoonPicture,
  hexTycoonPlanning,
  validateHexMap,
} from '../../rulesets/hex-tycoon/index.js';
import { allRulesets } from '../../rulesets/index.js';
import { drawIndiaRails, indiaRailsPicture, indiaRailsPlanning } from '../../rulesets/india-rails/index.js';
import { drawIronDragon, ironDragonPicture, ironDragonPlanning } from '../../rulesets/iron-dragon/index.js';
import { defineBoard, validateBoard } from '../../rulesets/milepost/index.js';
import {
  checkTwentiethBoardFiles,
  compileTwentiethBoard,
  drawTwentiethCenturyLimited,
  twentiethCenturyLimited,
  twentiethCenturyLimitedPicture,
  twentiethCenturyLimitedPlanning,
  validateTwentiethBoard,
} from '../../rulesets/twentieth-century-limited/index.js';
import { type AnyEngine, createEngine, createRandom } from '../../src/core/engine/index.js';
import * as root from '../../src/index.js';
import * as bots from '../../src/players/bots/index.js';
import * as encode from '../../src/players/encode/index.js';
import * as planning from '../../src/table/plans/index.js';
import * as messages from '../../src/table/words/index.js';

// biome-ignore lint/suspicious/noExplicitAny: whatever function, state or board
type Any = any;
type AnyFunction = (...given: Any[]) => unknown;

/** A function with arguments that are right. */
export interface Verb {
  readonly name: string;
  readonly call: AnyFunction;
  readonly given: readonly unknown[];
}

export const engine = planning.withPlanning(
  createEngine(allRulesets) as unknown as AnyEngine,
  [
    chinaRailsPlanning,
    hexTycoonPlanning,
    indiaRailsPlanning,
    ironDragonPlanning,
    twentiethCenturyLimitedPlanning,
  ] as never,
);

const PICTURES: Record<string, Any> = {
  'china-rails': [chinaRailsPicture, drawChinaRails],
  'hex-tycoon': [hexTycoonPicture, drawHexTycoon],
  'india-rails': [indiaRailsPicture, drawIndiaRails],
  'iron-dragon': [ironDragonPicture, drawIronDragon],
  'twentieth-century-limited': [twentiethCenturyLimitedPicture, drawTwentiethCenturyLimited],
};

/** The verbs for a game of a title. */
export function verbsOf(id: string, state: Any): readonly Verb[] {
  const e = engine as Any;
  const plain = createEngine(allRulesets) as Any;
  const [decision] = e.decisions(state);
  const { seat } = decision;
  const view = e.view(state, seat);
  const [action] = e.legalActions(state, seat);
  const config = { seats: 2, seed: 7 };
  const { events } = e.startGame(id, config);
  const record = e.record(id, config, []);
  const random = createRandom(7);
  const wording = messages.wordingOf(e, state);
  const rejection = {
    code: 'turn/not-now',
    rule: 'E-TURN-2',
    params: { action: 'x', phase: 'y' },
    scope: 'public',
  };
  const proposal = planning.proposalOf(e, state, action);
  const encoder = encode.createEncoder(e, state);
  const choice = bots.choiceFor(e, state, { decision, random });
  const [picture, draw] = PICTURES[id];
  const place = { kind: 'milepost', id: 3 };
  const verbs: [string, AnyFunction, unknown[]][] = [];
  const add = (name: string, call: AnyFunction, ...given: unknown[]) => verbs.push([name, call, given]);
  for (const [prefix, target] of [['engine', plain]] as const) {
    const on = (name: string, ...given: unknown[]) => add(`${prefix}.${name}`, target[name], ...given);
    on('createGame', id, config);
    on('startGame', id, config);
    on('createPosition', id, { config, state: {} });
    on('applyAction', state, action);
    on('tryAction', state, action);
    on('applyActions', state, [action]);
    on('applyActionWithPatches', state, action);
    on('outcomesOf', state, action, { most: 50 });
    on('applyActionWithLuck', state, action, []);
    for (const it of [state, view]) {
      on('checkAction', it, action);
      on('explainAction', it, action);
      on('decisions', it);
      on('legalActions', it, seat);
      on('legalActions', it, { seat, kind: decision.kind });
      on('sampleAction', it, seat, random);
      on('passAction', it, decision);
      on('suggest', it, decision, random);
      on('plans', it, decision, random, { most: 2 });
      on('evaluate', it, seat);
      on('outcome', it);
      on('viewEvents', it, events, seat);
      on('formatAction', it, action);
      on('parseAction', it, e.formatAction(id, action));
      on('hashState', it);
      on('settingOf', it);
    }
    on('view', state, seat);
    on('determinize', view, 'seed');
    on('formatAction', id, action);
    on('parseAction', id, e.formatAction(id, action));
    on('record', id, config, []);
    on('readRecord', record);
    on('replay', record, { to: 0 });
    on('checkUpgrade', record);
    on('serialize', state);
    on('deserialize', e.serialize(state));
    on('migrate', e.serialize(state));
  }
  add('createEngine', root.createEngine as Any, [], {});
  add('isGame', root.isGame as Any, state, id);
  add('createTurnBuffer', root.createTurnBuffer as Any, e, state);
  const buffer = root.createTurnBuffer(e, state);
  add('playTentatively', root.playTentatively as Any, e, buffer, action);
  add('takeBack', root.takeBack as Any, buffer, 1);
  add('toReducer', root.toReducer as Any, e, {});
  add('catalogueOf', root.catalogueOf as Any, e.rulesets[0], []);
  add('ruleIn', root.ruleIn as Any, [], 'E-OVER-1');
  add('root.formatRejection', root.formatRejection as Any, rejection, state);
  add('root.describeAction', root.describeAction as Any, state, action);
  add('root.describeEvent', root.describeEvent as Any, state, events[0]);
  add('root.describeDecision', root.describeDecision as Any, state, decision);
  add('root.describeProposal', root.describeProposal as Any, state, proposal);
  for (const it of [state, view]) {
    const on = (name: string, ...given: unknown[]) =>
      add(`planning.${name}`, (planning as Any)[name], e, it, ...given);
    on('turnStatus', seat);
    on('actionsAt', place, seat);
    on('targetsFrom', place, seat);
    on('cardWays', seat, 0);
    on('planCard', seat, 0);
    on('planBuild', seat, 'network', place);
    on('planMove', seat, 0, place);
    on('reachOf', seat, 0);
    on('priceOf', action);
    on('proposalOf', action);
    on('proposalsAt', seat, place, 'network');
    on('possiblePlaces', seat, { picture, legal: [action] });
  }
  add('withPlanning', planning.withPlanning as Any, plain, [chinaRailsPlanning]);
  add('expertBot', bots.expertBot({ playouts: 1, steps: 1 })().choose, choice);
  add('describeCard', messages.describeCard as Any, {
    card: 1,
    sort: 'Card',
    title: '',
    pays: null,
    lines: [],
    rule: null,
  });
  add('isRailheadError', root.isRailheadError as Any, new Error('x'));
  add('priceFrom', planning.priceFrom as Any, []);
  add('createEncoder', encode.createEncoder as Any, e, state);
  add('encodeView', encoder.encodeView, view);
  add('actionIndex', encoder.actionIndex, action);
  add('actionAt', encoder.actionAt, encoder.actionIndex(action), seat);
  add('mask', encoder.mask, view, decision, []);
  add('botRandom', bots.botRandom as Any, { seed: 7, seat: 0, name: 'x' });
  add('choiceFor', bots.choiceFor as Any, e, state, { decision, random });
  add('playGame', bots.playGame as Any, e, id, { config, bots: [bots.randomBot], maxRounds: 0 });
  for (const name of ['legalActions', 'decisions'] as const) add(`choice.${name}`, choice.game[name] as Any);
  add('choice.checkAction', choice.game.checkAction, action);
  add('choice.explainAction', choice.game.explainAction, action);
  add('choice.sampleAction', choice.game.sampleAction, random);
  add('choice.passAction', choice.game.passAction, decision);
  add('choice.suggest', choice.game.suggest, decision, random);
  add('choice.plans', choice.game.plans, decision, random, {});
  add('choice.determinize', choice.game.determinize, 7);
  add('randomBot', bots.randomBot().choose, choice);
  add('greedyBot', bots.greedyBot().choose, choice);
  add('formatRejection', messages.formatRejection as Any, rejection, wording);
  add('describeAction', messages.describeAction as Any, action, wording);
  add('describeEvent', messages.describeEvent as Any, events[0], wording);
  add('describeDecision', messages.describeDecision as Any, decision, wording);
  add('describeProposal', messages.describeProposal as Any, proposal, wording);
  add('describeStatus', messages.describeStatus as Any, planning.turnStatus(e, state, seat), wording);
  add('labelOf', messages.labelOf as Any, action, wording);
  add('labelOf', messages.labelOf as Any, proposal, wording);
  add('wordingOf', messages.wordingOf as Any, e, state);
  const { board } = e.settingOf(state);
  add('draw', draw, board, state, {});
  add('picture.still', picture.still, board, {});
  add('picture.pieces', picture.pieces, board, state, {});
  add('picture.highlights', picture.highlights, board, [], 1);
  add('picture.spotOf', picture.spotOf, board, place);
  add('picture.placeAt', picture.placeAt, board, [0, 0], { radius: 4 });
  add('picture.places', picture.places, board);
  add('picture.motions', picture.motions, board, events);
  add('picture.placeOf', picture.placeOf, board, action);
  add('picture.spot', picture.spot, board, action);
  add('picture.gazetteer', picture.gazetteer, board);
  add('validateHexMap', validateHexMap as Any, {});
  add('compileHexBoard', compileHexBoard as Any, generateHexMap({ id: 'm', seed: 1 } as Any));
  add('validateBoard', validateBoard as Any, {}, {});
  add('defineBoard', defineBoard as Any, chinaMap, chinaDeck);
  add('validateTwentiethBoard', validateTwentiethBoard as Any, twentiethCenturyLimited.board());
  add('compileTwentiethBoard', compileTwentiethBoard as Any, unitedStates, unitedStatesDeck);
  add('checkTwentiethBoardFiles', checkTwentiethBoardFiles as Any, {}, {});
  return verbs.map(([name, call, given]) => ({ name, call, given }));
}
