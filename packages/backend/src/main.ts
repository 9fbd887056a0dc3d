// Starts the backend: `node --conditions=@tornister/source packages/backend/src/main.ts`.

import { inspect } from 'node:util';
import { giveBackMemoryWhenIdle } from '@tornister/process/idle-memory';
import { installLastResort } from '@tornister/process/last-resort';
import { createLog } from './server/log.ts';
import { isOperationalError } from './server/operational-error.ts';
import { startBackend } from './server/start.ts';
import { readSettings } from './settings.ts';

/** Before the start is done there is nothing to close. */
let close: (() => Promise<void>) | undefined;
let isStopping = false;

const stop = (code: number): void => {
  // A second signal, like the one that a terminal sends to a whole group of processes, must not cut what is being closed.
  if (isStopping) return;
  isStopping = true;
  Promise.resolve(close?.()).then(
    () => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`Closing failed: ${String(error)}\n`);
      process.exit(1);
    },
  );
};

process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
// Started by `npm start`: when that process is gone, nobody would ever stop this one.
process.on('disconnect', () => stop(0));

// What is written into the data folder is for nobody else; PGlite gives its files modes of its own, in folders that are closed to others.
process.umask(0o077);

try {
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  installLastResort({ process, streams: [process.stdout, process.stderr] }, log, () => stop(1));
  giveBackMemoryWhenIdle(log);
  const backend = await startBackend(settings, log);
  close = () => {
    log.info('Backend stops');
    return backend.stop();
  };
  log.info({ port: backend.port }, `Backend ready at http://localhost:${backend.port}`);
} catch (error) {
  process.stderr.write(`${isOperationalError(error) ? error.message : inspect(error)}\n`);
  // The channel to `npm start` and a half-open database would keep the process alive.
  process.exit(1);
}
