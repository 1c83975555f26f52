// The headings under which the reference lists exports: in entries with many exports you look for a subject,
// not a letter. The heading of an export follows from its name, or from the file that declares it.

import {
  type Application,
  Comment,
  CommentTag,
  type Context,
  Converter,
  type DeclarationReflection,
} from 'typedoc';

/** The headings of an entry in order, each with names of exports and (with a slash) source paths. */
type Headings = Readonly<Record<string, readonly string[]>>;

const verbs = (...names: string[]) => names;

/** The headings by entry. */
export const ENTRIES: Readonly<Record<string, Headings>> = {
  railhead: {
    'An engine of all titles': verbs('engine', 'Titles', 'RulesetId'),
    'Beginning a game': verbs('createGame', 'startGame', 'createPosition', 'GameConfig', 'Position'),
    'Who may do what': verbs(
      ...[
        'decisions',
        'legalActions',
        'sampleAction',
        'passAction',
        'checkAction',
        'explainAction',
        'outcome',
      ],
      ...['Action', 'Decision', 'Rejection', 'Outcome'],
    ),
    Playing: verbs(
      ...['applyAction', 'applyActions', 'tryAction', 'isGame'],
      ...['State', 'GameEvent', 'Seat'],
    ),
    'What a seat may know': verbs('view', 'viewEvents', 'determinize', 'View'),
    'Bots and opinions': verbs('suggest', 'plans', 'evaluate', 'Bot', 'Choice', 'createRandom'),
    Chance: verbs('outcomesOf', 'freshSeed', 'TooManyOutcomesError'),
    Saves: verbs('record', 'readRecord', 'replay', 'serialize', 'deserialize', 'hashState', 'GameRecord'),
    'Words and notation': verbs('describe', 'formatAction', 'parseAction'),
    Errors: ['src/core/engine/base/rejection.ts'],
  },
  'railhead/engine': {
    'An engine': [
      ...['create-engine', 'engine', 'begin/game', 'base/decision'].map((file) => `engine/${file}.ts`),
      ...verbs('Board', 'Envelope', 'GameAction', 'Seat', 'freshSeed'),
    ],
    'Types by title': ['engine/typed-by-title.ts', 'TitleTypes'],
    'Taking back': ['engine/undo/turn-buffer.ts'],
    'What a ruleset is': ['engine/rules/ruleset.ts', 'engine/fields/ids.ts'],
    Saves: ['engine/save/record.ts'],
    'Actions and their fields': ['engine/rules/action.ts', 'engine/fields/fields.ts', 'fields'],
    Events: ['engine/rules/event.ts'],
    'States and who sees what': ['engine/fields/declared/', 'engine/fields/secret-answers.ts'],
    Turns: ['engine/fields/turns.ts'],
    'House rules and chapters': ['engine/rules/layer/'],
    'Refusals and errors': ['engine/base/rejection.ts'],
    Luck: ['src/core/random/', 'engine/luck/', 'engine/base/seed-shapes.ts'],
  },
  'railhead/graph': {
    Graphs: ['graph/graph.ts', 'graph/part.ts'],
    'Cheapest ways': ['graph/shortest-path.ts', 'graph/cost-tables.ts'],
    'What hangs together': ['graph/components.ts', 'graph/bridges.ts', 'graph/links.ts'],
    'Cheapest trees': ['graph/steiner.ts', 'graph/mixed-trees.ts', 'graph/mixed-query.ts'],
  },
  'railhead/table': {
    'A table, a board, a game held': [
      'table/open-table.ts',
      'table/shown/',
      'table/session/',
      'table/board/',
      'table/store/',
      'src/core/title/preview.ts',
    ],
    'An engine that plans': verbs('withPlanning', 'PlanningEngine', 'TitlePlanning'),
    'Prices and plans': verbs(
      ...['priceOf', 'planBuild', 'planMove', 'planCard', 'cardWays', 'reachOf'],
      ...['Price', 'PriceItem', 'BuildPlan', 'MovePlan'],
    ),
    'Orders left behind': verbs(
      ...['runOrders', 'checkOrders', 'ordersOf'],
      ...['Orders', 'Order', 'OrderStop', 'OrdersRun', 'OrdersCheck'],
    ),
    'Pointing at a place': verbs(
      'possiblePlaces',
      'proposalsAt',
      'proposalOf',
      'actionsAt',
      'targetsFrom',
      'Proposal',
    ),
    'How a turn stands': verbs('turnStatus', 'TurnStatus', 'Meter', 'Cargo', 'Goal'),
    Words: [
      'table/words/',
      'src/core/title/card.ts',
      'src/core/title/catalogue',
      'src/core/title/summary.ts',
    ],
    Pictures: ['src/core/title/picture.ts', 'src/core/title/draw-picture.ts', 'src/core/title/where-is.ts'],
    Titles: ['src/core/title/title.ts', 'src/core/map/finding.ts'],
  },
  'railhead/players': {
    'Players of the package': ['bots/expert.ts', 'bots/greedy.ts', 'bots/random.ts'],
    'A player of your own': [
      ...['bots/bot.ts', 'bots/choice.ts', 'bots/pursuit.ts', 'bots/ordering.ts', 'engine/play/simulator.ts'],
      'players/encode/',
    ],
    'Games between them': ['bots/play-game.ts', 'bots/seat-bots.ts'],
    'What a title is like to play': ['players/analysis/'],
  },
  'railhead/testing': {
    Laws: [
      'testing/conformance.ts',
      'testing/law.ts',
      'testing/laws/',
      'testing/amounts-are-told.ts',
      'testing/orders-are-lawful.ts',
    ],
    'What leaks': ['testing/twins.ts', 'testing/secrets.ts'],
    'Games to test with': [
      ...['testing/random-game.ts', 'testing/cut.ts', 'testing/stacked-luck.ts', 'testing/nonsense.ts'],
      'testing/difference.ts',
    ],
    'Games as text': ['testing/playthrough.ts', 'testing/plays-as-before.ts'],
    'What came up, and how often': ['testing/coverage.ts', 'engine/play/perft.ts'],
  },
  'railhead/rulesets/milepost': {
    'A title of the family': [
      'milepost/rules/define-milepost-game.ts',
      'milepost/rules/types.ts',
      'milepost/title.ts',
      'milepost/player-aids.ts',
      'milepostVariants',
    ],
    'Boards and decks': [
      'milepost/board/',
      'milepost/board/deck-maker/',
      'src/core/map/',
      'milepost/rules/events/area.ts',
    ],
    Pictures: ['milepost/picture/'],
    'Mechanics of its own': ['milepost/rules/mechanic.ts', 'milepost/generated/state.ts'],
    'Event cards': ['milepost/rules/events/event-card.ts', 'milepost/rules/event-cards/', 'eventEffects'],
    'Numbers and questions of the rules': ['milepost/rules/tables.ts', 'milepost/rules/family-tables.ts'],
    'States and actions': ['milepost/rules/state.ts', 'milepost/rules/mechanics.ts', 'milepostDeclaration'],
    'Plans, words and laws': ['milepost/players/people/', 'milepost/summary.ts', 'milepost/rules/laws.ts'],
  },
};

