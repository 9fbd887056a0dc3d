// `npm run doctor`: what this machine has and lacks for the shop, in plain words. It only looks, and installs nothing.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { browserOfJourneysHere, postgresBin } from './lib/find-tools.mjs';
import { NODE, ROOT } from './lib/install.mjs';
import { readEnvFile } from './lib/read-env-file.mjs';
import { becomesFree, checkedSettings } from './lib/run.mjs';

readEnvFile();

const HIGHEST_PORT = 65_535;

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
  ['PORT', '3000'],
  ['BACKEND_PORT', '4000'],
]) {
  const given = process.env[name] || otherwise;
  if (!/^\d{1,5}$/.test(given) || Number(given) > HIGHEST_PORT) {
    say(false, `${name} names no port: ${JSON.stringify(given)} is no whole number from 0 to ${HIGHEST_PORT}`);
    continue;
  }
  const port = Number(given);
  const isFree = await becomesFree(port);
  say(
    isFree,
    isFree ? `port ${port} is free` : `port ${port} is taken: set ${name} to another one, or is the shop open already?`,
  );
}
const { report, complaint } = existsSync(NODE) ? checkedSettings() : {};
if (report !== undefined || complaint !== undefined)
  say(complaint === undefined, complaint ?? 'the settings can be used');
const databaseUrl = process.env.DATABASE_URL ?? '';
const data = resolve(ROOT, process.env.DATA_DIR || '.data');
const isFilledAtStart = report?.shopMode === 'demo' && databaseUrl === '';
const noData = isFilledAtStart ? 'the first start fills the demo shop' : `the first start makes ${data}`;
say(existsSync(data), existsSync(data) ? `data lie in ${data}` : `no data yet: ${noData}`);
const chromium = browserOfJourneysHere();
say(
  chromium !== undefined,
  chromium === undefined
    ? 'no Chromium for the journeys (sudo apt-get install chromium, or set CHROMIUM_PATH)'
    : `journeys use ${chromium}`,
);
const programs = postgresBin();
say(
  programs !== undefined,
  programs === undefined
    ? 'no PostgreSQL programs: the database tests run on PGlite only (sudo apt-get install postgresql)'
    : `database tests run on PostgreSQL, too: ${programs}`,
);
if (databaseUrl === '') say(true, 'the shop keeps its data in a folder; DATABASE_URL would put them into PostgreSQL');
else if (existsSync(NODE)) await sayDatabase('DATABASE_URL', databaseUrl);
const replicas = (process.env.DATABASE_READ_URL ?? '').split(',').filter((url) => url.trim() !== '');
if (existsSync(NODE)) for (const url of replicas) await sayDatabase('DATABASE_READ_URL', url.trim());
