// A shop of several shop hosts and backends on one PostgreSQL, behind two small load balancers, to be measured and disturbed.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomesReady, freePort, startBackend, startShopHost, stopProcess } from '../lib/run.mjs';
import { startBalancer } from './balancer.mjs';
import { isRepeatableStep } from './documented-proxy.mjs';

const READY_S = 300;
const secret = () => randomBytes(32).toString('base64url');

/** What starts the two processes of this version; an earlier one brings its own (earlier-version.mjs). */
export const THIS_VERSION = { startBackend, startShopHost };

const killed = (child) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });

/** A process of the shop that can be ended and started again at its port. */
const startPart = async ({ name, start, environment, port }) => {
  let running = { start, environment };
  const open = async () => {
    const child = running.start(running.environment);
    if (!(await becomesReady(`http://127.0.0.1:${port}/readyz`, child, READY_S)))
      throw new Error(`${name} did not start.`);
    return child;
  };
  let child = await open();
  const part = {
    name,
    port,
    pid: () => child.pid,
    kill: () => killed(child),
    stop: () => stopProcess(child),
    start: async () => {
      child = await open();
    },
    /** Ends it politely and starts it again, of another version or with other settings. */
    replace: async (start, more = {}) => {
      await part.stop();
      running = { start, environment: { ...environment, ...more } };
      await part.start();
    },
  };
  return part;
};

const HOSTS = {
  de: 'de',
  en: 'en',
  at: 'at',
  ch: 'ch',
  b2b: 'educational',
  'b2b-en': 'en.educational',
};
const domains = (port) =>
  Object.entries(HOSTS)
    .map(([id, name]) => `${id}=http://${name}.localhost:${port}`)
    .join(',');

/** Secrets by settings, as several machines share them. */
const someSecrets = () => ({ SHOP_CLIENT_SECRET: secret(), JWT_SECRET: secret(), PAYMENT_SECRET: secret() });

/**
 * Opens it with so many of each; without `databaseUrl` on PGlite, with one backend. `dataDir` is a folder that is there already and stays; without
 * `secrets` they are those of that folder, made at the first start. `onAnswered` hears of every request of a visitor.
 */
export const openShop = async ({
  hosts = 1,
  backends = 1,
  databaseUrl,
  products = 400,
  more = {},
  version = THIS_VERSION,
  dataDir: given,
  secrets = someSecrets(),
  keepsVisitors = false,
  onAnswered,
  port: givenPort,
}) => {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'tornister-load-'));
  const port = givenPort ?? (await freePort());
  const backendPort = await freePort();
  const common = {
    NODE_ENV: 'production',
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    PORT: String(port),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    ...secrets,
    CATALOGUE_PRODUCTS: String(products),
    // Each shopper has an address of their own, as the balancer tells it: limits by address are for one of them.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...more,
  };
  const parts = { backends: [], hosts: [] };
  const ports = { backends: [], hosts: [] };
  const add = async (kind, name, start, settingsFor) => {
    const own = await freePort();
    const environment = { ...common, ...settingsFor(own) };
    const part = await startPart({ name: `${name} ${parts[kind].length + 1}`, start, environment, port: own });
    parts[kind].push(part);
    ports[kind].push(own);
  };
  const addBackend = (start, settings = {}) =>
    add('backends', 'backend', start, (own) => ({ BACKEND_PORT: String(own), ...settings }));
  // Addresses in pages are made from PORT, which is the balancer's; the host itself listens beside it.
  const addHost = (start) =>
    add('hosts', 'shop host', start, (own) => ({ PORT: String(own), SHOP_DOMAINS: domains(port) }));
  const opened = [];
  const close = async () => {
    opened[1]?.stop();
    await Promise.all(parts.hosts.map((part) => part.stop()));
    opened[0]?.stop();
    await Promise.all(parts.backends.map((part) => part.stop()));
    if (given === undefined) rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    for (let number = 0; number < backends; number += 1) await addBackend(version.startBackend);
    opened.push(await startBalancer(backendPort, ports.backends));
    for (let number = 0; number < hosts; number += 1) await addHost(version.startShopHost);
    opened.push(await startBalancer(port, ports.hosts, { onAnswered, keepsVisitors, mayRepeat: isRepeatableStep }));
  } catch (error) {
    await close();
    throw error;
  }
  return { ...parts, port, dataDir, addBackend, close };
};
