// What a client learns the game by: titles, boards, and what is open, held and done in English.

import * as z from 'zod/mini';
import { seat } from '../shapes.js';
import { answer } from './parts.js';

/** The answers to `hello`, `board` and `describe`. */
export const telling = /* @__PURE__ */ (() =>
  [
    answer('hello', {
      /** Who answers, and in which version. */
      server: z.string(),
      /** The version of the protocol with what has been added within it. */
      version: z.string(),
      /** The bots that may be seated, by name. */
      bots: z.array(z.string()),
      /** What one line of input may cost, a batch with all its requests. */
      budget: z.strictObject({
        /** Units of work; one is about a microsecond. */
        work: z.int(),
        /** Characters of the answer. */
        answer: z.int(),
      }),
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
    answer('describe', {
      game: z.string(),
      seat: z.nullable(seat),
      decisions: z.array(z.string()),
      actions: z.array(z.string()),
      events: z.array(z.string()),
      /** The cards of the seat; null for a spectator, and where the session was opened without titles. */
      hand: z.nullable(z.array(z.string())),
      /** The cards that are face up. */
      display: z.nullable(z.array(z.string())),
      /** What the title tells about the seat. */
      facts: z.nullable(
        z.array(
          z.strictObject({
            /** What it is about. */
            about: z.string(),
            /** The value: a number, a word, a list of them. */
            is: z.unknown(),
          }),
        ),
      ),
    }),
  ] as const)();
