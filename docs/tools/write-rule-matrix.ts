// Writes docs/rules/matrix.md, rule by rule the tests that name it, from a vitest JSON report.
//   npx vitest run --reporter=json --outputFile=/tmp/report.json
//   npx tsx docs/tools/write-rule-matrix.ts /tmp/report.json

import { readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  findRule,
  ROOT,
  RULE_PAGES,
  type RuleEntry,
  type RulePage,
  readRulePage,
  titleIds,
} from './rule-pages';

/** The part of a vitest JSON report that the matrix reads. */
export interface TestReport {
  readonly testResults: readonly {
    /** Absolute path of the test file. */
    readonly name: string;
    readonly assertionResults: readonly { readonly title: string; readonly status: string }[];
  }[];
}

interface NamedTest {
  readonly title: string;
  readonly file: string;
  readonly passed: boolean;
}

/**
 * Makes the matrix page. A rule without a test is listed with a dash; rulings, information and map constraints
 * appear only where a test names them. Skipped tests do not count; failed ones are marked.
 */
export function formatMatrix(
  pages: readonly (readonly [RulePage, RuleEntry[]])[],
  report: TestReport,
): string {
  const rules = new Map(pages.flatMap(([, entries]) => entries.map((entry) => [entry.id, entry] as const)));
  const tests = testsById(rules, report);
  const out = [
    '# Rule matrix',
    '',
    'Which tests assert which rule, from a test run. Made by `docs/tools/write-rule-matrix.ts`; not edited by hand.',
  ];
  for (const [page, entries] of pages) {
    const required = entries.filter((entry) => entry.kind === 'rule');
    const tested = required.filter((entry) => tests.has(entry.id));
    const shown = entries.filter((entry) => entry.kind === 'rule' || tests.has(entry.id));
    out.push(
      '',
      `## [${page.id}](${page.id}.md)`,
      '',
      `${tested.length} of ${required.length} rules have a test.`,
    );
    // A title that nobody has begun would be a page of dashes.
    if (!shown.some((entry) => tests.has(entry.id))) continue;
    out.push('', '| rule | test | file |', '| --- | --- | --- |');
    for (const { id } of shown) {
      const named = tests.get(id) ?? [];
      if (named.length === 0) out.push(`| ${id} | – | |`);
      named.forEach((test, index) => {
        const text = (test.passed ? test.title : `FAILED ${test.title}`)
          .replaceAll('|', '\\|')
          .replaceAll('\n', ' ');
        out.push(`| ${index === 0 ? id : ''} | ${text} | ${test.file} |`);
      });
    }
  }
  return `${out.join('\n')}\n`;
}

function testsById(rules: ReadonlyMap<string, RuleEntry>, report: TestReport): Map<string, NamedTest[]> {
  const byId = new Map<string, NamedTest[]>();
  const files = [...report.testResults].sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const { name, assertionResults } of files) {
    for (const { title, status } of assertionResults) {
      if (status !== 'passed' && status !== 'failed') continue;
      const test: NamedTest = { title, file: relative(ROOT, name), passed: status === 'passed' };
      for (const id of titleIds(title).ids) {
        const rule = findRule(rules, id);
        if (rule) byId.set(rule.id, [...(byId.get(rule.id) ?? []), test]);
      }
    }
  }
  return byId;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const reportPath = process.argv[2];
  if (reportPath === undefined) {
    console.error('usage: npx tsx docs/tools/write-rule-matrix.ts REPORT.json');
    process.exitCode = 2;
  } else {
    const pages = RULE_PAGES.map((page) => [page, readRulePage(page)] as const);
    writeFileSync(
      `${ROOT}docs/rules/matrix.md`,
      formatMatrix(pages, JSON.parse(readFileSync(reportPath, 'utf8')) as TestReport),
    );
  }
}
