// What a client is answered, one JSON object a line. This schema is the reference; the JSON Schema in docs/schemas is made from it, with
// the comments of fields as descriptions (docs/tools/schema-words.ts).

import * as z from 'zod/mini';
import { id, protocol, seat, step } from './shapes.js';

/** The open decisions: who may or must decide what. */
const decisions = /* @__PURE__ */ (() =>
  z.array(
    z.strictObject({
      /** The name of the decision, for requests about it. */
      id: z.string(),
      seat,
      /** What is decided: a phase of the title. */
      kind: z.string(),
      /** True where the game goes on without an answer. */
      optional: z.boolean(),
      /** The step at which it opened. */
      since: step,
    }),
  ))();
/** How the game ended; null while it goes on. */
const outcome = /* @__PURE__ */ (() =>
  z.nullable(
    z.strictObject({
      /** Why it ended. */
      reason: z.string(),
      /** Every seat, best first, with what the title ranks by. */
      ranking: z.array(
        z.looseObject({
          seat,
          /** 1 is best; equals share a place. */
          place: z.int(),
        }),
      ),
      /** What decided between equals, in the order applied. */
      tieBreaks: z.array(z.string()),
    }),
  ))();
/** Why a rule says no. */
const rejection = /* @__PURE__ */ (() =>
  z.strictObject({
    /** What is wrong, for programs: `build/over-budget`. */
    code: z.string(),
    /** The id of the rule. */
    rule: z.string(),
    /** Numbers and ids that the sentence is filled with. */
    params: z.record(z.string(), z.unknown()),
    /** Who may know of it: everybody, the acting seat, or whoever something was revealed to. */
    scope: z.enum(['public', 'own', 'revealed']),
    /** English, with the players' names. */
    sentence: z.string(),
  }))();
const event = /* @__PURE__ */ (() =>
  z.looseObject({
    /** Its number among the events of its action that the seat sees, from 0. */
    n: step,
    /** What happened; the other fields are the title's. */
    type: z.string(),
  }))();
/** What the seat sees of the actions that bots have played since, by action. */
const replies = /* @__PURE__ */ (() => z.array(z.strictObject({ step, events: z.array(event) })))();
const namedAction = /* @__PURE__ */ (() => ({
  /** The action as an object. */
  action: z.looseObject({
    /** What kind of action it is; the other fields are the title's. */
    type: z.string(),
    seat: z.nullable(seat),
  }),
  /** It in notation, or the action that a branch begins with. */
  text: z.string(),
}))();

