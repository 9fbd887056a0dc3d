// @vitest-environment node

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FILE_COST, type Planned, planChunks } from './plan-chunks.ts';

const moduleOf = (id: string, bytes: number, ...fetches: number[]): Planned => ({
  id,
  bytes,
  fetches: new Set(fetches),
});
const NOTHING = (): readonly string[] => [];

/** The files by what is in them. */
const filesOf = (...plan: Parameters<typeof planChunks>): readonly string[] =>
  planChunks(...plan)
    .map((ids) => [...ids].sort().join(' '))
    .sort();

describe('modules in one file', () => {
  it('are those that are fetched together', () =>
    expect(
      filesOf([moduleOf('a', 9000, 0), moduleOf('b', 9000, 0, 1), moduleOf('c', 9000, 1, 0)], [1, 1], NOTHING),
    ).toEqual(['a', 'b c']));

  it.each([
    [FILE_COST - 1, ['all one']],
    [FILE_COST, ['all', 'one']],
    [FILE_COST + 1, ['all', 'one']],
  ])(
    'are also what only one fetch needs, if its %i bytes cost the others less than a file costs that one',
    (bytes, files) =>
      expect(filesOf([moduleOf('all', 9000, 0, 1), moduleOf('one', bytes, 1)], [1, 1], NOTHING)).toEqual(files),
  );

  it('are weighed by how often each fetch counts', () =>
    expect(filesOf([moduleOf('all', 9000, 0, 1), moduleOf('one', FILE_COST, 1)], [1, 2], NOTHING)).toEqual([
      'all one',
    ]));

  it('are no two between which a third would have to run', () => {
    const modules = [moduleOf('view', 10, 0), moduleOf('between', 90_000, 0, 1), moduleOf('words', 10, 0, 1, 2)];
    const imports: Record<string, readonly string[]> = { view: ['between'], between: ['words'] };
    const plan = planChunks(modules, [9, 1, 1], (id) => imports[id] ?? []);
    expect(plan.find((ids) => ids.includes('view') && ids.includes('words'))).toBeUndefined();
  });

  it('bring along what they import: what that costs the others counts', () => {
    const modules = [moduleOf('all', 9000, 0, 1), moduleOf('one', 10, 1), moduleOf('large', 90_000, 1, 2)];
    const imports: Record<string, readonly string[]> = { one: ['large'] };
    expect(filesOf(modules, [1, 1, 1], (id) => imports[id] ?? [])).not.toContain('all one');
  });
});

describe('a file that is planned already', () => {
  const tiles = { ...moduleOf('tiles', 90_000, 2), isFixed: true };

  it('is joined with none', () => expect(filesOf([tiles, moduleOf('a', 10, 2)], [1, 1, 1], NOTHING)).toEqual(['a']));

  it('counts for those to whom it comes along', () => {
    const modules = [tiles, moduleOf('all', 9000, 0, 1), moduleOf('one', 10, 1)];
    const importsOf = (id: string): readonly string[] => (id === 'one' ? ['tiles'] : []);
    expect(filesOf(modules, [1, 1, 1], importsOf)).toEqual(['all', 'one']);
    expect(filesOf(modules, [1, 1, 1], NOTHING)).toEqual(['all one']);
  });
});

describe('a plan', () => {
  const module = fc.record({ bytes: fc.nat(5000), fetches: fc.uniqueArray(fc.nat(5), { minLength: 1 }) });
  const modules = fc
    .array(module, { maxLength: 12 })
    .map((all) => all.map(({ bytes, fetches }, at) => moduleOf(`m${at}`, bytes, ...fetches)));

  it('has each module once, and never costs more than one file for each', () =>
    fc.assert(
      fc.property(modules, (all) => {
        const weights = [1, 1, 1, 1, 1, 1];
        const files = planChunks(all, weights, NOTHING);
        expect(files.flat().sort()).toEqual(all.map(({ id }) => id).sort());
        const costOf = (plan: readonly (readonly string[])[]): number =>
          weights
            .map((_, fetch) =>
              plan
                .map((ids) => all.filter(({ id }) => ids.includes(id)))
                .filter((file) => file.some(({ fetches }) => fetches.has(fetch)))
                .reduce((sum, file) => sum + FILE_COST + file.reduce((bytes, one) => bytes + one.bytes, 0), 0),
            )
            .reduce((sum, bytes) => sum + bytes, 0);
        expect(costOf(files)).toBeLessThanOrEqual(costOf(all.map(({ id }) => [id])));
      }),
    ));
});
