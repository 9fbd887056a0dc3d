// docs/faults.md names a test for each fault, and what it leaves out is told, as is what a run of them has left out.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
// @ts-expect-error The scripts of the repository are plain JavaScript, so that any Node.js runs them.
import { readFaults } from '../../../../scripts/lib/fault-catalogue.mjs';
// @ts-expect-error The same.
import { closingLine } from '../../../../scripts/lib/left-out.mjs';
// @ts-expect-error The same.
import { skippedJourneys, skippedTests } from '../../../../scripts/lib/summary.mjs';

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

describe('The last line of a run of the faults', () => {
  it('says that every fault is survived only where none failed and none was left out', () => {
    expect(closingLine([], [])).toBe('Every fault is survived.');
    expect(closingLine([], ['a', 'b'])).toBe(
      'Every fault that was made is survived. Left out here, so not known: a; b.',
    );
    expect(closingLine(['backend', 'journeys'], [])).toBe('Failed: backend, journeys.');
    expect(closingLine(['backend'], ['a'])).toBe('Failed: backend. Left out here, so not known: a.');
  });

  it('names each suite of tests that was skipped, once', () => {
    const test = (title: string, status: string, ...ancestorTitles: readonly string[]) => ({
      ...{ title, status, ancestorTitles, failureMessages: [] },
    });
    const assertionResults = [
      test('is whole', 'skipped', 'F28: a full disk (PGlite)'),
      test('goes on', 'pending', 'F28: a full disk (PGlite)', 'with space again'),
      test('is refused', 'passed', 'F29: a stale lock'),
    ];
    expect(skippedTests({ testResults: [{ name: 'full-disk.test.ts', assertionResults }] })).toEqual([
      { file: 'full-disk.test.ts', test: 'F28: a full disk (PGlite)' },
    ]);
  });

  it('names the journeys that were skipped', () => {
    const spec = (title: string, status: string) => ({ title, file: 'a.spec.ts', tests: [{ status, results: [] }] });
    const specs = [spec('on PostgreSQL', 'skipped'), spec('on PGlite', 'expected')];
    const report = { config: { rootDir: '/e2e' }, suites: [{ title: 'a.spec.ts', specs }] };
    expect(skippedJourneys(report)).toEqual([{ file: '/e2e/a.spec.ts', test: 'on PostgreSQL' }]);
  });
});
