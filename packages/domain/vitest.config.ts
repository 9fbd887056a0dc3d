// Vitest's configuration of this package.

import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@tornister/source'] },
  ssr: { resolve: { conditions: ['@tornister/source'] } },
  test: {
    environment: 'node',
    // A law runs a thousand times; on a busy machine that takes longer than one example may.
    testTimeout: 30_000,
    // Pure functions share nothing: one worker may run file after file.
    isolate: false,
    provide: { numRuns: Number(process.env.FC_NUM_RUNS ?? 1_000) },
    include: ['{src,test,testing}/**/*.test.ts'],
    reporters: process.env.TEST_REPORT ? ['default', 'json'] : ['default'],
    ...(process.env.TEST_REPORT ? { outputFile: `reports/test.json` } : {}),
  },
});
