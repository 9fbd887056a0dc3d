// `npm run load`: shoppers who browse, search and buy against one and two of each process on one PostgreSQL, while processes are ended and
// started again. `npm run load -- soak` looks for leaks; `npm run load -- restore` tries backup and restore under load, and
// `npm run load -- upgrade` an upgrade from an earlier commit and the way back; `npm run load -- logins` lets a school log in;
// `npm run load -- catalogue` compares a small catalogue with a large one;
// `npm run load -- proxy` tries the proxy and the units of docs/operations.md.

import { ensureProjectNode } from './lib/install.mjs';
import { build } from './lib/run.mjs';
import { LOAD_KINDS } from './load/kinds.mjs';

ensureProjectNode();
const [kind = 'shoppers'] = process.argv.slice(2);
if (!Object.hasOwn(LOAD_KINDS, kind)) {
  process.stderr.write(
    `There is no load ${JSON.stringify(kind)}: it is one of ${Object.keys(LOAD_KINDS).join(', ')}.\n`,
  );
  process.exit(1);
}
if ((await build()) !== 0) process.exit(1);
const { run } = await import(new URL(LOAD_KINDS[kind], new URL('./load/', import.meta.url)).href);
process.exit((await run()) ? 0 : 1);
