// Vite's configuration: the build of the tab and of the shop host.

import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { refuseChunkCycles } from './build/chunk-cycles.ts';
import { chunks } from './build/chunks.ts';
import { classNameOf } from './build/class-names.ts';
import { cutTexts } from './build/cut-texts.ts';
import { listFiles } from './build/list-files.ts';
import { namedClasses } from './build/named-classes.ts';
import { packFiles } from './build/pack-files.ts';
import { pureComponents } from './build/pure-components.ts';
import { unusedOptions } from './build/unused-options.ts';

/** The browsers of the last years; older ones get the page without scripts. */
const BROWSERS = ['es2022', 'chrome111', 'firefox114', 'safari16.4'];

/**
 * Has Chromium compile a file as a whole while it arrives, off the main thread, and not function by function when each is called first:
 * nearly all of the libraries is called when a page comes alive.
 */
const COMPILED_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** What stands in for a library in built pages, of the shop host and of tabs: a page has some forty icons. */
const PAGE_ALIASES = [
  { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, 'src/react/page-icon.ts') },
];

/** What stands in for a library in tabs alone. */
const TAB_ALIASES = [
  { find: /^i18next$/, replacement: join(import.meta.dirname, 'src/i18n/tab-i18next.ts') },
  { find: /^react-i18next$/, replacement: join(import.meta.dirname, 'src/i18n/tab-react-i18next.ts') },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    unusedOptions(),
    pureComponents(),
    namedClasses(),
    refuseChunkCycles(),
    listFiles(),
    packFiles(),
    cutTexts(),
  ],
  publicDir: isSsrBuild === true ? false : 'public',
  resolve: {
    // rxjs offers classes of today under `es2015`, without helpers for browsers of yesterday.
    conditions: ['@tornister/source', 'es2015', 'module', 'browser', 'development|production'],
    // Pages get their icons, and tabs their texts, from a few lines (ADR 0018).
    alias: command === 'build' ? [...PAGE_ALIASES, ...(isSsrBuild === true ? [] : TAB_ALIASES)] : [],
  },
  ssr: {
    resolve: { conditions: ['@tornister/source', 'module', 'node', 'development|production'] },
    // lru-cache stands beside the package that uses it, where the built host would not find it.
    noExternal: [/^@tornister\//, 'lru-cache', 'lucide-react'],
  },
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/server',
          ssr: true,
          target: 'node24',
          rolldownOptions: {
            // Threads are started by the name of their file.
            input: {
              main: 'src/server/main.ts',
              'pdf-worker': 'src/server/pdf/pdf-worker.ts',
              'mail-worker': 'src/server/mail/mail-worker.ts',
              'office-worker': 'src/server/office/office-worker.ts',
            },
            output: { entryFileNames: '[name].js' },
          },
        }
      : {
          outDir: 'dist/client',
          target: BROWSERS,
          assetsInlineLimit: 0,
          modulePreload: {
            polyfill: false,
            // What every page has from the start need not be named at each import.
            // Nor does every page carry the names of what shares files with pages that are not browsed: an import finds them a moment later.
            resolveDependencies: (_file, needed, { hostId }) =>
              needed.filter(
                (file) =>
                  !/\/(?:vendor|entry\.client|rolldown-runtime)-/.test(file) &&
                  !(/\/entry\.client-/.test(hostId) && /\/(?:shared|calls|page)-/.test(file)) &&
                  // Pages outside browsing and checkout are mostly opened as documents, whose files the shop host names.
                  !(/\/further-/.test(hostId) && file.endsWith('.js')),
              ),
          },
          // 1.3 KB less on a cold visit than the build tool's own: functions that are called once stay where they repeat what packs well.
          minify: 'terser',
          terserOptions: { module: true, ecma: 2020, compress: { passes: 3, inline: 1, keep_fargs: false } },
          rolldownOptions: {
            input: ['src/boot.ts', 'src/entry.client.tsx'],
            // A constant, first of all a class, stands where it is used instead of being exported from one chunk and imported by the others.
            optimization: { inlineConst: { mode: 'all', pass: 2 } },
            output: {
              codeSplitting: chunks(),
              // Names are carried by every page; that two versions of one file share such a name happens once in four million million.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              postBanner: (chunk) => (chunk.name === 'vendor' ? COMPILED_AT_ONCE : ''),
            },
          },
        },
  css: { modules: { generateScopedName: classNameOf } },
}));
