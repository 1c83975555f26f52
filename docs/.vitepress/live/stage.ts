// A page on which a block of code draws. Its elements are those that the guides name.

const logged = document.getElementById('logged') as HTMLElement;
const say = (...what: readonly unknown[]): void => logged.append(`${what.join(' ')}\n`);

Object.assign(globalThis, { railheadLog: say });

// A block that awaits something may fail later.
addEventListener('unhandledrejection', ({ reason }) => say(reason));
const address = new URL(`run/${location.hash.slice(1)}.js`, import.meta.url).href;
import(address).catch(say);
