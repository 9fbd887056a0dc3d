// A small demo shop of its own for a measurement in the browser: embedded database, one backend, one shop host.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { becomesReady, freePort, startBackend, startShopHost, stopProcess } from '../lib/run.mjs';

/** Opens the shop; answers its address, the addresses of products, and what closes it again. */
export const openShop = async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'tornister-bench-'));
  const [port, backendPort] = [await freePort(), await freePort()];
  const env = {
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    DATA_DIR: dataDir,
    PORT: String(port),
    BACKEND_PORT: String(backendPort),
    CATALOGUE_PRODUCTS: '400',
  };
  const backend = startBackend(env);
  if (!(await becomesReady(`http://127.0.0.1:${backendPort}/readyz`, backend, 600))) process.exit(1);
  const host = startShopHost(env);
  await becomesReady(`http://127.0.0.1:${port}/readyz`, host, 60);
  const base = `http://127.0.0.1:${port}`;
  const listing = await (await fetch(`${base}/cat/1001/`, { headers: { 'accept-language': 'de-DE' } })).text();
  return {
    base,
    products: [...new Set(Array.from(listing.matchAll(/href="(\/prod\/\d+\/)/g), ([, path]) => path))],
    close: async () => {
      await Promise.all([host, backend].map(stopProcess));
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
