import { brandId, type CartId, type ItemId, instantOf, type OrderId } from '@tornister/domain/shared';
import { anItem } from '@tornister/domain/testing';
import { errAsync, okAsync } from 'neverthrow';
import { describe, expect, it } from 'vitest';
import {
  aCart,
  aLine,
  aPayment,
  aShippingStep,
  createInMemoryCheckoutGateway,
  type InMemoryCheckout,
} from '../../testing/index.ts';
import { createOpenBasket, type OpenBasketPorts } from './open-basket.ts';

const NOW = instantOf(1_795_000_000_000);
const ORDERED = { orderId: brandId<OrderId>('order-1'), newCartId: brandId<CartId>('cart-2') };
const EMPTY = { now: NOW, deliveryCountries: [], paymentNames: [], isWalletOffered: false };

describe('opening the basket (§ 312j (1) BGB)', () => {
  it('names the countries that the shop delivers to, and the payment methods that can be chosen', async () => {
    const methods = [aPayment('INVOICE'), aPayment('PAYPAL'), aPayment('TWINT', { enabled: false })];
    const { openBasket } = open({ step: STEP, payment: { methods } });
    expect((await openBasket())._unsafeUnwrap()).toEqual({
      now: NOW,
      cart: STEP.cart,
      deliveryCountries: [{ code: 'DE', name: 'Deutschland' }],
      paymentNames: ['INVOICE', 'PAYPAL'],
      isWalletOffered: false,
    });
  });

  it('leads to the express wallet where the cart may be paid with it', async () => {
    const { openBasket } = open({ step: { ...STEP, wallet: { isOffered: true } } });
    expect((await openBasket())._unsafeUnwrap().isWalletOffered).toBe(true);
  });

  it('names the order that the cart became, where its answer was lost on the way', async () => {
    const cart = aCart([aLine(1)], { isSubmitted: true });
    const { openBasket } = open({ step: aShippingStep({ cart, ordered: ORDERED }) });
    expect((await openBasket())._unsafeUnwrap()).toEqual({ ...EMPTY, ordered: ORDERED });
  });

  it('names to an institution only what is agreed with it', async () => {
    const methods = [aPayment('RECHNUNG'), aPayment('X_RECHNUNG', { selected: true })];
    const { openBasket } = open({ step: STEP, payment: { methods } }, true);
    expect((await openBasket())._unsafeUnwrap().paymentNames).toEqual(['X_RECHNUNG']);
  });

  it('shows the cart after the changes that are on their way', async () => {
    const { openBasket, order } = open({ step: STEP });
    await openBasket();
    expect(order()).toEqual(['settled', 'shippingStep', 'paymentStep']);
  });

  it('is empty where the cart is lost, or has become an order', async () => {
    const lost = open({ step: STEP });
    lost.checkout.failNext('shippingStep', { kind: 'gateway.cart-lost' });
    expect((await lost.openBasket())._unsafeUnwrap()).toEqual(EMPTY);
    const ordered = open({ step: aShippingStep({ cart: aCart([aLine(1)], { isSubmitted: true }) }) });
    expect((await ordered.openBasket())._unsafeUnwrap()).toEqual(EMPTY);
    expect(ordered.order()).not.toContain('paymentStep');
  });

  it('is shown without payment methods when only those could not be had', async () => {
    const { openBasket, checkout } = open({ step: STEP });
    checkout.failNext('paymentStep', { kind: 'gateway.unreachable' });
    expect((await openBasket())._unsafeUnwrap()).toMatchObject({ cart: { id: STEP.cart.id }, paymentNames: [] });
  });

  it('is an outage and not an empty basket when the shop does not answer', async () => {
    const { openBasket, checkout } = open({ step: STEP });
    checkout.failNext('shippingStep', { kind: 'gateway.unreachable' });
    expect((await openBasket())._unsafeUnwrapErr()).toEqual({ kind: 'gateway.unreachable' });
  });
});

describe('opening the basket after an article was removed without scripts', () => {
  it('names the article as the catalogue does, never as the address says', async () => {
    const { openBasket } = open({ step: STEP });
    expect((await openBasket(brandId<ItemId>('item-7')))._unsafeUnwrap()).toMatchObject({ removedName: 'Schulheft' });
  });

  it('names none that is not sold, or cannot be asked for, and opens all the same', async () => {
    const { openBasket } = open({ step: STEP });
    for (const removed of ['item-8', 'item-9']) {
      const basket = (await openBasket(brandId<ItemId>(removed)))._unsafeUnwrap();
      expect(basket.cart).toBeDefined();
      expect(basket.removedName).toBeUndefined();
    }
  });
});

/** Knows one article, another not, and is out of order for a third. */
const catalogue: OpenBasketPorts['catalogue'] = {
  item: (id) => {
    if (id === 'item-9') return errAsync({ kind: 'gateway.unreachable' });
    return okAsync(id === 'item-7' ? anItem({ itemId: id, name: 'Schulheft' }) : undefined);
  },
};

const STEP = aShippingStep({ cart: aCart([aLine(1)]) });

const open = (shop: InMemoryCheckout, isB2b = false) => {
  const checkout = createInMemoryCheckoutGateway(shop);
  let callsBefore: number | undefined;
  const changes = {
    settled: () => {
      callsBefore = checkout.calls().length;
      return okAsync(undefined);
    },
  };
  const order = (): readonly string[] => {
    const names: string[] = checkout.calls().map(([name]) => name);
    if (callsBefore !== undefined) names.splice(callsBefore, 0, 'settled');
    return names;
  };
  return {
    checkout,
    order,
    openBasket: createOpenBasket({ catalogue, checkout, changes, isB2b, clock: { now: () => NOW } }),
  };
};
