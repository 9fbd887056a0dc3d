// `npm test`: every check and every test, from cheap to dear. The last line counts them all.

import { findChromium, offerPostgres } from './lib/find-tools.mjs';
import { ensureProjectNode } from './lib/install.mjs';
import { build } from './lib/run.mjs';

ensureProjectNode();
const { checks, hasJourneys, journeys, plantedStorefront, runStages, unitTests } = await import('./lib/stages.mjs');
const chromium = findChromium();
offerPostgres();

const buildStage = {
  name: 'build',
  run: async () => ((await build()) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }),
};
const noBrowser = { name: 'journeys in Chromium (no browser found)', run: async () => ({ passed: 0, failed: 1 }) };
const browserStages = hasJourneys() ? [chromium === undefined ? noBrowser : journeys(chromium)] : [];

const total = await runStages([...checks, plantedStorefront, buildStage, unitTests, ...browserStages]);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
