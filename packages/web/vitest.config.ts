// Vitest's configuration of this package.

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { FROM_SOURCE, LEFT_OUT, SHARED_TEST_OPTIONS } from '../../vitest.shared.ts';

const TESTS = '{build,src,test}/**/*.test.{ts,tsx}';

/** The tests whose first line is this comment. */
const markedWith = (mark: string): string[] =>
  globSync(TESTS, { cwd: import.meta.dirname }).filter((file) =>
    readFileSync(join(import.meta.dirname, file), 'utf8').startsWith(`// ${mark}\n`),
  );
const WITHOUT_PAGE = markedWith('@vitest-environment node');
const ALONE = markedWith('@own-process');

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
      // So it is with the code of views: a file leaves its page empty (`test/setup.ts`), which costs a fifth of a page of its own for each.
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'happy-dom',
          isolate: false,
          include: [TESTS],
          exclude: [...WITHOUT_PAGE, ...ALONE, ...LEFT_OUT],
        },
      },
      // What changes the browser's own objects, or what code remembers for as long as a page is open, is not undone by an empty page.
      { extends: true, test: { name: 'pages of their own', environment: 'happy-dom', include: ALONE } },
    ],
  },
});
