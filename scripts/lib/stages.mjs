// The stages of the tests, from cheap to dear, and how many tests each has counted.

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { NODE, ROOT } from './install.mjs';
import { BUILD, runKeepingOutput } from './run.mjs';
import { flakyJourneys, journeyFailures, lastLines, renderSummary, vitestFailures } from './summary.mjs';

const PACKAGES = ['domain', 'application', 'adapters-graphql', 'adapters-browser', 'process', 'backend', 'web'];

const PASSED = { passed: 1, failed: 0 };

/** One that failed, with what its command said last. */
const failedWith = (output) => ({ passed: 0, failed: 1, failures: [{ lines: lastLines(output) }] });

/** A stage that is one command: it passes or it fails. */
export const single = (name, command, args, options) => ({
  name,
  run: async () => {
    const { code, output } = await runKeepingOutput(command, args, options);
    return code === 0 ? PASSED : failedWith(output);
  },
});

export const buildStage = single('build', ...BUILD);

/** Shows that the layer rules bite: a planted violation of each kind must be found. */
const plantedViolations = single('layers find a planted violation', NODE, ['scripts/prove-layers.mjs']);

/** Plants a storefront and a language in a copy of the tree: takes a minute, so it is part of the tests and not of the quick checks. */
export const plantedStorefront = single('a planted storefront sells', NODE, ['scripts/prove-storefront.mjs']);

/** Plants a failure of every kind and runs the test tools on them; part of the tests for the same reason. */
export const plantedFailures = single('the summary names planted failures', NODE, ['scripts/prove-summary.mjs']);

/** What uses every core, and what plants files that others would find. */
const alone = (stage) => ({ ...stage, isAlone: true });
/** What keeps one core while all others keep the other; both take about as long. */
const long = (stage) => ({ ...stage, isLong: true });

export const checks = [
  alone(single('types', 'turbo', ['run', 'types', '--output-logs=errors-only'])),
  alone(plantedViolations),
  long(single('every Result is read', NODE, ['scripts/check-results.mjs'])),
  single('format and lint', 'biome', ['check', '--error-on-warnings']),
  single('layers', 'depcruise', ['packages', 'e2e', '--config', '.dependency-cruiser.cjs']),
  long(
    single('generated operations are up to date', NODE, ['packages/adapters-graphql/scripts/codegen.ts', '--check']),
  ),
  long(single('types of the resolvers are up to date', NODE, ['packages/backend/scripts/codegen.ts', '--check'])),
  single('texts are complete', NODE, ['scripts/check-texts.mjs']),
  single('the map of the specification is true', NODE, ['scripts/check-spec-map.mjs']),
  single('what the documents name exists', NODE, ['scripts/check-docs.mjs']),
  single('the map says where each rule runs', NODE, ['scripts/spec-map-runs-in.mjs']),
  long(single('every rule of the domain runs', NODE, ['scripts/check-domain-reach.mjs'])),
  single('no file, export or dependency is dead', 'knip', ['--no-progress']),
  single('every fault has a test', NODE, ['scripts/check-faults.mjs']),
  single('first lines, sizes and doc comments', NODE, ['scripts/check-files.mjs']),
  single('every class has its style', NODE, ['scripts/check-styles.mjs']),
  single('storefronts are records', NODE, ['scripts/check-storefronts.mjs']),
];

/** Where a command failed and no report says why, the end of its output has to. */
const withOutput = (counted, { code, output }) =>
  code !== 0 && counted.failed === 0 ? { ...counted, failed: 1, failures: [{ lines: lastLines(output) }] } : counted;

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined);

const REPORTS = ['test.json', 'errors-outside-tests.json'];

/** What the tests of one package came to, from the reports that they left in its folder. */
export const countUnitTests = (folder) => {
  const report = readJson(join(folder, 'reports', REPORTS[0]));
  if (report === undefined) {
    const failures = [{ file: relative(ROOT, folder), lines: ['The tests left no report: see the output above.'] }];
    return { passed: 0, failed: 1, failures };
  }
  const failures = vitestFailures(report, readJson(join(folder, 'reports', REPORTS[1])) ?? []);
  return { passed: report.numPassedTests, failed: failures.length, failures };
};

const add = (left, right) => ({
  passed: left.passed + right.passed,
  failed: left.failed + right.failed,
  failures: [...left.failures, ...right.failures],
});

export const unitTests = {
  name: 'unit, law, contract, component and database tests',
  run: async () => {
    const folders = PACKAGES.map((name) => join(ROOT, 'packages', name));
    // What an earlier run has left would speak for this one.
    for (const folder of folders)
      for (const report of REPORTS) rmSync(join(folder, 'reports', report), { force: true });
    const args = ['run', 'test', '--concurrency=1', '--continue', '--output-logs=new-only'];
    const ended = await runKeepingOutput('turbo', args, { env: { TEST_REPORT: '1' } });
    return withOutput(folders.map(countUnitTests).reduce(add), ended);
  },
};

/** What the journeys came to, from Playwright's report. */
export const countJourneys = (file) => {
  const report = readJson(file);
  if (report === undefined) return { passed: 0, failed: 0 };
  const failures = journeyFailures(report);
  const passed = report.stats.expected + report.stats.flaky;
  return { passed, failed: failures.length, failures, flaky: flakyJourneys(report) };
};

/** Journeys in a real browser against the real processes; all of them, or those that `which` names in Playwright's way. */
export const journeys = (chromium, which = []) => ({
  name: 'journeys in Chromium',
  run: async () => {
    const file = join(ROOT, 'e2e', 'reports', 'journeys.json');
    rmSync(file, { force: true });
    const ended = await runKeepingOutput('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...which], {
      env: { CHROMIUM_PATH: chromium, NODE_OPTIONS: '--disable-warning=ExperimentalWarning' },
    });
    return withOutput(countJourneys(file), ended);
  },
});

/** Runs one stage; one that throws has failed. */
export const attempt = (stage) => stage.run().catch((error) => failedWith(String(error.stack)));

/** Runs stages in order; answers what each came to, and how long it took. */
export const runStages = async (stages) => {
  const ended = [];
  for (const stage of stages) {
    const startedAt = Date.now();
    process.stdout.write(`\n— ${stage.name}\n`);
    const counted = await attempt(stage);
    const { passed, failed } = counted;
    const seconds = (Date.now() - startedAt) / 1_000;
    ended.push({ name: stage.name, seconds, ...counted });
    const line = `${stage.name}: ${passed} passed, ${failed} failed in ${seconds.toFixed(1)} s`;
    process.stdout.write(`${failed === 0 ? '✓' : '✗'} ${line}\n`);
  }
  return ended;
};

/** Runs rows of stages beside one another, each in its order; answers as `runStages` does. */
export const runBeside = async (...rows) => (await Promise.all(rows.map(runStages))).flat();

/** Runs the checks, the long one beside those that share the other core; answers as `runStages` does. */
export const runChecks = async (stages) => {
  const first = await runStages(stages.filter(({ isAlone }) => isAlone));
  const others = stages.filter(({ isAlone }) => !isAlone);
  const tracks = [others.filter(({ isLong }) => isLong), others.filter(({ isLong }) => !isLong)];
  return [...first, ...(await runBeside(...tracks))];
};

/** Says at the end what failed and what took how long; the last line counts all tests. Answers whether nothing failed. */
export const closeRun = (ended) => {
  const sum = (key) => ended.reduce((total, stage) => total + stage[key], 0);
  process.stdout.write(`${renderSummary(ended)}\n\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  return sum('failed') === 0;
};
