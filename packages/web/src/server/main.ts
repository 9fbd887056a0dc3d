// Starts the shop host.

import { createServer } from 'node:http';
import { join } from 'node:path';
import { giveBackMemoryWhenIdle } from '@tornister/process/idle-memory';
import { installLastResort } from '@tornister/process/last-resort';
import { createMetrics } from '@tornister/process/metrics';
import { noOwnAddress } from '@tornister/process/setting-formats';
import { createAssets } from './assets.ts';
import { createLog } from './log.ts';
import { openSharedCache } from './open-shared-cache.ts';
import { securityHeaders } from './security-headers.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { createShopHost } from './shop-host.ts';
import { createStaticFiles } from './static-files.ts';
import { answerUnreadable } from './unreadable-request.ts';

const CLIENT_DIR = join(import.meta.dirname, '..', 'client');
/** Open requests have this long to finish after the process was asked to stop. */
const GRACE_MS = 10_000;
/** Longer than proxies keep an idle connection (60 s is usual): who closes first must not be the one who is about to be asked. */
const KEEP_ALIVE_MS = 75_000;

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const settingsOrExit = (): Settings => {
  try {
    return readSettings(process.env);
  } catch (error) {
    if (error instanceof SettingsError) return fail(error.message);
    throw error;
  }
};

const settings = settingsOrExit();
const log = createLog(settings.logLevel);
const headers = securityHeaders({
  paymentOrigins: settings.paymentOrigins,
  isSecure: Object.values(settings.baseUrls).some((url) => url.startsWith('https:')),
});
const closing = new AbortController();
const server = createServer(
  // Most requests have no body: that none of them opens a stream spares a cached page a fourteenth of its processor time.
  { optimizeEmptyRequests: true },
  createShopHost({
    settings,
    log,
    headers,
    sharedCache: await openSharedCache({ settings, headers, log, folders: [import.meta.dirname, CLIENT_DIR] }),
    assets: createAssets(CLIENT_DIR),
    files: createStaticFiles(CLIENT_DIR),
    metrics: createMetrics({ withProcessFigures: true }),
    closing: closing.signal,
  }),
);

server.keepAliveTimeout = KEEP_ALIVE_MS;
server.on('clientError', answerUnreadable(headers));
server.on('error', (error: NodeJS.ErrnoException) => {
  const wrongHost = settings.host && noOwnAddress(error, settings.host);
  if (wrongHost) fail(wrongHost);
  if (error.code !== 'EADDRINUSE') fail(`The shop host cannot listen on port ${settings.port}: ${error.message}`);
  fail(`Port ${settings.port} is taken: stop what runs there or set PORT to another one.`);
});
server.listen({ port: settings.port, ...(settings.host === undefined ? {} : { host: settings.host }) }, () => {
  log.info({ port: settings.port }, 'The shop is open');
});

let isStopping = false;
const stop = (code: number): void => {
  if (isStopping) return;
  isStopping = true;
  log.info('Closing: open requests finish, none is cut');
  closing.abort();
  // What is answered from now on is the last on its connection.
  server.keepAliveTimeout = 1;
  // Connections that wait to be taken are taken before: closing would break them off.
  setImmediate(() => {
    server.close(() => process.exit(code));
    server.closeIdleConnections();
  });
  setTimeout(() => process.exit(code), GRACE_MS).unref();
};
installLastResort({ process, streams: [process.stdout, process.stderr] }, log, () => stop(1));
giveBackMemoryWhenIdle(log);
process.on('SIGTERM', () => stop(0));
process.on('SIGINT', () => stop(0));
// Started by `npm start`: when that process is gone, nobody would ever stop this one.
process.on('disconnect', () => stop(0));
