// `npm test`: every check and every test, from cheap to dear. The end says what failed; the last line counts them all.

import { findBrowserOfJourneys, offerPostgres } from './lib/find-tools.mjs';
import { ensureProjectNode } from './lib/install.mjs';

ensureProjectNode();
const stages = await import('./lib/stages.mjs');
const chromium = findBrowserOfJourneys();
offerPostgres();

const noBrowser = {
  name: 'journeys in Chromium',
  run: async () => ({ passed: 0, failed: 1, failures: [{ lines: ['No browser was found.'] }] }),
};
const journeys = chromium === undefined ? noBrowser : stages.journeys(chromium);

const checked = await stages.runChecks(stages.checks);
// Neither row keeps two cores busy by itself.
const built = await stages.runBeside([stages.plantedFailures, stages.plantedStorefront], [stages.buildStage]);
const tested = await stages.runStages([stages.unitTests, journeys]);
process.exit(stages.closeRun([...checked, ...built, ...tested]) ? 0 : 1);
