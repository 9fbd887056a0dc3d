import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The browsers of the last years; older ones get the page without scripts. */
const BROWSERS = ['es2022', 'chrome111', 'firefox114', 'safari16.4'];

/** Libraries that every page needs, first of all React. */
const EVERYWHERE =
  /node_modules\/(?:react|react-dom|scheduler|react-router|cookie|rxjs|neverthrow|i18next|react-i18next|use-sync-external-store|void-elements)\//;

/** Few chunks of a good size: the libraries together, and the shop's own code by the pages that share it. */
const CHUNKS = {
  groups: [
    { name: 'vendor', test: EVERYWHERE, priority: 10 },
    {
      name: 'shop',
      test: /packages\/[\w-]+\/src\/|node_modules\/lucide-react\//,
      priority: 1,
      minShareCount: 2,
      entriesAware: true,
      entriesAwareMergeThreshold: 8_000,
    },
  ],
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  publicDir: isSsrBuild === true ? false : 'public',
  resolve: { conditions: ['@tornister/source', 'module', 'browser', 'development|production'] },
  ssr: {
    resolve: { conditions: ['@tornister/source', 'module', 'node', 'development|production'] },
    noExternal: [/^@tornister\//],
  },
  build:
    isSsrBuild === true
      ? {
          outDir: 'dist/server',
          ssr: true,
          target: 'node24',
          rolldownOptions: {
            input: { main: 'src/server/main.ts' },
            output: { entryFileNames: '[name].js' },
          },
        }
      : {
          outDir: 'dist/client',
          manifest: true,
          target: BROWSERS,
          assetsInlineLimit: 0,
          modulePreload: { polyfill: false },
          rolldownOptions: {
            input: 'src/entry.client.tsx',
            output: { codeSplitting: CHUNKS },
          },
        },
  css: { modules: { generateScopedName: '_[hash:base64:5]' } },
}));
