/**
 * 20th Century Limited in words: its rules, and its refusals with their sentences, as data.
 *
 * @module railhead/rulesets/twentieth-century-limited/catalogue
 */

import type { Catalogue } from '../../src/core/title/catalogue.js';
import { catalogueOf } from '../../src/core/title/catalogue-of.js';
import own from './catalogue.json' with { type: 'json' };
import { twentiethCenturyLimited } from './ruleset.js';

export type { Catalogue, CatalogueRefusal, CatalogueRule } from '../../src/core/title/catalogue.js';

/** The rules and refusals of 20th Century Limited. */
export const catalogue: Catalogue = catalogueOf(twentiethCenturyLimited, [own]);
