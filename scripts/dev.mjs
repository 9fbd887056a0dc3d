// `npm run dev`: backend and shop host with live reload. The backend starts anew when one of its files changes.

import { spawn } from 'node:child_process';
import { ensureInstalled, environment, NODE, ROOT } from './lib/install.mjs';
import { readEnvFile } from './lib/read-env-file.mjs';
import { becomesReady } from './lib/run.mjs';

ensureInstalled();
readEnvFile();
const env = environment({ NODE_ENV: 'development' });
const backendPort = process.env.BACKEND_PORT || '4000';
const start = (args) =>
  spawn(NODE, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  });

const backend = start(['--watch', '--conditions=@tornister/source', 'packages/backend/src/main.ts']);
if (!(await becomesReady(`http://127.0.0.1:${backendPort}/readyz`, backend, 600))) process.exit(1);
const shopHost = start(['--conditions=@tornister/source', 'packages/web/src/server/dev.ts']);

const stop = () => {
  for (const child of [shopHost, backend]) child.kill('SIGTERM');
  process.exit(0);
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
shopHost.once('exit', stop);
