// Kills the backend and the shop host while guests order: what was acknowledged is there afterwards, once.

import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { severalGoods } from '../fixtures/catalogue.ts';
import { type Arrival, arriveAfter, CHECKOUT, orderForm, orderIdOf } from '../fixtures/checkout-by-post.ts';
import { type Answer, locationOf } from '../fixtures/http.ts';
import { mailsTo } from '../fixtures/mails.ts';
import { end, freePort, startBackend, startShopHost } from '../fixtures/shop-process.ts';
import { expect, test } from '../fixtures/test.ts';

/** Shoppers who order while a process dies. */
const SHOPPERS = 20;
/** How many of them have their answer when the process is killed. */
const ANSWERS_BEFORE_THE_KILL = 3;
/** Enough of each for everybody who wants it. */
const SORTS_OF_GOODS = 10;
const PRODUCTS = '200';

type Waiting = Arrival & { readonly form: Record<string, string> };

/** What became of an order: its number when the shop has acknowledged it, nothing when the shopper was left without an answer. */
type Outcome = { readonly shopper: Waiting; readonly orderId: string | undefined };

const alertIn = ({ text }: Answer): string =>
  (/role="alert"[^>]*>(.{0,300})/.exec(text)?.[1] ?? '').replaceAll(/<[^>]+>/g, ' ');

test.describe('While twenty guests order and a process is killed', () => {
  test.describe.configure({ mode: 'default' });
  const dataDir = mkdtempSync(join(tmpdir(), 'tornister-e2e-kill-'));
  let environment: Record<string, string>;
  let backend: ChildProcess;
  let shopHost: ChildProcess;
  let port: number;

  test.beforeAll(async () => {
    port = await freePort();
    environment = {
      DATA_DIR: dataDir,
      PORT: String(port),
      BACKEND_PORT: String(await freePort()),
      CATALOGUE_PRODUCTS: PRODUCTS,
      LOG_LEVEL: 'silent',
    };
    backend = await startBackend(environment);
    shopHost = await startShopHost(environment);
  });
  test.afterAll(async () => {
    await Promise.all([end(shopHost), end(backend)]);
    rmSync(dataDir, { recursive: true, force: true });
  });

  const outbox = (): string => `http://127.0.0.1:${environment.BACKEND_PORT}/outbox`;

  const manyWhoWait = async (): Promise<readonly Waiting[]> => {
    const goods = await severalGoods(SORTS_OF_GOODS, { port });
    const waiting: Waiting[] = [];
    for (const wanted of goods.flatMap((each) => Array.from({ length: SHOPPERS / SORTS_OF_GOODS }, () => each))) {
      const arrival = await arriveAfter('payment', { port, goods: wanted });
      waiting.push({ ...arrival, form: await orderForm(arrival.visitor) });
    }
    return waiting;
  };

  /** Everybody presses the button at once; the process dies when the first few have their answer. */
  const orderWhileItDies = async (
    waiting: readonly Waiting[],
    victim: () => ChildProcess,
  ): Promise<readonly Outcome[]> => {
    let answered = 0;
    let killed: Promise<void> | undefined;
    const orders = waiting.map(async (shopper): Promise<Outcome> => {
      const answer = await shopper.visitor
        .post(CHECKOUT.summary, shopper.form)
        .catch((): Answer | undefined => undefined);
      answered += 1;
      if (answered === ANSWERS_BEFORE_THE_KILL) killed = end(victim(), 'SIGKILL');
      return { shopper, orderId: answer === undefined ? undefined : orderIdOf(answer) };
    });
    const outcomes = await Promise.all(orders);
    await killed;
    return outcomes;
  };

  /** Acknowledged orders are there; everybody else orders by pressing again; in the end everybody has one order and one mail. */
  const expectNothingLost = async (outcomes: readonly Outcome[]): Promise<void> => {
    expect(outcomes.filter(({ orderId }) => orderId !== undefined).length).toBeGreaterThanOrEqual(1);
    for (const { shopper, orderId } of outcomes) {
      const { visitor, form, person } = shopper;
      if (orderId === undefined) {
        const again = await visitor.post(CHECKOUT.summary, form);
        const isOrderedNow = orderIdOf(again) !== undefined;
        // The answer was lost on the way, or the order was never placed: both are told apart by the shop, not by the shopper.
        expect(isOrderedNow || locationOf(again) === '/', `${person.email} got ${again.status} ${alertIn(again)}`).toBe(
          true,
        );
      } else {
        const confirmation = await visitor.get(`${CHECKOUT.confirmation}?orderId=${orderId}`);
        expect(confirmation.status, 'an acknowledged order').toBe(200);
      }
      const name = `${person.email}, who ${orderId === undefined ? 'pressed again' : 'had the answer'}`;
      const mails = async (): Promise<number> => (await mailsTo(person.email, outbox())).length;
      await expect.poll(mails, { message: `mails to ${name}` }).toBe(1);
      const { status, headers } = await visitor.get(CHECKOUT.summary);
      expect([status, headers.location], 'no cart is left to be ordered again').toEqual([302, '/']);
    }
  };

  test('No acknowledged order is lost and none is placed twice when the backend dies', async () => {
    const waiting = await manyWhoWait();
    const outcomes = await orderWhileItDies(waiting, () => backend);
    backend = await startBackend(environment);
    await expectNothingLost(outcomes);
  });

  test('No acknowledged order is lost and none is placed twice when the shop host dies', async () => {
    const waiting = await manyWhoWait();
    const outcomes = await orderWhileItDies(waiting, () => shopHost);
    shopHost = await startShopHost(environment);
    await expectNothingLost(outcomes);
  });
});
