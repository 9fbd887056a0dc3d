// Which A/B tests are told to analytics. A module of its own: what measures a tab needs nothing else of the tests.
// Source: spec 1 §3 "activeAbTests".

import type { ShownTest } from './ab-test.ts';

/**
 * Which tests are reported of a page: those for which the visitor was put into the variant that is shown. Who has agreed only after the page was
 * drawn took no part in what it shows.
 */
export const reportedTests = (
  shown: readonly ShownTest[],
  remembered: (testId: string) => string | undefined,
): readonly ShownTest[] => shown.filter(({ id, variant }) => remembered(id) === variant);
