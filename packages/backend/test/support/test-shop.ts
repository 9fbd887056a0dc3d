// The backend without a port: the real app on a test database, a clock that the test moves, and shoppers that speak GraphQL to it.

import { instantOf } from '@tornister/domain/shared';
import { issueApiToken } from '../../src/auth/api-token.ts';
import type { FileStore } from '../../src/certificates/file-store.ts';
import type { Database } from '../../src/database/database.ts';
import { databaseMailer } from '../../src/mail/mailer.ts';
import { flushOutbox } from '../../src/mail/outbox-worker.ts';
import { type PaymentProvider, paymentProviders } from '../../src/payment/provider.ts';
import { sendReports } from '../../src/payment/sandbox/reports.ts';
import { sandboxProvider } from '../../src/payment/sandbox/sandbox-provider.ts';
import { createApp } from '../../src/server/app.ts';
import { createDeliver } from '../../src/server/deliver-outbox.ts';
import { createListStreams } from '../../src/server/list-streams.ts';
import { createLog } from '../../src/server/log.ts';
import { createBackendMetrics } from '../../src/server/metrics.ts';
import type { Secrets } from '../../src/server/secrets.ts';
import type { Services } from '../../src/server/services.ts';
import { readSettings } from '../../src/settings.ts';
import type { ListChanges } from '../../src/wishlist/list-changes.ts';

/** Ten in the morning, so that no deal of a day ends during a test. */
export const TEST_START = Date.UTC(2026, 10, 21, 10);

export const SECRETS = {
  shopClientId: 'shop-host',
  shopClientSecret: 's'.repeat(40),
  jwt: 'j'.repeat(40),
  payment: 'p'.repeat(40),
};

export type TestShopOptions = {
  readonly environment?: Readonly<Record<string, string>>;
  readonly operations?: ReadonlySet<string>;
  /** Instead of those that every test shop has. */
  readonly secrets?: Pick<Secrets, 'jwt' | 'jwtBefore'>;
  /** Answers questions of the catalogue instead of the database. */
  readonly reading?: Database;
  /** Tells of changes of lists; without it nobody can follow one. */
  readonly listChanges?: ListChanges;
  /** When the clock starts, for a shop that a real process takes over. */
  readonly startsAt?: number;
  /** Instead of the sandbox. */
  readonly providers?: readonly PaymentProvider[];
};

/** What Node's server says of a request that comes from an address. */
const from = (remoteAddress: string) => ({ incoming: { socket: { remoteAddress } } });

/** Files that are forgotten with the test. */
const inMemoryFiles = (files: Map<string, Uint8Array>): FileStore => ({
  put: async (name, content) => void files.set(name, content),
  remove: async (name) => void files.delete(name),
});

/** A shop on a database. */
export const createTestShop = (database: Database, options: TestShopOptions = {}) => {
  let now = options.startsAt ?? TEST_START;
  const logged: string[] = [];
  const parts = {
    database,
    settings: readSettings({ NODE_ENV: 'test', DATA_DIR: '/tmp/never-written', ...options.environment }),
    secrets: { ...SECRETS, ...options.secrets },
    log: createLog('warn', { write: (line: string) => void logged.push(line) }),
    now: () => instantOf(now),
  };
  const providers = options.providers ?? [sandboxProvider(parts)];
  const files = new Map<string, Uint8Array>();
  const services: Services = {
    ...parts,
    ...(options.reading === undefined ? {} : { reading: options.reading }),
    payments: paymentProviders(providers),
    certificates: inMemoryFiles(files),
    returnImages: inMemoryFiles(files),
  };
  const deliver = createDeliver(services, databaseMailer(database, services.now));
  const flush = async (): Promise<void> => {
    await flushOutbox(services, deliver);
  };
  const listStreams = options.listChanges && createListStreams(services, options.listChanges);
  const app = createApp(services, {
    ...(listStreams === undefined ? {} : { listStreams }),
    operations: options.operations,
    sendSandboxReports: async () => undefined,
    metrics: createBackendMetrics({ services }),
  });
  const request = async (path: string, init: RequestInit): Promise<Response> =>
    app.fetch(new Request(`http://localhost${path}`, init), from('127.0.0.1'));
  const requestFrom = async (address: string, url: string): Promise<Response> =>
    app.fetch(new Request(url), from(address));
  /** The sandbox hands its reports over. */
  const report = (): Promise<void> =>
    sendReports(services, (init) => request('/payment/notify/sandbox', { ...init, method: 'POST' }));
  /** A question of the shop host by GET, as for the stream of a list. */
  const get = async (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    request(path, {
      headers: { authorization: `Bearer ${await issueApiToken(parts.secrets, Math.floor(now / 1_000))}`, ...headers },
    });
  const post = async (body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> => {
    const token = await issueApiToken(parts.secrets, Math.floor(now / 1_000));
    return request('/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
      body: JSON.stringify(body),
    });
  };
  return {
    services,
    /** The files that were handed in, by their names in the store. */
    files,
    logged,
    request,
    requestFrom,
    post,
    get,
    listStreams,
    flush,
    report,
    pass: (milliseconds: number): void => {
      now += milliseconds;
    },
  };
};

export type TestShop = ReturnType<typeof createTestShop>;

/** A shop on a database in which nobody has used up a limit. */
export const createFreshShop = async (database: Database, options: TestShopOptions = {}): Promise<TestShop> => {
  await database.deleteFrom('rate_limits').execute();
  return createTestShop(database, options);
};