/** The headings in order, for typedoc's `categoryOrder`. */
export const CATEGORY_ORDER: readonly string[] = [
  ...new Set(Object.values(ENTRIES).flatMap((headings) => Object.keys(headings))),
  '*',
];

/** The heading of an export; undefined for none or more than one. A name goes before a path. */
export function headingOf(entry: string, name: string, source: string): string | undefined {
  const headings = Object.entries(ENTRIES[entry] ?? {});
  const named = headings.filter(([, words]) => words.includes(name));
  const found =
    named.length > 0 ? named : headings.filter(([, words]) => words.some((word) => isIn(source, word)));
  return found.length === 1 ? found[0][0] : undefined;
}

const isIn = (source: string, word: string) => word.includes('/') && source.includes(word);

/** The plugin for typedoc that files every export; what fits nowhere is listed under Other. */
export function loadCategories(app: Application): void {
  // After comments have been inherited, before typedoc sorts by them.
  const priority = -100;
  const fileAll = ({ project }: Context) => {
    for (const module of project.children ?? []) {
      if (!Object.hasOwn(ENTRIES, module.name)) continue;
      for (const one of module.children ?? []) file(module.name, one);
    }
  };
  app.converter.on(Converter.EVENT_RESOLVE_END, fileAll, priority);

  function file(entry: string, one: DeclarationReflection): void {
    const told = one.isReference() ? (one.tryGetTargetReflectionDeep() ?? one) : one;
    const source = (told as DeclarationReflection).sources?.[0]?.fullFileName ?? '';
    const heading = headingOf(entry, one.name, source);
    if (heading === undefined) return;
    one.comment ??= new Comment();
    one.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: heading }]));
  }
}
