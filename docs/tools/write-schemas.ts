// Writes docs/schemas: npm run generate -- schemas.

import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { schemaFiles } from './schemas.js';

const folder = fileURLToPath(new URL('../schemas/', import.meta.url));
mkdirSync(folder, { recursive: true });
for (const [name, text] of schemaFiles()) writeFileSync(folder + name, text);
