// How the tests of this package run.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@tornister/source'] },
  ssr: { resolve: { conditions: ['@tornister/source'] } },
  test: {
    environment: 'node',
    // Cuts off what hangs, and nothing else: a busy machine may take its time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    include: ['{src,test,testing}/**/*.test.ts'],
    reporters: process.env.TEST_REPORT ? ['default', 'json'] : ['default'],
    ...(process.env.TEST_REPORT ? { outputFile: `reports/test.json` } : {}),
  },
});
