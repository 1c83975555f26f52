// What a translation must have: the keys of the English sentences, each with the same blanks. The types are
// read off the English text, so the compiler names a key or a blank that is missing.

/** Texts by key, in any language. */
export type Words = Readonly<Record<string, string>>;

/** Rules and a board, with the words of another language for what is on it. */
export type WordedGame<G extends { readonly rules: unknown; readonly board: unknown }> = Pick<
  G,
  'rules' | 'board'
> & {
  /** Texts by key; a text that is missing is said in English. */
  readonly words?: Words;
};

/** Words in another language, and the BCP 47 tag of that language. */
export interface Language {
  /** `de`, `pt-BR`: forms by number follow it. */
  readonly locale: string;
  /** The texts by key; a text that is missing is said in English. */
  readonly words: Words;
}

type Before<S extends string, Sign extends string> = S extends `${infer Head}${Sign}${string}` ? Head : S;

/** The names of the blanks of a sentence. */
export type BlanksOf<S extends string> = S extends `${string}{${infer Rest}`
  ? Before<Before<Before<Before<Rest, '}'>, '|'>, '#'>, ':'> | BlanksOf<Rest>
  : never;

/** A value for each blank of a sentence; what has nothing to say is null. */
export type ParamsOf<S extends string> = { readonly [Blank in BlanksOf<S>]: unknown };

/**
 * What must be translated of English words. An action, whose task is under `to buildTrack`, also has the
 * label of its button under `do buildTrack`. English makes that of the sentence, without the seat.
 */
export type Translated<English extends Words> = English & {
  readonly [Key in keyof English as Key extends `to ${infer Type}` ? `do ${Type}` : never]: Label<
    English,
    Key
  >;
};

// A text with the blanks that a label has.
type Label<English extends Words, Key> = Key extends `to ${infer Type}`
  ? `{${Exclude<BlanksOf<English[Type]>, 'seat'>}}`
  : never;

type Blanks<Text> = Text extends string ? BlanksOf<Text> : never;

/** The words if each has the blanks of the English text; else what is amiss, where it is. */
export type Checked<English, Own> = {
  readonly [Key in keyof Own]: Key extends keyof English
    ? [Blanks<Own[Key]>] extends [Blanks<English[Key]>]
      ? [Blanks<English[Key]>] extends [Blanks<Own[Key]>]
        ? Own[Key]
        : { readonly needs: Exclude<Blanks<English[Key]>, Blanks<Own[Key]>> }
      : { readonly unknown: Exclude<Blanks<Own[Key]>, Blanks<English[Key]>> }
    : Own[Key];
};

/**
 * Words in another language for English ones. A key that is missing does not compile, nor does a blank that
 * the English text lacks or that the translation leaves out.
 *
 * @returns A function that takes the words and returns them as they are.
 * @see `languageOf` of `railhead/table`
 * @example
 * const english = { greet: 'Hello, {name}.' } as const;
 * const german = translating<typeof english>()({ greet: 'Hallo, {name}.' });
 */
export const translating =
  <English extends Words>() =>
  <const Own extends Words>(
    words: Own &
      Checked<Translated<English>, Own> & {
        readonly [Key in Exclude<keyof Translated<English>, keyof Own>]: string;
      },
  ): Words =>
    words;
