// Vitest's configuration of this package.

import { defineConfig } from 'vitest/config';
import { FROM_SOURCE, LEFT_OUT, SHARED_TEST_OPTIONS } from '../../vitest.shared.ts';

export default defineConfig({
  resolve: FROM_SOURCE,
  ssr: { resolve: FROM_SOURCE },
  test: {
    ...SHARED_TEST_OPTIONS,
    environment: 'node',
    // Pure functions share nothing: one worker may run file after file.
    isolate: false,
    setupFiles: ['test/configure-fast-check.ts'],
    provide: { ...SHARED_TEST_OPTIONS.provide, numRuns: Number(process.env.FC_NUM_RUNS ?? 1_000) },
    include: ['{src,test,testing}/**/*.test.ts'],
    exclude: [...LEFT_OUT],
  },
});
