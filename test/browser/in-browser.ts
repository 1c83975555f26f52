// A real browser, which all files of tests share, and scripts for its pages made of the sources as the playground is.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildOptions, build } from 'esbuild';
import { type Browser, chromium } from 'playwright-core';

/** The top of the checkout. */
export const ROOT = join(import.meta.dirname, '../..');

// The whole browser draws its own bar of buttons for every page, which takes longer than most pages. Debian has one without.
const BROWSERS = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** Opens the browser that `CHROMIUM_PATH` names, or Debian's. Its pages wait for as long as it takes. */
export async function launch(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'] ?? BROWSERS.find((path) => existsSync(path));
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu'],
    timeout: 0,
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    context.setDefaultTimeout(0);
    return context;
  };
  return browser;
}

/** One script of an entry and all that it imports. */
export async function bundled(
  what: Pick<BuildOptions, 'entryPoints' | 'stdin'>,
  format: 'iife' | 'esm' = 'iife',
): Promise<string> {
  const { outputFiles } = await build({
    ...what,
    format,
    bundle: true,
    write: false,
    target: 'es2024',
    tsconfig: join(ROOT, 'docs/playground/tsconfig.json'),
    logLevel: 'error',
  });
  return (outputFiles as { readonly text: string }[])[0].text;
}
