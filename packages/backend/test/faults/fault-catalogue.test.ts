// docs/faults.md names a test for each fault, and what it leaves out is told.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error The scripts of the repository are plain JavaScript, so that any Node.js runs them.
import { readFaults } from '../../../../scripts/lib/fault-catalogue.mjs';

const TEXT = readFileSync(new URL('../../../../docs/faults.md', import.meta.url), 'utf8');
const without = (row: string): string =>
  TEXT.split('\n')
    .filter((line) => !line.startsWith(`| ${row} |`))
    .join('\n');

describe('The catalogue of faults', () => {
  it('lacks nothing', () => {
    expect(readFaults(TEXT).complaints).toEqual([]);
  });

  it.each(['F1', 'F37', 'F38', 'F39'])('complains where %s is left out', (row) => {
    expect(readFaults(without(row)).complaints).toEqual([`docs/faults.md: ${row} is made by no test.`]);
  });

  it('complains of a gap behind the last fault, and of a test that is not there', () => {
    const { complaints } = readFaults(
      `${TEXT.trimEnd()}\n| F41 | a fault | what holds | \`packages/none.test.ts\` |\n`,
    );
    expect(complaints).toEqual([
      'docs/faults.md: F40 is made by no test.',
      'docs/faults.md: F41 names packages/none.test.ts, which is not there.',
    ]);
  });
});
