// The contract tests of the port `CartGateway`.

import type { ItemId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import type { CartGateway } from '../../src/ports/index.ts';

/** What a shop must have for the contract; every case gets a visitor without a cart. */
export type CartUnderContract = {
  readonly gateway: CartGateway;
  /** Two different items in stock, at least five pieces of each, minimum one. */
  readonly itemIds: readonly [ItemId, ItemId];
  readonly voucher: string;
};

/** The promises of every cart, run by the double and by the adapter. */
export const describeCartGateway = (name: string, make: () => CartUnderContract | Promise<CartUnderContract>): void => {
  describe(`cart gateway: ${name}`, () => {
    it('knows no cart of a visitor who has put nothing in', async () => {
      const { gateway } = await make();
      expect((await gateway.find())._unsafeUnwrap()).toBeUndefined();
    });

    it('opens a cart with the first change and finds it again', async () => {
      const { gateway, itemIds } = await make();
      const { cart, outcomes } = (
        await gateway.update([{ kind: 'add-position', itemId: itemIds[0], quantity: 2 }])
      )._unsafeUnwrap();
      expect(outcomes).toEqual([{ kind: 'done' }]);
      expect(cart.lines).toMatchObject([{ itemId: itemIds[0], quantity: 2 }]);
      expect((await gateway.find())._unsafeUnwrap()).toMatchObject({ id: cart.id, itemsCount: 2 });
    });

    it('does the operations of one update in order and answers each of them', async () => {
      const { gateway, itemIds } = await make();
      const [first, second] = itemIds;
      const { cart, outcomes } = (
        await gateway.update([
          { kind: 'add-position', itemId: first, quantity: 1 },
          { kind: 'add-position', itemId: second, quantity: 3 },
          { kind: 'add-position', itemId: first, quantity: 1 },
        ])
      )._unsafeUnwrap();
      expect(outcomes).toHaveLength(3);
      expect(cart.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
        [first, 2],
        [second, 3],
      ]);
      expect(cart.itemsCount).toBe(5);
    });

    it('changes the quantity of a line and removes it', async () => {
      const { gateway, itemIds } = await make();
      const added = await gateway.update([{ kind: 'add-position', itemId: itemIds[0], quantity: 1 }]);
      const lineId = added._unsafeUnwrap().cart.lines[0]?.id;
      if (lineId === undefined) throw new Error('There is no line');
      const changed = await gateway.update([{ kind: 'change-quantity', lineId, quantity: 4 }]);
      expect(changed._unsafeUnwrap().cart.lines[0]?.quantity).toBe(4);
      const removed = await gateway.update([{ kind: 'remove-position', lineId }]);
      expect(removed._unsafeUnwrap().cart.lines).toEqual([]);
    });

    it('puts a removed line back at its place', async () => {
      const { gateway, itemIds } = await make();
      const [first, second] = itemIds;
      const added = await gateway.update([
        { kind: 'add-position', itemId: first, quantity: 2 },
        { kind: 'add-position', itemId: second, quantity: 1 },
      ]);
      const lineId = added._unsafeUnwrap().cart.lines[0]?.id;
      if (lineId === undefined) throw new Error('There is no line');
      await gateway.update([{ kind: 'remove-position', lineId }]);
      const undone = await gateway.update([{ kind: 'add-position', itemId: first, quantity: 2, at: 0 }]);
      expect(undone._unsafeUnwrap().cart.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
        [first, 2],
        [second, 1],
      ]);
    });

    it('says what could not be had instead of failing', async () => {
      const { gateway, itemIds } = await make();
      const { outcomes } = (
        await gateway.update([{ kind: 'add-position', itemId: itemIds[0], quantity: 9_000 }])
      )._unsafeUnwrap();
      expect(outcomes[0]).toMatchObject({ kind: 'not-attainable', failure: { kind: 'cart.above-maximum' } });
    });

    it('redeems a voucher that it knows and refuses another with a reason', async () => {
      const { gateway, itemIds, voucher } = await make();
      await gateway.update([{ kind: 'add-position', itemId: itemIds[0], quantity: 5 }]);
      const known = (await gateway.update([{ kind: 'add-voucher', code: voucher }]))._unsafeUnwrap();
      expect(known.cart.voucher).toMatchObject({ kind: 'redeemed', code: voucher });
      await gateway.update([{ kind: 'remove-voucher', code: voucher }]);
      const unknown = (await gateway.update([{ kind: 'add-voucher', code: 'NICHTS' }]))._unsafeUnwrap();
      expect(unknown.outcomes[0]).toEqual({ kind: 'not-attainable', failure: { kind: 'voucher.unknown' } });
      expect(unknown.cart.voucher).toEqual({ kind: 'none' });
    });
  });
};
