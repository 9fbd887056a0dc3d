// The contract tests of the port `OrderFormGateway`.

import { describe, expect, it } from 'vitest';
import type { CartGateway, OrderFormGateway } from '../../src/ports/index.ts';

/** What a shop must have for the contract; every case gets a visitor without a cart. */
export type OrderFormUnderContract = {
  readonly gateway: OrderFormGateway;
  /** The same visitor's cart. */
  readonly carts: Pick<CartGateway, 'find'>;
  /** The order number of an article with at least five pieces, minimum one. */
  readonly orderNumber: string;
  /** One slip away from it. */
  readonly mistyped: string;
};

/** The promises of every order form, run by the double and by the adapter. */
export const describeOrderFormGateway = (
  name: string,
  make: () => OrderFormUnderContract | Promise<OrderFormUnderContract>,
): void => {
  describe(`order form gateway: ${name}`, () => {
    it('looks order numbers up, in order, and changes nothing', async () => {
      const { gateway, carts, orderNumber } = await make();
      const verdicts = await gateway.check([
        { orderNumber, quantity: 2 },
        { orderNumber: 'NICHTS-1', quantity: 1 },
      ]);
      expect(verdicts._unsafeUnwrap()).toMatchObject([
        { kind: 'found', quantity: 2, item: { orderNumber, isForSale: true } },
        { kind: 'unknown', suggestions: [] },
      ]);
      expect((await carts.find())._unsafeUnwrap()).toBeUndefined();
    });

    it('suggests the number that may have been meant', async () => {
      const { gateway, orderNumber, mistyped } = await make();
      const [verdict] = (await gateway.check([{ orderNumber: mistyped, quantity: 1 }]))._unsafeUnwrap();
      expect(verdict).toMatchObject({ kind: 'unknown' });
      const suggested = verdict?.kind === 'unknown' ? verdict.suggestions : [];
      expect(suggested.map((item) => item.orderNumber)).toContain(orderNumber);
    });

    it('puts what can be ordered into the cart and says what could not', async () => {
      const { gateway, carts, orderNumber } = await make();
      const { cart, verdicts } = (
        await gateway.add(
          [
            { orderNumber, quantity: 3 },
            { orderNumber: 'NICHTS-1', quantity: 1 },
          ],
          'key-of-a-form',
        )
      )._unsafeUnwrap();
      expect(verdicts.map(({ kind }) => kind)).toEqual(['found', 'unknown']);
      expect(cart.lines).toMatchObject([{ orderNumber, quantity: 3 }]);
      expect((await carts.find())._unsafeUnwrap()).toMatchObject({ id: cart.id, itemsCount: 3 });
    });

    it('lowers a quantity to what there is', async () => {
      const { gateway, orderNumber } = await make();
      const [verdict] = (await gateway.check([{ orderNumber, quantity: 9_000 }]))._unsafeUnwrap();
      expect(verdict).toMatchObject({ kind: 'lowered' });
    });
  });
};
