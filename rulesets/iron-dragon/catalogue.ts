/**
 * Iron Dragon in words: its rules, and its refusals with their sentences, as data.
 *
 * @module railhead/rulesets/iron-dragon/catalogue
 */

import type { Catalogue } from '../../src/core/title/catalogue.js';
import { catalogueOf } from '../../src/core/title/catalogue-of.js';
import family from '../milepost/catalogue.json' with { type: 'json' };
import own from './catalogue.json' with { type: 'json' };
import { ironDragon } from './ruleset.js';

export type { Catalogue, CatalogueRefusal, CatalogueRule } from '../../src/core/title/catalogue.js';

/** The rules and refusals of Iron Dragon. */
export const catalogue: Catalogue = catalogueOf(ironDragon, [own, family]);
