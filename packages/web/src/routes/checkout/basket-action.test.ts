import type { GatewayError } from '@tornister/application/ports';
import { aCart, aLine } from '@tornister/application/testing';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../../../test/open-test-shop.tsx';
import { registerArea } from '../../composition/area-module.ts';
import { cartUseCases } from '../../composition/cart-tokens.ts';
import { checkoutModule } from '../../composition/checkout.module.ts';
import { ports } from '../../composition/ports.ts';
import { sessionModule } from '../../composition/session.module.ts';
import { shopContext } from '../../composition/shop.ts';
import { basketAction } from './basket-action.ts';

registerArea(checkoutModule);
registerArea(sessionModule);

const FORMS = [
  { intent: 'add', itemId: 'item-1', quantity: '1' },
  { intent: 'more', lineId: 'line-1', quantity: '1' },
  { intent: 'remove', lineId: 'line-1' },
  { intent: 'voucher', code: 'SCHULE10' },
  { intent: 'remove-voucher', code: 'SCHULE10' },
  { intent: 'gift', promotionId: 'p', itemId: 'item-1' },
] as const;

const OUTAGES: readonly GatewayError[] = [
  { kind: 'gateway.unreachable' },
  { kind: 'gateway.timed-out' },
  { kind: 'gateway.unreadable', detail: 'html' },
];

const openShop = (): Promise<TestShop> => openTestShop({ cart: { cart: aCart([aLine(1)]), items: [aLine(1)] } });

/** Posts a form to the shop host; what was thrown is what it answers. */
const post = ({ shop }: TestShop, form: Readonly<Record<string, string>>): Promise<unknown> => {
  const context = new RouterContextProvider();
  context.set(shopContext, { ...shop, onServer: true });
  const url = new URL('https://shop.example/checkout/basket/');
  const request = new Request(url, { method: 'POST', body: new URLSearchParams(form) });
  return basketAction({ context, request, url, pattern: url.pathname, params: {} }).catch((thrown: unknown) => thrown);
};

const cases = FORMS.flatMap((form) => OUTAGES.map((error) => ({ form, error })));

describe('a form of the basket that the backend does not answer', () => {
  it.each(cases)(
    'is a 503 and not a way back as if it were done ($form.intent, $error.kind)',
    async ({ form, error }) => {
      const testShop = await openShop();
      await testShop.shop.get(cartUseCases.editCart).refresh();
      testShop.carts.failNext(error);
      expect(await post(testShop, form)).toMatchObject({ init: { status: 503 } });
    },
  );

  it.each(cases)(
    'decides nothing by a cart that could not be read ($form.intent, $error.kind)',
    async ({ form, error }) => {
      const testShop = await openShop();
      testShop.carts.failNext(error);
      expect(await post(testShop, form)).toMatchObject({ init: { status: 503 } });
      expect(testShop.carts.received()).toEqual([]);
    },
  );
});

describe('a form of the basket that is refused', () => {
  it('leads back to the basket, where the reason is told', async () => {
    const testShop = await openShop();
    const answer = await post(testShop, { intent: 'remove', lineId: 'line-9' });
    expect(answer).toMatchObject({ status: 303 });
    expect(testShop.shop.get(ports.cookieJar).get('notice')).toBe('error:cart.line-unknown');
  });
});
