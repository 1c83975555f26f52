// Rulesets and engines with one sickness each, to see that the law against it finds it.

import * as z from 'zod/mini';
import type { AnyState, Immutable } from '../../../src/core/engine/index.js';
import {
  type AnyEngine,
  type AutomaticStep,
  byIndex,
  deepFreeze,
  defineAction,
  fields,
  whole,
} from '../../../src/core/engine/index.js';
import { drawStone } from './pebbles/actions/draw-stone.js';
import { stone } from './pebbles/fields.js';
import { type PebblesTitle, pebbles } from './pebbles/pebbles.js';
import { score } from './pebbles/scoring.js';
import type { PebblesState } from './pebbles/state.js';
import { stateSchema } from './pebbles/state-schema.js';

type Sickness = Partial<typeof pebbles>;

const { keepsake, turn } = pebbles.phases;
const [takeStone, ...otherActions] = turn.actions;
const [chooseKeepsake] = keepsake.actions;
const { decisions, state: parts } = pebbles;

const takingOtherwise = (changes: Partial<typeof takeStone>): Sickness => ({
  phases: { ...pebbles.phases, turn: { ...turn, actions: [{ ...takeStone, ...changes }, ...otherActions] } },
});

function sinceAsMoney(): typeof pebbles.state.shape {
  const { schema, fields } = pebbles.state.shape;
  const { layout } = fields!.seats as { layout: { fields: Record<string, object> } };
  const since = { ...layout.fields.since, isMoney: true };
  const seats = { ...fields!.seats, layout: { ...layout, fields: { ...layout.fields, since } } };
  return { schema, fields: { ...fields, seats } } as never;
}

const withStep = (
  due: AutomaticStep<PebblesTitle>['due'],
  apply: (state: PebblesState) => void,
): Sickness => ({
  automatic: [
    { name: 'sick', rule: 'P-TURN-1', due, apply: (_, state) => apply(state) },
    ...pebbles.automatic,
  ],
});

const endingOtherwise = (
  change: (
    state: PebblesState,
    at: { readonly seat: number; readonly before: Immutable<PebblesState> },
  ) => void,
): Sickness => ({
  phases: {
    ...pebbles.phases,
    turn: {
      ...turn,
      actions: turn.actions.map((spec) => {
        if (spec.type !== 'endTurn') return spec;
        const apply: typeof spec.apply = (context, state, action) => {
          spec.apply(context, state, action);
          change(state, { seat: action.seat, before: context.before });
        };
        return { ...spec, apply };
      }) as never,
    },
  },
});

let gamesSeen = 0;
const laidInPlay = new WeakSet<object>();
const firstAsked = new WeakMap<object, number>();

// Right as long as the top of the bag is drawn, which is all that play without set luck ever does.
const drawAndLose: (typeof drawStone)['apply'] = (context, state, action) => {
  drawStone.apply(context, state, action);
  state.bag = context.before.bag.slice(0, -1);
};

