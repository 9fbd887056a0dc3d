// `npm run check`: types, lint, layers and the quick tests; for before a commit.

import { ensureProjectNode } from './lib/install.mjs';
import { run } from './lib/run.mjs';

const QUICK_PACKAGES = ['domain', 'application', 'adapters-graphql', 'adapters-browser', 'process', 'web'];

ensureProjectNode();
const { checks, runStages } = await import('./lib/stages.mjs');
const quickTests = {
  name: 'unit tests',
  run: async () => {
    const filters = QUICK_PACKAGES.map((name) => `--filter=@tornister/${name}`);
    const code = await run('turbo', ['run', 'test', ...filters, '--output-logs=errors-only', '--continue'], {
      env: { FC_NUM_RUNS: '100' },
    });
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};
const total = await runStages([...checks, quickTests]);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
