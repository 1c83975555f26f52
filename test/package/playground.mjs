// railhead playground as it is installed: it says where it is, serves its page and its script there, and ends when told to.

import { spawn } from 'node:child_process';

const server = spawn(process.execPath, ['node_modules/railhead/dist/cli.js', 'playground'], {
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const [said] = await new Promise((resolve, reject) => {
    server.stdout.once('data', (text) => resolve(/http:\S+/.exec(String(text)) ?? ['']));
    server.once('exit', (code) => reject(new Error(`it ended with ${code}`)));
  });
  const sizes = await Promise.all(
    ['', 'playground.js', 'style.css'].map(async (name) => {
      const answer = await fetch(said + name);
      if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
      return (await answer.text()).length;
    }),
  );
  console.log(`${sizes.map((size) => Math.round(size / 1024)).join(', ')} kB`);
} finally {
  server.kill();
}
