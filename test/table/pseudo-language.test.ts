// @vitest-environment happy-dom
// All that a table says passes messages: played in a made-up language, no text of the five titles stays English.

import { afterEach, describe, expect, test } from 'vitest';
import { allRulesets } from '../../rulesets';
import { developmentMarkers } from '../../rulesets/hex-tycoon/board/development-markers.js';
import { characterWords, markerWords } from '../../rulesets/hex-tycoon/words/card-texts.js';
import { nameWords as hexNames } from '../../rulesets/hex-tycoon/words/names.js';
import { summaryWords as hexSummary } from '../../rulesets/hex-tycoon/words/summary-words.js';
import { FOREMEN } from '../../rulesets/iron-dragon/rules/foremen/cards.js';
import { SHIPS } from '../../rulesets/iron-dragon/rules/ships/cards.js';
import { ironSummaryWords } from '../../rulesets/iron-dragon/words/card-texts.js';
import { ironNameWords } from '../../rulesets/iron-dragon/words/sentences.js';
import { milepostVariants } from '../../rulesets/milepost/rules/variants.js';
import { milepostNameWords } from '../../rulesets/milepost/words/name-words.js';
import { milepostSummaryWords } from '../../rulesets/milepost/words/summary-words.js';
import { titles } from '../../rulesets/titles';
import { nameWords as twentiethNames } from '../../rulesets/twentieth-century-limited/words/names.js';
import { summaryWords as twentiethSummary } from '../../rulesets/twentieth-century-limited/words/summary-words.js';
import { type AnyEngine, type AnyRuleset, createEngine, type GameAction } from '../../src/core/engine';
import type { Words } from '../../src/core/engine/words/translation.js';
import { idOfName } from '../../src/core/title/say.js';
import type { Title } from '../../src/core/title/title.js';
import { greedyBot, playGame } from '../../src/players/bots';
import { openTable, type Table, type TableShown } from '../../src/table';
import { createGameStore } from '../../src/table/store';
import { pseudoWords, unmarkedIn } from './pseudo-words.js';
import { helpIn, saidBy } from './said.js';

const engine = createEngine(allRulesets) as unknown as AnyEngine;

// biome-ignore lint/suspicious/noExplicitAny: boards of any title
type AnyBoard = any;

const named = (kind: string, things: readonly { readonly id: string | number; readonly name: string }[]) =>
  things.map(({ id, name }): [string, string] => [`${kind} ${id}`, name]);
const table = (kind: string, things: Readonly<Record<string, { readonly name: string }>>) =>
  named(
    kind,
    Object.entries(things).map(([id, { name }]) => ({ id, name })),
  );

// What things of a title are called in its data.
function namesOf(ruleset: AnyRuleset, board: AnyBoard): Words {
  const { tables } = ruleset as AnyBoard;
  const parts: (readonly [string, string][])[] =
    ruleset.id === 'hex-tycoon'
      ? [
          [...table('company', tables.companies), ...table('tycoon', tables.tycoons)],
          [...named('event', tables.eventTable), ...table('marker', developmentMarkers)],
          board.names.flatMap((name: string | null) =>
            name === null ? [] : [[`city ${idOfName(name)}`, name]],
          ),
        ]
      : ruleset.id === 'twentieth-century-limited'
        ? [
            [...named('city', board.cities), ['print Portland, Me.', 'Portland, Me.']],
            named('region', board.regions),
            board.cards.flatMap((card: AnyBoard) => (card.name ? [[`card ${card.card}`, card.name]] : [])),
          ]
        : [
            [...named('city', board.cities), ...named('load', board.goods)],
            [...named('crossing', board.crossings), ...table('loco', tables.locos)],
            [...table('foreman', FOREMEN), ...table('ship', SHIPS)],
            milepostVariants.map(({ option }) => [`option ${option}`, option]),
            tables.eventCards.flatMap(({ number, name, text }: AnyBoard) => [
              [`event ${number}`, name],
              [`eventText ${number}`, text],
            ]),
          ];
  return Object.fromEntries(parts.flat());
}

