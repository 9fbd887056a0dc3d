// Vitest's configuration of this package.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { FROM_SOURCE, LEFT_OUT, SHARED_TEST_OPTIONS } from '../../vitest.shared.ts';

const TESTS = '{build,src,test}/**/*.test.{ts,tsx}';

/** Tests that need no page say so in their first line. */
const WITHOUT_PAGE = globSync(TESTS, { cwd: import.meta.dirname }).filter((file) =>
  readFileSync(join(import.meta.dirname, file), 'utf8').startsWith('// @vitest-environment node\n'),
);

export default defineConfig({
  plugins: [react()],
  resolve: FROM_SOURCE,
  ssr: { resolve: FROM_SOURCE },
  test: {
    ...SHARED_TEST_OPTIONS,
    setupFiles: ['test/setup.ts'],
    projects: [
      // One process reads the shop host once for all files that it runs: what lives longer than a host's tests are caches of code and texts.
      {
        extends: true,
        test: { name: 'host', environment: 'node', isolate: false, include: WITHOUT_PAGE, exclude: [...LEFT_OUT] },
      },
      // What the code of views remembers (which parts have come already) is each file's own, and so is its page.
      { extends: true, test: { name: 'pages', environment: 'happy-dom', include: [TESTS], exclude: WITHOUT_PAGE } },
    ],
  },
});
