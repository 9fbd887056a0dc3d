// Tests the end of `npm test` itself: plants a failure of every kind and expects the summary to name it.

import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, NODE, ROOT } from './lib/install.mjs';
import { attempt, countJourneys, countUnitTests, single } from './lib/stages.mjs';
import { renderSummary } from './lib/summary.mjs';

const FOLDER = join(ROOT, 'scripts', 'planted-failures');
const quietly = (command, ...args) =>
  spawnSync(command, args, { cwd: FOLDER, env: environment({ TEST_REPORT: '1' }), stdio: 'ignore' });
rmSync(join(FOLDER, 'reports'), { recursive: true, force: true });

const report = join(FOLDER, 'reports', 'journeys.json');
const counted = [];
const count = (name, { passed, failed, ...more }) => counted.push({ name, seconds: 1.25, passed, failed, ...more });
count('a check', await single('a check', NODE, ['-e', 'console.log("the planted check"); process.exit(1)']).run());
quietly('vitest', 'run');
count('tests', countUnitTests(FOLDER));
count('tests of nobody', countUnitTests(join(FOLDER, 'no-such-package')));
quietly('playwright', 'test', 'fails');
count('journeys', countJourneys(report));
quietly('playwright', 'test', 'does-not-load');
count('journeys that do not load', countJourneys(report));
count('a stage that throws', await attempt({ run: () => Promise.reject(new Error('the planted stage')) }));

const folder = 'scripts/planted-failures';
const EXPECTED = [
  '1.3 s  tests: 2 passed, 4 FAILED',
  'a check\n      the planted check',
  `tests · ${folder}/fails.planted.ts · a planted suite › fails\n      AssertionError: the planted test: expected 1 to be 2`,
  `tests · ${folder}/does-not-load.planted.ts · (the file)\n      Error: the planted import`,
  `tests · ${folder}/set-up-fails.planted.ts · (set-up of) a planted suite without a ground\n      Error: the planted set-up`,
  `tests · ${folder}/nobody-awaits.planted.ts · (unhandled error, perhaps of: leaves a rejection)\n      Error: the planted rejection`,
  'tests of nobody',
  `journeys · ${folder}/fails.journey.ts · planted journeys › fails\n      Error: the planted journey`,
  'Passed only at the second try:\n' +
    `  journeys · ${folder}/fails.journey.ts · planted journeys › passes at the second try\n      Error: the planted first try`,
  `journeys that do not load · ${folder}/does-not-load.journey.ts · (outside every journey)\n      Error: the planted journeys`,
  'a stage that throws\n      Error: the planted stage',
];
const summary = renderSummary(counted);
const missed = EXPECTED.filter((text) => !summary.includes(text));
for (const text of missed) process.stderr.write(`The summary does not say: ${text}\n`);
if (missed.length > 0) process.stderr.write(`${summary}\n`);
process.exit(missed.length === 0 ? 0 : 1);
