// What the compiler knows by a title's id: states and views, decisions, refusals, positions and bots. Every `@ts-expect-error` is
// something that must not compile; what runs here sees that the types say what is so.

import { describe, expect, expectTypeOf, test } from 'vitest';
import { titles } from '../../rulesets/titles.js';
import {
  type Action,
  applyAction,
  applyActions,
  type Bot,
  type Choice,
  checkAction,
  createGame,
  createPosition,
  type Decision,
  decisions,
  engine,
  explainAction,
  formatAction,
  hashState,
  isGame,
  legalActions,
  outcome,
  type Rejection,
  type RulesetId,
  type State,
  sampleAction,
  describe as say,
  serialize,
  tryAction,
  type View,
  view,
  viewEvents,
} from '../../src/index.js';
import { greedyBot, playGame } from '../../src/players/bots/index.js';

const config = { seats: 2, seed: 7 };
// Compiled, never run.
const compiled = (run: () => unknown) => typeof run;

/** A game at a table for any title, as an interface keeps it. */
function tableFor<Id extends RulesetId>(id: Id) {
  let state: State<Id> = createGame(id, config);
  return {
    play(action: Action<Id>): Rejection<Id> | null {
      const refusal = checkAction(state, action);
      if (refusal !== null) return refusal;
      const result = tryAction(state, action);
      if (!result.ok) return result.rejection;
      expect(viewEvents(state, result.events, 0).length).toBeGreaterThanOrEqual(0);
      expect(applyAction(state, action)).toEqual(applyActions(state, [action]));
      state = result.state;
      return null;
    },
    view: (seat: number): View<Id> => view(state, seat),
    actions: (seat: number): readonly Action<Id>[] => [...legalActions(view(state, seat), seat)],
    sampled: (seat: number) => sampleAction(state, seat),
    refusals: (action: Action<Id>): readonly Rejection<Id>[] => explainAction(state, action),
    asked: (): readonly Decision<Id>[] => decisions(state),
    texts: (action: Action<Id>) => [formatAction(state, action), say(state, action)],
    save: () => [serialize(state), hashState(state)],
    isOver: () => outcome(state) !== null,
  };
}

describe('one table for every title', () => {
  test.each(Object.keys(titles) as RulesetId[])('%s is played without a cast', (id) => {
    const table = tableFor(id);
    const [{ seat, kind }] = table.asked();
    const [action] = table.actions(seat);
    expect(table.refusals(action)).toEqual([]);
    expect(table.texts(action)[0]).toMatch(/^\d: /);
    expect(table.sampled(seat)).not.toBeNull();
    expect(table.play(action)).toBeNull();
    expect([table.isOver(), table.save().length, table.view(seat).viewer]).toEqual([false, 2, seat]);
    expect(titles[id].ruleset.phases).toHaveProperty(kind);
  });
});

describe('isGame', () => {
  const someGame = (): State | View => createGame('hex-tycoon', config);

  test('narrows states and views to those of a title', () => {
    const known = someGame();
    expect(isGame(known, 'china-rails')).toBe(false);
    expect(isGame(known, 'hex-tycoon') && known.companies).toEqual([]);
    const refused = compiled(() => {
      // @ts-expect-error: no title of this package
      isGame(known, 'chess');
      // @ts-expect-error: which title it is of is not known yet
      return known.companies;
    });
    expect(refused).toBe('function');
  });

  test('leaves a state a state, and a view a view', () => {
    const [state, seen]: readonly [State, View] = [createGame('hex-tycoon', config), someView()];
    const narrowed = compiled(() => {
      if (isGame(state, 'hex-tycoon')) expectTypeOf(state).toEqualTypeOf<State<'hex-tycoon'>>();
      if (isGame(seen, 'hex-tycoon')) expectTypeOf(seen).toEqualTypeOf<View<'hex-tycoon'>>();
    });
    expect([narrowed, isGame(state, 'hex-tycoon'), isGame(seen, 'china-rails')]).toEqual([
      'function',
      true,
      true,
    ]);
  });
});

function someView(): View {
  return view(createGame('china-rails', config), 0);
}

describe('decisions', () => {
  test('are of the kinds that the title has', () => {
    const [decision] = decisions(createGame('twentieth-century-limited', config));
    expectTypeOf(decision.kind).toEqualTypeOf<
      'draft' | 'track' | 'action' | 'finish' | 'keepRegional' | 'drawCompany' | 'sellTrack'
    >();
    // @ts-expect-error: a phase of another title
    expect(decision.kind === 'building').toBe(false);
    expect(decision.kind).toBe('draft');
  });
});

