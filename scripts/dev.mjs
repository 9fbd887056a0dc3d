// `npm run dev`: backend and shop host with live reload. The backend starts anew when one of its files changes.

import { spawn } from 'node:child_process';
import { ensureInstalled, environment, NODE, ROOT } from './lib/install.mjs';
import { ownBackendUrl } from './lib/own-addresses.mjs';
import { readEnvFile } from './lib/read-env-file.mjs';
import { becomesReady, COLLECTED_WHEN_IDLE, notReady, stopProcess } from './lib/run.mjs';

/** Filling the demo shop takes its time on a small machine. */
const FIRST_START_S = 600;

ensureInstalled();
readEnvFile();
const backendUrl = ownBackendUrl(process.env);
const env = environment({ NODE_ENV: 'development', BACKEND_URL: process.env.BACKEND_URL || backendUrl });
const children = [];
const start = (args) => {
  const child = spawn(NODE, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  children.push(child);
  return child;
};

let stopping;
/** Ends both and this process; whoever waits for it waits for ever. */
const stop = (code) => {
  stopping ??= Promise.all(children.map(stopProcess)).then(() => process.exit(code));
  return stopping;
};
process.on('SIGINT', () => stop(0));
process.on('SIGTERM', () => stop(0));

const backend = start([
  '--watch',
  COLLECTED_WHEN_IDLE,
  '--conditions=@tornister/source',
  'packages/backend/src/main.ts',
]);
const readyUrl = `${backendUrl}/readyz`;
if (!(await becomesReady(readyUrl, backend, FIRST_START_S))) {
  if (stopping === undefined) process.stderr.write(`${notReady('backend', readyUrl, backend, FIRST_START_S)}\n`);
  await stop(1);
}
// The end may have begun just when the backend became ready.
if (stopping !== undefined) await stopping;
const shopHost = start(['--conditions=@tornister/source', 'packages/web/src/server/dev.ts']);
shopHost.once('exit', () => stop(0));