/** The law that must find it, what is wrong, and the parts of the toy that are replaced. */
export const SICK_RULESETS: readonly { law: string; sickness: string; ruleset: Sickness }[] = [
  {
    law: 'invariants-hold',
    sickness: 'a step that loses a stone',
    ruleset: withStep(
      ({ state }) => state.round === 1 && state.bag.length > 10,
      (state) => {
        state.bag = state.bag.slice(1);
      },
    ),
  },
  {
    law: 'someone-can-act',
    sickness: 'a turn in which nobody is asked',
    ruleset: { decisions: (game) => decisions(game).filter(({ kind }) => kind !== 'turn') },
  },
  {
    law: 'decisions-are-named',
    sickness: 'a decision that opens tomorrow',
    ruleset: {
      decisions: (game) => decisions(game).map((one) => ({ ...one, since: game.state.step + 1 })),
    },
  },
  {
    law: 'events-are-plain',
    sickness: 'an event with a Map in it',
    ruleset: takingOtherwise({
      apply(context, state, action) {
        takeStone.apply(
          { ...context, emit: (event) => context.emit({ ...event, laid: new Map() } as never) },
          state,
          action,
        );
      },
    }),
  },
  {
    law: 'plays-on',
    sickness: 'an event that nobody declared',
    ruleset: {
      events: Object.fromEntries(
        Object.entries(pebbles.events).filter(([type]) => type !== 'keepsakeChosen'),
      ) as never,
    },
  },
  {
    law: 'chance-adds-up',
    sickness: 'a draw that takes one stone and leaves another out',
    ruleset: {
      phases: {
        ...pebbles.phases,
        turn: {
          ...turn,
          actions: turn.actions.map((action) =>
            action.type === 'drawStone' ? { ...action, apply: drawAndLose } : action,
          ) as never,
        },
      },
    },
  },
  {
    law: 'executors-agree',
    sickness: 'a fork that loses a part',
    ruleset: { state: { ...parts, fork: (state) => ({ ...parts.fork!(state), round: 0 }) } },
  },
  {
    law: 'plays-on',
    sickness: 'a fork that shares a record which is written',
    ruleset: { state: { ...parts, fork: (state) => ({ ...parts.fork!(state), seats: state.seats }) } },
  },
  {
    law: 'answers-in-any-order',
    sickness: 'a secret answer that draws luck',
    ruleset: {
      phases: {
        ...pebbles.phases,
        keepsake: {
          ...keepsake,
          actions: [
            {
              ...chooseKeepsake,
              apply(context, state, action) {
                chooseKeepsake.apply(context, state, action);
                state.seats[action.seat].shells += context.luck.int('die', 1, 6);
              },
            },
          ],
        },
      },
    },
  },
  {
    law: 'values-are-declared',
    sickness: 'a count that falls below zero',
    ruleset: takingOtherwise({
      apply(context, state, action) {
        takeStone.apply(context, state, action);
        state.seats[action.seat].shells -= 1;
      },
    }),
  },
  {
    law: 'states-are-plain',
    sickness: 'a number that is minus zero',
    ruleset: {
      setup(context) {
        const part = pebbles.setup(context);
        return { ...part, seats: part.seats.map((seat) => ({ ...seat, shells: -0 })) };
      },
    },
  },
  {
    law: 'untouched-is-the-same',
    sickness: 'a seal that only freezes',
    ruleset: { state: { ...parts, seal: (_, last) => deepFreeze(last) } },
  },
  {
    law: 'listed-can-be-played',
    sickness: 'an action that makes too much of itself',
    ruleset: takingOtherwise({
      apply(context, state, action) {
        takeStone.apply(context, state, action);
        state.sea = [...state.sea, action.stone];
      },
    }),
  },
  {
    law: 'listed-once',
    sickness: 'a list that names everything twice',
    ruleset: takingOtherwise({
      *offers(...given) {
        yield* takeStone.offers(...given);
        yield* takeStone.offers(...given);
      },
    }),
  },
  {
    law: 'hiding-is-open',
    sickness: 'a view that hides whether keepsakes are chosen',
    ruleset: {
      state: {
        ...parts,
        view(state, viewer) {
          const shown = parts.view(state, viewer);
          return { ...shown, seats: shown.seats.map((seat) => ({ ...seat, keepsake: null })) };
        },
      },
    },
  },
  {
    law: 'legal-is-listed',
    sickness: 'a list that leaves something out',
    ruleset: takingOtherwise({ offers: (...given) => [...takeStone.offers(...given)].slice(1) }),
  },
  {
    law: 'drawn-is-listed',
    sickness: 'offers that leave a stone out where they go by index',
    ruleset: takingOtherwise({
      offers(game, seat, decision) {
        const all = [...takeStone.offers(game, seat, decision)];
        const { count, at } = byIndex(all.length - 1, (index) => all[index + 1]);
        return { count, at, [Symbol.iterator]: () => all.values() };
      },
    }),
  },
  {
    law: 'simulator-agrees',
    sickness: 'an action that can tell whether it is played in earnest',
    ruleset: takingOtherwise({
      apply(context, state, action) {
        takeStone.apply(context, state, action);
        if (!Object.isFrozen(context.before)) state.seats[action.seat].shells++;
      },
    }),
  },
  {
    law: 'branches-are-apart',
    sickness: 'an action that writes the state before it, where nothing keeps it from that',
    ruleset: takingOtherwise({
      apply(context, state, action) {
        takeStone.apply(context, state, action);
        // The types forbid it, and only a cast gets round them.
        if (!Object.isFrozen(context.before)) (context.before as PebblesState).seats[action.seat].shells++;
      },
    }),
  },
  {
    law: 'forgetting-changes-nothing',
    sickness: 'a list that is shorter where a pile was loaded than where it was laid in play',
    ruleset: takingOtherwise({
      apply(context, state, action) {
        takeStone.apply(context, state, action);
        laidInPlay.add(state.seats[action.seat].pile);
      },
      offers(game, seat, decision) {
        const { pile } = game.state.seats[seat];
        const isLaid = pile.length === 0 || laidInPlay.has(pile);
        return [...takeStone.offers(game, seat, decision)].slice(isLaid ? 0 : 1);
      },
    }),
  },
  {
    law: 'asking-changes-nothing',
    sickness: 'a condition that lets the stone be taken that it is asked about first, and no other',
    ruleset: takingOtherwise({
      check: [
        ...takeStone.check,
        {
          code: 'take/other-was-asked',
          rule: 'P-TAKE-1',
          test({ state }, { stone }) {
            const first = firstAsked.get(state) ?? stone;
            firstAsked.set(state, first);
            return first === stone ? null : { stone: first };
          },
        },
      ],
    }),
  },
  {
    law: 'rules-ask-nothing-else',
    sickness: 'an action that asks for chance beside its luck',
    ruleset: takingOtherwise({
      apply(context, state, action) {
        takeStone.apply(context, state, action);
        Math.random();
      },
    }),
  },
  {
    law: 'facts-fit-actions',
    sickness: 'a fact that names another seat than its action',
    ruleset: takingOtherwise({
      apply(context, state, action) {
        const { length } = state.seats;
        const emit: typeof context.emit = (fact) =>
          context.emit({ ...fact, seat: (action.seat + 1) % length } as never);
        takeStone.apply({ ...context, luck: context.luck, emit }, state, action);
      },
    }),
  },
  {
    law: 'declared-money-is-told',
    sickness: 'money of which no fact tells',
    ruleset: { state: { ...pebbles.state, shape: sinceAsMoney() } },
  },
  {
    law: 'actions-come-up',
    sickness: 'an action that is always refused',
    ruleset: takingOtherwise({
      check: [{ code: 'take/never', rule: 'P-TAKE-1', test: () => ({}) }, ...takeStone.check],
    }),
  },
  {
    law: 'steps-are-open',
    sickness: 'a shell that comes by itself to a hidden hand',
    ruleset: {
      automatic: [
        {
          name: 'sick',
          rule: 'P-TURN-1',
          due: ({ state }) => state.seats[0].hand.includes(0) && state.seats[0].shells < state.round,
          apply({ emit }, state) {
            state.seats[0].shells = state.round;
            emit({ type: 'shellBrought', seat: 0 });
          },
        },
        ...pebbles.automatic,
      ],
    },
  },
  {
    law: 'steps-are-open',
    sickness: 'a game that ends by what lies in a hidden hand',
    ruleset: {
      automatic: [
        {
          name: 'sick',
          rule: 'P-TURN-1',
          due: ({ state }) => state.step > 4 && state.seats[0].hand.includes(0),
          apply: (context, state) => pebbles.finish(context, state, 'secret'),
        },
        ...pebbles.automatic,
      ],
    },
  },
  {
    law: 'guesses-deal-once',
    sickness: 'a guess in which all hold the same stone',
    ruleset: {
      determinize(game, random, seed) {
        const guess = pebbles.determinize(game, random, seed);
        if ((game.state as { viewer?: number | null }).viewer !== null) return guess;
        return { ...guess, seats: guess.seats.map((seat) => ({ ...seat, hand: seat.hand.map(() => 5) })) };
      },
    },
  },
  {
    law: 'notation-round-trip',
    sickness: 'a notation without its field',
    ruleset: takingOtherwise({ notation: ['take'] }),
  },
  {
    law: 'one-spelling',
    sickness: 'a field that may be said or left out and means nothing',
    ruleset: takingOtherwise(
      defineAction<PebblesTitle>()({
        ...takeStone,
        tells: undefined,
        payload: () => ({ stone, gently: fields.optional(fields.flag) }),
      }) as never,
    ),
  },
  {
    law: 'refusals-agree',
    sickness: 'a code of another form',
    ruleset: takingOtherwise({ check: takeStone.check.map((one) => ({ ...one, code: 'No stone!' })) }),
  },
  {
    law: 'anything-can-be-asked',
    sickness: 'a condition that breaks down on a stone that nobody has laid out',
    ruleset: takingOtherwise({
      check: [
        {
          code: 'take/too-light',
          rule: 'P-TAKE-1',
          test: ({ state }, { stone }) => (state.beach.find((one) => one === stone)!.toFixed() ? null : {}),
        },
        ...takeStone.check,
      ],
    }),
  },
  {
    law: 'refusals-have-sentences',
    sickness: 'codes without sentences',
    ruleset: { messages: {} },
  },
  {
    law: 'views-are-masks',
    sickness: 'a view with a field of its own',
    ruleset: { state: { ...parts, view: (state, viewer) => ({ ...parts.view(state, viewer), hint: 1 }) } },
  },
  {
    law: 'diagrams-are-open',
    sickness: 'a diagram with a piece for each hidden stone',
    ruleset: {
      diagram: {
        nodes: { kind: 'bag', list: [{ name: 'Bag', x: 0, y: 0 }] },
        pieces: ({ state }) => [{ bag: 0, text: String(state.bag[0] ?? '') }],
      },
    },
  },
  {
    law: 'diagrams-are-open',
    sickness: 'a diagram with a piece where no place is',
    ruleset: { diagram: { pieces: () => [{ hole: 0, seat: 0 }] } },
  },
  {
    law: 'twins-look-alike',
    sickness: 'a view that shows what is in the bag',
    ruleset: {
      state: { ...parts, view: (state, viewer) => ({ ...parts.view(state, viewer), bag: state.bag }) },
    },
  },
  {
    law: 'twins-look-alike',
    sickness: "a list that depends on another's hand",
    ruleset: takingOtherwise({
      offers: (game, seat, decision) =>
        (game.state.seats[(seat + 1) % 3].hand[0] ?? 0) % 2 === 0
          ? [...takeStone.offers(game, seat, decision)]
          : [],
    }),
  },
  {
    law: 'own-view-agrees',
    sickness: 'a refusal that looks into the bag',
    ruleset: takingOtherwise({
      check: [
        {
          code: 'take/one-is-in-the-bag',
          rule: 'P-TURN-1',
          test: ({ state }, { stone }) => (state.bag.includes(stone) ? { stone } : null),
        },
        ...takeStone.check,
      ],
    }),
  },
  {
    law: 'seats-can-be-dropped',
    sickness: 'an absent seat that plays what it may not',
    ruleset: { onAbsent: (_, { seat }) => ({ type: 'takeStone', seat, stone: 99 }) },
  },
  {
    law: 'games-can-be-stopped',
    sickness: 'a reckoning that leaves the best out',
    ruleset: {
      finish(context, state, reason) {
        pebbles.finish(context, state, reason);
        const { outcome } = state;
        if (outcome !== null) state.outcome = { ...outcome, ranking: outcome.ranking.slice(1) };
      },
    },
  },
  {
    law: 'same-again',
    sickness: 'a step that remembers other games',
    ruleset: withStep(
      ({ state }) => state.round === 1 && state.seats[0].shells === 0,
      (state) => {
        state.seats[0].shells = 1 + gamesSeen++;
      },
    ),
  },
  {
    law: 'over-is-over',
    sickness: 'a ranking that leaves seats out',
    ruleset: withStep(
      ({ state }) => state.round === 1,
      (state) => {
        state.outcome = { reason: 'roundLimit', ranking: [{ seat: 0, place: 1, score: 0 }], tieBreaks: [] };
      },
    ),
  },
  {
    law: 'answered-stays-answered',
    sickness: 'a turn that is the same decision after somebody else had his',
    ruleset: {
      decisions: (game) => decisions(game).map((one) => (one.kind === 'turn' ? { ...one, since: 0 } : one)),
    },
  },
  {
    law: 'rounds-go-on',
    sickness: 'a step that takes a round back',
    ruleset: takingOtherwise({
      apply(context, state, action) {
        takeStone.apply(context, state, action);
        state.round--;
      },
    }),
  },
  {
    law: 'standings-are-numbers',
    sickness: 'a standing for each stone of a pile that is empty at first',
    ruleset: {
      standing: ({ rules, state }, seat) => score(rules, state.seats[seat]) / state.seats[seat].pile.length,
    },
  },
  {
    law: 'standing-is-ranked',
    sickness: 'a standing that counts the wrong way',
    ruleset: {
      tables: { ...pebbles.tables, rounds: 1 },
      standing: ({ rules, state }, seat) => -score(rules, state.seats[seat]),
    },
  },
  {
    law: 'schema-is-strict',
    sickness: 'a schema of seats that lets anything in',
    ruleset: {
      state: {
        ...parts,
        shape: {
          schema: z.strictObject({ ...stateSchema.shape, seats: z.array(z.looseObject({})) }),
        },
      },
    },
  },
  {
    law: 'suggestions-are-legal',
    sickness: 'a suggestion of a stone that lies elsewhere',
    ruleset: {
      suggest: (_, { seat }) => [
        { type: 'takeStone', seat, stone: 23 },
        { type: 'takeStone', seat, stone: 23 },
      ],
    },
  },
  {
    law: 'suggestions-are-legal',
    sickness: 'a suggestion that looks into the bag',
    ruleset: {
      suggest: ({ state }, { seat, kind }) =>
        kind === 'turn' && (state.bag.at(-1) ?? 0) > 0 ? [{ type: 'endTurn', seat }] : [],
    },
  },
  {
    law: 'empty-layer-plays-alike',
    sickness: 'a suggestion that is given to the title alone, and to no layer over it',
    ruleset: {
      suggest: ({ state }, { seat, kind }) =>
        kind === 'turn' && state.game.layers === undefined ? [{ type: 'endTurn', seat }] : [],
    },
  },
  {
    law: 'sentences-are-filled',
    sickness: 'a sentence with a brace too many',
    ruleset: { messages: { ...pebbles.messages, 'take/not-on-beach': 'Stone {stone} lies in the {place}.' } },
  },
  {
    law: 'words-are-there',
    sickness: 'a sentence of an action with a blank that it has no field for',
    ruleset: { sentences: { takeStone: '{seat} takes {pebble}.' } },
  },
  {
    law: 'kinds-fit',
    sickness: 'a sentence that calls a stone a seat',
    ruleset: { sentences: { takeStone: '{seat} takes the stone of {stone:seat}.' } },
  },
  {
    law: 'kinds-fit',
    sickness: 'a sentence that calls a number of stones a stone, which a fact does not declare',
    ruleset: {
      sentences: {
        bagRefilled: 'The bag is filled with {stones:stone}.',
        stonesLaid: '{seat} lays {seat:stone}.',
        stoneDropped: '{stone:seat} drops a stone.',
      },
    },
  },
  {
    law: 'rules-exist',
    sickness: 'a condition that cites a rule of another edition where it is asked',
    ruleset: takingOtherwise({
      check: takeStone.check.map((one) => ({ ...one, ruleOf: () => 'P-TAKE-9' })),
    }),
  },
  {
    law: 'options-off-change-nothing',
    sickness: 'a variant that is on where its option is off',
    ruleset: {
      variants: pebbles.variants.map((one) => ({ ...one, isOn: (options) => !one.isOn(options) })),
    },
  },
  {
    law: 'options-change-something',
    sickness: 'a variant that returns the rules as they were',
    ruleset: {
      variants: pebbles.variants.map((one) =>
        one.id === 'quick' ? { ...one, adjust: (rules) => rules } : one,
      ),
    },
  },
  {
    law: 'scores-are-whole',
    sickness: 'a ranking that counts half shells',
    ruleset: {
      wholeScores: true,
      tables: { ...pebbles.tables, rounds: 1 },
      finish(context, state, reason) {
        pebbles.finish(context, state, reason);
        const { outcome } = state;
        if (outcome === null) return;
        const ranking = outcome.ranking.map((one) => ({ ...one, score: one.score / 2 }));
        state.outcome = { ...outcome, ranking };
      },
      standing: ({ rules, state }, seat) => score(rules, state.seats[seat]) / 2,
    },
  },
  {
    law: 'revealed-is-told',
    sickness: 'a shell for who ends the turn while the next seat hides an odd stone',
    ruleset: endingOtherwise((state, { seat, before }) => {
      const next = before.seats[(seat + 1) % before.seats.length];
      state.seats[seat].shells += (next.hand[0] ?? 0) % 2;
    }),
  },
  {
    law: 'revealed-is-told',
    sickness: 'an outcome whose reason names what is left in the bag',
    ruleset: endingOtherwise((state, { before }) => {
      const ranking = state.seats.map((_, seat) => ({ seat, place: 1, score: 0 }));
      state.outcome = { reason: `stone ${before.bag[0]} is left`, ranking, tieBreaks: [] };
    }),
  },
  {
    law: 'facts-keep-luck',
    sickness: 'an event that tells of dice to come',
    ruleset: takingOtherwise({
      apply(context, state, action) {
        takeStone.apply(context, state, action);
        const pips = Number.parseInt(context.before.luck.key.slice(0, 6), 16);
        context.emit({ type: 'dieRolled', seat: action.seat, pips });
      },
    }),
  },
  {
    law: 'listed-can-be-played',
    sickness: 'a stone from elsewhere, which an incomplete list does not name',
    ruleset: takingOtherwise({
      incomplete: true,
      check: takeStone.check.filter(({ code }) => code !== 'take/not-on-beach'),
    }),
  },
  {
    law: 'games-can-be-stopped',
    sickness: 'a ranking that does not go by its scores',
    ruleset: {
      finish(context, state, reason) {
        pebbles.finish(context, state, reason);
        const ranking = state.seats.map((_, seat) => ({ seat, place: seat + 1, score: seat % 2 }));
        if (state.outcome !== null) state.outcome = { ...state.outcome, ranking };
      },
    },
  },
  {
    law: 'facts-keep-secrets',
    sickness: 'an event that tells everybody the keepsake',
    ruleset: { events: { ...pebbles.events, keepsakeChosen: whole } },
  },
  {
    law: 'setup-keeps-secrets',
    sickness: 'a set-up that says what was dealt',
    ruleset: {
      setup(context) {
        const part = pebbles.setup(context);
        context.emit({ type: 'bagRefilled', stones: part.seats[0].hand[0]! });
        return part;
      },
    },
  },
  {
    law: 'views-are-as-declared',
    sickness: 'a view that shows the hand of the neighbour',
    ruleset: {
      state: {
        ...parts,
        view: (state, viewer) => {
          const view = parts.view(state, viewer);
          const next = viewer === null ? -1 : (viewer + 1) % state.seats.length;
          const seats = view.seats.map((seat, n) =>
            n === next ? { ...seat, hand: state.seats[n].hand } : seat,
          );
          return { ...view, seats };
        },
      },
    },
  },
  {
    law: 'spectators-see-least',
    sickness: 'a view in which only spectators see the hands',
    ruleset: {
      state: {
        ...parts,
        view(state, viewer) {
          const shown = parts.view(state, viewer);
          const seats = shown.seats.map((one, seat) => ({ ...one, hand: state.seats[seat].hand }));
          return viewer === null ? { ...shown, seats } : shown;
        },
      },
    },
  },
  {
    law: 'guesses-vary',
    sickness: 'a guess that deals the lowest stones first',
    ruleset: {
      determinize: (game, _, seed) => pebbles.determinize(game, { int: (_from, to) => to }, seed),
    },
  },
  {
    law: 'guesses-vary',
    sickness: 'a guess that draws the bag in the order of stones',
    ruleset: {
      determinize(game, random, seed) {
        const guess = pebbles.determinize(game, random, seed);
        return { ...guess, bag: [...guess.bag].sort((a, b) => Number(a) - Number(b)) };
      },
    },
  },
];

