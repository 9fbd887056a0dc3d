// @vitest-environment node

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { build } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import { findCycle, refuseChunkCycles } from './chunk-cycles.ts';

const importsOf = (imports: Readonly<Record<string, readonly string[]>>) => new Map(Object.entries(imports));

describe('a circle of imports', () => {
  it('is named from a file back to itself', () => {
    expect(findCycle(importsOf({ page: ['frame'], frame: ['cart', 'vendor'], cart: ['frame'], vendor: [] }))).toEqual([
      'frame',
      'cart',
      'frame',
    ]);
    expect(findCycle(importsOf({ alone: ['alone'] }))).toEqual(['alone', 'alone']);
  });

  it('is not what two files share', () => {
    expect(findCycle(importsOf({ a: ['b', 'c'], b: ['d'], c: ['d'], d: ['outside'] }))).toBeUndefined();
  });

  it('is found wherever one is closed, and nowhere else', () => {
    const edges = fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 30 });
    const graphOf = (pairs: readonly (readonly [number, number])[]) => {
      const graph = new Map<string, string[]>();
      for (const [from, to] of pairs) graph.set(String(from), [...(graph.get(String(from)) ?? []), String(to)]);
      return graph;
    };
    fc.assert(
      fc.property(edges, (pairs) => {
        const downwards = pairs.flatMap(([a, b]) => (a === b ? [] : [[Math.max(a, b), Math.min(a, b)] as const]));
        expect(findCycle(graphOf(downwards))).toBeUndefined();
        const [first] = downwards;
        if (first === undefined) return;
        const closed = graphOf([...downwards, [first[1], first[0]]]);
        const cycle = findCycle(closed) ?? [];
        expect(cycle.length).toBeGreaterThan(1);
        expect(cycle.at(-1)).toBe(cycle[0]);
        for (const [at, file] of cycle.slice(0, -1).entries()) expect(closed.get(file)).toContain(cycle[at + 1]);
      }),
    );
  });
});

describe('the build', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tornister-chunks-'));
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const buildWith = (chunkOf: (id: string) => string | null) =>
    build({
      configFile: false,
      root: folder,
      logLevel: 'silent',
      plugins: [refuseChunkCycles()],
      build: {
        write: false,
        rolldownOptions: {
          input: join(folder, 'entry.js'),
          output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: chunkOf }] } },
        },
      },
    });

  it('fails where chunks are cut so that they import one another', async () => {
    writeFileSync(join(folder, 'entry.js'), "import { upper } from './upper.js'; globalThis.said = upper();");
    writeFileSync(
      join(folder, 'upper.js'),
      "import { middle } from './middle.js'; export const upper = () => middle() + 1;",
    );
    writeFileSync(
      join(folder, 'middle.js'),
      "import { lower } from './lower.js'; export const middle = () => lower() + 1;",
    );
    writeFileSync(join(folder, 'lower.js'), 'export const lower = () => globalThis.said ?? 1;');
    const nested = (id: string) =>
      /(?:upper|lower)\.js$/.test(id) ? 'outer' : /middle\.js$/.test(id) ? 'inner' : null;
    const inOrder = (id: string) => (/(?:middle|lower)\.js$/.test(id) ? 'inner' : null);
    await expect(buildWith(nested)).rejects.toThrow('Chunks import one another in a circle');
    await expect(buildWith(inOrder)).resolves.toBeDefined();
  });
});
