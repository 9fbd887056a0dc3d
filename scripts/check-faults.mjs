// Checks that docs/faults.md names a test for every fault, and every test that it names exists.

import { readFaults } from './lib/fault-catalogue.mjs';

const { complaints } = readFaults();
for (const line of complaints) process.stderr.write(`${line}\n`);
process.exit(complaints.length === 0 ? 0 : 1);
