// Stops a release that cannot run, before anything is installed: node test/package/release.mjs v0.1.0

import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What only the owner can say. npm shows it, and provenance needs `repository`. */
const OF_THE_OWNER = ['repository', 'homepage', 'bugs', 'author'];

/** Why this tag cannot be released, a sentence each; empty where it can. */
export function hindrancesTo(tag, { manifest, changelog }) {
  const missing = OF_THE_OWNER.filter((field) => !manifest[field]);
  const heading = new RegExp(`^## ${manifest.version.replaceAll('.', '\\.')} \\(\\d{4}-\\d\\d-\\d\\d\\)$`, 'm');
  return [
    ...(tag === `v${manifest.version}` ? [] : [`The tag is ${tag}, and package.json has the version ${manifest.version}.`]),
    ...(missing.length === 0 ? [] : [`package.json has no ${missing.join(', no ')}: the owner fills them in (docs/PUBLISHING.md, step 1).`]),
    ...(heading.test(changelog) ? [] : [`CHANGELOG.md has no heading «## ${manifest.version} (date)» (docs/PUBLISHING.md, step 3).`]),
  ];
}

if (process.argv[1] === import.meta.filename) {
  const read = (name) => readFileSync(join(import.meta.dirname, '../..', name), 'utf8');
  const hindrances = hindrancesTo(process.argv[2], { manifest: JSON.parse(read('package.json')), changelog: read('CHANGELOG.md') });
  for (const sentence of hindrances) console.error(sentence);
  if (hindrances.length > 0) process.exitCode = 1;
  else console.log('This tag can be released.');
}
