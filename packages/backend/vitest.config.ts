// Vitest's configuration of this package.

import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Everything must use one copy of graphql: the one that Node itself takes.
  resolve: { conditions: ['@tornister/source'], alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  ssr: { resolve: { conditions: ['@tornister/source'] } },
  test: {
    environment: 'node',
    // Opening and filling a database takes seconds where many things run at once.
    hookTimeout: 120_000,
    testTimeout: 60_000,
    globalSetup: ['test/support/postgres-setup.ts'],
    include: ['{src,test,testing}/**/*.test.ts'],
    reporters: process.env.TEST_REPORT ? ['default', 'json'] : ['default'],
    ...(process.env.TEST_REPORT ? { outputFile: `reports/test.json` } : {}),
  },
});
