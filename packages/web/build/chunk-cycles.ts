// Refuses a browser build whose chunks import one another in a circle: one of them would run before what it needs, and the tab would stay
// without scripts. Rolldown cuts chunks as it is told (`chunks.ts`) and does not look.

import type { Plugin } from 'vite';

/** The files that each file imports statically; dynamic imports come when the importer has run, so they may lead anywhere. */
export type StaticImports = ReadonlyMap<string, readonly string[]>;

/** One circle of imports, from a file back to itself; nothing where every file can run after all that it imports. */
export const findCycle = (imports: StaticImports): readonly string[] | undefined => {
  const finished = new Set<string>();
  const path: string[] = [];
  const visit = (file: string): readonly string[] | undefined => {
    if (finished.has(file)) return undefined;
    const start = path.indexOf(file);
    if (start >= 0) return [...path.slice(start), file];
    path.push(file);
    for (const imported of imports.get(file) ?? []) {
      const cycle = visit(imported);
      if (cycle !== undefined) return cycle;
    }
    path.pop();
    finished.add(file);
    return undefined;
  };
  for (const file of imports.keys()) {
    const cycle = visit(file);
    if (cycle !== undefined) return cycle;
  }
  return undefined;
};

/** Ends the build of the browser's files with an error that names the circle. */
export const refuseChunkCycles = (): Plugin => ({
  name: 'refuse-chunk-cycles',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const cycle = findCycle(new Map(chunks.map(({ fileName, imports }) => [fileName, imports])));
      if (cycle !== undefined) this.error(`Chunks import one another in a circle: ${cycle.join(' -> ')}`);
    },
  },
});
