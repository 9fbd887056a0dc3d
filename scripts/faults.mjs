// `npm run faults`: every test that docs/faults.md names, package by package, then the journeys and the loads. `-- --quick` leaves out journeys and
// loads. The last line says what was left out.

import { join } from 'node:path';
import { readFaults } from './lib/fault-catalogue.mjs';
import { findBrowserOfJourneys, offerPostgres, postgresBin } from './lib/find-tools.mjs';
import { ensureProjectNode, NODE, ROOT } from './lib/install.mjs';
import { closingLine, forgetReports, leftOutJourneys, leftOutOf } from './lib/left-out.mjs';
import { run } from './lib/run.mjs';

ensureProjectNode();
offerPostgres();
// Races and kills in the number that an operator is promised, every suite on both databases; `npm test` runs a share of them.
process.env.FULL_RACES = '1';
process.env.EVERY_KILL = '1';
process.env.EVERY_DATABASE = '1';
// Each package writes what its tests came to: only that tells what was skipped.
process.env.TEST_REPORT = '1';
const { files, complaints } = readFaults();
for (const line of complaints) process.stderr.write(`${line}\n`);
const isQuick = process.argv.includes('--quick');
const failed = [...complaints];
const leftOut = postgresBin() === undefined ? ['everything on PostgreSQL'] : [];

const attempt = async (name, command, args, options) => {
  process.stdout.write(`\n— ${name}\n`);
  if ((await run(command, args, options)) !== 0) failed.push(name);
};

const packages = new Map();
for (const file of files.filter((one) => one.startsWith('packages/'))) {
  const [, name, ...path] = file.split('/');
  packages.set(name, [...(packages.get(name) ?? []), path.join('/')]);
}
forgetReports([...packages.keys()]);
for (const [name, tests] of packages) {
  await attempt(name, 'vitest', ['run', ...tests], { cwd: join(ROOT, 'packages', name) });
  leftOut.push(...leftOutOf(name));
}
if (isQuick) leftOut.push('journeys and loads (--quick)');
else {
  const journeys = files.filter((one) => one.startsWith('e2e/')).map((one) => one.replace(/^e2e\/|\.spec\.ts$/g, ''));
  const chromium = findBrowserOfJourneys();
  if (chromium === undefined) failed.push('journeys: there is no Chromium');
  else await attempt('journeys', NODE, ['scripts/e2e.mjs', ...journeys], { env: { CHROMIUM_PATH: chromium } });
  leftOut.push(...leftOutJourneys());
  for (const file of files.filter((one) => one.startsWith('scripts/load/')))
    await attempt(file, NODE, ['scripts/load.mjs', file.replace(/^scripts\/load\/|\.mjs$/g, '')]);
}
process.stdout.write(`\n${closingLine(failed, leftOut)}\n`);
process.exit(failed.length === 0 ? 0 : 1);
