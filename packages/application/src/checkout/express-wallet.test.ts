import { CART_CHANGED, LOGIN_CHANGED } from '@tornister/domain/session';
import { describe, expect, it } from 'vitest';
import { createInMemoryCheckoutGateway } from '../../testing/index.ts';
import type { GatewayError } from '../ports/index.ts';
import { createExpressWallet } from './express-wallet.ts';

const made = () => {
  const told: unknown[] = [];
  const checkout = createInMemoryCheckoutGateway();
  const wallet = createExpressWallet({
    checkout,
    tabs: { send: (message) => void told.push(message) },
    store: { reset: () => void told.push('reset') },
  });
  return { checkout, wallet, told };
};
const refused = (message: string): GatewayError => ({ kind: 'gateway.refused', message, fieldErrors: [] });

describe('the express wallet (spec 2 §4)', () => {
  it('leads to the page of the session', async () => {
    const { wallet, told } = made();
    expect((await wallet.begin())._unsafeUnwrap()).toEqual({
      kind: 'leave-for',
      url: 'https://wallet.example/session-1',
    });
    expect(told).toEqual([]);
  });

  it('stays where it is not offered, and says so', async () => {
    const { wallet, checkout } = made();
    checkout.failNext('openWallet', refused('vue.checkout.wallet.notOffered'));
    expect((await wallet.begin())._unsafeUnwrap()).toMatchObject({
      kind: 'not-offered',
      notice: { message: 'vue.checkout.wallet.notOffered', tone: 'warning' },
    });
  });

  it('takes a session over, and tells other tabs of login and cart', async () => {
    const { wallet, checkout, told } = made();
    expect((await wallet.comeBack('session-1'))._unsafeUnwrap()).toEqual({ kind: 'taken-over' });
    expect(checkout.calls()).toEqual([['completeWallet', 'session-1']]);
    expect(told).toEqual([LOGIN_CHANGED, CART_CHANGED, 'reset']);
  });

  it.each([
    ['vue.checkout.payment.cancelled', 'info'],
    ['vue.checkout.wallet.undecided', 'info'],
    ['vue.checkout.wallet.countryNotServed', 'warning'],
    ['vue.checkout.payment.error', 'warning'],
  ])('tells of %s, and nothing has changed', async (message, tone) => {
    const { wallet, checkout, told } = made();
    checkout.failNext('completeWallet', refused(message));
    expect((await wallet.comeBack('session-1'))._unsafeUnwrap()).toEqual({
      kind: 'not-taken-over',
      notice: { id: message, tone, message },
    });
    expect(told).toEqual([]);
  });

  it('knows no session without the cart that it was opened for', async () => {
    const { wallet, checkout } = made();
    checkout.failNext('completeWallet', { kind: 'gateway.cart-lost' });
    expect((await wallet.comeBack('session-1'))._unsafeUnwrap()).toMatchObject({
      notice: { message: 'vue.checkout.wallet.unknown' },
    });
  });

  it('is an outage when the shop does not answer', async () => {
    const { wallet, checkout } = made();
    for (const name of ['openWallet', 'completeWallet', 'abortWallet'] as const)
      checkout.failNext(name, { kind: 'gateway.unreachable' });
    for (const answer of [await wallet.begin(), await wallet.comeBack('session-1'), await wallet.abort()])
      expect(answer._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
  });

  it('is given up: the cart is another one by its id', async () => {
    const { wallet, told } = made();
    expect((await wallet.abort())._unsafeUnwrap().message).toBe('vue.checkout.wallet.aborted');
    expect(told).toEqual([CART_CHANGED, 'reset']);
  });
});
