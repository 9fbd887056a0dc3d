// The end of a login on the shop host: what the browser keeps of it while the backend is there, away or busy.

import type { GatewayError } from '@tornister/application/ports';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import type { GraphqlTransport } from '../transport/graphql-transport.ts';
import { createBackendSession } from './backend-session.ts';
import type { SessionCookies } from './session-cookies.ts';

const AWAY: GatewayError = { kind: 'gateway.unreachable' };
const BUSY: GatewayError = { kind: 'gateway.throttled', message: '', retryAfterSeconds: 60 };
const OVER: GatewayError = { kind: 'gateway.unauthenticated', revoked: true };

const ANSWERS: Readonly<Record<string, unknown>> = {
  logout: { logout: true },
  shopInit: { shopInit: { cartId: 'new', userId: 'nobody' } },
};

/** A member with a cart, whose backend fails at some operations. */
const member = (failures: Readonly<Record<string, GatewayError>> = {}) => {
  const asked: string[] = [];
  const kept = new Map([
    ['login', 'mia'],
    ['cartId', 'of-mia'],
    ['userId', 'mia'],
  ]);
  const transport: GraphqlTransport = {
    run: ({ name }, _variables, translate) => {
      asked.push(name);
      const failure = failures[name];
      return failure === undefined
        ? okAsync(translate(ANSWERS[name] as Parameters<typeof translate>[0]))
        : errAsync(failure);
    },
  };
  const setCart = (cartId: string) => void kept.set('cartId', cartId);
  const setUser = (userId: string) => void kept.set('userId', userId);
  const memory: SessionCookies = {
    cartId: () => kept.get('cartId'),
    isMember: () => kept.has('login'),
    setIds: ({ cartId, userId }) => {
      setCart(cartId);
      setUser(userId);
    },
    setCart,
    setUser,
    clearIds: () => {
      kept.delete('cartId');
      kept.delete('userId');
    },
    guestToken: () => undefined,
    setLogin: () => void kept.set('login', 'mia'),
    clearLogin: () => void kept.delete('login'),
  };
  const session = createBackendSession(transport, memory, { isB2b: false });
  return { session, asked, kept: () => Object.fromEntries(kept) };
};

describe('a logout (spec 2 §4)', () => {
  it('ends the session at the backend, and the browser has ids of nobody', async () => {
    const { session, asked, kept } = member();
    expect((await session.logOut())._unsafeUnwrap()).toBe(true);
    expect([asked, kept()]).toEqual([['logout', 'shopInit'], { cartId: 'new', userId: 'nobody' }]);
  });

  it('while the backend is away leaves nothing of the member, and says that the session was not ended', async () => {
    const { session, kept } = member({ logout: AWAY, shopInit: AWAY });
    expect((await session.logOut())._unsafeUnwrap()).toBe(false);
    expect(kept()).toEqual({});
  });

  it('is done where there is no new cart: the next call that needs one asks for it', async () => {
    const { session, asked, kept } = member({ shopInit: BUSY });
    expect((await session.logOut())._unsafeUnwrap()).toBe(true);
    expect([asked, kept()]).toEqual([['logout', 'shopInit'], {}]);
    expect((await session.openCart())._unsafeUnwrapErr()).toEqual(BUSY);
    expect(asked).toEqual(['logout', 'shopInit', 'shopInit']);
  });

  it('of a login that has ended already is no mistake', async () => {
    const { session, kept } = member({ logout: OVER });
    expect((await session.logOut())._unsafeUnwrap()).toBe(true);
    expect(kept()).toEqual({ cartId: 'new', userId: 'nobody' });
  });
});

describe('the end of a guest whose order is placed', () => {
  it.each([{}, { logout: AWAY }])('keeps the ids, whatever the backend says: %j', async (failures) => {
    const { session, asked, kept } = member(failures);
    expect((await session.endGuest()).isOk()).toBe(true);
    expect([asked, kept()]).toEqual([['logout'], { cartId: 'of-mia', userId: 'mia' }]);
  });
});
