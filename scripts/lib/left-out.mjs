// How a run of the faults closes: what failed, and what it has left out, which nobody may take for survived.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './install.mjs';
import { skippedJourneys, skippedTests } from './summary.mjs';

const named = ({ file, test }) => `${file} (${test})`;
const reportOf = (name) => join(ROOT, 'packages', name, 'reports', 'test.json');
const JOURNEYS = join(ROOT, 'e2e', 'reports', 'journeys.json');

const read = (file, skipped) => (existsSync(file) ? skipped(JSON.parse(readFileSync(file, 'utf8'))).map(named) : []);

/** What an earlier run has left would speak for the next one. */
export const forgetReports = (packages) => {
  for (const file of [...packages.map(reportOf), JOURNEYS]) rmSync(file, { force: true });
};

/** What the tests of a package, and the journeys, have left out, by their reports. */
export const leftOutOf = (name) => read(reportOf(name), skippedTests);
export const leftOutJourneys = () => read(JOURNEYS, skippedJourneys);

/** The last line of a run. */
export const closingLine = (failed, leftOut) => {
  const rest = leftOut.length === 0 ? '' : ` Left out here, so not known: ${leftOut.join('; ')}.`;
  if (failed.length > 0) return `Failed: ${failed.join(', ')}.${rest}`;
  return leftOut.length === 0 ? 'Every fault is survived.' : `Every fault that was made is survived.${rest}`;
};
