// Every action, fact, decision and option of every title, and every field of its state, has a page in the reference, or is named on one,
// with words. Read as typedoc reads the entries of the titles; what there is, the rulesets say.

import { fileURLToPath } from 'node:url';
import { Application, type DeclarationReflection, type ProjectReflection, ReflectionKind } from 'typedoc';
import type ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { titleFolders } from '../../entries.mjs';
import { allRulesets } from '../../rulesets/index.js';
import type { AnyRuleset } from '../../src/core/engine/index.js';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const capital = (word: string) => word[0].toUpperCase() + word.slice(1);

let project: ProjectReflection;

/** Reads the pages of the titles from a program of the sources. */
async function readPages(program: ts.Program): Promise<ProjectReflection> {
  const entries = ['milepost', ...titleFolders].map((folder) => `rulesets/${folder}/index.ts`);
  const app = await Application.bootstrap({ entryPoints: entries, logLevel: 'Error' });
  return app.converter.convert(
    entries.map((entry) => {
      const sourceFile = program.getSourceFile(ROOT + entry);
      if (sourceFile === undefined) throw new Error(`the program has no ${entry}`);
      return { displayName: entry, program, sourceFile };
    }),
  );
}

/** The page of a name in the entry of a title; that of the family where the title hands it on. */
function pageOf(title: string, name: string): DeclarationReflection {
  const entry = project.children?.find((module) => module.name.includes(title));
  const found = entry?.children?.find((one) => one.name === name);
  if (found === undefined) throw new Error(`${title} has no page for ${name}`);
  return found.kind === ReflectionKind.Reference
    ? (found as never as { getTargetReflectionDeep(): DeclarationReflection }).getTargetReflectionDeep()
    : found;
}

const hasWords = ({ comment }: DeclarationReflection) =>
  (comment?.summary ?? []).some(({ text }) => text.trim() !== '');

/** What a page lacks of these fields: the field itself, or words for it. */
function lackingOn(page: DeclarationReflection, fields: readonly string[]): readonly string[] {
  const members = page.children ?? [];
  const blank = members.filter((member) => !hasWords(member)).map(({ name }) => name);
  const missing = fields.filter((field) => members.every(({ name }) => name !== field));
  return [...(hasWords(page) ? [] : ['its own words']), ...missing, ...blank];
}

const prefixOf = (title: string) => {
  const names = project.children
    ?.find((module) => module.name.includes(title))
    ?.children?.find(({ name }) => name.endsWith('Names'));
  return (names?.name ?? '').replace(/Names$/, '');
};

/** The tests of the pages. */
export function testTitlePages(program: ts.Program): void {
  beforeAll(async () => {
    project = await readPages(program);
  });

  describe.each(allRulesets.map((ruleset) => [ruleset.id, ruleset as AnyRuleset] as const))(
    '%s',
    (id, ruleset) => {
      const specs = [
        ...Object.values(ruleset.phases).flatMap(({ actions }) => actions),
        ...(ruleset.hostActions ?? []),
      ];
      const lacking = (pages: readonly (readonly [string, readonly string[]])[]) =>
        pages.flatMap(([name, fields]) =>
          lackingOn(pageOf(id, name), fields).map((lack) => `${name}: ${lack}`),
        );

      test('every action has a page with its fields and their words', () => {
        expect(specs.length).toBeGreaterThan(10);
        expect(lacking(specs.map(({ type, fields }) => [capital(type), Object.keys(fields)]))).toEqual([]);
      });

      test('every fact has a page with words', () => {
        const facts = Object.keys(ruleset.events);
        expect(facts.length).toBeGreaterThan(10);
        expect(lacking(facts.map((type) => [capital(type), ['n', 'type']]))).toEqual([]);
      });

      test('every decision has a page with words', () => {
        expect(
          lacking(Object.keys(ruleset.phases).map((kind) => [`${capital(kind)}Decision`, ['kind']])),
        ).toEqual([]);
      });

      test('state, view and options have a page with every field', () => {
        const fields = Object.keys((ruleset.state.shape as { fields: object }).fields);
        const prefix = prefixOf(id);
        const options = Object.keys(ruleset.optionLabels ?? {});
        expect(fields.length).toBeGreaterThan(8);
        expect(
          lacking([
            [`${prefix}State`, [...fields, 'game', 'step', 'luck']],
            [`${prefix}View`, [...fields, 'viewer']],
            [`${prefix}Options`, options],
          ]),
        ).toEqual([]);
      });

      test('every record that these hold has a page on which each field has words', () => {
        const entry = project.children?.find((module) => module.name.includes(id));
        const generated = (entry?.children ?? [])
          .map((one) => pageOf(id, one.name))
          .filter(({ sources }) => sources?.some(({ fileName }) => fileName.endsWith('generated/types.ts')));
        expect(generated.length).toBeGreaterThan(40);
        expect(
          generated.flatMap((page) => lackingOn(page, []).map((lack) => `${page.name}: ${lack}`)),
        ).toEqual([]);
      });
    },
  );
}
