// Builds deck.json of the committed map: npx tsx maps/tools/twentieth-century-limited/build-deck.ts

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { layOut } from '../lay-out.js';
import { deckOf } from './deck-law.js';

const target = join(fileURLToPath(new URL('.', import.meta.url)), '../../twentieth-century-limited');
const map = JSON.parse(readFileSync(join(target, 'map.json'), 'utf8'));
writeFileSync(join(target, 'deck.json'), layOut({ ...deckOf(map) }, ['regionals', 'companies', 'bonuses']));
