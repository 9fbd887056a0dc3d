// The error catalogue (spec 2 §8) where shoppers meet it: what the backend answers, and what stands on the screen then.

import type { ChildProcess } from 'node:child_process';
import { EVERY, openBackendThatSays } from '../fixtures/backend-that-says.ts';
import { goodsOf } from '../fixtures/catalogue.ts';
import { addGoods, arriveAfter, CHECKOUT } from '../fixtures/checkout-by-post.ts';
import { ask, createVisitor, locationOf } from '../fixtures/http.ts';
import { aGuest, NEW_PASSWORD, registrationFields } from '../fixtures/people.ts';
import { end, freePort, startShopHost } from '../fixtures/shop-process.ts';
import type { Shopper } from '../fixtures/shopper.ts';
import { STOREFRONTS } from '../fixtures/storefronts.ts';
import { expect, test } from '../fixtures/test.ts';
import { translator } from '../fixtures/translate.ts';
import { paymentPage, summaryPage } from '../pages/checkout-pages.ts';
import { mistakesIn } from '../pages/mistakes.ts';
import { productPage } from '../pages/product-page.ts';
import { returnPage } from '../pages/return-page.ts';
import { waitForForm, waitForScripts } from '../tasks/browse.ts';

const t = translator('de');
/** An order of the demo shop of which pieces can go back; no journey begins a return of it. */
const RETURNED = { number: '483002', zipCode: '25746' } as const;
const SENTENCE = 'Dieses Heft gibt es nur im Laden.';

const refusal = (message: string, code?: string) => ({
  data: null,
  errors: [{ message, ...(code === undefined ? {} : { extensions: { code } }) }],
});

/** Says so to the first call, and counts all calls. */
const once = (status: number, body: object) => {
  let calls = 0;
  return {
    calls: () => calls,
    saying: () => {
      calls += 1;
      return calls === 1 ? { status, body } : undefined;
    },
  };
};

