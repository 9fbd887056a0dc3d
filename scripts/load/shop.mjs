// A shop of several shop hosts and backends on one PostgreSQL, behind two small load balancers, to be measured and disturbed.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomesReady, freePort, startBackend, startShopHost, stopProcess } from '../lib/run.mjs';
import { startBalancer } from './balancer.mjs';

const READY_S = 300;
const secret = () => randomBytes(32).toString('base64url');

const killed = (child) =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });

/** A process of the shop that can be ended and started again at its port. */
const startPart = async (name, start, environment, port) => {
  const open = async () => {
    const child = start(environment);
    if (!(await becomesReady(`http://127.0.0.1:${port}/readyz`, child, READY_S)))
      throw new Error(`${name} did not start.`);
    return child;
  };
  let child = await open();
  return {
    name,
    port,
    pid: () => child.pid,
    kill: () => killed(child),
    stop: () => stopProcess(child),
    start: async () => {
      child = await open();
    },
  };
};

/** Opens it with so many of each; without `databaseUrl` on PGlite, with one backend. `onAnswered` hears of every request of a visitor. */
export const openShop = async ({ hosts = 1, backends = 1, databaseUrl, products = 400, more = {}, onAnswered }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tornister-load-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const common = {
    NODE_ENV: 'production',
    SHOP_MODE: 'demo',
    LOG_LEVEL: 'error',
    DATA_DIR: dataDir,
    PORT: String(port),
    BACKEND_URL: `http://127.0.0.1:${backendPort}`,
    SHOP_CLIENT_SECRET: secret(),
    JWT_SECRET: secret(),
    PAYMENT_SECRET: secret(),
    CATALOGUE_PRODUCTS: String(products),
    // Each shopper has an address of their own, as the balancer tells it: limits by address are for one of them.
    TRUSTED_PROXIES: '127.0.0.1,::1',
    ...(databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl }),
    ...more,
  };
  const parts = { backends: [], hosts: [] };
  const several = async (count, list, name, start, settingsFor) => {
    for (let number = 1; number <= count; number += 1) {
      const own = await freePort();
      list.push(await startPart(`${name} ${number}`, start, { ...common, ...settingsFor(own) }, own));
    }
  };
  await several(backends, parts.backends, 'backend', startBackend, (own) => ({ BACKEND_PORT: String(own) }));
  const portsOf = (list) => list.map((part) => part.port);
  const inner = await startBalancer(backendPort, portsOf(parts.backends));
  // Addresses in pages are made from PORT, which is the balancer's; the host itself listens beside it.
  await several(hosts, parts.hosts, 'shop host', startShopHost, (own) => ({
    PORT: String(own),
    SHOP_DOMAINS: domains(port),
  }));
  const outer = await startBalancer(port, portsOf(parts.hosts), onAnswered);
  return {
    ...parts,
    port,
    dataDir,
    close: async () => {
      outer.stop();
      await Promise.all(parts.hosts.map((part) => part.stop()));
      inner.stop();
      await Promise.all(parts.backends.map((part) => part.stop()));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
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
