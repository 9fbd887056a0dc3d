// Vitest's configuration of this package.

import { createRequire } from 'node:module';
import { defineConfig } from 'vitest/config';
import { FROM_SOURCE, SHARED_TEST_OPTIONS } from '../../vitest.shared.ts';

export default defineConfig({
  // Everything must use one copy of graphql: the one that Node itself takes.
  resolve: { ...FROM_SOURCE, alias: { graphql: createRequire(import.meta.url).resolve('graphql') } },
  ssr: { resolve: FROM_SOURCE },
  test: {
    ...SHARED_TEST_OPTIONS,
    environment: 'node',
    // One process reads the package once for all files that it runs: what a test needs is its own by its database, not by its module.
    isolate: false,
    globalSetup: ['test/support/database-setup.ts'],
    include: ['{src,test,testing}/**/*.test.ts'],
  },
});
