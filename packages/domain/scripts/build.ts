// Builds the package into a folder: JavaScript and declarations of every area. The compiler leaves `.ts` endings in declarations,
// which only recent compilers follow, so they are rewritten to the files that are really there.

import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const PACKAGE_ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

/** The compiler of the house. */
export const tscPath = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

const RELATIVE_TS = /((?:from|import\()\s*['"]\.{1,2}\/[^'"]+)\.ts(['"])/g;

/** Compiles the sources into the folder, which is emptied first. Stops with the compiler's words when they are wrong. */
export const buildInto = (outDir: string): void => {
  rmSync(outDir, { recursive: true, force: true });
  const config = join(PACKAGE_ROOT, 'tsconfig.build.json');
  execFileSync(process.execPath, [tscPath, '-p', config, '--outDir', outDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  for (const name of readdirSync(outDir, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.d.ts')) continue;
    const file = join(outDir, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(RELATIVE_TS, '$1.js$2'));
  }
};

if (import.meta.main) buildInto(join(PACKAGE_ROOT, 'dist'));
