// @vitest-environment node

import { join } from 'node:path';
import { buildManifestPath } from '@tornister/domain/routing';
import type { Rollup } from 'vite';
import { describe, expect, it } from 'vitest';
import { FILE_LIST, listFiles } from './list-files.ts';

const ROOT = '/shop/packages/web';
const at = (path: string): string => join(ROOT, path);

type Chunk = {
  readonly name?: string;
  readonly imports?: readonly string[];
  readonly modules?: readonly string[];
  readonly css?: readonly string[];
};

const chunkOf = (fileName: string, { name = fileName, imports = [], modules = [], css = [] }: Chunk) => ({
  type: 'chunk',
  fileName,
  name,
  imports,
  modules: Object.fromEntries(modules.map((path) => [at(path), {}])),
  viteMetadata: { importedCss: new Set(css) },
});

/** Runs the plugin over a build, and answers the list that it writes. */
const listOf = (
  chunks: Readonly<Record<string, Chunk>>,
  assets: readonly string[] = [],
  importsOf: Readonly<Record<string, readonly string[]>> = {},
) => {
  const emitted: { fileName?: string; source?: unknown }[] = [];
  const bundle = Object.fromEntries([
    ...Object.entries(chunks).map(([fileName, chunk]) => [fileName, chunkOf(fileName, chunk)] as const),
    ...assets.map((fileName) => [fileName, { type: 'asset', fileName }] as const),
  ]);
  const context = {
    environment: { config: { root: ROOT } },
    emitFile: (file: { fileName?: string; source?: unknown }) => emitted.push(file),
    getModuleInfo: (id: string) => {
      const imported = importsOf[id.slice(ROOT.length + 1)];
      return imported === undefined ? null : { importedIds: imported.map(at) };
    },
  };
  const { generateBundle } = listFiles();
  if (typeof generateBundle !== 'object') throw new Error('The plugin has no place in the order of plugins');
  generateBundle.handler.call(
    context as unknown as Rollup.PluginContext,
    {} as Rollup.NormalizedOutputOptions,
    bundle as unknown as Rollup.OutputBundle,
    true,
  );
  const [file, manifest] = emitted;
  expect(file?.fileName).toBe(FILE_LIST);
  return {
    list: JSON.parse(String(file?.source)),
    manifest: { fileName: manifest?.fileName, content: JSON.parse(String(manifest?.source)) },
  };
};

describe('the list of files that the shop host reads', () => {
  it('names the build by its files, as the manifest does that tabs ask for', () => {
    const { list, manifest } = listOf({ 'assets/a.js': { modules: ['src/a.ts'] } });
    expect(list.id).toMatch(/^[0-9a-f]{16}$/);
    expect(manifest).toEqual({
      fileName: buildManifestPath(list.id).slice(1),
      content: { id: list.id, routeRules: {} },
    });
    expect(listOf({ 'assets/a.js': { modules: ['src/a.ts'] } }).list.id).toBe(list.id);
    expect(listOf({ 'assets/b.js': { modules: ['src/a.ts'] } }).list.id).not.toBe(list.id);
  });

  it('says of each source where it lies, and of each file what it imports', () => {
    const { list } = listOf({
      'assets/a.js': { modules: ['src/a.ts', 'src/b.ts?used'], imports: ['assets/vendor.js'] },
      'assets/vendor.js': { modules: ['../../node_modules/react/index.js'] },
    });
    expect(list.imports).toEqual({ 'assets/a.js': ['assets/vendor.js'], 'assets/vendor.js': [] });
    expect(Object.keys(list.modules)).toEqual(['src/a.ts', 'src/b.ts']);
    expect(list.modules['src/b.ts'].file).toBe('assets/a.js');
  });

  it('gives a source all styles behind it, first those that others build on, each once', () => {
    const { list } = listOf(
      {
        'page.js': { modules: ['src/page.tsx', 'src/page.css'], css: ['page.css'] },
        'button.js': { modules: ['src/button.tsx', 'src/button.css'], css: ['button.css'] },
      },
      [],
      {
        'src/page.tsx': ['src/button.tsx', 'src/page.css'],
        'src/button.tsx': ['src/button.css', 'src/page.tsx'],
      },
    );
    expect(list.modules['src/page.tsx'].styles).toEqual(['button.css', 'page.css']);
    expect(list.modules['src/button.css'].styles).toEqual(['button.css']);
  });

  it('names the first font and no other', () => {
    const first = 'assets/figtree-latin-wght-normal-ab12.woff2';
    const { list } = listOf({}, [first, 'assets/figtree-latin-ext-wght-normal-cd34.woff2', 'assets/a.css']);
    expect(list.fonts).toEqual([first]);
  });
});
