// Writes docs/api-report.md: npm run generate -- api-report.

import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { apiReport } from './api-report.js';

writeFileSync(fileURLToPath(new URL('../api-report.md', import.meta.url)), apiReport());
