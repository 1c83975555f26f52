// What a client is told of titles, boards and cards: by what a bot in another language learns the game.

import type { AnyRuleset } from '../../core/engine/index.js';
import type { CatalogueRule } from '../../core/title/catalogue.js';
import { rulesInWords } from '../../core/title/rules-in-words.js';
import {
  describeAction,
  describeCard,
  describeDecision,
  describeEvent,
  wordingOf,
} from '../../table/words/index.js';
import { actionSchema, optionsSchema, toJsonSchema } from '../schemas/titles.js';
import { eventsSince } from './asking.js';
import { type Body, type Host, type RequestOf, readAction } from './host.js';
import { PROTOCOL_VERSION } from './limits.js';
import { plainJson } from './plain-json.js';
import { ProtocolError } from './protocol-error.js';
import type { OpenGame } from './tables.js';
import { planningWork, WORK } from './work.js';

/** Who serves, and the titles, or one of them. */
export function hello({ engine, server, bots, meter }: Host, { ruleset }: RequestOf<'hello'>): Body {
  const told = engine.rulesets.filter(({ id }) => ruleset === undefined || id === ruleset);
  if (told.length === 0) throw new ProtocolError('unknown-ruleset', `there is no ruleset ${ruleset}`);
  meter.spend(WORK.ruleset * told.length);
  const { limits: budget } = meter;
  const rulesets = told.map(describeRuleset);
  return { server, version: PROTOCOL_VERSION, bots: Object.keys(bots), budget, rulesets };
}

function describeRuleset(ruleset: AnyRuleset): Body {
  const { id, title, edition, revision, seats, optionLabels, sentences } = ruleset;
  const options = toJsonSchema(optionsSchema(ruleset), optionLabels);
  const actions = toJsonSchema(actionSchema(ruleset), sentences);
  return { id, title, edition, revision, seats, options, optionLabels, actions };
}

/** A compiled board, the tables of rules and the rules in words, as plain JSON. */
export function board({ engine, tables, titles, meter }: Host, request: RequestOf<'board'>): Body {
  const { game, ruleset, parts = ['board', 'rules', 'catalogue'] } = request;
  if ((game === undefined) === (ruleset === undefined))
    throw new ProtocolError('malformed-request', 'a board is that of a game or of a ruleset', {
      issues: [{ path: ['ruleset'], message: 'expected a game or a ruleset, and not both' }],
    });
  const about = game === undefined ? firstOf(engine, ruleset as string) : tables.of(game).state;
  const setting = engine.settingOf(about);
  const { id } = setting.ruleset;
  meter.spend(parts.includes('board') ? planningWork(setting.board as object).board : WORK.tables);
  const part = (name: (typeof parts)[number], of: unknown) => (parts.includes(name) ? plainJson(of) : null);
  return {
    ruleset: id,
    board: part('board', setting.board),
    rules: part('rules', setting.rules),
    catalogue: part('catalogue', titles?.[id]?.catalogue ?? toldBy(setting.ruleset)),
  };
}

// What the rules say of themselves where the session was given no catalogue; null where they say nothing.
function toldBy(ruleset: AnyRuleset): readonly CatalogueRule[] | null {
  const rules = rulesInWords(ruleset);
  return rules.length === 0 ? null : rules;
}

// A game as its title has it by itself: the seed is nobody's.
function firstOf(engine: Host['engine'], ruleset: string) {
  const seats = engine.rulesets.find(({ id }) => id === ruleset)?.seats.min ?? 2;
  return engine.createGame(ruleset, { seats, seed: 'board' });
}

/** Open decisions, holdings and events in English, as far as a seat may see them. */
export function describe(
  { engine, titles, meter }: Host,
  played: OpenGame,
  request: RequestOf<'describe'>,
): Body {
  const { game, seat, actions = [], since } = request;
  const view = engine.view(played.state, seat);
  meter.spend(WORK.summary + WORK.sentence * actions.length);
  const wording = wordingOf(engine, view);
  const { rules, board, ruleset } = engine.settingOf(view);
  const told = { rules, board, state: view };
  const summary = titles?.[ruleset.id]?.summary;
  const events = eventsSince(engine, played, { seat, since }).flatMap((one) => one.events);
  meter.spend(WORK.sentence * events.length);
  return {
    ...{ game, seat },
    decisions: engine.decisions(view).map((decision) => describeDecision(decision, wording)),
    actions: actions.map((action) => describeAction(readAction(engine, view, action), wording)),
    events: events.map((event) => describeEvent(event, wording)),
    hand:
      summary === undefined || seat === null
        ? null
        : (summary.hand?.(told, seat) ?? []).map((card) => describeCard(card)),
    display: summary === undefined ? null : (summary.display?.(told) ?? []).map((card) => describeCard(card)),
    facts:
      summary === undefined || seat === null
        ? null
        : summary.facts(told, seat).map(([about, is]) => ({ about, is: plainJson(is) })),
  };
}