const milepost = { ...milepostNameWords, ...milepostSummaryWords };
const SUMMARIES: Readonly<Record<string, Words>> = {
  'china-rails': milepost,
  'india-rails': milepost,
  'iron-dragon': { ...milepost, ...ironNameWords, ...ironSummaryWords },
  'hex-tycoon': { ...hexNames, ...hexSummary, ...characterWords, ...markerWords },
  'twentieth-century-limited': { ...twentiethNames, ...twentiethSummary },
};

/** The title with its words in wide letters. */
async function pseudoTitle(id: keyof typeof titles): Promise<Title<AnyRuleset>> {
  const title = titles[id] as unknown as Title<AnyRuleset>;
  const { ruleset } = title;
  const [rules, planning] = await Promise.all([title.catalogue(), title.planning()]);
  const more = { ...SUMMARIES[id], ...planning.words, ...namesOf(ruleset, ruleset.board()) };
  const words = pseudoWords(ruleset, { rules, more });
  return { ...title, languages: { 'en-x-wide': async () => words } };
}

let opened: Table<string>;
afterEach(() => {
  opened.destroy();
  document.body.replaceChildren();
});

// What every title says in its game; refusals of plays and barriers come up in some.
const KINDS = [
  ...['actions and events', 'questions', 'refusals', 'status', 'meters', 'seats', 'cards', 'lines of cards'],
  ...['proposals', 'buttons', 'results', 'names of places', 'help', 'texts of rules'],
];

const ids = Object.keys(titles) as (keyof typeof titles)[];
describe.each(ids)('%s', (id) => {
  test('no text stays English', async () => {
    const config = { seats: ['①', '②'], seed: 7 };
    const { actions } = playGame(engine, id, { config, bots: [greedyBot], maxActions: 3000 });
    const title = await pseudoTitle(id);
    const english = new Map<string, Set<string>>();
    const counts: Record<string, number> = {};
    const note = (kind: string, texts: readonly (string | null | undefined)[]) => {
      for (const text of texts) {
        if (text === null || text === undefined || text === '') continue;
        counts[kind] = (counts[kind] ?? 0) + 1;
        if (unmarkedIn(text) !== '') english.set(kind, (english.get(kind) ?? new Set()).add(text));
      }
    };
    for (const count of [1, 30, 90, 420, actions.length]) {
      const told: TableShown[] = [];
      const store = createGameStore(engine, {
        ruleset: id,
        config,
        actions: actions.slice(0, count) as GameAction[],
      });
      const host = document.body.appendChild(document.createElement('div'));
      opened = await openTable(host, store, {
        engine,
        titles: { [id]: title },
        language: 'en-x-wide',
        openSecrets: true,
        onChange: (shown) => told.push(shown),
      });
      const shown = () => told[told.length - 1];
      for (const [kind, texts] of Object.entries(saidBy(shown()))) note(kind, texts);
      const { picture } = await title.picture().then((drawn) => ({ picture: drawn }));
      const board = engine.settingOf(store.getSnapshot().view).board;
      const all = [...picture.places(board)].filter(({ found }) => found);
      const places = all.filter((_, at) => at % Math.ceil(all.length / 8) === 0);
      note('names of places', places.map(shown().nameOf));
      note('help', helpIn(shown(), places));
      shown().hint?.();
      for (const [kind, texts] of Object.entries(saidBy(shown()))) note(kind, texts);
      shown().proposals[0]?.play?.();
      for (const [kind, texts] of Object.entries(saidBy(shown()))) note(kind, texts);
      opened.destroy();
    }
    note(
      'texts of rules',
      (await title.catalogue(await title.languages?.['en-x-wide']())).map(({ text }) => text),
    );
    expect(
      Object.fromEntries(
        [...english].map(([kind, texts]) => [
          kind,
          [...texts].map((text) => `${unmarkedIn(text)}: ${text.slice(0, 150)}`).slice(0, 6),
        ]),
      ),
    ).toEqual({});
    for (const kind of KINDS) expect([kind, counts[kind] ?? 0]).not.toEqual([kind, 0]);
  }, 120_000);
});
