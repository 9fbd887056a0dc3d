// `npm run e2e`: the journeys alone.

import { findChromium } from './lib/find-tools.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { build } from './lib/run.mjs';
import { journeys, runStages } from './lib/stages.mjs';

ensureInstalled();
const chromium = findChromium();
if (chromium === undefined || (await build()) !== 0) process.exit(1);
const { failed } = await runStages([journeys(chromium)]);
process.exit(failed === 0 ? 0 : 1);
