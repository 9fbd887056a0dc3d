// `npm run e2e`: the journeys alone; `npm run e2e -- double-click` only those whose file has this in its path (`double-click:12`: the one in that line; `-g words`: by title).

import { findBrowserOfJourneys } from './lib/find-tools.mjs';
import { ensureProjectNode } from './lib/install.mjs';
import { build } from './lib/run.mjs';

ensureProjectNode();
const { closeRun, journeys, runStages } = await import('./lib/stages.mjs');
const chromium = findBrowserOfJourneys();
if (chromium === undefined || (await build()) !== 0) process.exit(1);
const ended = await runStages([journeys(chromium, process.argv.slice(2))]);
process.exit(closeRun(ended) ? 0 : 1);
