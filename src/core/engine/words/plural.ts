// Forms by number, as the language of the sentences has them; no machine's own language has a say in it.

// CLDR's order of the forms.
const CATEGORIES: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other'];
const rulesOf = new Map<string, Intl.PluralRules>();

/**
 * The form for a count, of forms in CLDR's order: zero, one, two, few, many, other. The language has some of
 * them. English may leave out the form with s.
 */
export function formFor(count: number, [one, ...more]: readonly string[], locale: string): string {
  const forms = more.length === 0 && locale === 'en' ? [one, `${one}s`] : [one, ...more];
  const rules = rulesOf.get(locale) ?? new Intl.PluralRules(locale);
  rulesOf.set(locale, rules);
  const { pluralCategories: known } = rules.resolvedOptions();
  const at = CATEGORIES.filter((category) => known.includes(category)).indexOf(rules.select(count));
  return forms[Math.min(at, forms.length - 1)];
}
