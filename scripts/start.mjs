// `npm start`: from a fresh clone to an open shop. Installs, builds, starts the backend (which fills the demo shop on its first start)
// and the shop host, and prints the addresses.

import { ensureInstalled } from './lib/install.mjs';
import { createProcesses } from './lib/open-processes.mjs';
import { ownBackendUrl, ownHost } from './lib/own-addresses.mjs';
import { readEnvFile } from './lib/read-env-file.mjs';
import {
  becomesFree,
  becomesReady,
  build,
  checkedSettings,
  startBackend,
  startShopHost,
  stopProcess,
  wait,
} from './lib/run.mjs';

/** Filling the demo shop takes its time on a small machine. */
const FIRST_START_S = 600;

const fail = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const portOf = (name, otherwise) => {
  const value = process.env[name] === undefined || process.env[name] === '' ? String(otherwise) : process.env[name];
  if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65_535) {
    fail(`The setting ${name} cannot be ${JSON.stringify(value)}: allowed is a whole number from 1 to 65535.`);
  }
  return Number(value);
};

readEnvFile();
const port = portOf('PORT', 3000);
const backendPort = portOf('BACKEND_PORT', 4000);
const ownBackend = (process.env.BACKEND_URL ?? '') === '';

for (const [name, wanted] of [['PORT', port], ...(ownBackend ? [['BACKEND_PORT', backendPort]] : [])]) {
  if (!(await becomesFree(wanted)))
    fail(`Port ${wanted} is taken: stop what runs there or set ${name} to another one.`);
}

ensureInstalled();
// Wrong settings, and what they name and cannot be used, are reported before anything is built or filled.
const { report, complaint } = checkedSettings('--before-start');
if (complaint !== undefined) fail(complaint);
if ((await build()) !== 0) fail('The build failed: the lines above say why.');

const env = { NODE_ENV: process.env.NODE_ENV ?? 'production' };
const { open, stopAll } = createProcesses({
  becomesReady,
  stopProcess,
  say: (line) => process.stderr.write(`${line}\n`),
  exit: (code) => process.exit(code),
  wait,
  now: () => performance.now(),
});
process.on('SIGINT', () => stopAll(0));
process.on('SIGTERM', () => stopAll(0));

if (ownBackend) await open('backend', () => startBackend(env), `${ownBackendUrl(process.env)}/readyz`, FIRST_START_S);
// The shop host asks this computer's own address unless it is told.
const found = ownBackend ? { BACKEND_URL: ownBackendUrl(process.env) } : {};
await open('shop host', () => startShopHost({ ...env, ...found }), `http://${ownHost(process.env)}:${port}/readyz`, 60);

const NAMES = {
  de: 'German shop',
  en: 'in English',
  at: 'Austria',
  ch: 'Switzerland',
  b2b: 'schools (business)',
  'b2b-en': 'schools, in English',
};
const rows = Object.entries(report.baseUrls).map(([id, address]) => [NAMES[id] ?? id, address]);
if (report.isLocal) rows.unshift(['by the browser', `http://localhost:${port}`]);
if (ownBackend && report.outboxPages !== 'none')
  rows.push(['mails that were sent', `http://localhost:${backendPort}/outbox`]);
const demo =
  report.shopMode === 'demo'
    ? '\nIt is a demonstration: made-up goods, accounts with a published password, a payment sandbox, mails that can be read here.\nSHOP_MODE=production opens it without them.\n'
    : '';

process.stdout.write(`
The shop is open.

${rows.map(([name, address]) => `  ${name.padEnd(22)} ${address}`).join('\n')}
${demo}
Ctrl+C closes it; what was ordered is kept in ${process.env.DATA_DIR || '.data'}.
`);