describe('refusals', () => {
  const state = createGame('hex-tycoon', config);

  test('narrow by their code to what fills its sentence', () => {
    const refusal = checkAction(state, { type: 'buildTrack', seat: 0, site: 0 });
    expect(refusal?.code).toMatch(/^turn\//);
    const shown = (it: Rejection<'hex-tycoon'>) => {
      if (it.code === 'build/too-expensive') {
        expectTypeOf(it.params.price).toBeNumber();
        // @ts-expect-error: that sentence has no such blank
        return it.params.cost;
      }
      if (it.code === 'turn/not-now') return it.params.phase.toUpperCase();
      // @ts-expect-error: no rule of this title has that code
      return it.code === 'build/over-budget';
    };
    expect(
      shown({
        code: 'turn/not-now',
        rule: 'HT-TURN-2',
        params: { action: 'buildTrack', phase: 'income' },
        scope: 'public',
      }),
    ).toBe('INCOME');
  });

  test('name ids that there are not by the kind of thing', () => {
    const refusal = checkAction(state, { type: 'buildTrack', seat: 0, site: 99_999 });
    expect(refusal?.code === 'action/no-such-site' && refusal.params.field).toBe('site');
  });
});

describe('positions', () => {
  test('are parts of the title’s own state', () => {
    const at = createPosition('china-rails', { config, state: { seats: [{ cash: 7 }] } });
    expect(at.seats.map(({ cash }) => cash)).toEqual([7, 60]);
    const refused = compiled(() => {
      // @ts-expect-error: no such part
      createPosition('china-rails', { config, state: { weather: 'fine' } });
      // @ts-expect-error: a part of the wrong type
      createPosition('china-rails', { config, state: { seats: [{ cash: 'much' }] } });
      // @ts-expect-error: the header follows from the config
      createPosition('china-rails', { config, state: { game: { ruleset: 'china-rails' } } });
    });
    expect(refused).toBe('function');
  });
});

describe('bots', () => {
  test('of one title know its views, decisions and actions', () => {
    const bot: Bot<'hex-tycoon'> = {
      name: 'first',
      choose({ game, view: seen, decision }: Choice<'hex-tycoon'>) {
        expectTypeOf(seen).toEqualTypeOf<View<'hex-tycoon'>>();
        expectTypeOf(decision).toEqualTypeOf<Decision<'hex-tycoon'>>();
        expectTypeOf(game.determinize(1).state).toEqualTypeOf<State<'hex-tycoon'>>();
        if (decision.kind === 'dividend') return { type: 'payDividend', seat: decision.seat, amount: 0 };
        return [...game.legalActions()][0];
      },
    };
    const wrong: Bot<'hex-tycoon'> = {
      name: 'wrong',
      // @ts-expect-error: an action of another title
      choose: ({ decision: { seat } }) => ({ type: 'moveTrain', seat, to: 1 }),
    };
    expect([bot.name, wrong.name]).toEqual(['first', 'wrong']);
  });

  test('without an id play whatever they are asked about', () => {
    const bot: Bot = {
      name: 'any',
      choose({ game, view: seen, decision, random }) {
        expectTypeOf(seen.step).toBeNumber();
        // @ts-expect-error: not every title has mileposts
        expect(seen.rail).toBeUndefined();
        const [plan] = game.plans(decision, random, { most: 1 });
        return plan?.line[0] ?? [...game.legalActions()][0];
      },
    };
    expect(bot.name).toBe('any');
  });

  test('are typed by the title that they play', () => {
    const played = compiled(() => {
      const { state, actions } = playGame(engine, 'china-rails', {
        config,
        bots: [
          greedyBot,
          () => ({
            name: 'inline',
            choose({ game, view: seen, decision, random }) {
              expectTypeOf(seen).toEqualTypeOf<View<'china-rails'>>();
              expectTypeOf(decision).toEqualTypeOf<Decision<'china-rails'>>();
              const [plan] = game.plans(decision, random);
              expectTypeOf(plan.line).toEqualTypeOf<readonly Action<'china-rails'>[]>();
              if (decision.kind === 'building') return game.passAction(decision);
              return plan.line[0];
            },
          }),
        ],
        onAction: (step) => expectTypeOf(step.state).toEqualTypeOf<State<'china-rails'>>(),
      });
      expectTypeOf(state).toEqualTypeOf<State<'china-rails'>>();
      expectTypeOf(actions).toEqualTypeOf<readonly Action<'china-rails'>[]>();
    });
    const hex = (): Bot<'hex-tycoon'> => ({ name: 'hex', choose: ({ game }) => [...game.legalActions()][0] });
    const refused = compiled(() => {
      playGame(engine, 'hex-tycoon', { config, bots: [hex] });
      // @ts-expect-error: a bot of another title
      playGame(engine, 'china-rails', { config, bots: [hex] });
      // @ts-expect-error: no title of this engine
      playGame(engine, 'chess', { config, bots: [greedyBot] });
    });
    expect([played, refused]).toEqual(['function', 'function']);
  });
});
