import { defineConfig } from 'vitest/config';

// Needs redis-server (REDIS_SERVER, or the one on the path): `npm run test:queue`.
export default defineConfig({
  test: {
    include: ['test/queue/**/*.spec.ts'],
    expect: { requireAssertions: true },
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
