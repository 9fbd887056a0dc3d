// @vitest-environment node

import { parseCookieHeader } from '@tornister/adapters-browser/cookies';
import { afterEach, describe, expect, it } from 'vitest';
import { type OpenHost, openHost } from '../../test/open-host.ts';

const CART = 'a'.repeat(24);
const NEXT = 'b'.repeat(24);
const USER = 'v'.repeat(24);
const IDS = `cartId=${CART}; X-iSHOP-API-USERID=${'u'.repeat(24)}`;
const EXPRESS = { checkoutType: 'express', cartId: 'told-by-nobody' };

type Taken = Readonly<Record<string, unknown>>;
const ANSWER: Taken = {
  successfull: true,
  errorMessage: null,
  fieldErrors: [],
  jwt: 'eyJ.secret',
  refreshToken: 'secret.too',
  userId: USER,
  cartId: NEXT,
};
const REFUSED: Taken = {
  successfull: false,
  errorMessage: 'vue.checkout.wallet.unknown',
  fieldErrors: [],
  jwt: null,
  refreshToken: null,
  userId: null,
  cartId: null,
};

let host: OpenHost;
afterEach(() => host.close());

/** What was asked of the backend, which answers so. */
const openWith = async (answer: Taken) => {
  const asked: unknown[] = [];
  host = await openHost({
    completeWalletCheckout: (variables) => {
      asked.push(variables);
      return { data: { completeWalletCheckout: answer } };
    },
    abortWalletCheckout: (variables) => {
      asked.push(variables);
      return { data: { abortWalletCheckout: answer.cartId } };
    },
  });
  return asked;
};

const cookiesOf = (answer: Response): Readonly<Record<string, string>> =>
  Object.fromEntries(
    answer.headers.getSetCookie().map((line) => [...parseCookieHeader(line.split(';', 1)[0] ?? '')][0] ?? ['', '']),
  );

describe('POST /api/checkout-amazon/ and /api/abort-amazon/ (spec 2 §7)', () => {
  it('takes a session over into the cart of the cookies, and keeps login and ids in cookies', async () => {
    const asked = await openWith(ANSWER);
    const answer = await host.send('/api/checkout-amazon/', { amazonCheckoutSessionId: 's-1', ...EXPRESS }, IDS);
    expect(await answer.json()).toEqual({ successfull: true, fieldErrors: [] });
    expect(asked).toEqual([{ cartId: CART, amazonCheckoutSessionId: 's-1' }]);
    expect(cookiesOf(answer)).toMatchObject({
      'X-JWT': 'eyJ.secret',
      'X-JWT-exist': '1',
      'X-JWT-guest': '1',
      'X-iSHOP-API-USERID': USER,
      cartId: NEXT,
    });
  });

  it('leaves the login of who is logged in', async () => {
    await openWith({ ...ANSWER, jwt: null, refreshToken: null, userId: null, cartId: null });
    const answer = await host.send('/api/checkout-amazon/', { amazonCheckoutSessionId: 's-1', ...EXPRESS }, IDS);
    expect(await answer.json()).toEqual({ successfull: true, fieldErrors: [] });
    expect(cookiesOf(answer)).not.toHaveProperty('X-JWT');
    expect(cookiesOf(answer)).not.toHaveProperty('cartId');
  });

  it('says why a session was not taken over, and sets no cookie', async () => {
    await openWith(REFUSED);
    const answer = await host.send('/api/checkout-amazon/', { amazonCheckoutSessionId: 's-1', ...EXPRESS }, IDS);
    expect(await answer.json()).toMatchObject({ successfull: false, errorMessage: 'vue.checkout.wallet.unknown' });
    expect(cookiesOf(answer)).not.toHaveProperty('X-JWT');
  });

  it('puts the cart with the new id in place when the checkout is given up', async () => {
    const asked = await openWith(ANSWER);
    const answer = await host.send('/api/abort-amazon/', EXPRESS, IDS);
    expect([await answer.json(), asked]).toEqual([{ successfull: true, fieldErrors: [] }, [{ cartId: CART }]]);
    expect(cookiesOf(answer).cartId).toBe(NEXT);
  });

  it.each([
    ['/api/checkout-amazon/', { amazonCheckoutSessionId: 's-1', ...EXPRESS }],
    ['/api/abort-amazon/', EXPRESS],
  ])('is refused to a visitor without a cart, who gets none by it: %s', async (path, form) => {
    const asked = await openWith(ANSWER);
    const answer = await host.send(path, form);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ successfull: false, errorMessage: 'gateway.cart-lost' });
    expect([asked, host.asked]).toEqual([[], []]);
  });

  it.each([
    ['/api/checkout-amazon/', { ...EXPRESS }],
    ['/api/checkout-amazon/', { amazonCheckoutSessionId: '', ...EXPRESS }],
    ['/api/checkout-amazon/', { amazonCheckoutSessionId: 's'.repeat(201), ...EXPRESS }],
    ['/api/checkout-amazon/', { amazonCheckoutSessionId: 's-1', checkoutType: 'standard' }],
    ['/api/abort-amazon/', {}],
  ])('asks nothing for what is no such form: %s %j', async (path, form) => {
    const asked = await openWith(ANSWER);
    expect([(await host.send(path, form, IDS)).status, asked]).toEqual([400, []]);
  });
});

describe('coming back from the wallet without scripts', () => {
  const back = () =>
    fetch(`${host.origin}/checkout/summary/?amazonCheckoutSessionId=s-1`, {
      headers: { cookie: IDS },
      redirect: 'manual',
    });

  it('leads to the summary, logged in as a guest', async () => {
    await openWith(ANSWER);
    const answer = await back();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout/summary/']);
    expect(cookiesOf(answer)).toMatchObject({ 'X-JWT-guest': '1', cartId: NEXT });
  });

  it('leads to the basket, which says why', async () => {
    await openWith(REFUSED);
    const answer = await back();
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/checkout/basket/']);
    expect(cookiesOf(answer).notice).toContain('vue.checkout.wallet.unknown');
  });
});
