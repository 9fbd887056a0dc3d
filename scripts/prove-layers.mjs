// Tests the layer rules themselves: plants forbidden imports, one for each rule, and expects every one to be found.

import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, ROOT } from './lib/install.mjs';

const PLANTED = [
  ['packages/domain/src/planted-violation.ts', "import 'rxjs';\n", 'domain-imports'],
  ['packages/application/src/planted-violation.ts', "import 'react';\n", 'application-imports'],
  ['packages/adapters-browser/src/planted-violation.ts', "import 'graphql-request';\n", 'adapters-browser-imports'],
  ['packages/web/src/planted-violation.ts', "import 'inversify';\n", 'container-stays-in-the-root'],
  [
    'packages/web/src/components/cart/planted-violation.ts',
    "import '../../composition/ports.ts';\n",
    'only-the-root-knows-ports',
  ],
  [
    'packages/web/src/components/ui/planted-violation.ts',
    "import '../cart/cart-line/cart-line.tsx';\n",
    'ui-knows-no-shop',
  ],
  ['packages/backend/src/cart/planted-violation.ts', "import 'graphql';\n", 'refusals-are-values'],
  [
    'packages/backend/src/cart/planted-violation.ts',
    "import '../demo-shop/generate-demo-shop.ts';\n",
    'demo-shop-can-go',
  ],
];

const missed = [];
for (const [file, text, rule] of PLANTED) {
  const path = join(ROOT, file);
  writeFileSync(path, text);
  try {
    const { stdout, status } = spawnSync(
      'depcruise',
      [file, '--config', '.dependency-cruiser.cjs', '--output-type', 'err'],
      { cwd: ROOT, encoding: 'utf8', env: environment() },
    );
    if (status === 0 || !stdout.includes(rule)) missed.push(`${rule} did not find ${file}`);
  } finally {
    rmSync(path, { force: true });
  }
}
for (const line of missed) process.stderr.write(`${line}\n`);
process.exit(missed.length === 0 ? 0 : 1);
