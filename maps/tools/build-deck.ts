// Builds maps/<id>/deck.json from the committed map:
//   npx tsx maps/tools/build-deck.ts <id>

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { DeckSpec } from '../../rulesets/milepost/board/deck-maker/deck-spec.js';
import { deckText, makeDeck } from '../../rulesets/milepost/board/deck-maker/make-deck.js';
import { defineBoard } from '../../rulesets/milepost/board/define-board.js';
import { authored } from './authored.js';

const id = process.argv[2];
if (id === undefined) throw new Error('usage: build-deck <id>');
const spec = authored<DeckSpec>(`${id}/deck-spec`);
const file = (name: string) => fileURLToPath(new URL(`../${id}/${name}`, import.meta.url));
const map = JSON.parse(readFileSync(file('map.json'), 'utf8'));
const empty = { format: 'railhead-deck/1' as const, map: id, cards: [] };
const deck = makeDeck(defineBoard(map, empty), spec);
writeFileSync(file('deck.json'), deckText(deck));

const { cards } = deck;
const pays = cards.map((card) => card.map((demand) => Number(demand.split(' ')[2])));
const mean = (at: number) => (pays.reduce((sum, three) => sum + three[at], 0) / pays.length).toFixed(1);
console.log(`${cards.length} cards; mean low ${mean(0)}, middle ${mean(1)}, high ${mean(2)}`);
