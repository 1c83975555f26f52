// Late positions of seeded games, and help on them as a table gives it.

import { allRulesets } from '../../../rulesets/index.js';
import { titles } from '../../../rulesets/titles.js';
import {
  type AnyEngine,
  type AnyState,
  createEngine,
  type GameAction,
} from '../../../src/core/engine/index.js';
import type { TitlePlanning } from '../../../src/core/title/planning.js';
import { whereIs } from '../../../src/core/title/where-is.js';
import { greedyBot, playGame } from '../../../src/players/bots/index.js';
import { helpFor } from '../../../src/table/help/index.js';
import { withPlanning } from '../../../src/table/plans/index.js';
import { cardsOf } from '../../../src/table/shown/cards.js';
import { choicesFor } from '../../../src/table/shown/choice.js';
import { questionOf } from '../../../src/table/shown/question.js';
import type { Telling } from '../../../src/table/shown/telling.js';
import { type Wording, wordingOf } from '../../../src/table/words/index.js';

export const engine = createEngine(allRulesets) as unknown as AnyEngine;

/** A position, and the action that a bot played in it. */
export interface Position {
  readonly state: AnyState;
  readonly played: GameAction;
}

/** Positions in the last half of games of two, three and four bots, in which somebody played a wanted action. */
export function* latePositions(
  id: string,
  wanted: (action: GameAction) => boolean,
): Generator<Position, void> {
  for (let seed = 0; seed < 200; seed++)
    for (const position of lateIn(id, seed)) if (wanted(position.played)) yield position;
}

// The last halves of games, played once for all tests of a file.
const kept = new Map<string, readonly Position[]>();

function lateIn(id: string, seed: number): readonly Position[] {
  const known = kept.get(`${id} ${seed}`);
  if (known !== undefined) return known;
  const config = { seats: 2 + (seed % 3), seed: `help ${seed}` };
  const { actions } = playGame(engine, id, { config, bots: [greedyBot] });
  let state = engine.createGame(id, config);
  const positions = actions.map((played): Position => {
    const position = { state, played };
    state = engine.applyAction(state, played);
    return position;
  });
  const late = positions.slice(positions.length >> 1);
  kept.set(`${id} ${seed}`, late);
  return late;
}

// As a table has it: the title's words for how a turn stands and for losses, too.
const worded = ({ words }: TitlePlanning, wording: Wording): Wording => ({
  ...wording,
  sentences: { ...words, ...wording.sentences },
});

/** Help in a position, for the seat that decides unless another one looks. */
export async function helpIn(state: AnyState, looks?: number | null) {
  const setting = engine.settingOf(state);
  const { id } = setting.ruleset as { readonly id: keyof typeof titles };
  const title = titles[id];
  const [picture, summary, planning, rules] = await Promise.all([
    title.picture(),
    title.summary(),
    title.planning(),
    title.catalogue(),
  ]);
  const decisions = engine.decisions(state);
  const viewer = looks === undefined ? (decisions[0]?.seat ?? null) : looks;
  const view = engine.view(state, viewer);
  const gazetteer = picture.gazetteer(setting.board);
  const played: GameAction[] = [];
  const telling = {
    ...{ engine, planner: withPlanning(engine as never, [planning]), picture, board: setting.board, summary },
    ...{
      planning,
      rules,
      drawing: {},
      warned: new Set(),
      wording: worded(planning, wordingOf(engine, view)),
      isBot: () => false,
    },
    session: { getSnapshot: () => ({ view, viewer, decisions, seats: viewer === null ? [] : [viewer] }) },
    placeName(place: { readonly kind: string; readonly id: number }) {
      const spot = picture.spotOf(setting.board, place);
      return spot === null ? '' : whereIs(gazetteer, spot);
    },
    play: (actions: readonly GameAction[]) => played.push(...actions),
  } as unknown as Telling;
  const question = questionOf(telling, null);
  const choiceOf = question === null ? null : choicesFor(telling, question);
  const cards = cardsOf(telling, question, choiceOf);
  return { help: helpFor(telling, { question, choiceOf, cards }), cards, telling, view, viewer, played };
}
