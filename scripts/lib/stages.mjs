// The stages of the tests, from cheap to dear, and how many tests each has counted.

import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { NODE, ROOT } from './install.mjs';
import { run } from './run.mjs';

const PACKAGES = ['domain', 'application', 'adapters-graphql', 'adapters-browser', 'process', 'backend', 'web'];

const one = (passed) => (passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

const single = (name, command, args, options) => ({
  name,
  run: async () => one((await run(command, args, options)) === 0),
});

/** Shows that the layer rules bite: a planted violation of each kind must be found. */
const plantedViolations = single('layers find a planted violation', NODE, ['scripts/prove-layers.mjs']);

/** Plants a storefront and a language in a copy of the tree: takes a minute, so it is part of the tests and not of the quick checks. */
export const plantedStorefront = single('a planted storefront sells', NODE, ['scripts/prove-storefront.mjs']);

export const checks = [
  single('types', 'turbo', ['run', 'types', '--output-logs=errors-only']),
  single('format and lint', 'biome', ['check', '--error-on-warnings']),
  single('layers', 'depcruise', ['packages', 'e2e', '--config', '.dependency-cruiser.cjs']),
  plantedViolations,
  single('generated operations are up to date', NODE, ['packages/adapters-graphql/scripts/codegen.ts', '--check']),
  single('types of the resolvers are up to date', NODE, ['packages/backend/scripts/codegen.ts', '--check']),
  single('texts are complete', NODE, ['scripts/check-texts.mjs']),
  single('the map of the specification is true', NODE, ['scripts/check-spec-map.mjs']),
  single('what the documents name exists', NODE, ['scripts/check-docs.mjs']),
  single('the map says where each rule runs', NODE, ['scripts/spec-map-runs-in.mjs']),
  single('every rule of the domain runs', NODE, ['scripts/check-domain-reach.mjs']),
  single('no file, export or dependency is dead', 'knip', ['--no-progress']),
  single('every fault has a test', NODE, ['scripts/check-faults.mjs']),
  single('first lines, sizes and doc comments', NODE, ['scripts/check-files.mjs']),
  single('storefronts are records', NODE, ['scripts/check-storefronts.mjs']),
];

const countUnitTests = () => {
  let passed = 0;
  let failed = 0;
  for (const name of PACKAGES) {
    const file = join(ROOT, 'packages', name, 'reports', 'test.json');
    if (!existsSync(file)) {
      process.stderr.write(`The tests of packages/${name} left no report.\n`);
      failed += 1;
      continue;
    }
    const report = JSON.parse(readFileSync(file, 'utf8'));
    passed += report.numPassedTests;
    failed += report.numFailedTests + (report.numFailedTestSuites > 0 && report.numFailedTests === 0 ? 1 : 0);
  }
  return { passed, failed };
};

export const unitTests = {
  name: 'unit, law, contract, component and database tests',
  run: async () => {
    const code = await run('turbo', ['run', 'test', '--concurrency=1', '--continue', '--output-logs=new-only'], {
      env: { TEST_REPORT: '1' },
    });
    const counted = countUnitTests();
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  },
};

const countJourneys = (file) => {
  if (!existsSync(file)) return { passed: 0, failed: 1 };
  const { stats } = JSON.parse(readFileSync(file, 'utf8'));
  if (stats.flaky > 0)
    process.stdout.write(`${stats.flaky} journeys passed only at the second try: see "flaky" above.\n`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
};

/** Journeys in a real browser against the real processes; all of them, or those that `which` names in Playwright's way. */
export const journeys = (chromium, which = []) => ({
  name: 'journeys in Chromium',
  run: async () => {
    const file = join(ROOT, 'e2e', 'reports', 'journeys.json');
    rmSync(file, { force: true });
    const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...which], {
      env: { CHROMIUM_PATH: chromium, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    });
    const counted = countJourneys(file);
    return code !== 0 && counted.failed === 0 ? { ...counted, failed: 1 } : counted;
  },
});

/** Whether there are journeys to run at all. */
export const hasJourneys = () => globSync('e2e/**/*.spec.ts', { cwd: ROOT }).length > 0;

/** Runs stages in order and adds up what they counted. */
export const runStages = async (stages) => {
  const total = { passed: 0, failed: 0 };
  for (const stage of stages) {
    const startedAt = Date.now();
    process.stdout.write(`\n— ${stage.name}\n`);
    const { passed, failed } = await stage.run();
    total.passed += passed;
    total.failed += failed;
    const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1);
    process.stdout.write(
      `${failed === 0 ? '✓' : '✗'} ${stage.name}: ${passed} passed, ${failed} failed in ${seconds} s\n`,
    );
  }
  return total;
};
