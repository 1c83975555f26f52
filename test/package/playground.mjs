// railhead playground as it is installed: it says where it is, serves its page, its script and what they load there, and ends when
// told to. That the page works is for test/browser.

import { spawn } from 'node:child_process';

// Statements begin a line or follow another: a sentence of a rule may end in «from».
const names = [
  /(?:^|;)(?:import|export)\b[^"'\n;]*\bfrom\s*["']([^"'\s]+)["']/gm,
  /(?:^|;)import\s*["']([^"'\s]+)["']/gm,
  /^\}\s*from\s*["']([^"'\s]+)["']/gm,
  /\bimport\(\s*["']([^"'\s]+)["']/g,
];
const namesIn = (text) => names.flatMap((name) => [...text.matchAll(name)].map(([, to]) => to));

const server = spawn(process.execPath, ['node_modules/railhead/dist/cli.js', 'playground'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const [said] = await new Promise((resolve, reject) => {
    server.stdout.once('data', (text) => resolve(/http:\S+/.exec(String(text)) ?? ['']));
    server.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
  const textOf = async (from) => {
    const answer = await fetch(new URL(from, said));
    if (!answer.ok) throw new Error(`${from}: ${answer.status}`);
    return answer.text();
  };
  const page = await textOf('.');
  if (/<script(?![^>]* src=)/.test(page)) throw new Error('the page has a script in it');
  const loaded = new Map([['style.css', await textOf('style.css')]]);
  const toLoad = ['playground.js'];
  for (const from of toLoad) {
    const text = await textOf(from);
    loaded.set(from, text);
    for (const name of namesIn(text)) {
      if (!/^\.{0,2}\//.test(name)) throw new Error(`${from} names ${name}, which no browser finds`);
      const address = new URL(name, new URL(from, said)).href;
      if (!toLoad.includes(address)) toLoad.push(address);
    }
  }
  if (toLoad.length < 5) throw new Error('it loads no module of the package');
  console.log(`${loaded.size} files, ${Math.round([...loaded.values()].join('').length / 1000)} kB`);
} finally {
  server.kill();
}
