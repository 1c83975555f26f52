// The browser that all files of tests share. Their process ends it.

import { launch } from './in-browser.js';

export const browser = await launch();
