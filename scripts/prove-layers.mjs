// Tests the layer rules themselves: plants a forbidden import for each of them and expects every one to be found.

import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { environment, ROOT } from './lib/install.mjs';

const CONFIG = '.dependency-cruiser.cjs';

/** By rule: what is imported, and in which folder nobody may. */
const PLANTED = {
  'domain-imports': ['packages/domain/src', 'rxjs'],
  'application-imports': ['packages/application/src', 'react'],
  'adapters-graphql-imports': ['packages/adapters-graphql/src', 'react'],
  'adapters-browser-imports': ['packages/adapters-browser/src', 'graphql-request'],
  'process-imports': ['packages/process/src', 'rxjs'],
  'process-stays-on-the-server': ['packages/web/src/components/cart', '@tornister/process/cache'],
  'backend-imports': ['packages/backend/src/cart', '@tornister/application/ports'],
  'refusals-are-values': ['packages/backend/src/cart', 'graphql'],
  'demo-shop-can-go': ['packages/backend/src/cart', '../demo-shop/generate-demo-shop.ts'],
  'web-without-backend': ['packages/web/src', '../../backend/src/settings.ts'],
  'container-stays-in-the-root': ['packages/web/src', 'inversify'],
  'only-the-root-knows-ports': ['packages/web/src/components/cart', '../../composition/ports.ts'],
  'views-know-no-adapter': ['packages/web/src/routes', '@tornister/adapters-graphql/catalogue'],
  'ui-knows-no-shop': ['packages/web/src/components/ui', '../cart/cart-line/cart-line.tsx'],
  'playwright-in-one-place': ['e2e/journeys', '@playwright/test'],
  'no-cycles': ['packages/domain/src', './planted-no-cycles.ts'],
  'generated-only-beside-its-gateway': [
    'packages/web/src/server',
    '../../../adapters-graphql/src/generated/answer-schemas.ts',
  ],
};

const { forbidden } = createRequire(import.meta.url)(join(ROOT, CONFIG));
const unplanted = forbidden.map(({ name }) => name).filter((name) => PLANTED[name] === undefined);

const planted = Object.entries(PLANTED).map(([rule, [folder, imported]]) => ({
  rule,
  file: `${folder}/planted-${rule}.ts`,
  text: `import '${imported}';\n`,
}));

const missed = [];
try {
  for (const { file, text } of planted) writeFileSync(join(ROOT, file), text);
  const { stdout } = spawnSync(
    'depcruise',
    [...planted.map(({ file }) => file), '--config', CONFIG, '--output-type', 'json'],
    { cwd: ROOT, encoding: 'utf8', env: environment(), maxBuffer: 2 ** 29 },
  );
  const { violations } = JSON.parse(stdout).summary;
  const isFound = ({ rule, file }) => violations.some((found) => found.rule.name === rule && found.from === file);
  missed.push(...planted.filter((one) => !isFound(one)));
} finally {
  for (const { file } of planted) rmSync(join(ROOT, file), { force: true });
}

for (const rule of unplanted) process.stderr.write(`No import is planted for ${rule}\n`);
for (const { rule, file } of missed) process.stderr.write(`${rule} did not find ${file}\n`);
process.exit(unplanted.length + missed.length === 0 ? 0 : 1);
