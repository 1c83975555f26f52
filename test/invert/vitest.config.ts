import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.js';

export default mergeConfig(
  base,
  defineConfig({
    // What is switched off stays so for as long as a module lives.
    test: { root: `${import.meta.dirname}/../..`, setupFiles: ['test/invert/switch-off.ts'], isolate: true },
  }),
);
