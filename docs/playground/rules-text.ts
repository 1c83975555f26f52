// What the rules say, by their ids, for those who ask why something is refused.

import china from '../../rulesets/china-rails/catalogue.json';
import hex from '../../rulesets/hex-tycoon/catalogue.json';
import india from '../../rulesets/india-rails/catalogue.json';
import iron from '../../rulesets/iron-dragon/catalogue.json';
import milepost from '../../rulesets/milepost/catalogue.json';
import twentieth from '../../rulesets/twentieth-century-limited/catalogue.json';

const texts = new Map(
  [china, hex, india, iron, milepost, twentieth].flat().map(({ id, text }) => [id, text] as const),
);

/** The rule as our pages have it; undefined for those of the engine, which their refusals say whole. */
export function ruleText(id: string): string | undefined {
  return texts.get(id);
}
