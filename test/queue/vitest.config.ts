import { defineConfig } from 'vitest/config';

// Needs redis-server (REDIS_SERVER, or the one on the path): `npm run test:queue`.
export default defineConfig({
  test: {
    include: ['test/queue/**/*.spec.ts'],
    expect: { requireAssertions: true },
    // As in vitest.config.ts: a run that hangs is ended by the job that it is part of.
    testTimeout: 0,
    hookTimeout: 0,
  },
});
