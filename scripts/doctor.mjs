// `npm run doctor`: what this machine has and lacks for the shop, in plain words.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowserOfJourneys, postgresBin } from './lib/find-tools.mjs';
import { NODE, ROOT } from './lib/install.mjs';
import { readEnvFile } from './lib/read-env-file.mjs';
import { becomesFree } from './lib/run.mjs';

readEnvFile();

/** Whether the database of a setting takes this user, without a word of the password. */
const sayDatabase = async (name, url) => {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query('show server_version');
    say(true, `${name}: PostgreSQL ${rows[0].server_version} answers`);
  } catch (error) {
    say(false, `${name}: the database cannot be used: ${error.message || error.code}`);
  } finally {
    await client.end().catch(() => undefined);
  }
};

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
const chromium = findBrowserOfJourneys();
say(chromium !== undefined, chromium === undefined ? 'no Chromium for the journeys' : `journeys use ${chromium}`);
const programs = postgresBin();
say(
  programs !== undefined,
  programs === undefined
    ? 'no PostgreSQL programs: the database tests run on PGlite only (sudo apt-get install postgresql)'
    : `database tests run on PostgreSQL, too: ${programs}`,
);
const databaseUrl = process.env.DATABASE_URL ?? '';
if (databaseUrl === '') say(true, 'the shop keeps its data in a folder; DATABASE_URL would put them into PostgreSQL');
else if (existsSync(NODE)) await sayDatabase('DATABASE_URL', databaseUrl);
const replicas = (process.env.DATABASE_READ_URL ?? '').split(',').filter((url) => url.trim() !== '');
if (existsSync(NODE)) for (const url of replicas) await sayDatabase('DATABASE_READ_URL', url.trim());
