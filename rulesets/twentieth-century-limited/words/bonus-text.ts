// What a Bonus Card asks for, in a plain sentence.

import { listed } from '../../../src/core/engine/words/fill.js';
import type { BonusCard } from '../board/board.js';
import type { SimpleCondition } from '../board/condition.js';
import { type TwentiethTold, toldBy } from './say.js';

/** When the points of a Bonus Card are had, and for what (TC-BONUS-1, TC-BONUS-2, TC-BONUS-6). */
export function bonusText(game: TwentiethTold, { condition, timing }: BonusCard): string {
  const { say } = toldBy(game);
  const part = (one: SimpleCondition) => asked(game, one);
  const what =
    'all' in condition
      ? condition.all.map(part).join(say('bonus and', {}))
      : 'any' in condition
        ? condition.any.map(part).join(say('bonus or', {}))
        : part(condition);
  return say(timing === 'duringPlay' ? 'bonus in play' : 'bonus at the end', { what });
}

function asked(game: TwentiethTold, condition: SimpleCondition): string {
  const { say, wording, cityNamed } = toldBy(game);
  if ('companiesAtLeast' in condition) return say('bonus companies', { count: condition.companiesAtLeast });
  if ('regionalsAtLeast' in condition) return say('bonus regionals', { count: condition.regionalsAtLeast });
  if ('companyValueAtLeast' in condition)
    return say('bonus value', { points: condition.companyValueAtLeast });
  if ('erasCompleted' in condition)
    return say('bonus eras', { eras: listed(condition.erasCompleted.map(String), wording) });
  if ('companiesInRegion' in condition) {
    const { region: id, atLeast: count } = condition.companiesInRegion;
    const { name } = game.board.regions.find((one) => one.id === id) ?? { name: id };
    return say('bonus region', { count, region: wording.sentences?.[`region ${id}`] ?? name });
  }
  const { cities, atLeast: count } = condition.citiesCovered;
  const names = cities.map(cityNamed);
  const listedCities = say('bonus of', { most: names.slice(0, -1).join(', '), last: names.at(-1) });
  return say(count === 1 ? 'bonus one city' : 'bonus cities', { count, cities: listedCities });
}
