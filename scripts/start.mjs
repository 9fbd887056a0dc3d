// `npm start`: from a fresh clone to an open shop. Installs, builds, starts the backend (which fills the demo shop on its first start)
// and the shop host, and prints the addresses.

import { ensureInstalled } from './lib/install.mjs';
import { becomesFree, becomesReady, build, startBackend, startShopHost, stopProcess } from './lib/run.mjs';

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

const port = portOf('PORT', 3000);
const backendPort = portOf('BACKEND_PORT', 4000);
const ownBackend = (process.env.BACKEND_URL ?? '') === '';

for (const [name, wanted] of [['PORT', port], ...(ownBackend ? [['BACKEND_PORT', backendPort]] : [])]) {
  if (!(await becomesFree(wanted)))
    fail(`Port ${wanted} is taken: stop what runs there or set ${name} to another one.`);
}

ensureInstalled();
if ((await build()) !== 0) fail('The build failed: the lines above say why.');

const env = { NODE_ENV: process.env.NODE_ENV ?? 'production' };
const children = [];
let stopping = false;

const stopAll = async (code) => {
  if (stopping) return;
  stopping = true;
  await Promise.all(children.map(stopProcess));
  process.exit(code);
};
process.on('SIGINT', () => stopAll(0));
process.on('SIGTERM', () => stopAll(0));

const add = (child, name) => {
  children.push(child);
  child.once('exit', () => {
    if (stopping) return;
    process.stderr.write(`The ${name} has stopped.\n`);
    void stopAll(1);
  });
  return child;
};

if (ownBackend) {
  const backend = add(startBackend(env), 'backend');
  if (!(await becomesReady(`http://127.0.0.1:${backendPort}/readyz`, backend, FIRST_START_S))) await stopAll(1);
}
const shopHost = add(startShopHost(env), 'shop host');
if (!(await becomesReady(`http://127.0.0.1:${port}/readyz`, shopHost, 60))) await stopAll(1);

process.stdout.write(`
The shop is open.

  German shop            http://localhost:${port}            (or http://de.localhost:${port})
  in English             http://en.localhost:${port}
  Austria                http://at.localhost:${port}
  Switzerland            http://ch.localhost:${port}
  schools (business)     http://educational.localhost:${port}
  schools, in English    http://en.educational.localhost:${port}
  mails that were sent   http://localhost:${backendPort}/outbox

Ctrl+C closes it; what was ordered is kept in ${process.env.DATA_DIR || '.data'}.
`);
