import type { GatewayError } from '@tornister/application/ports';
import { ORDERING_OPERATIONS } from '@tornister/domain/session';
import { brandId, type CartId } from '@tornister/domain/shared';
import fc from 'fast-check';
import { errAsync, okAsync, type Result, ResultAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import { same } from '../mapping/parts-mapper.ts';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import type { Operation } from '../transport/operation.ts';
import { createBackendSession } from './backend-session.ts';
import { recoveringCart } from './cart-recovery.ts';
import { createEndpointSession } from './endpoint-session.ts';
import type { SessionCookies } from './session-cookies.ts';

const LOST: GatewayError = { kind: 'gateway.cart-lost' };

const named = (name: string): Operation<object, object> => ({ name, kind: 'query', text: name });

/** Cookies of one visitor. */
const memoryOf = (ids: { cartId?: string; userId?: string }): SessionCookies & { readonly ids: () => typeof ids } => {
  let current = ids;
  return {
    ids: () => current,
    cartId: () => current.cartId,
    isMember: () => false,
    setIds: (fresh) => {
      current = fresh;
    },
    setCart: (cartId) => {
      current = { ...current, cartId };
    },
    setUser: (userId) => {
      current = { ...current, userId };
    },
    clearIds: () => {
      current = {};
    },
    setLogin: () => undefined,
    guestToken: () => undefined,
    clearLogin: () => undefined,
  };
};

type Arrives = <Answer>(answer: Answer, name: string) => Promise<Answer>;

/** A backend that knows only the carts that it has opened itself. */
const backend = (arrives: Arrives = (answer) => Promise.resolve(answer)) => {
  const opened: string[] = [];
  const ran: { readonly name: string; readonly variables: object }[] = [];
  const cartOf = (variables: Record<string, unknown>): unknown =>
    variables.cartId ?? (variables.data as Record<string, unknown> | undefined)?.cartId;
  const answer = (
    name: string,
    variables: object,
  ): Result<unknown, GatewayError> | ResultAsync<unknown, GatewayError> => {
    ran.push({ name, variables });
    if (name === 'shopInit') {
      opened.push(`cart-${opened.length + 1}`);
      return okAsync({ shopInit: { cartId: opened.at(-1), userId: `user-${opened.length}` } });
    }
    const cartId = cartOf(variables as Record<string, unknown>);
    if (!opened.includes(String(cartId))) return errAsync(LOST);
    if (name === 'mergeCarts')
      return okAsync({
        mergeCarts: {
          cart: { id: cartId, itemsCount: 1 },
          hasBroughtGoods: false,
          hasKeptOwnVoucher: false,
          hasKeptOwnGift: false,
          shortfall: null,
        },
      });
    return okAsync({ cartId });
  };
  const transport: GraphqlTransport = {
    run: ({ name }, variables, map) =>
      ResultAsync.fromSafePromise(arrives(undefined, name))
        .andThen(() => answer(name, variables))
        .map((found) => map(found as never)),
  };
  return { transport, opened, ran };
};

const open = (ids: { cartId?: string; userId?: string }, arrives?: Arrives) => {
  const { transport, opened, ran } = backend(arrives);
  const memory = memoryOf(ids);
  const session = createBackendSession(transport, memory, { isB2b: false });
  return { memory, opened, ran, session, own: recoveringCart(transport, session) };
};

describe('a cart that the backend does not know (spec 2 §8)', () => {
  it('is replaced: cookies cleared, new ids fetched, variables updated, the call made once more', async () => {
    const { own, memory, ran } = open({ cartId: 'gone', userId: 'gone' });
    const answer = await own.run(named('shop_findCart'), { cartId: 'gone', calculateShippingCost: true }, same);
    expect(answer._unsafeUnwrap()).toEqual({ cartId: 'cart-1' });
    expect(memory.ids()).toEqual({ cartId: 'cart-1', userId: 'user-1' });
    expect(ran).toEqual([
      { name: 'shop_findCart', variables: { cartId: 'gone', calculateShippingCost: true } },
      { name: 'shopInit', variables: {} },
      { name: 'shop_findCart', variables: { cartId: 'cart-1', calculateShippingCost: true } },
    ]);
  });

  it('is replaced among the data of an update as well', async () => {
    const { own } = open({ cartId: 'gone' });
    const answer = await own.run(named('cart_update'), { data: { cartId: 'gone', ops: [] } }, same);
    expect(answer._unsafeUnwrap()).toEqual({ cartId: 'cart-1' });
  });

  it('is replaced once for a call: one that fails again is lost', async () => {
    const { own, ran } = open({ cartId: 'gone' });
    const answer = await own.run(named('getCustomerInfo'), {}, same);
    expect(answer._unsafeUnwrapErr()).toEqual(LOST);
    expect(ran.map(({ name }) => name)).toEqual(['getCustomerInfo', 'shopInit', 'getCustomerInfo']);
  });

  it.each(ORDERING_OPERATIONS)('stays as it is for %s', async (name) => {
    const { own, memory, opened } = open({ cartId: 'gone', userId: 'gone' });
    expect((await own.run(named(name), { cartId: 'gone' }, same))._unsafeUnwrapErr()).toEqual(LOST);
    expect(memory.ids()).toEqual({ cartId: 'gone', userId: 'gone' });
    expect(opened).toEqual([]);
  });

  it.each<GatewayError>([
    { kind: 'gateway.unreachable' },
    { kind: 'gateway.timed-out' },
    { kind: 'gateway.unauthenticated', revoked: false },
    { kind: 'gateway.refused', message: 'Nein.', fieldErrors: [] },
    { kind: 'gateway.unreadable', detail: 'HTTP 400' },
  ])('is not meant by $kind', async (error) => {
    const { session, memory } = open({ cartId: 'cart', userId: 'user' });
    const own = recoveringCart({ run: () => errAsync(error) }, session);
    expect((await own.run(named('shop_findCart'), { cartId: 'cart' }, same))._unsafeUnwrapErr()).toEqual(error);
    expect(memory.ids()).toEqual({ cartId: 'cart', userId: 'user' });
  });

  it('is one new cart for twenty calls, in whatever order they come back', async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), async (scheduler) => {
        const { own, opened } = open({ cartId: 'gone' }, (answer, name) =>
          scheduler.schedule(Promise.resolve(answer), name),
        );
        const calls = Array.from({ length: 20 }, () => own.run(named('shop_findCart'), { cartId: 'gone' }, same));
        const answers = await scheduler.waitFor(Promise.all(calls.map((call) => Promise.resolve(call))));
        expect(opened).toEqual(['cart-1']);
        expect(answers.map((answer) => answer.unwrapOr({}))).toEqual(answers.map(() => ({ cartId: 'cart-1' })));
      }),
      { numRuns: 100 },
    );
  });
});

