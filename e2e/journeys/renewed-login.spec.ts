// A login whose short token runs out while somebody shops, in one tab and in two.

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { severalGoods } from '../fixtures/catalogue.ts';
import { addGoods, CHECKOUT, fieldsOf } from '../fixtures/checkout-by-post.ts';
import { createVisitor, locationOf, type Visitor } from '../fixtures/http.ts';
import { end, freePort, startBackend, startShopHost } from '../fixtures/shop-process.ts';
import { STOREFRONTS } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';

const MIA = { intent: 'login', email: 'mia.member@example.com', password: 'lernen123' };
const PASSWORD_PAGE = '/myaccount/password/';
const REFRESH = 'X-JWT-REFRESH';
const PRODUCTS = '60';
/** A JWT is renewed when a minute of it is left: here one second after it was given. */
const ACCESS_TOKEN_SECONDS = '61';

/** A shop whose tokens live so short that every stay in it passes through several. */
test.describe('A login whose tokens change while somebody shops', () => {
  test.describe.configure({ mode: 'default' });
  const dataDir = mkdtempSync(join(tmpdir(), 'tornister-e2e-tokens-'));
  let backend: ChildProcess;
  let shopHost: ChildProcess;
  let port: number;

  test.beforeAll(async () => {
    port = await freePort();
    const environment = {
      DATA_DIR: dataDir,
      PORT: String(port),
      BACKEND_PORT: String(await freePort()),
      CATALOGUE_PRODUCTS: PRODUCTS,
      ACCESS_TOKEN_SECONDS,
    };
    backend = await startBackend(environment);
    shopHost = await startShopHost(environment);
  });
  test.afterAll(async () => {
    await Promise.all([end(shopHost), end(backend)]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const at = (path: string): string => `http://${STOREFRONTS.de.host}:${port}${path}`;
  const mia = async (): Promise<Visitor> => {
    const visitor = createVisitor({ port });
    expect(locationOf(await visitor.post('/login/', MIA))).toBe('/myaccount/');
    return visitor;
  };

  test('goes on in two tabs at once, without anybody noticing', async ({ page }) => {
    const visitor = await mia();
    for (const goods of await severalGoods(1, { port })) await addGoods(visitor, goods);
    const context = page.context();
    await context.addCookies(visitor.cookies().map((cookie) => ({ ...cookie, url: at('/') })));
    const tokenNow = async (): Promise<string | undefined> =>
      (await context.cookies(at('/'))).find(({ name }) => name === REFRESH)?.value;
    const other = await context.newPage();
    const seen = new Set([await tokenNow()]);
    const both = async (first: string, second: string): Promise<void> => {
      await Promise.all([page.goto(at(first)), other.goto(at(second))]);
      seen.add(await tokenNow());
    };
    await expect
      .poll(async () => {
        await both(CHECKOUT.basket, PASSWORD_PAGE);
        await both('/cat/1001/', CHECKOUT.shipping);
        return seen.size;
      })
      .toBeGreaterThan(4);
    await both(PASSWORD_PAGE, CHECKOUT.basket);
    expect([page, other].map((tab) => new URL(tab.url()).pathname)).toEqual([PASSWORD_PAGE, CHECKOUT.basket]);
    const names = (await context.cookies(at('/'))).map(({ name }) => name);
    expect(names).toContain('X-JWT-exist');
    expect(names).not.toContain('securityLogout');
  });

  test('goes on without scripts, up to the order', async () => {
    const visitor = await mia();
    for (const goods of await severalGoods(1, { port })) await addGoods(visitor, goods);
    const token = (): string | undefined => visitor.cookies().find(({ name }) => name === REFRESH)?.value;
    const renewed = async (): Promise<void> => {
      const before = token();
      await expect
        .poll(async () => [(await visitor.get(CHECKOUT.basket)).status, token() === before])
        .toEqual([200, false]);
    };
    await renewed();
    const { text } = await visitor.get(CHECKOUT.shipping);
    await renewed();
    expect(locationOf(await visitor.post(CHECKOUT.shipping, fieldsOf(text)))).toBe(CHECKOUT.payment);
    await renewed();
    expect(locationOf(await visitor.post(CHECKOUT.payment, { paymentId: 'INVOICE' }))).toBe(CHECKOUT.summary);
    const summary = await visitor.get(CHECKOUT.summary);
    await renewed();
    const ordered = await visitor.post(CHECKOUT.summary, fieldsOf(summary.text));
    expect(locationOf(ordered)).toContain(CHECKOUT.confirmation);
  });
});
