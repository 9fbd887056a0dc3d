import { describe, expect, it } from 'vitest';
import { answeringBackends } from '../../test/answering-backend.ts';
import { createBackendSession } from './backend-session.ts';
import type { SessionCookies } from './session-cookies.ts';

const backend = answeringBackends();

const FORM = {
  kind: 'customer',
  salutation: 'ms',
  firstname: 'Nora',
  lastname: 'Neu',
  email: 'nora@example.com',
  password: 'rote-socke-7',
  passwordRepeated: 'rote-socke-7',
  honeypotField: '',
} as const;
const REGISTERED = {
  successfull: true,
  errorMessage: null,
  fieldErrors: [],
  jwt: 'jwt',
  refreshToken: 'refresh',
  userId: 'nora',
  deviceToken: 'browser-1',
  firstName: 'Nora',
  lastName: 'Neu',
  customerNumber: null,
};
const MERGED = {
  cart: { id: 'own', itemsCount: 2 },
  hasBroughtGoods: true,
  hasKeptOwnVoucher: false,
  hasKeptOwnGift: false,
  shortfall: null,
};

type Before = { readonly cartId?: string; readonly guestToken?: string };

const visitor = ({ cartId, guestToken }: Before, answer: Partial<Record<keyof typeof REGISTERED, unknown>> = {}) => {
  const { transport, asked } = backend({
    registerCustomer: { registerCustomer: { ...REGISTERED, ...answer } },
    mergeCarts: { mergeCarts: MERGED },
  });
  const logins: Parameters<SessionCookies['setLogin']>[0][] = [];
  let ids = { cartId, userId: 'nobody' };
  const memory: SessionCookies = {
    cartId: () => ids.cartId,
    isMember: () => logins.length > 0,
    setIds: (fresh) => {
      ids = fresh;
    },
    setCart: (fresh) => {
      ids = { ...ids, cartId: fresh };
    },
    setUser: (userId) => {
      ids = { ...ids, userId };
    },
    clearIds: () => {
      ids = { cartId: '', userId: '' };
    },
    guestToken: () => guestToken,
    setLogin: (login) => {
      logins.push(login);
    },
    clearLogin: () => undefined,
  };
  const session = createBackendSession(transport, memory, { isB2b: false });
  return { session, asked, logins, ids: () => ids };
};

describe('a new account', () => {
  it('is logged in until the browser closes, and takes over the cart from before', async () => {
    const { session, asked, logins, ids } = visitor({ cartId: 'before' });
    expect((await session.register(FORM))._unsafeUnwrap()).toStrictEqual({
      firstName: 'Nora',
      lastName: 'Neu',
      cartMerged: true,
      isMergeDelayed: false,
      ownVoucherStays: false,
      ownGiftStays: false,
      cartId: 'own',
    });
    expect(logins).toStrictEqual([
      { tokens: { jwt: 'jwt', refreshToken: 'refresh' }, kind: 'member', stay: false, device: 'browser-1' },
    ]);
    expect(ids()).toEqual({ cartId: 'own', userId: 'nora' });
    expect(asked.slice(1)).toEqual([['mergeCarts', { cartId: 'before', keepsShortfall: false }]]);
  });

  it('looks for no cart where there was none: it has none of its own yet', async () => {
    const { session, asked, ids } = visitor({});
    const answer = (await session.register(FORM))._unsafeUnwrap();
    expect(answer).toMatchObject({ firstName: 'Nora', cartMerged: false, isMergeDelayed: false });
    expect(answer).not.toHaveProperty('cartId');
    expect(asked.map(([operation]) => operation)).toEqual(['registerCustomer']);
    expect(ids()).toEqual({ cartId: undefined, userId: 'nora' });
  });

  it('that waits for something else logs nobody in', async () => {
    const { session, logins, asked } = visitor({ cartId: 'before' }, { jwt: null, refreshToken: null });
    expect((await session.register(FORM))._unsafeUnwrap()).toBeUndefined();
    expect([logins, asked.length]).toEqual([[], 1]);
  });

  it('that is refused logs nobody in', async () => {
    const refusal = { successfull: false, errorMessage: 'Es gibt schon ein Konto.', jwt: null, refreshToken: null };
    const { session, logins } = visitor({ cartId: 'before' }, refusal);
    expect((await session.register(FORM))._unsafeUnwrapErr()).toMatchObject({
      kind: 'gateway.refused',
      message: 'Es gibt schon ein Konto.',
    });
    expect(logins).toEqual([]);
  });
});

describe('the order of the guest from before', () => {
  it.each([
    ['goes to the new account by its token', { guestToken: 'of-nora' }, true, 'of-nora'],
    ['is named without a token that is gone, so that the backend refuses', {}, true, ''],
    ['stays where it is when nobody asks for it', { guestToken: 'of-nora' }, false, null],
    ['stays where it is when nothing is said of it', { guestToken: 'of-nora' }, undefined, null],
  ])('%s', async (_what, before, takesGuestOrder, guestToken) => {
    const { session, asked } = visitor(before);
    await session.register({ ...FORM, ...(takesGuestOrder === undefined ? {} : { takesGuestOrder }) });
    const { kind: _, firstname: firstName, lastname: lastName, ...fields } = FORM;
    expect(asked[0]).toEqual(['registerCustomer', { data: { ...fields, firstName, lastName, guestToken } }]);
  });
});
