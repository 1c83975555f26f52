// Writes docs/schemas, and what `railhead document` takes from there: npm run generate -- schemas.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ROOT } from './rule-pages.js';
import { engineFile, schemaFiles } from './schemas.js';

const folder = fileURLToPath(new URL('../schemas/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, text] of schemaFiles()) writeFileSync(folder + name, text);
writeFileSync(`${ROOT}src/cli/document/generated/engine.json`, engineFile());
