// Every function of the public entries that answers a question, with arguments as they should be.

import { chinaDeck, chinaMap } from '../../maps/china-rails/index.js';
import { unitedStates, unitedStatesDeck } from '../../maps/twentieth-century-limited/index.js';
import { chinaRailsPicture, chinaRailsPlanning } from '../../rulesets/china-rails/index.js';
import * as hex from '../../rulesets/hex-tycoon/index.js';
import { allRulesets } from '../../rulesets/index.js';
import { indiaRailsPicture, indiaRailsPlanning } from '../../rulesets/india-rails/index.js';
import { ironDragonPicture, ironDragonPlanning } from '../../rulesets/iron-dragon/index.js';
import * as milepost from '../../rulesets/milepost/index.js';
import * as twentieth from '../../rulesets/twentieth-century-limited/index.js';
import { type AnyEngine, createEngine, createRandom } from '../../src/core/engine/index.js';
import * as authors from '../../src/entries/engine.js';
import * as bots from '../../src/entries/players.js';
import * as table from '../../src/entries/table.js';
import * as root from '../../src/index.js';

// biome-ignore lint/suspicious/noExplicitAny: whatever function, state or board
type Any = any;
type AnyFunction = (...given: Any[]) => unknown;

/** A function with arguments that are right. */
export interface Verb {
  readonly name: string;
  readonly call: AnyFunction;
  readonly given: readonly unknown[];
}

export const engine = table.withPlanning(
  createEngine(allRulesets) as unknown as AnyEngine,
  [
    chinaRailsPlanning,
    hex.hexTycoonPlanning,
    indiaRailsPlanning,
    ironDragonPlanning,
    twentieth.twentiethCenturyLimitedPlanning,
  ] as never,
);

// Made in haste: a good map takes seconds.
const HEX_MAP = hex.generateMap(1, { steps: 1_500 });

const PICTURES: Record<string, Any> = {
  'china-rails': chinaRailsPicture,
  'hex-tycoon': hex.hexTycoonPicture,
  'india-rails': indiaRailsPicture,
  'iron-dragon': ironDragonPicture,
  'twentieth-century-limited': twentieth.twentiethCenturyLimitedPicture,
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
  const wording = table.wordingOf(e, state);
  const rejection = {
    code: 'turn/not-now',
    rule: 'E-TURN-2',
    params: { action: 'x', phase: 'y' },
    scope: 'public',
  };
  const [plan] = e.plans(state as never, decision as never, random);
  const proposal = table.proposalOf(e, state, action);
  const encoder = bots.createEncoder(e, state);
  const choice = bots.choiceFor(e, state, { decision, random });
  const picture = PICTURES[id];
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
  add('createEngine', authors.createEngine as Any, [], {});
  add('isGame', root.isGame as Any, state, id);
  add('createTurnBuffer', authors.createTurnBuffer as Any, e, state);
  const buffer = authors.createTurnBuffer(e, state);
  add('playTentatively', authors.playTentatively as Any, e, buffer, action);
  add('takeBack', authors.takeBack as Any, buffer, 1);
  add('catalogueOf', table.catalogueOf as Any, e.rulesets[0], []);
  add('ruleIn', table.ruleIn as Any, [], 'E-OVER-1');
  add('ordersOf', table.ordersOf as Any, seat, proposal);
  add('ordersFor', bots.ordersFor as Any, choice, action);
  const things = [action, events[0], decision, rejection, proposal, table.turnStatus(e, state, seat)];
  for (const thing of things) {
    add('root.describe', root.describe as Any, state, thing);
    add('sentenceOf', table.sentenceOf as Any, wording, thing);
  }
  for (const it of [state, view]) {
    const on = (name: string, ...given: unknown[]) =>
      add(`table.${name}`, (table as Any)[name], e, it, ...given);
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
  add('withPlanning', table.withPlanning as Any, plain, [chinaRailsPlanning]);
  add('expertBot', bots.expertBot({ playouts: 1, steps: 1 })().choose, choice);
  add('sentenceOf', table.sentenceOf as Any, wording, {
    card: 1,
    sort: 'Card',
    title: '',
    pays: null,
    lines: [],
    rule: null,
  });
  add('isRailheadError', root.isRailheadError as Any, new Error('x'));
  add('createEncoder', bots.createEncoder as Any, e, state);
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
  const pursuit = bots.createPursuit();
  add('pursuit.next', pursuit.next, choice);
  add('pursuit.begin', pursuit.begin as Any, choice, { line: [action], aim: 'x' });
  add('sentenceOf', table.sentenceOf as Any, wording, plan);
  add('labelOf', table.labelOf as Any, wording, action);
  add('labelOf', table.labelOf as Any, wording, proposal);
  add('wordingOf', table.wordingOf as Any, e, state);
  const { board } = e.settingOf(state);
  add('picture.draw', picture.draw, board, state, {});
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
  add('hex.validateBoard', hex.validateBoard as Any, {});
  add('hex.defineBoard', hex.defineBoard as Any, HEX_MAP);
  add('validateBoard', milepost.validateBoard as Any, {}, {});
  add('defineBoard', milepost.defineBoard as Any, chinaMap, chinaDeck);
  add('twentieth.defineBoard', twentieth.defineBoard as Any, unitedStates, unitedStatesDeck);
  add('twentieth.validateBoard', twentieth.validateBoard as Any, {}, {});
  return verbs.map(([name, call, given]) => ({ name, call, given }));
}
