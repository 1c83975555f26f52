/**
 * Hex Tycoon in words: its rules, and its refusals with their sentences, as data.
 *
 * @module railhead/rulesets/hex-tycoon/catalogue
 */

import type { Catalogue } from '../../src/core/title/catalogue.js';
import { catalogueOf } from '../../src/core/title/catalogue-of.js';
import own from './catalogue.json' with { type: 'json' };
import { hexTycoon } from './ruleset.js';

export type { Catalogue, CatalogueRefusal, CatalogueRule } from '../../src/core/title/catalogue.js';

/** The rules and refusals of Hex Tycoon. */
export const catalogue: Catalogue = catalogueOf(hexTycoon, [own]);
