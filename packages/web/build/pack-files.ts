// Compresses the files of the build once, as well as it can be done, so that a start of the shop host costs nothing for it.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Files of text; pictures and fonts are compressed already. */
const TEXT: ReadonlySet<string> = new Set(['.css', '.js', '.json', '.svg', '.txt', '.webmanifest']);

const BEST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const BEST_GZIP = { level: 9 };

/** Writes `x.br` and `x.gz` beside every text file of a browser build. */
export const packFiles = (): Plugin => ({
  name: 'pack-files',
  apply: (_config, { isSsrBuild }) => isSsrBuild !== true,
  writeBundle: ({ dir }) => {
    if (dir === undefined) return;
    for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !TEXT.has(extname(entry.name))) continue;
      const file = join(entry.parentPath, entry.name);
      const content = readFileSync(file);
      writeFileSync(`${file}.br`, brotliCompressSync(content, BEST_BROTLI));
      writeFileSync(`${file}.gz`, gzipSync(content, BEST_GZIP));
    }
  },
});
