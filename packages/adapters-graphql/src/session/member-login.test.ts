import { brandId, type CartId } from '@tornister/domain/shared';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { same } from '../mapping/parts-mapper.ts';
import { createGraphqlTransport } from '../transport/host-transport.ts';
import type { Operation } from '../transport/operation.ts';
import { timeLimit } from '../transport/time-limit.ts';
import { createBackendSession } from './backend-session.ts';
import { recoveringCart } from './cart-recovery.ts';
import type { SessionCookies } from './session-cookies.ts';

const BACKEND = 'http://backend.test/graphql';
const CREDENTIALS = { identifier: 'mia@example.com', password: 'x', stayLogged: false, mergeCart: true };
const LOGIN = {
  login: {
    successfull: true,
    errorMessage: null,
    fieldErrors: [],
    jwt: 'jwt',
    refreshToken: 'refresh',
    userId: 'mia',
    deviceToken: null,
    firstName: 'Mia',
    lastName: 'Member',
  },
};
const FIND_CART: Operation<{ readonly shop_findCart: { readonly id: string } }, { readonly cartId: CartId }> = {
  name: 'shop_findCart',
  kind: 'query',
  text: 'query shop_findCart($cartId:ID!){shop_findCart(cartId:$cartId){id}}',
};

const server = setupServer();
beforeAll(() => server.listen());
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const refused = (code: string) => HttpResponse.json({ data: null, errors: [{ message: code, extensions: { code } }] });

/** A backend where the account has the cart `own`, and only who is logged in may merge the cart `before` into it. */
const backend = (failures: readonly ('timed-out' | 'unreachable' | 'internal')[], itemsCount: number) => {
  const left = [...failures];
  const asked: string[] = [];
  /** What the cart was asked to keep of each merge. */
  const keeps: unknown[] = [];
  let open = new AbortController();
  const merge = (): Response | Promise<Response> => {
    switch (left.shift()) {
      case 'timed-out':
        open.abort();
        return new Promise<never>(() => undefined);
      case 'unreachable':
        return HttpResponse.error();
      case 'internal':
        return refused('INTERNAL_SERVER_ERROR');
      default:
        return HttpResponse.json({
          data: {
            mergeCarts: {
              cart: { id: 'own', itemsCount },
              hasBroughtGoods: itemsCount > 0,
              hasKeptOwnVoucher: false,
              hasKeptOwnGift: false,
              shortfall: itemsCount > 0 ? 'Less: pen (10 instead of 14).' : null,
            },
          },
        });
    }
  };
  server.use(
    http.post(BACKEND, async ({ request }) => {
      const operation = request.headers.get('x-operation') ?? '';
      const { variables } = (await request.json()) as {
        readonly variables: { readonly cartId?: string; readonly keepsShortfall?: boolean };
      };
      asked.push(operation);
      if (operation === 'mergeCarts') keeps.push(variables.keepsShortfall);
      if (operation === 'login') return HttpResponse.json({ data: LOGIN });
      if (operation === 'mergeCarts')
        return variables.cartId === 'before' || variables.cartId === 'empty' ? merge() : refused('CART_NOT_FOUND');
      if (operation === 'shopInit')
        return HttpResponse.json({ data: { shopInit: { cartId: 'empty', userId: 'stranger' } } });
      return variables.cartId === 'own'
        ? HttpResponse.json({ data: { shop_findCart: { id: 'own' } } })
        : refused('CART_NOT_FOUND');
    }),
  );
  const transport = createGraphqlTransport({
    url: BACKEND,
    fetch: timeLimit(
      (url, init) => fetch(url, init as RequestInit),
      () => {
        open = new AbortController();
        return open.signal;
      },
    ),
    headers: () => ({}),
  });
  return { transport, asked, keeps };
};

const visitor = (
  failures: Parameters<typeof backend>[0] = [],
  before = { cartId: 'before', userId: 'nobody' },
  itemsCount = 2,
) => {
  const { transport, asked, keeps } = backend(failures, itemsCount);
  let ids = before;
  let isMember = false;
  const memory: SessionCookies = {
    cartId: () => ids.cartId,
    isMember: () => isMember,
    setIds: (fresh) => {
      ids = fresh;
    },
    setCart: (cartId) => {
      ids = { ...ids, cartId };
    },
    setUser: (userId) => {
      ids = { ...ids, userId };
    },
    clearIds: () => {
      ids = { cartId: '', userId: '' };
    },
    setLogin: () => {
      isMember = true;
    },
    guestToken: () => undefined,
    clearLogin: () => {
      isMember = false;
    },
  };
  const session = createBackendSession(transport, memory, { isB2b: false });
  const findCart = () =>
    recoveringCart(transport, session).run(FIND_CART, { cartId: brandId<CartId>(ids.cartId) }, same);
  return { session, findCart, asked, keeps, ids: () => ids, isMember: () => isMember };
};

