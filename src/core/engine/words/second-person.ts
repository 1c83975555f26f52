// A person at a table may be called “You”: then sentences speak to that person.

/** A sentence about “You” in right English: “You build”, “Your train moves”; any other unchanged. */
export function inSecondPerson(sentence: string): string {
  if (!/\bYou\b/.test(sentence)) return sentence;
  const ofYou = sentence
    .replace(/\bYou’s\b/g, (_, at: number) => (at === 0 ? 'Your' : 'your'))
    .replace(/\bthe (\w+) of You\b/gi, (phrase, thing: string) =>
      phrase.startsWith('T') ? `Your ${thing}` : `your ${thing}`,
    );
  const [head, ...tail] = ofYou.split(/(?<=^You )(?=\p{Ll})/u);
  if (tail.length === 0) return lowered(ofYou);
  const [told] = tail;
  // The first verb of You, and those after “and”.
  const verbs = told
    .replace(/^\w+/, plainVerb)
    .replace(/(?<= and )([a-z]+s)\b(?= )/g, plainVerb)
    .replace(/\b(his|her|its)\b/g, 'your');
  return `${head}${lowered(verbs)}`;
}

const lowered = (text: string) => text.replace(/(?<=.)\bYou\b(?!:)/g, 'you');

const IRREGULAR: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'are',
  does: 'do',
  goes: 'go',
  was: 'were',
};

/** `builds` as `build`, `carries` as `carry`, `passes` as `pass`. */
export function plainVerb(verb: string): string {
  if (Object.hasOwn(IRREGULAR, verb)) return IRREGULAR[verb];
  return verb
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x)es$/, '')
    .replace(/(?<=[^s])s$/, '');
}
