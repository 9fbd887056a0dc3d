// @vitest-environment node
// What becomes of a form whose call has failed, and of a login: status, what is shown again, and where it leads.

import type { GatewayError } from '@tornister/application/ports';
import { describe, expect, it } from 'vitest';
import { askOnHost, redirectOf } from '../../test/asked-on-host.ts';
import { openTestShop, type TestShop } from '../../test/open-test-shop.tsx';
import { registerArea } from '../composition/area-module.ts';
import { sessionModule } from '../composition/session.module.ts';
import { shopContext } from '../composition/shop.ts';
import { typingModule } from '../composition/typing.module.ts';
import { type PostedForm, postedForm, refuseFields } from './form-refusal.ts';
import { logIn } from './log-in.ts';

registerArea(sessionModule);
registerArea(typingModule);

const FORM = { city: 'Ellwangen', password: 'geheim', passwordRepeated: 'geheim', token: 'abc' };

/** Posts a form to a page, where something is made of it. */
const post = (
  shop: TestShop,
  address: string,
  form: Readonly<Record<string, string>>,
  make: (form: PostedForm) => unknown,
): Promise<unknown> =>
  askOnHost(
    shop,
    async ({ context, request }) => make(await postedForm(context.get(shopContext), request)),
    address,
    form,
  );

const refusedBy = async (error: GatewayError, address = '/myaccount/contact/', shop?: TestShop): Promise<unknown> =>
  post(shop ?? (await openTestShop()), address, FORM, (form) => refuseFields(form, error));

const refusal = (message: string, fieldErrors: readonly { field: string; message: string }[] = []): GatewayError => ({
  kind: 'gateway.refused',
  message,
  fieldErrors,
});

describe('a form whose call has failed', () => {
  it.each(['gateway.unreachable', 'gateway.timed-out', 'gateway.internal'] as const)(
    'is a 503 that keeps what was typed, but for secrets (%s)',
    async (kind) => {
      expect(await refusedBy({ kind })).toEqual(
        expect.objectContaining({
          data: { refusal: { typed: { city: 'Ellwangen' }, errors: [], message: kind } },
          init: { status: 503, headers: {} },
        }),
      );
    },
  );

  it.each([
    ['Später.', 'Später.'],
    ['', 'gateway.throttled'],
  ])('may be sent again after the time that the shop says (%j)', async (message, told) => {
    expect(await refusedBy({ kind: 'gateway.throttled', message, retryAfterSeconds: 30 })).toMatchObject({
      data: { refusal: { typed: { city: 'Ellwangen' }, errors: [], message: told } },
      init: { status: 429, headers: { 'Retry-After': '30' } },
    });
  });

  it('leads to the basket where the cart is lost', async () => {
    expect(redirectOf(await refusedBy({ kind: 'gateway.cart-lost' }))).toEqual([302, '/checkout/basket/']);
  });

  it.each([
    ['/myaccount/contact/', '/login/', false],
    ['/checkout/shipping/', '/checkout/login/', false],
    ['/checkout/shipping/', '/login/', true],
  ])(
    'on %s leads to %s where the login has ended, and is there again after the next (business shop: %s)',
    async (address, login, isB2b) => {
      const shop = await openTestShop({ storefront: { isB2b } });
      const answer = await refusedBy({ kind: 'gateway.unauthenticated', revoked: true }, address, shop);
      expect(redirectOf(answer)).toEqual([302, login]);
      expect(JSON.parse(shop.cookies.get('interrupted') ?? '')).toEqual({
        path: address,
        typed: { city: 'Ellwangen' },
      });
    },
  );
});

describe('a form that is refused (422)', () => {
  const ERRORS = [{ field: 'city', message: 'requiredField' }];

  it.each([
    ['with its mistakes alone', refusal('', ERRORS), { errors: ERRORS }],
    ['with mistakes and a sentence', refusal('Nein.', ERRORS), { errors: ERRORS, message: 'Nein.' }],
    ['with a sentence alone', refusal('Nein.'), { errors: [], message: 'Nein.' }],
    ['with neither', refusal(''), { errors: [], message: 'gateway.refused' }],
  ])('is shown again %s', async (_, error, told) => {
    expect(await refusedBy(error)).toEqual(
      expect.objectContaining({
        data: { refusal: { typed: { city: 'Ellwangen' }, ...told } },
        init: { status: 422, headers: {} },
      }),
    );
  });
});

describe('a login', () => {
  const LOGIN = { email: 'mia@example.com', password: 'lernen123' };
  const logInAt = async (shop: TestShop, form: Readonly<Record<string, string>> = LOGIN) =>
    redirectOf(await post(shop, '/login/', form, (posted) => logIn(posted, '/login/')));

  it('leads to the account, or on from the page on which its form stood', async () => {
    const shop = await openTestShop();
    expect(await logInAt(shop)).toEqual([303, '/myaccount/']);
    expect(await logInAt(shop, { ...LOGIN, from: '/checkout/login/' })).toEqual([303, '/checkout/shipping/']);
  });

  it('in the header stays on its page, whatever page of the account was asked for before', async () => {
    const interrupted = JSON.stringify({ path: '/myaccount/orders/', typed: {} });
    const open = () => openTestShop({ cookies: { interrupted } });
    expect(await logInAt(await open(), { ...LOGIN, from: '/checkout/basket/' })).toEqual([303, '/checkout/basket/']);
    expect(await logInAt(await open())).toEqual([303, '/myaccount/orders/']);
  });

  it('ends with the browser, unless the visitor wants to stay', async () => {
    const shop = await openTestShop();
    await logInAt(shop);
    await logInAt(shop, { ...LOGIN, stayLogged: 'on' });
    expect(shop.session.attempts().map(({ stayLogged }) => stayLogged)).toEqual([false, true]);
  });

  it.each([
    ['of an institution', true, 'true'],
    ['of a consumer', false, null],
  ])('%s: whether a tab keeps nothing of the visitor before, menu and prices included', async (_, isB2b, isAnew) => {
    const { shop } = await openTestShop({ storefront: { isB2b } });
    const posted = new FormData();
    for (const [name, value] of Object.entries(LOGIN)) posted.set(name, value);
    const answer = await logIn({ shop, path: '/login/', posted }, '/login/');
    expect(redirectOf(answer)).toEqual([303, '/myaccount/']);
    expect((answer as Response).headers.get('x-remix-reload-document')).toBe(isAnew);
  });
});
