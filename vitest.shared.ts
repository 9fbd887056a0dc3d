// What Vitest is told in every package of the house.

import { ErrorsOutsideTestsReporter } from './scripts/lib/errors-outside-tests-reporter.ts';

/** Cuts off what will never end, and nothing else: a busy machine may take its time, and no test judges by the clock. */
const NEVER_ENDS_MS = 300_000;

/** Where `npm test` reads what each package's tests came to. */
const reports = process.env.TEST_REPORT
  ? { reporters: ['default', 'json', new ErrorsOutsideTestsReporter()], outputFile: 'reports/test.json' }
  : { reporters: ['default'] };

/** The same in every package: which limits, and which reports. */
export const SHARED_TEST_OPTIONS = {
  testTimeout: NEVER_ENDS_MS,
  hookTimeout: NEVER_ENDS_MS,
  teardownTimeout: NEVER_ENDS_MS,
  ...reports,
};

/** The tests and the packages that they import run from their sources. */
export const FROM_SOURCE = { conditions: ['@tornister/source'] };
