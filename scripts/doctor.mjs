// `npm run doctor`: what this machine has and lacks for the shop, in plain words.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium, offerPostgres } from './lib/find-tools.mjs';
import { NODE, ROOT } from './lib/install.mjs';
import { becomesFree } from './lib/run.mjs';

const say = (good, line) => process.stdout.write(`${good ? '✓' : '✗'} ${line}\n`);

say(true, `Node.js ${process.versions.node} runs this script (20.19 or later is enough)`);
say(
  existsSync(NODE),
  existsSync(NODE) ? 'dependencies are installed' : 'dependencies are missing: npm start installs them',
);
const isBuilt = existsSync(join(ROOT, 'packages', 'web', 'dist', 'server', 'main.js'));
say(isBuilt, isBuilt ? 'the shop is built' : 'the shop is not built: npm start builds it');
for (const [name, otherwise] of [
  ['PORT', 3000],
  ['BACKEND_PORT', 4000],
]) {
  const port = Number(process.env[name] || otherwise);
  const isFree = await becomesFree(port);
  say(
    isFree,
    isFree ? `port ${port} is free` : `port ${port} is taken: set ${name} to another one, or is the shop open already?`,
  );
}
const data = join(ROOT, process.env.DATA_DIR || '.data');
say(existsSync(data), existsSync(data) ? `data lie in ${data}` : 'no data yet: the first start fills the demo shop');
const chromium = findChromium();
say(chromium !== undefined, chromium === undefined ? 'no Chromium for the journeys' : `journeys use ${chromium}`);
offerPostgres();
