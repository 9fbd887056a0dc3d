// A storefront is one record and its texts: in a copy of the tree a storefront `li` and a language `fr` are planted, each a file and the
// lines that name it, with two texts. Nothing else is touched; the types must hold, and the planted tests must see it sell.

import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { environment, ROOT } from './lib/install.mjs';

const copy = mkdtempSync(join(tmpdir(), 'planted-storefront-'));
const below = (...parts) => join(copy, ...parts);
const planted = (name) => join(ROOT, 'scripts/planted-storefront', name);

const makeCopy = () => {
  const leftOut = /(^|\/)(node_modules|dist|reports|coverage)(\/|$)/;
  cpSync(join(ROOT, 'packages'), below('packages'), {
    recursive: true,
    filter: (source) => !leftOut.test(source.slice(ROOT.length + 1)),
  });
  for (const file of readdirSync(ROOT))
    if (/^(package|tsconfig.*)\.json$|^vitest\./.test(file)) cpSync(join(ROOT, file), below(file));
  cpSync(join(ROOT, 'scripts/lib'), below('scripts/lib'), { recursive: true });
  mkdirSync(below('node_modules/@tornister'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@tornister') symlinkSync(join(ROOT, 'node_modules', name), below('node_modules', name));
  }
  for (const name of readdirSync(below('packages'))) {
    symlinkSync(below('packages', name), below('node_modules/@tornister', name));
    const own = join(ROOT, 'packages', name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, below('packages', name, 'node_modules'));
  }
};

const change = (file, ...pairs) => {
  const path = below('packages/domain/src/storefront', file);
  const text = pairs.reduce(
    (all, [from, to]) => {
      if (!all.includes(from)) throw new Error(`${file} has no ${from}`);
      return all.replace(from, to);
    },
    readFileSync(path, 'utf8'),
  );
  writeFileSync(path, text);
};

const plant = () => {
  cpSync(planted('french.ts'), below('packages/domain/src/storefront/languages/french.ts'));
  change(
    'languages/index.ts',
    ['[GERMAN, ENGLISH]', '[GERMAN, ENGLISH, FRENCH]'],
    ['import { GERMAN }', "import { FRENCH } from './french.ts';\nimport { GERMAN }"],
  );
  cpSync(planted('li.ts'), below('packages/domain/src/storefront/profiles/li.ts'));
  change(
    'profiles/index.ts',
    ['[DE, AT, CH, B2B]', '[DE, AT, CH, B2B, LI]'],
    ['import { DE }', "import { LI } from './li.ts';\nimport { DE }"],
  );
  change(
    'profiles/terms.ts',
    ['b2b: B2B_TERMS', 'b2b: B2B_TERMS, li: LI_TERMS'],
    ['import { DE_TERMS }', "import { LI_TERMS } from './li.ts';\nimport { DE_TERMS }"],
  );
  mkdirSync(below('packages/web/src/i18n/locales/fr-FR'));
  const texts = { 'vue.footer.payment': 'Paiement', 'vue.header.basket': 'Panier' };
  writeFileSync(below('packages/web/src/i18n/locales/fr-FR/common.json'), JSON.stringify(texts));
  cpSync(planted('backend.test.ts'), below('packages/backend/src/planted.test.ts'));
  cpSync(planted('web.test.tsx'), below('packages/web/src/planted.test.tsx'));
};

const STEPS = [
  ['domain', 'tsc', ['-p', 'tsconfig.build.json', '--noEmit']],
  ['backend', 'tsc', ['-p', 'tsconfig.json']],
  ['web', 'tsc', ['-p', 'tsconfig.json']],
  ['backend', 'vitest', ['run', 'src/planted.test.ts']],
  ['web', 'vitest', ['run', 'src/planted.test.tsx']],
];

let failed = false;
try {
  makeCopy();
  plant();
  for (const [name, command, args] of STEPS) {
    const options = { cwd: below('packages', name), encoding: 'utf8', env: environment() };
    const { status, stdout, stderr } = spawnSync(command, args, options);
    if (status === 0) continue;
    failed = true;
    process.stderr.write(`${name}: ${command} ${args.join(' ')}\n${stdout}${stderr}\n`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);
