// What bots are asked and answer with. Only at an optional decision a bot may answer with nothing.

import { refuse } from '../../core/engine/base/rejection.js';
import { type Decision, Fault, type GameAction } from '../../core/engine/index.js';
import { answered, mustBeRecord, mustDraw } from '../../core/engine/input/arguments.js';
import type { BotFactory, BotGame, TitleBot } from './bot.js';

/** What a bot answers to a choice; where it breaks on what `choiceFor` cannot have made, says so. */
export const choosing = <Answer>(choice: unknown, ask: () => Answer): Answer =>
  answered(ask, () => mustBeChoice(choice));

/** Throws unless it is what `choiceFor` makes. */
export function mustBeChoice(choice: unknown): void {
  mustBeRecord(choice, 'choice');
  const { game, decision, random } = choice as {
    readonly game?: object;
    decision?: unknown;
    random?: unknown;
  };
  mustBeRecord(decision, 'decision');
  mustDraw(random);
  if (typeof (game as Partial<BotGame> | undefined)?.sampleAction !== 'function')
    refuse('choice', 'expected what choiceFor makes');
}

/** The bot that a function makes; throws unless it is one. */
export function botOf(make: BotFactory): TitleBot {
  const bot: unknown = make();
  if (typeof bot === 'function')
    refuse('bots', 'expected functions that make bots; one makes a function, so call it: `expertBot()`');
  if (typeof (bot as Partial<TitleBot> | null | undefined)?.choose !== 'function')
    refuse('bots', 'expected functions that make bots, each with a name and choose');
  return bot as TitleBot;
}

/** The action; throws a `Fault` where a bot plays nothing at a decision that the game waits for. */
export function mustPlay(
  action: GameAction | null,
  { name }: { readonly name: string },
  { seat, kind }: Pick<Decision, 'seat' | 'kind'>,
): GameAction {
  if (action !== null) return action;
  throw new Fault(`${name} plays nothing, and seat ${seat} must decide ${kind}`);
}
