// Under which heading the reference lists an export: entries with many exports are told by what one looks for, not by the
// alphabet. What an export is filed under follows from its name, or from the file that declares it.

import {
  type Application,
  Comment,
  CommentTag,
  type Context,
  Converter,
  type DeclarationReflection,
} from 'typedoc';

/** The headings of an entry in order, each with what stands under it: names of exports, and (with a slash) paths of their sources. */
type Headings = Readonly<Record<string, readonly string[]>>;

const verbs = (...names: string[]) => names;

/** The headings by entry. */
export const ENTRIES: Readonly<Record<string, Headings>> = {
  railhead: {
    'Titles and engines': verbs('titles', 'engine', 'createEngine', 'layer', 'Titles'),
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
      ...['Action', 'Decision', 'Rejection', 'LegalActions', 'Outcome', 'Standing'],
    ),
    Playing: verbs(
      ...['applyAction', 'applyActions', 'applyActionWithPatches', 'tryAction', 'toReducer', 'isGame'],
      ...['State', 'GameEvent', 'TryResult', 'Seat', 'RulesetId'],
    ),
    'Trying and taking back': verbs('createTurnBuffer', 'playTentatively', 'takeBack', 'TurnBuffer'),
    'What a seat may know': verbs('view', 'viewEvents', 'determinize', 'View'),
    'Bots and opinions': verbs('suggest', 'plans', 'evaluate', 'Bot', 'Choice', 'createRandom', 'Random'),
    Chance: verbs('outcomesOf', 'applyActionWithLuck', 'ChanceOutcome', 'TooManyOutcomesError'),
    Saves: verbs(
      ...[
        'record',
        'readRecord',
        'replay',
        'serialize',
        'deserialize',
        'migrate',
        'checkUpgrade',
        'hashState',
      ],
      ...['GameRecord', 'ReplayOptions', 'ReplayedStep', 'ReplayedGame'],
    ),
    'Words and notation': [
      ...verbs('formatAction', 'parseAction', 'formatRejection', 'Seated', 'MapFinding'),
      ...verbs('describeAction', 'describeCard', 'describeDecision', 'describeEvent', 'describeProposal'),
      'src/core/title/card.ts',
      'src/core/title/catalogue',
      'src/core/title/summary.ts',
    ],
    'Pictures and boards': ['src/core/title/picture.ts', 'src/core/map/spot.ts', 'src/core/title/title.ts'],
    Errors: ['src/core/engine/base/rejection.ts'],
  },
  'railhead/engine': {
    'An engine': [
      ...['create-engine', 'engine', 'begin/game', 'play/setting', 'play/legal', 'play/decision'].map(
        (file) => `engine/${file}.ts`,
      ),
      ...verbs('Board', 'Envelope', 'GameAction', 'GameHeader', 'Immutable', 'Outcome', 'Seat', 'Standing'),
    ],
    'Types by title': ['engine/typed-by-title.ts', 'TitleTypes'],
    'Reducers, and taking back': ['engine/play/to-reducer.ts', 'engine/undo/turn-buffer.ts'],
    'What a ruleset is': [
      'engine/rules/ruleset.ts',
      'engine/rules/variant.ts',
      'engine/fields/schema-of.ts',
      'engine/fields/ids.ts',
    ],
    'Revisions and saves': ['engine/rules/revisions.ts', 'engine/save/record.ts', 'engine/save/upgrade.ts'],
    'Actions and their fields': [
      'engine/rules/action.ts',
      'engine/fields/fields.ts',
      'engine/rules/offers.ts',
      'fields',
    ],
    Events: ['engine/rules/event.ts', 'engine/rules/projections.ts'],
    'States and who sees what': [
      'engine/fields/declared/',
      'engine/fields/secret-answers.ts',
      'engine/fields/seal.ts',
      'envelopeShape',
    ],
    'House rules and chapters': ['engine/rules/layer/'],
    'Refusals and errors': ['engine/base/rejection.ts'],
    Luck: ['src/core/random/', 'engine/luck/chance.ts'],
    'Derived data and JSON': ['engine/base/memo.ts', 'engine/base/notes.ts', 'engine/base/json.ts'],
  },
  'railhead/graph': {
    Graphs: ['graph/graph.ts', 'graph/part.ts'],
    'Cheapest ways': ['graph/shortest-path.ts', 'graph/cost-tables.ts'],
    'Reach of a train': ['graph/reachable.ts'],
    'What hangs together': ['graph/components.ts', 'graph/bridges.ts'],
    'Cheapest trees': ['graph/steiner.ts', 'graph/mixed-trees.ts', 'graph/mixed-query.ts'],
  },
  'railhead/planning': {
    'An engine that plans': ['plans/planning-engine.ts', 'TitlePlanning', 'PlanningGame'],
    Prices: verbs('priceOf', 'priceFrom', 'Price', 'PriceItem', 'PlannedRent'),
    'Plans and reach': verbs(
      ...['planBuild', 'planMove', 'planCard', 'cardWays', 'reachOf', 'BuildPlan', 'MovePlan', 'PlannedStep'],
      ...['PlannedStop', 'Reached', 'Goal', 'CardWay', 'CardWays', 'Cargo'],
    ),
    'Pointing at a place': verbs(
      ...['possiblePlaces', 'proposalsAt', 'proposalOf', 'actionsAt', 'targetsFrom'],
      ...['Place', 'PlaceKind', 'Proposal', 'Target', 'Unaimed'],
    ),
    'How a turn stands': verbs('turnStatus', 'TurnStatus', 'Meter'),
  },
  'railhead/bots': {
    'Players of the package': ['bots/expert.ts', 'bots/greedy.ts', 'bots/random.ts'],
    'A player of your own': ['bots/bot.ts', 'bots/choice.ts'],
    'Games between them': ['bots/play-game.ts', 'bots/seat-bots.ts'],
  },
  'railhead/render': {
    'Pictures of titles': [
      'src/core/title/picture.ts',
      'src/core/title/draw-picture.ts',
      'src/core/title/where-is.ts',
    ],
    'Points on a sheet': ['src/core/map/spot.ts'],
  },
  'railhead/testing': {
    Laws: ['testing/conformance.ts', 'testing/law.ts', 'testing/laws/', 'testing/amounts-are-told.ts'],
    'What leaks': ['testing/twins.ts', 'testing/secrets.ts'],
    'Games to test with': [
      ...['testing/random-game.ts', 'testing/cut.ts', 'testing/stacked-luck.ts', 'testing/nonsense.ts'],
      'testing/difference.ts',
    ],
    'Games as text': ['testing/playthrough.ts', 'testing/plays-as-before.ts'],
    'What came up, and how often': ['testing/coverage.ts', 'engine/play/perft.ts'],
  },
  'railhead/tournament': {
    'Running one': [
      'tournament/run.ts',
      'tournament/game.ts',
      'tournament/thinking.ts',
      'tournament/batch.ts',
    ],
    'Over several machines': ['tournament/queue'],
    Results: ['tournament/summary.ts', 'tournament/elo.ts', 'tournament/sequential.ts'],
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

/** The heading of an export of an entry; undefined where there is none, or more than one. A name goes before a path. */
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