describe('the session in the browser', () => {
  const inTab = (reference?: string) => {
    const jar = new Map(reference === undefined ? [] : [['cartReference', reference]]);
    const asked: string[] = [];
    const session = createEndpointSession(
      async (path) => {
        asked.push(String(path));
        jar.set('cartReference', 'fresh');
        return Response.json({ cartId: 'fresh' });
      },
      { get: (name) => jar.get(name) },
    );
    return { session, asked };
  };
  const lost = brandId<CartId>('gone');

  it('names the cart that is lost, by its reference, because the endpoint leaves a cart that is there', async () => {
    const { session, asked } = inTab('gone');
    expect((await session.renewIds(lost))._unsafeUnwrap()).toBe('fresh');
    expect(asked).toEqual(['/api/cart-id/?lost=gone']);
    expect((await session.renewIds(lost))._unsafeUnwrap()).toBe('fresh');
    expect(asked).toHaveLength(1);
  });

  it('asks for a cart where it knows of none', async () => {
    const { session, asked } = inTab();
    expect([session.cartId(), (await session.renewIds(undefined))._unsafeUnwrap()]).toEqual([undefined, 'fresh']);
    expect(asked).toEqual(['/api/cart-id/']);
  });
});

describe('the cart that comes after an order', () => {
  it('is named by its reference, and the backend says which it is', async () => {
    const memory = memoryOf({ cartId: 'ordered', userId: 'mia' });
    const asked: unknown[] = [];
    const transport: GraphqlTransport = {
      run: ({ name }, variables, map) => {
        asked.push([name, variables]);
        return okAsync(map({ confirmationCleanup: { cartId: 'next', userId: 'mia' } } as never));
      },
    };
    const session = createBackendSession(transport, memory, { isB2b: false });
    expect((await session.changeCart(brandId<CartId>('reference-of-next'))).isOk()).toBe(true);
    expect(asked).toEqual([['confirmationCleanup', { cartId: 'reference-of-next' }]]);
    expect(memory.ids()).toEqual({ cartId: 'next', userId: 'mia' });
  });
});

describe('a login with a cart that is gone', () => {
  it('succeeds, and does not say that carts were merged', async () => {
    const { transport, opened } = backend();
    const memory = memoryOf({ cartId: 'gone', userId: 'gone' });
    const loggedIn = {
      successfull: true,
      errorMessage: null,
      fieldErrors: [],
      jwt: 'jwt',
      refreshToken: 'refresh',
      userId: 'mia',
      firstName: 'Mia',
      lastName: 'M',
    };
    const withLogin: GraphqlTransport = {
      run: (operation, variables, map) =>
        operation.name === 'login'
          ? okAsync({ login: loggedIn }).map((found) => map(found as never))
          : transport.run(operation, variables, map),
    };
    const credentials = { identifier: 'mia@example.com', password: 'x', stayLogged: false, mergeCart: true };
    const answer = await createBackendSession(withLogin, memory, { isB2b: false }).logIn(credentials);
    expect(answer._unsafeUnwrap()).toEqual({
      firstName: 'Mia',
      lastName: 'M',
      cartMerged: false,
      isMergeDelayed: false,
      ownVoucherStays: false,
      ownGiftStays: false,
      cartId: opened[0],
    });
    expect(memory.ids()).toEqual({ cartId: opened[0], userId: 'mia' });
  });
});