test.describe('What the backend answers, and what is told (spec 2 §8)', () => {
  test.describe.configure({ mode: 'default' });
  test.use({ losesNetwork: true, expectedStatuses: [401, 422, 503] });
  let backend: Awaited<ReturnType<typeof openBackendThatSays>>;
  let shopHost: ChildProcess;
  let port: number;

  test.beforeAll(async () => {
    backend = await openBackendThatSays(process.env.SHOP_BACKEND_PORT);
    port = await freePort();
    shopHost = await startShopHost({
      PORT: String(port),
      BACKEND_URL: backend.url,
      DATA_DIR: process.env.SHOP_DATA_DIR ?? '.data',
      TRUSTED_PROXIES: '127.0.0.1,::1',
      PAGE_CACHE_SECONDS: '0',
      ANSWER_CACHE_SECONDS: '0',
      LOG_LEVEL: 'silent',
    });
  });
  test.afterEach(() => backend.saysNothing());
  test.afterAll(async () => {
    await end(shopHost);
    backend.end();
  });

  const opens = (shopper: Shopper, path: string) =>
    shopper.page.goto(`http://${STOREFRONTS.de.host}:${port}${path}`).then(() => undefined);

  /** Presses "add to basket" on a product page that is alive. */
  const addsGoods = async (shopper: Shopper): Promise<void> => {
    await opens(shopper, (await goodsOf()).path);
    await shopper.attemptsTo(waitForScripts());
    await productPage(shopper).addToBasket.click();
  };

  const told = ({ page }: Shopper, words: string) => mistakesIn(page).filter({ hasText: words });

  test('a refused mutation: the sentence of the backend', async ({ shopper }) => {
    backend.says('cart_update', () => ({ body: refusal(SENTENCE) }));
    await addsGoods(shopper);
    await expect(told(shopper, SENTENCE)).toBeVisible();
  });

  test('an internal error: the words of the shop, never those of the backend', async ({ shopper }) => {
    backend.says('cart_update', () => ({ body: refusal('column "x" is missing', 'INTERNAL_SERVER_ERROR') }));
    await addsGoods(shopper);
    await expect(told(shopper, t('vue.message.internalError'))).toBeVisible();
    await expect(shopper.page.getByText('column')).toHaveCount(0);
  });

  test('a call that is answered by nobody: that it took too long', async ({ shopper }) => {
    await shopper.page.route('**/api/shop/**', (route) =>
      route.request().postData()?.includes('cart_update') === true ? undefined : route.continue(),
    );
    await addsGoods(shopper);
    await expect(told(shopper, t('vue.message.timedOut'))).toBeVisible();
  });

  for (const status of [401, 200])
    test(`a token of the shop that is no longer good (${status}): nothing, the call is made once more`, async ({
      shopper,
    }) => {
      const spoilt = once(status, refusal('INVALID_TOKEN', 'INVALID_TOKEN'));
      backend.says('cart_update', spoilt.saying);
      await addsGoods(shopper);
      await expect(productPage(shopper).added).toBeVisible();
      expect(spoilt.calls()).toBe(2);
    });

  test('a user id that the backend does not know: nothing, it is made once more with new ids', async ({ shopper }) => {
    const unknown = once(200, refusal('A valid user id is required.'));
    const { path } = await goodsOf();
    await addsGoods(shopper);
    await expect(productPage(shopper).added).toBeVisible();
    const userId = async () =>
      (await shopper.page.context().cookies()).find(({ name }) => name === 'X-iSHOP-API-USERID')?.value;
    const before = await userId();
    backend.says('cart_update', unknown.saying);
    await opens(shopper, path);
    await shopper.attemptsTo(waitForScripts());
    await productPage(shopper).addToBasket.click();
    await expect(productPage(shopper).added).toBeVisible();
    expect(unknown.calls()).toBe(2);
    expect(await userId()).not.toBe(before);
  });

  test('a payment that cannot be chosen: its message on the payment page', async ({ shopper }) => {
    await shopper.comesAs((await arriveAfter('shipping')).visitor);
    await opens(shopper, CHECKOUT.payment);
    await shopper.attemptsTo(waitForForm());
    const setSelectedPayment = { successful: false, errorMessage: SENTENCE };
    backend.says('setSelectedPayment', () => ({ body: { data: { setSelectedPayment } } }));
    await paymentPage(shopper).method('INVOICE').check();
    await paymentPage(shopper).toSummary.click();
    await expect(told(shopper, SENTENCE)).toBeVisible();
  });

  test('a return that was not taken: that what was chosen has changed, and what was typed stays', async ({
    shopper,
  }) => {
    const { goOn, ...returns } = returnPage(shopper);
    const arrive = async (heading: string): Promise<void> => {
      await expect(shopper.page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await shopper.attemptsTo(waitForForm());
    };
    await opens(shopper, '/myaccount/returns/');
    await shopper.attemptsTo(waitForForm());
    await returns.find(RETURNED.number, RETURNED.zipCode);
    await arrive(t('vue.returns.items.title', { number: RETURNED.number }));
    await returns.pickOne();
    await returns.reason.selectOption('wrong');
    await goOn();
    await arrive(t('vue.returns.regulations.title'));
    await returns.replacement.check();
    await goOn();
    await arrive(t('vue.returns.carrier.title'));
    await goOn();
    await arrive(t('vue.returns.confirm.title'));
    const submitReturnOrder = { isError: true, errorMsg: 'return.nothing-left', rma: null };
    backend.says('submitReturnOrder', () => ({ body: { data: { submitReturnOrder } } }));
    await returns.nameContact(aGuest());
    await returns.phone.fill('+49 30 000000');
    await returns.send.click();
    await expect(told(shopper, t('vue.returns.error.changed'))).toBeVisible();
    await expect(returns.phone).toHaveValue('+49 30 000000');
  });

  for (const { what, errorMessage, shown } of [
    {
      what: 'an answer to an order that nobody can read: "Internal error"',
      errorMessage: null,
      shown: 'Internal error',
    },
    {
      what: 'an order that is refused: its message',
      errorMessage: 'vue.cart.error.somethingWentWrong',
      shown: t('vue.cart.error.somethingWentWrong'),
    },
  ])
    test(`${what} in the summary`, async ({ shopper }) => {
      await shopper.comesAs((await arriveAfter('payment')).visitor);
      await opens(shopper, CHECKOUT.summary);
      await shopper.attemptsTo(waitForForm());
      const submitCart = { orderId: null, errorMessage, redirectUrl: null, computopData: null, newCartId: null };
      backend.says('submitCart', () => ({ body: { data: { submitCart } } }));
      await summaryPage(shopper).order.click();
      await expect(told(shopper, shown)).toBeVisible();
    });

  test('a token of the shop that cannot be had: the error page, which may be asked for again', async () => {
    backend.says(EVERY, () => ({ status: 401, body: refusal('INVALID_TOKEN', 'INVALID_TOKEN') }));
    const { status, text } = await ask('/cat/1001/', { port });
    expect([status, text.includes(t('vue.error.unavailable.headline'))]).toEqual([503, true]);
  });

  test('returns that are switched off: the page that is not there', async () => {
    expect((await ask('/myaccount/returns/', { port })).status).toBe(200);
    const getGlobalParameters = [{ name: 'returns', entry: '', value: 'false' }];
    backend.says('getGlobalParameters', () => ({ body: { data: { getGlobalParameters } } }));
    const { status, text } = await ask('/myaccount/returns/', { port });
    expect([status, text.includes(t('vue.error.notFound.headline'))]).toEqual([404, true]);
  });
});

test('Goods that come along with a login are told (vue.cart.notification.mergeCarts)', async () => {
  const member = createVisitor();
  const person = aGuest();
  await member.post('/myaccount/register/', registrationFields(person));
  await addGoods(member, await goodsOf());
  const guest = createVisitor();
  await addGoods(guest, await goodsOf());
  const entered = await guest.post('/login/', { intent: 'login', email: person.email, password: NEW_PASSWORD });
  expect(entered.status).toBe(303);
  expect((await guest.get(CHECKOUT.basket)).text).toContain(t('vue.cart.notification.mergeCarts'));
});

test('A school whose login has ended reads why the shop is closed (vue.message.sessionExpired)', async () => {
  const school = createVisitor({ storefront: 'b2b' });
  const led = await school.ask('/cat/1001/', { headers: { cookie: 'securityLogout=1' } });
  expect([led.status, locationOf(led)]).toEqual([303, '/login/']);
  expect((await school.get('/login/')).text).toContain(translator('b2b')('vue.message.sessionExpired'));
});