describe('a login with a cart', () => {
  it('takes over the ids of the account once the carts are merged', async () => {
    const { session, ids } = visitor();
    expect((await session.logIn(CREDENTIALS))._unsafeUnwrap()).toEqual({
      firstName: 'Mia',
      lastName: 'Member',
      cartMerged: true,
      isMergeDelayed: false,
      ownVoucherStays: false,
      ownGiftStays: false,
      shortfall: 'Less: pen (10 instead of 14).',
      cartId: 'own',
    });
    expect(ids()).toEqual({ cartId: 'own', userId: 'mia' });
  });

  it.each(['timed-out', 'unreachable', 'internal'] as const)(
    'counts when merging is %s, and merges when the cart is asked for next',
    async (failure) => {
      const { session, findCart, asked, keeps, ids, isMember } = visitor([failure]);
      const answer = (await session.logIn(CREDENTIALS))._unsafeUnwrap();
      expect([answer, isMember()]).toMatchObject([
        { firstName: 'Mia', cartMerged: false, isMergeDelayed: true, cartId: 'before' },
        true,
      ]);
      // By these the cart is still the visitor's.
      expect(ids()).toEqual({ cartId: 'before', userId: 'nobody' });
      expect((await findCart())._unsafeUnwrap()).toEqual({ shop_findCart: { id: 'own' } });
      expect(ids().cartId).toBe('own');
      expect(asked).toEqual(['login', 'mergeCarts', 'shop_findCart', 'mergeCarts', 'shop_findCart']);
      // Nobody reads what the second one answers: the cart keeps it.
      expect(keeps).toEqual([false, true]);
    },
  );

  it('loses nothing when merging fails once more', async () => {
    const { session, findCart, ids } = visitor(['unreachable', 'timed-out']);
    await session.logIn(CREDENTIALS);
    expect((await findCart())._unsafeUnwrapErr()).toEqual({ kind: 'gateway.timed-out' });
    expect(ids()).toEqual({ cartId: 'before', userId: 'nobody' });
    expect((await findCart()).isOk()).toBe(true);
  });

  it('finds the cart of the account where there was none: what was put into it on another device is there', async () => {
    const { session, asked, ids } = visitor([], { cartId: '', userId: '' });
    expect((await session.logIn(CREDENTIALS))._unsafeUnwrap()).toMatchObject({ cartId: 'own', isMergeDelayed: false });
    expect(ids()).toEqual({ cartId: 'own', userId: 'mia' });
    expect(asked).toEqual(['login', 'shopInit', 'mergeCarts']);
  });

  it('finds no cart where the account has nothing in its own', async () => {
    const { session, asked, ids } = visitor([], { cartId: '', userId: '' }, 0);
    const answer = (await session.logIn(CREDENTIALS))._unsafeUnwrap();
    expect([answer.cartId, answer.isMergeDelayed]).toEqual([undefined, false]);
    expect(ids()).toEqual({ cartId: '', userId: 'mia' });
    expect(asked).toEqual(['login', 'shopInit', 'mergeCarts']);
  });

  it('counts without the cart of the account where that cannot be had now, and where none is wanted', async () => {
    const away = visitor(['internal'], { cartId: '', userId: '' });
    expect((await away.session.logIn(CREDENTIALS))._unsafeUnwrap()).toMatchObject({
      cartId: 'empty',
      cartMerged: false,
    });
    const unwanted = visitor([], { cartId: '', userId: '' });
    expect((await unwanted.session.logIn({ ...CREDENTIALS, mergeCart: false })).isOk()).toBe(true);
    expect(unwanted.asked).toEqual(['login']);
  });

  it.each([
    [true, { accountKept: true }],
    [false, {}],
    [null, {}],
  ])('says that the account stays only where it was to be deleted: %s', async (accountKept, said) => {
    const { session } = visitor();
    server.use(http.post(BACKEND, () => HttpResponse.json({ data: { login: { ...LOGIN.login, accountKept } } })));
    const answer = await session.logIn({ ...CREDENTIALS, mergeCart: false });
    expect(answer._unsafeUnwrap()).toStrictEqual({
      firstName: 'Mia',
      lastName: 'Member',
      cartMerged: false,
      isMergeDelayed: false,
      ownVoucherStays: false,
      ownGiftStays: false,
      cartId: 'before',
      ...said,
    });
  });

  it('gives a member whose cart is gone a new one', async () => {
    const { session, ids } = visitor();
    await session.logIn(CREDENTIALS);
    const lost = brandId<CartId>('own');
    expect((await session.renewIds(lost))._unsafeUnwrap()).toBe('empty');
    expect(ids()).toEqual({ cartId: 'empty', userId: 'stranger' });
  });
});
