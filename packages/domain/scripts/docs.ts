// Writes the API reference into docs/api. TypeDoc needs the JavaScript interface of the compiler, which TypeScript 7 does not have, so
// it lives beside a TypeScript 5.9 of its own.

import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { PACKAGE_ROOT } from './build.ts';

const typedoc = join(PACKAGE_ROOT, '..', '..', 'tools', 'typescript-5', 'node_modules', 'typedoc', 'bin', 'typedoc');

execFileSync(process.execPath, [typedoc, '--options', join(PACKAGE_ROOT, 'typedoc.json')], {
  cwd: PACKAGE_ROOT,
  stdio: 'inherit',
});
