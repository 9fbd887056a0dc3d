// `npm run check`: types, lint, layers and the quick tests; for before a commit.

import { ensureProjectNode } from './lib/install.mjs';

const QUICK_PACKAGES = ['domain', 'application', 'adapters-graphql', 'adapters-browser', 'process', 'web'];

ensureProjectNode();
const { checks, closeRun, runChecks, runStages, single } = await import('./lib/stages.mjs');
const filters = QUICK_PACKAGES.map((name) => `--filter=@tornister/${name}`);
const quickTests = single(
  'unit tests',
  'turbo',
  ['run', 'test', ...filters, '--output-logs=errors-only', '--continue'],
  {
    env: { FC_NUM_RUNS: '100', QUICK_TESTS: '1' },
  },
);
process.exit(closeRun([...(await runChecks(checks)), ...(await runStages([quickTests]))]) ? 0 : 1);
