// Tells the shop host in which file a module of this package came to lie, and which styles and files that one needs.

import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** Where the list stands in the build; the shop host sends nothing from this folder. */
export const FILE_LIST = '.vite/files.json';

/** Builds of the same files are one build, wherever they were made. */
const idOf = (files: object): string => createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 16);

/** The font that the first look at a page needs. */
const isFirstFont = ({ fileName }: Rollup.OutputAsset): boolean =>
  /latin-wght-normal.*\.woff2$/.test(fileName) && !fileName.includes('latin-ext');

/** The modules of a file that lie below `src`, as the sources name them. */
const sourcesIn = (file: Rollup.OutputChunk, root: string): readonly string[] =>
  Object.keys(file.modules)
    .map((id) => relative(root, id.replace(/\?.*$/, '')))
    .filter((source) => source.startsWith('src/'));

type Imports = (id: string) => readonly string[];

/** The styles that a module and all that it imports are rendered with, first those that others may build on. */
const stylesBehind = (id: string, importsOf: Imports, stylesIn: ReadonlyMap<string, readonly string[]>) => {
  const seen = new Set<string>();
  const styles = new Set<string>();
  const walk = (at: string): void => {
    if (seen.has(at)) return;
    seen.add(at);
    for (const imported of importsOf(at)) walk(imported);
    if (/\.css$/.test(at)) for (const style of stylesIn.get(at) ?? []) styles.add(style);
  };
  walk(id);
  return [...styles];
};

/** Writes the list: `files` by name, for each module its file and styles, the fonts to load at once, and the build's manifest, which tabs ask for. */
export const listFiles = (): Plugin => ({
  name: 'list-files',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const { root } = this.environment.config;
      const outputs = Object.values(bundle);
      const chunks = outputs.filter((output) => output.type === 'chunk');
      const stylesIn = new Map(
        chunks.flatMap((chunk) =>
          Object.keys(chunk.modules).map((id) => [id, [...(chunk.viteMetadata?.importedCss ?? [])]] as const),
        ),
      );
      const importsOf: Imports = (id) => this.getModuleInfo(id)?.importedIds ?? [];
      /** What a page comes alive with is the same in every locale: it is walked through once. */
      const known = new Map<string, readonly string[]>();
      const moduleEntry = (fileName: string, source: string) => {
        const id = join(root, source);
        const imported = importsOf(id).join();
        const same = imported === '' ? undefined : known.get(imported);
        const styles = same ?? stylesBehind(id, importsOf, stylesIn);
        if (!id.endsWith('.css')) known.set(imported, styles);
        return [source, { file: fileName, styles }] as const;
      };
      const files = {
        imports: Object.fromEntries(chunks.map(({ fileName, imports }) => [fileName, imports])),
        modules: Object.fromEntries(
          chunks.flatMap((chunk) => sourcesIn(chunk, root).map((source) => moduleEntry(chunk.fileName, source))),
        ),
        fonts: outputs
          .filter((output) => output.type === 'asset' && isFirstFont(output))
          .map(({ fileName }) => fileName),
      };
      const id = idOf(files);
      this.emitFile({ type: 'asset', fileName: FILE_LIST, source: JSON.stringify({ id, ...files }) });
      const manifest = { id, routeRules: {} };
      // Where the domain's `buildManifestPath` looks for it; the build itself runs without the packages beside.
      this.emitFile({ type: 'asset', fileName: `builds/meta/${id}.json`, source: JSON.stringify(manifest) });
    },
  },
});
