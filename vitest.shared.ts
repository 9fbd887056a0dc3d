// What Vitest is told in every package of the house.

import { availableParallelism } from 'node:os';
import { ErrorsOutsideTestsReporter } from './scripts/lib/errors-outside-tests-reporter.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly neverEndsMs: number;
  }
}

/**
 * Cuts off what will never end, and nothing else: a busy machine may take its time, and no test judges by the clock. Mutation testing breaks code on
 * purpose, a part of it so that it never ends, and waits less long for each (`scripts/mutation.mjs`).
 */
const NEVER_ENDS_MS = Number(process.env.NEVER_ENDS_MS ?? 300_000);

/** Vitest would leave one core idle; more than four workers, each with databases or a page, want too much memory. */
const MOST_WORKERS = 4;

/** Where `npm test` reads what each package's tests came to. */
const reports = process.env.TEST_REPORT
  ? { reporters: ['default', 'json', new ErrorsOutsideTestsReporter()], outputFile: 'reports/test.json' }
  : { reporters: ['default'] };

/** Seconds each: they read whole documents, ask for every text, measure growth, or pack and install. `npm run check` leaves them to `npm test`. */
const LONG_TESTS = [
  'test/package/{growth,tarball}.test.ts',
  'src/server/{file-in-form,shared-pages,too-large-form}.test.ts',
  'src/server/{mail,office,pdf}/read-*.test.ts',
  'src/i18n/{remembered-texts,tab-i18next}.test.{ts,tsx}',
];

/** What is left out of this run: nothing but where the quick tests alone are asked for. */
export const LEFT_OUT: readonly string[] = process.env.QUICK_TESTS ? LONG_TESTS : [];

/** The same in every package: which limits, and which reports. */
export const SHARED_TEST_OPTIONS = {
  testTimeout: NEVER_ENDS_MS,
  hookTimeout: NEVER_ENDS_MS,
  teardownTimeout: NEVER_ENDS_MS,
  expect: { poll: { timeout: NEVER_ENDS_MS } },
  /** For what waits by itself, as testing-library does. */
  provide: { neverEndsMs: NEVER_ENDS_MS },
  maxWorkers: Math.min(availableParallelism(), MOST_WORKERS),
  ...reports,
};

/** The tests and the packages that they import run from their sources. */
export const FROM_SOURCE = { conditions: ['@tornister/source'] };
