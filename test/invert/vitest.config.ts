import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config.js';

export default mergeConfig(
  base,
  defineConfig({ test: { root: `${import.meta.dirname}/../..`, setupFiles: ['test/invert/switch-off.ts'] } }),
);
