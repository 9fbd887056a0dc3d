// Starts the backend and stops it in order: first no new requests, then the open ones finish, then the database closes.

import { type ServerType, serve } from '@hono/node-server';
import { instantOf } from '@tornister/domain/shared';
import { TERMS_PATH } from '@tornister/domain/storefront';
import type { Logger } from 'pino';
import { currentCatalogue, onFailedTiles } from '../catalogue/index/current-catalogue.ts';
import { createFolderStore } from '../certificates/file-store.ts';
import { keepMaterialIndexWarm } from '../material-list/warm-index.ts';
import { storesWithoutTerms } from '../orders/contract-terms.ts';
import { paymentProviders } from '../payment/provider.ts';
import { sandboxProvider } from '../payment/sandbox/sandbox-provider.ts';
import { DEMO_STAFF_EMAIL, type Settings } from '../settings.ts';
import { createChangeAnnouncer } from '../shared-cache/announce-changes.ts';
import { listenForListChanges } from '../wishlist/list-changes.ts';
import { createApp } from './app.ts';
import { createBackgroundWork } from './background-work.ts';
import { portError, requireFreePort } from './free-port.ts';
import { createListStreams } from './list-streams.ts';
import { createBackendMetrics } from './metrics.ts';
import { openShop } from './open-shop.ts';
import { loadOperationList } from './operation-list.ts';
import { ownHost } from './own-host.ts';
import { removeOldProbes } from './readiness.ts';
import { loadSecrets } from './secrets.ts';
import type { Services } from './services.ts';

export type RunningBackend = { readonly port: number; readonly stop: () => Promise<void> };

/** Open requests get this long to finish. */
const STOP_TIMEOUT_MS = 10_000;
/**
 * Idle connections of shop hosts stay open this long. Their client leaves a connection a second before the time that answers name: with Node's own
 * 5 seconds a busy host was late with that, and a change sent over a connection that had just been closed was lost.
 */
const KEEP_ALIVE_MS = 75_000;

/** Starts everything; answers once requests are answered. */
export const startBackend = async (settings: Settings, log: Logger): Promise<RunningBackend> => {
  await requireFreePort(settings.port, settings.host);
  log.info(demoParts(settings), `This shop is a ${settings.shopMode === 'demo' ? 'demonstration' : 'live one'}`);
  tellWhereStaffMailsGo(settings, log);
  const operations = await loadOperationList(settings);
  const secrets = await loadSecrets(settings);
  await removeOldProbes(settings);
  const open = await openShop(settings, log);
  const parts = { database: open.database, settings, secrets, log, now: () => instantOf(Date.now()) };
  const services: Services = {
    ...parts,
    ...(open.replicas === undefined ? {} : { reading: open.replicas.database }),
    certificates: createFolderStore(`${settings.dataDir}/certificates`),
    returnImages: createFolderStore(`${settings.dataDir}/return-images`),
    payments: paymentProviders(settings.hasPaymentSandbox ? [sandboxProvider(parts)] : []),
  };
  try {
    onFailedTiles(open.database, (error) => log.error({ err: error }, 'tiles could not be written anew'));
    // Who is ready answers at once: a large catalogue takes seconds to be read.
    await currentCatalogue(open.database);
    const stores = await storesWithoutTerms(open.database);
    if (stores.length > 0)
      log.warn(
        { stores, page: TERMS_PATH },
        'confirmations of orders are sent without terms: there is no page with text',
      );
    let ownPort = settings.port;
    const work = createBackgroundWork(services, () => `http://${ownHost(settings.host)}:${ownPort}`);
    const announcer =
      settings.cacheUrl === undefined
        ? undefined
        : createChangeAnnouncer({ ...services, store: await openStore(settings.cacheUrl) });
    const metrics = createBackendMetrics({
      services,
      withProcessFigures: true,
      ...(open.pool === undefined ? {} : { pool: open.pool }),
      ...(open.replicas === undefined ? {} : { replicas: open.replicas }),
      ...(announcer === undefined ? {} : { announcer }),
    });
    const listChanges = await listenForListChanges(open);
    const listStreams = createListStreams(services, listChanges);
    const { sendSandboxReports } = work;
    const app = createApp(services, { operations, sendSandboxReports, metrics, listStreams });
    const { server, port } = await listen(app.fetch, settings);
    ownPort = port;
    work.start();
    announcer?.start();
    const materialIndex = keepMaterialIndexWarm(services);
    const stop = async (): Promise<void> => {
      const closed = closeServer(server);
      listStreams.end();
      const isRead = materialIndex.stop();
      await closed;
      await isRead;
      await work.stop();
      await announcer?.stop();
      await listChanges.stop();
      await open.close();
    };
    return { port, stop };
  } catch (error) {
    await open.close();
    throw error;
  }
};

const openStore = async (url: string) => (await import('@tornister/process/redis-store')).createRedisStore(url);

/** A live shop has a staff address; a demonstration may have none. Its outbox shows what people would have to do, a mail server drops it. */
const tellWhereStaffMailsGo = ({ staffEmail, smtpUrl }: Settings, log: Logger): void => {
  if (staffEmail !== DEMO_STAFF_EMAIL) return;
  const words = 'no STAFF_EMAIL is set: mails that tell people what to do go to a made-up address';
  log[smtpUrl === undefined ? 'info' : 'warn']({ staffEmail }, words);
};

/** What of a demonstration this shop has. */
const demoParts = ({ hasDemoCatalogue, hasDemoAccounts, hasPaymentSandbox, outboxPages }: Settings) => ({
  demoCatalogue: hasDemoCatalogue,
  demoAccounts: hasDemoAccounts,
  paymentSandbox: hasPaymentSandbox,
  outboxPages,
});

type Fetch = Parameters<typeof serve>[0]['fetch'];

const listen = (
  fetch: Fetch,
  { port, host }: Settings,
): Promise<{ readonly server: ServerType; readonly port: number }> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch, port, hostname: host }, (info) => resolve({ server, port: info.port }));
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = KEEP_ALIVE_MS;
    server.once('error', (error: NodeJS.ErrnoException) => reject(portError(error, port, host)));
  });

const closeServer = (server: ServerType): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), STOP_TIMEOUT_MS);
    // What is answered from now on is the last on its connection.
    if ('keepAliveTimeout' in server) server.keepAliveTimeout = 1;
    // Connections that wait to be taken are taken before: closing would break them off.
    setImmediate(() => {
      server.close(() => {
        clearTimeout(force);
        resolve();
      });
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    });
  });