/** The law that must find it, what is wrong, and the verbs of the engine that are replaced. */
export const SICK_ENGINES: readonly {
  law: string;
  sickness: string;
  verbs: (sound: AnyEngine) => Partial<AnyEngine>;
}[] = [
  {
    law: 'chance-adds-up',
    sickness: 'an engine that forgets what is likeliest',
    verbs: (sound) => ({
      outcomesOf: (state, action, how) =>
        [...sound.outcomesOf(state, action, how)]
          .sort((one, other) => other.probability - one.probability)
          .slice(-5),
    }),
  },
  {
    law: 'input-is-untouched',
    sickness: 'an engine that freezes what it is given',
    verbs: (sound) => ({
      applyAction: (state, action) => sound.applyAction(Object.freeze(state), action),
    }),
  },
  {
    law: 'past-is-untouched',
    sickness: 'an engine that hands out states it goes on writing',
    verbs: (sound) => ({
      // Only where a seat acts: a game that its host ends while a law looks on would be over for all laws behind it.
      tryAction(state, action) {
        const result = sound.tryAction(state, action);
        if (!result.ok || (action as { seat: unknown }).seat === null) return result;
        return { ...result, state: Object.assign(state, result.state) };
      },
      startGame(id, config) {
        const { state, events } = sound.startGame(id, config);
        return { state: { ...state }, events };
      },
    }),
  },
  {
    law: 'seats-come-and-go',
    sickness: 'an engine that has forgotten how a seat comes back',
    verbs: (sound) => ({
      tryAction(state, action) {
        const result = sound.tryAction(state, action);
        if (!result.ok || result.action.type !== 'takeSeat') return result;
        return { ...result, state: { ...result.state, absent: state.absent } };
      },
    }),
  },
  {
    law: 'undo-tells-nothing',
    sickness: 'an engine whose views hide more than those of its title',
    verbs: (sound) => ({
      settingOf(given) {
        const table = sound.settingOf(given);
        const state = { ...table.ruleset.state, view: (whole: object) => whole };
        return { ...table, ruleset: { ...table.ruleset, state } };
      },
    }),
  },
  {
    law: 'listed-is-legal',
    sickness: 'an engine that lists stones that lie elsewhere',
    verbs: (sound) => ({
      legalActions(state, seat) {
        const legal = sound.legalActions(state, seat);
        const elsewhere = [0, 1, 2].map((stone) => ({ type: 'takeStone', seat: 0, stone }));
        const all = [...elsewhere, ...legal];
        return { complete: legal.complete, [Symbol.iterator]: () => all.values() } as never;
      },
    }),
  },
  {
    law: 'patches-reproduce',
    sickness: 'an engine that forgets a patch',
    verbs: (sound) => ({
      applyActionWithPatches(state, action) {
        const result = sound.applyActionWithPatches(state, action);
        return { ...result, patches: result.patches.slice(1) };
      },
    }),
  },
  {
    law: 'forgetting-changes-nothing',
    sickness: 'an engine that saves another seed',
    verbs: (sound) => ({
      serialize(state) {
        const { luck } = sound.determinize(sound.view(state, 0), 1);
        return sound.serialize({ ...state, luck } as AnyState);
      },
    }),
  },
  {
    law: 'positions-resume',
    sickness: 'an engine that sets up positions in another round',
    verbs: (sound) => ({
      createPosition: (id, setup) => {
        const position = sound.createPosition(id, setup);
        return deepFreeze({ ...position, round: position.round + 1 }) as never;
      },
    }),
  },
  {
    law: 'replay-equals-live',
    sickness: 'an engine that replays an action less',
    verbs: (sound) => ({
      replay: (record, how) => sound.replay(record, { to: Math.max(0, (how?.to ?? 2) - 1) }),
    }),
  },
  {
    law: 'nonsense-is-refused',
    sickness: 'an engine that takes whatever has a type for passing',
    verbs: (sound) => ({
      checkAction: (state, action) =>
        typeof action?.type === 'string' && sound.checkAction(state, action)?.rule === 'E-SHAPE-1'
          ? null
          : sound.checkAction(state, action),
    }),
  },
];
