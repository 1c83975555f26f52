// Runs a block of code when its button is pressed: in a worker, which tells what it logs, or on a page of its
// own inside this one.

import type { Message } from '../live/worker.js';

/** Listens for the buttons on every page of the site, which is served under `base`. */
export function runBlocks(base: string): void {
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button.run') : null;
    if (button === null) return;
    const { run = '', runs } = button.dataset;
    if (runs === 'page') showStage(button, `${base}live/stage.html#${run}`);
    else runInWorker(button, `${base}live/`, run);
  });
}

function runInWorker(button: HTMLButtonElement, live: string, id: string): void {
  const output = outputBelow(button);
  const add = (text: string) => output.append(`${text}\n`);
  const address = new URL(live, location.href).href;
  const worker = new Worker(`${address}worker.js`, { type: 'module' });
  const end = () => {
    worker.terminate();
    button.disabled = false;
    button.textContent = 'Run again';
  };
  output.textContent = '';
  button.disabled = true;
  button.textContent = 'Running…';
  worker.onmessage = ({ data }: MessageEvent<Message>) => {
    if ('logged' in data) add(data.logged);
    else {
      if ('failed' in data) add(data.failed);
      end();
    }
  };
  worker.onerror = ({ message }) => {
    add(`The block could not be loaded. ${message ?? ''}`);
    end();
  };
  worker.postMessage(`${address}run/${id}.js`);
}

function outputBelow(button: HTMLButtonElement): HTMLOutputElement {
  const known = button.nextElementSibling;
  if (known instanceof HTMLOutputElement) return known;
  const output = document.createElement('output');
  output.className = 'ran';
  button.after(output);
  return output;
}

function showStage(button: HTMLButtonElement, address: string): void {
  if (button.nextElementSibling instanceof HTMLIFrameElement) button.nextElementSibling.remove();
  const frame = document.createElement('iframe');
  frame.className = 'stage';
  frame.title = 'The block above, at work';
  frame.src = address;
  button.after(frame);
  button.textContent = 'Run again';
}
