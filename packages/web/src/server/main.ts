// Starts the shop host.

import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';
import { createApiTokenSource } from './api-token.ts';
import { createAssets } from './assets.ts';
import { createBackendLink } from './backend-link.ts';
import { createApp } from './create-app.ts';
import { createKeptAnswers } from './kept-answers.ts';
import { createKeptPages } from './kept-pages.ts';
import { createKeptRoute } from './kept-route.ts';
import { createPageMaker } from './page-answer.ts';
import { securityHeaders } from './security-headers.ts';
import { readSettings, type Settings, SettingsError } from './settings.ts';
import { createStaticFiles } from './static-files.ts';
import { createStorefrontTokens } from './storefront-token.ts';

const CLIENT_DIR = join(import.meta.dirname, '..', 'client');
/** Open requests have this long to finish after the process was asked to stop. */
const GRACE_MS = 10_000;

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
const log = pino({ level: settings.logLevel, base: { process: 'shop-host' } });
const link = createBackendLink(settings.backendUrl, createApiTokenSource(settings, log));
const headers = securityHeaders({
  paymentOrigins: [new URL(settings.backendUrl).origin],
  isSecure: settings.baseUrls.de.startsWith('https:'),
});
const maker = createPageMaker({
  link,
  kept: createKeptAnswers(settings.answerCacheSeconds),
  assets: createAssets(CLIENT_DIR),
  log,
});
const keptRoute = createKeptRoute({ settings, pages: createKeptPages(settings.pageCacheSeconds), maker, headers, log });
const app = createApp({
  settings,
  headers,
  link,
  maker,
  tokens: createStorefrontTokens(),
  files: createStaticFiles(CLIENT_DIR),
  log,
});
const answerTheRest = getRequestListener(app.fetch, { overrideGlobalObjects: false });

const server = createServer((incoming, outgoing) => {
  if (!keptRoute(incoming, outgoing)) void answerTheRest(incoming, outgoing);
});

server.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE')
    fail(`Port ${settings.port} is taken: stop what runs there or set PORT to another one.`);
  throw error;
});
server.listen(settings.port, () => {
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : settings.port;
  log.info({ port }, 'The shop is open');
});

const stop = (): void => {
  log.info('Closing: open requests finish, none is cut');
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(0), GRACE_MS).unref();
};
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
