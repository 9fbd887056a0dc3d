// `npm run mutation` asks of four packages whether their tests would notice a changed line; `npm run mutation -- application` asks one of them.
// What follows a package's name goes to Stryker: `npm run mutation -- web --mutate src/respond.ts`.

import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = ['domain', 'application', 'adapters-graphql', 'web'];

const [first, ...options] = process.argv.slice(2);
if (first !== undefined && !PACKAGES.includes(first)) {
  console.error(`There is no mutation testing for ${first}; name one of ${PACKAGES.join(', ')}, or none for all.`);
  process.exit(1);
}

/** A pattern of one's own takes the place of the package's: tests and entries, which it may match, too, are no code to be changed. */
const narrowed = options.map((option, index) =>
  options[index - 1] === '--mutate' ? `${option},!src/**/*.test.ts,!src/**/index.ts` : option,
);

/** Stryker copies one package into this folder; tests that read a file of another package find it beside the copy. */
const COPIES = join(import.meta.dirname, '..', '.stryker-tmp');
mkdirSync(COPIES, { recursive: true });
for (const name of readdirSync(join(COPIES, '..', 'packages')))
  if (!existsSync(join(COPIES, name))) symlinkSync(join('..', 'packages', name), join(COPIES, name));

/** What waits for something that a change has taken away is cut off after this time: many times what any test takes. */
const NEVER_ENDS_MS = '8000';

/** Whether the share of noticed changes reaches the package's aim; Stryker says which changes nobody noticed. */
const reachesAim = (name) => {
  const command = ['run', 'mutation', '--workspace', `@tornister/${name}`, '--', ...narrowed];
  const env = { NEVER_ENDS_MS, ...process.env };
  return spawnSync('npm', command, { stdio: 'inherit', env }).status === 0;
};

const below = (first === undefined ? PACKAGES : [first]).filter((name) => !reachesAim(name));
if (below.length > 0) {
  console.error(`Below the aim: ${below.join(', ')}`);
  process.exit(1);
}