/** What a request is answered with: `ok` and what was asked for, or an error. */
export const answerSchema = /* @__PURE__ */ (() => {
  const answer = <const Type extends string, const Shape extends z.core.$ZodLooseShape>(
    type: Type,
    shape: Shape,
  ) =>
    z.strictObject({
      protocol,
      id,
      type: z.literal(type),
      /** True for an answer, false for an error. */
      ok: z.literal(true),
      ...shape,
    });
  // Where a game stands: who decides what (ids that requests must name), and how it ended.
  const standing = {
    game: z.string(),
    step,
    /** The round, from 0 before the first. */
    round: step,
    decisions,
    outcome,
  };
  return z.union([
    z.discriminatedUnion('type', [
      answer('hello', {
        /** Who answers, and in which version. */
        server: z.string(),
        /** The version of the protocol with what has been added within it. */
        version: z.string(),
        /** The bots that may be seated, by name. */
        bots: z.array(z.string()),
        /** The titles that can be played. */
        rulesets: z.array(
          z.strictObject({
            /** What requests call it by. */
            id: z.string(),
            /** The name of the game. */
            title: z.string(),
            /** Which published rules it follows. */
            edition: z.string(),
            /** Raised when the same actions could give another game. */
            revision: z.int(),
            /** How many may play. */
            seats: z.strictObject({
              /** The fewest. */
              min: z.int(),
              /** The most. */
              max: z.int(),
            }),
            /** The JSON Schema of its options. */
            options: z.record(z.string(), z.unknown()),
            /** The JSON Schema of its actions. */
            actions: z.record(z.string(), z.unknown()),
            /** What every option is called, for people. */
            optionLabels: z.record(z.string(), z.string()),
          }),
        ),
      }),
      // Parts are null where they were not asked for.
      answer('board', {
        ruleset: z.string(),
        /** The compiled board, with lists in place of typed arrays. */
        board: z.nullable(
          z.looseObject({
            /** The id of the map. */
            id: z.string(),
            /** SHA-256 of map and deck. */
            hash: z.string(),
          }),
        ),
        /** The tables that the game is played by, options applied. */
        rules: z.nullable(z.looseObject({})),
        /** The rules in words; null too where the session was opened without titles. */
        catalogue: z.nullable(
          z.array(
            z.looseObject({
              /** The id of the rule. */
              id: z.string(),
              /** Rule, ruling, info or map. */
              kind: z.string(),
              /** The heading it stands under. */
              section: z.string(),
              /** What it says. */
              text: z.string(),
            }),
          ),
        ),
      }),
      answer('new', {
        ...standing,
        /** The names of the seats, by seat. */
        seatNames: z.array(z.string()),
      }),
      answer('observe', {
        ...standing,
        seat: z.nullable(seat),
        /** What the seat may know: the state's shape, with null for what is hidden. */
        view: z.looseObject({
          /** Whose view it is. */
          viewer: z.nullable(seat),
        }),
        /** What the seat sees happen: of `observe` by action. */
        events: z.array(z.strictObject({ step, events: z.array(event) })),
      }),
      answer('legal', {
        game: z.string(),
        seat,
        decision: z.string(),
        /** Legal actions, in the title's order. */
        actions: z.array(z.partial(z.strictObject(namedAction))),
        /** How many there are of each kind that has any, as far as they were looked at. */
        kinds: z.array(
          z.strictObject({
            type: z.string(),
            /** How many. */
            count: z.int(),
          }),
        ),
        /** By which the seat leaves the decision with nothing more done; null where it must choose. */
        pass: z.nullable(z.strictObject(namedAction)),
        /** False where the limit stopped the list or the count, or the title names sensible actions only. */
        complete: z.boolean(),
      }),
      answer('check', {
        game: z.string(),
        decision: z.nullable(z.string()),
        /** Every rule that refuses the action, the first one first; none if it may be played. */
        rejections: z.array(rejection),
      }),
      // What the acting seat sees happen.
      answer('act', {
        ...standing,
        decision: z.nullable(z.string()),
        ...namedAction,
        events: z.array(event),
        replies,
      }),
      answer('line', {
        ...standing,
        decision: z.string(),
        /** What was played of the line. */
        played: z.array(z.strictObject(namedAction)),
        /** Why no more of it was; null where all of it was. */
        rejection: z.nullable(rejection),
        events: z.array(event),
        replies,
      }),
      answer('sample', { game: z.string(), seat, decision: z.string(), ...namedAction }),
      answer('suggest', {
        game: z.string(),
        seat,
        decision: z.string(),
        /** Actions to be played in order, as far as the rules allow. */
        line: z.array(z.strictObject(namedAction)),
      }),
      answer('plans', {
        game: z.string(),
        seat,
        decision: z.string(),
        /** The lines that the title compares, best first. */
        plans: z.array(
          z.strictObject({
            line: z.array(z.strictObject(namedAction)),
            /** What the whole plan is worth, in the title's measure. */
            value: z.number(),
            /** What it pays the bank. */
            spend: z.number(),
            /** What it pays other seats. */
            fees: z.number(),
            /** How many of the seat's turns it takes. */
            turns: z.number(),
          }),
        ),
      }),
      answer('describe', {
        game: z.string(),
        seat: z.nullable(seat),
        decisions: z.array(z.string()),
        actions: z.array(z.string()),
        events: z.array(z.string()),
        /** The cards of the seat; null for a spectator, and where the session was opened without titles. */
        hand: z.nullable(z.array(z.string())),
        /** The cards that lie open. */
        display: z.nullable(z.array(z.string())),
        /** What is known of the seat. */
        facts: z.nullable(
          z.array(
            z.strictObject({
              /** What it is about. */
              about: z.string(),
              /** What is so: a number, a word, a list of them. */
              is: z.unknown(),
            }),
          ),
        ),
      }),
      answer('bot', { ...standing, seat, bot: z.nullable(z.string()), replies }),
      answer('clone', {
        ...standing,
        /** The game that it was made after. */
        of: z.string(),
      }),
      answer('determinize', { ...standing, of: z.string(), seat }),
      answer('playout', {
        game: z.string(),
        seat,
        /** One a world. */
        results: z.array(
          z.strictObject({
            /** Actions that were played in it. */
            steps: step,
            outcome,
            /** What each seat has to show, in the title's measure; null where it does not say. */
            standings: z.array(z.nullable(z.number())),
            /** How well each seat stands by the title's reckoning; null where it does not say. */
            values: z.array(z.nullable(z.number())),
          }),
        ),
      }),
      answer('encode', {
        game: z.string(),
        seat,
        decision: z.string(),
        /** How many numbers a view is. */
        size: z.int(),
        /** The most values of any digit. */
        width: z.int(),
        /** The numbers that are not 0, by place; null behind the first digit. */
        places: z.nullable(z.array(z.int())),
        /** What they are; null behind the first digit. */
        numbers: z.nullable(z.array(z.number())),
        /** The digits that may follow; none behind a whole action. */
        mask: z.array(z.int()),
        /** The action that the digits make up; null while more must follow. */
        whole: z.nullable(z.strictObject(namedAction)),
      }),
      answer('batch', {
        /** The answers, the last of which may be an error. */
        answers: z.array(
          z.looseObject({
            type: z.string(),
            ok: z.boolean(),
          }),
        ),
      }),
      answer('perft', {
        ruleset: z.string(),
        depth: z.int(),
        /** How many lines of play there are. */
        lines: z.int(),
        complete: z.boolean(),
        /** The lines by first action. */
        branches: z.array(z.strictObject({ text: z.string(), lines: z.int() })),
      }),
      answer('bye', {
        /** How many games are left. */
        games: z.int(),
      }),
    ]),
    z.strictObject({
      protocol,
      id,
      type: z.literal('error'),
      ok: z.literal(false),
      /** Why there is no answer. */
      error: z.strictObject({
        code: z.string(),
        /** English, for people. */
        message: z.string(),
        rejection: z.optional(rejection),
        /** Every place that has not the published shape. */
        issues: z.optional(
          z.array(
            z.strictObject({
              /** The way to it: names and numbers. */
              path: z.array(z.union([z.string(), z.int()])),
              message: z.string(),
            }),
          ),
        ),
      }),
    }),
  ]);
})();

/** An answer of the server. */
export type Answer = z.output<typeof answerSchema>;
