// What shoppers see while the backend does not answer at all: an outage page that may be asked for again.

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Answer, ask } from '../fixtures/http.ts';
import { end, freePort, startShopHost } from '../fixtures/shop-process.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';

/** A backend that refuses connections is tried twice, 300 ms apart, and not five times over 5 s; rendering the page comes on top. */
const PATIENCE_MS = 3_000;

test.describe('While the backend is away', () => {
  test.describe.configure({ mode: 'default' });
  let shopHost: ChildProcess;
  let port: number;
  const dataDir = mkdtempSync(join(tmpdir(), 'tornister-e2e-away-'));

  test.beforeAll(async () => {
    port = await freePort();
    const environment = {
      PORT: String(port),
      BACKEND_PORT: String(await freePort()),
      DATA_DIR: dataDir,
      SHOP_CLIENT_ID: 'shop-host',
      SHOP_CLIENT_SECRET: 'nobody-will-ever-ask-for-this-secret',
      LOG_LEVEL: 'silent',
    };
    shopHost = await startShopHost(environment);
  });
  test.afterAll(async () => {
    await end(shopHost);
    rmSync(dataDir, { recursive: true, force: true });
  });

  for (const path of ['/', '/cat/1001/', '/prod/20001/', '/search/?q=heft', '/beratung/']) {
    test(`${path} is a 503 page in time that may be asked for again`, async () => {
      const t = translator('de');
      const before = Date.now();
      const answer: Answer = await ask(path, { port });
      expect(Date.now() - before).toBeLessThan(PATIENCE_MS);
      expect(answer.status).toBe(503);
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
      expect(answer.headers['cache-control']).toContain('no-store');
      expect(answer.text).toContain(t('vue.error.unavailable.headline'));
      expect(answer.text).toMatch(/<header[\s>][\s\S]*<main[\s>][\s\S]*<footer[\s>]/);
      expect(answer.text).not.toMatch(/ECONNREFUSED|node_modules|at \//);
    });
  }

  test('The process runs, but is not ready', async () => {
    expect((await ask('/healthz', { port })).status).toBe(200);
    expect((await ask('/readyz', { port })).status).toBe(503);
  });

  test('A basket that cannot be opened is a 503, not an empty basket', async () => {
    const headers = { cookie: 'cartId=abcdefghijklmnopqrstuvwx; X-iSHOP-API-USERID=abcdefghijklmnopqrstuvwx' };
    expect((await ask('/checkout/basket/', { port, headers })).status).toBe(503);
  });
});
