// F10, F27: the backend is killed while twenty people order, on each database.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createDatabase, type DatabaseSettings } from '../../src/database/database.ts';
import { type BackendProcess, fetchToken, startBackendProcess } from '../support/backend-process.ts';
import { expectInvariants, expectStock } from '../support/invariants.ts';
import { createMigratedDatabase } from '../support/postgres-database.ts';
import { createShopper, type ShopEndpoint, type Submitted } from '../support/shopper.ts';
import { fillSmallShop, fillSmallShopAt, ITEM, STOCK } from '../support/small-shop-folder.ts';

const SHOPPERS = 20;
/** After so many answers the process is killed, in the middle of the others. */
const ANSWERS_BEFORE_THE_END = 5;

const ENGINES = ['PGlite', ...(inject('postgresUrl') === '' ? [] : ['PostgreSQL'])] as const;

describe.each(ENGINES)('F10: a backend that is killed while orders are placed (%s)', (engine) => {
  let dataDir: string;
  let settings: DatabaseSettings;
  let backend: BackendProcess;

  const start = (): Promise<BackendProcess> =>
    startBackendProcess(dataDir, settings.kind === 'postgres' ? { DATABASE_URL: settings.url } : {});

  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'shop-kill-'));
    if (engine === 'PGlite') {
      settings = { kind: 'pglite', folder: join(dataDir, 'database') };
      await fillSmallShop(dataDir);
    } else {
      settings = { kind: 'postgres', url: await createMigratedDatabase(inject('postgresUrl')) };
      await fillSmallShopAt(settings.url);
    }
    backend = await start();
  });
  afterAll(async () => {
    await backend.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true });
  });

  it('loses no order that it acknowledged, and answers repeated submissions without a second order', async () => {
    const token = await fetchToken(backend, dataDir);
    const endpoint: ShopEndpoint = {
      post: (body, headers) =>
        fetch(`http://127.0.0.1:${backend.port}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, ...headers },
          body: JSON.stringify(body),
        }),
    };
    const shoppers = await Promise.all(Array.from({ length: SHOPPERS }, () => createShopper(endpoint)));
    const seen = await Promise.all(shoppers.map((shopper) => shopper.prepare([[ITEM, 1]])));
    const acknowledged = new Map<string, Submitted>();
    const submissions = shoppers.map(async (shopper, n) => {
      const answer = await shopper.submit(seen[n] ?? expect.fail(), keyOf(n)).catch(() => undefined);
      if (answer?.orderId) acknowledged.set(shopper.cartId, answer);
      if (acknowledged.size === ANSWERS_BEFORE_THE_END) await backend.kill('SIGKILL');
    });
    await Promise.all(submissions);
    expect(acknowledged.size).toBeGreaterThanOrEqual(ANSWERS_BEFORE_THE_END);

    backend = await start();
    for (const [n, shopper] of shoppers.entries()) {
      const answer = await shopper.submit(seen[n] ?? expect.fail(), keyOf(n));
      const before = acknowledged.get(shopper.cartId);
      if (before === undefined) expect(answer.orderId, String(answer.errorMessage)).not.toBeNull();
      else expect(answer).toEqual(before);
    }
    expect(await backend.kill('SIGTERM')).toBe(0);

    const open = await createDatabase(settings);
    await expectInvariants(open.database);
    await expectStock(open.database, ITEM, STOCK);
    const orders = await open.database.selectFrom('orders').select('id').execute();
    expect(orders).toHaveLength(SHOPPERS);
    await open.close();
  });
});

const keyOf = (n: number): string => `key-of-shopper-${n}`;
