// railhead playground as it is installed: it says where it is, serves its page, its script and what they load there, and ends when
// told to. That the page works is for test/browser.

import { spawn } from 'node:child_process';

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
  const [, list] = /<script type="importmap">(.+)<\/script>/.exec(await textOf('.'));
  const script = await textOf('playground.js');
  const modules = [...script.matchAll(/\bfrom"(\.\.\/[^"]+)"/g)].map(([, from]) => from);
  if (modules.length === 0) throw new Error('it loads no module of the package');
  const loaded = ['style.css', ...modules, ...Object.values(JSON.parse(list).imports)];
  const texts = await Promise.all(loaded.map(textOf));
  console.log(`${loaded.length} files, ${Math.round(texts.join('').length / 1024)} kB`);
} finally {
  server.kill();
}
