// A voucher that is over leaves its cart, and the cart says so, with its code and why. Source: spec 2 §3 "voucherCodeStatus", §4 "Submit".

import { CART_CHANGED_MESSAGE } from '@tornister/domain/checkout';
import { beforeAll, describe, expect, it } from 'vitest';
import { overVoucherText } from '../../src/cart/cart-texts.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { expectInvariants } from '../support/invariants.ts';
import { enterWithCart } from '../support/member.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

describeOnADatabase('A voucher that is over', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(
      database(),
      { id: 'pen', cents: 1_000 },
      { id: 'ruler', cents: 200 },
      { id: 'badge', cents: 100 },
    );
  });

  const toldOf = async ({ call, cartId }: Shopper): Promise<string | null> => {
    const { shop_findCart: cart } = await call<{ readonly shop_findCart: { readonly shortfall: string | null } }>(
      'query($id:ID!){shop_findCart(cartId:$id,calculateShippingCost:false){shortfall}}',
      { id: cartId },
    );
    return cart.shortfall;
  };
  const codeOf = async ({ cartId }: Shopper) =>
    (await database().selectFrom('carts').select('voucher_code').where('id', '=', cartId).executeTakeFirstOrThrow())
      .voucher_code;
  const withVoucher = async (code: string, store?: string): Promise<Shopper> => {
    const shopper = await createShopper(shop, store);
    await shopper.update({ addPosition: { itemId: 'pen', quantity: 2 } }, { addVoucher: code });
    return shopper;
  };
  const expire = (code: string) =>
    database().updateTable('vouchers').set({ ends_at: 1 }).where('code', '=', code).execute();
  const pens = async (shopper: Shopper, quantity: number) => {
    const positionId = (await shopper.cart()).positions.find(({ itemId }) => itemId === 'pen')?.id;
    await shopper.update({ changeQuantity: { positionId, quantity } });
  };

  it('is told where another order was faster with it, and the cart can be ordered without it', async () => {
    await insertVoucher(database(), { code: 'NUREINMAL', limit: 1 });
    const [first, second] = [await withVoucher('NUREINMAL'), await withVoucher('NUREINMAL')];
    const [seenByFirst, seen] = [await first.prepare([]), await second.prepare([])];
    expect([seen.totals.promotionsSaving.cents, await toldOf(second)]).toEqual([200, null]);
    const ordered = await first.submit(seenByFirst, 'order-of-the-first');
    // The order has used it up itself.
    expect([typeof ordered.orderId, await toldOf(first)]).toEqual(['string', null]);
    expect(await second.submit(seen, 'order-of-the-second')).toMatchObject({ errorMessage: CART_CHANGED_MESSAGE });
    const left = await second.cart();
    expect([left.totals.promotionsSaving.cents, await toldOf(second)]).toEqual([
      0,
      'Der Gutschein „NUREINMAL“ gilt für diesen Warenkorb nicht mehr: Er ist aufgebraucht.',
    ]);
    const { orderId, newCartId } = await second.submit(left, 'order-without-it');
    second.cartId = newCartId ?? expect.fail();
    expect([typeof orderId, await toldOf(second)]).toEqual(['string', null]);
    await expectInvariants(database());
  });

  it('is told with its gift gone, too, and where it was deleted', async () => {
    await insertVoucher(database(), { code: 'MITGIFT', kind: 'free-item', value: 0, freeItemId: 'badge' });
    const shopper = await withVoucher('MITGIFT');
    const seen = await shopper.prepare([]);
    await database().deleteFrom('vouchers').where('code', '=', 'MITGIFT').execute();
    const told = 'Der Gutschein „MITGIFT“ gilt für diesen Warenkorb nicht mehr: Es gibt ihn nicht mehr.';
    expect(await toldOf(shopper)).toBe(told);
    expect(await shopper.submit(seen, 'order-with-deleted')).toMatchObject({ errorMessage: CART_CHANGED_MESSAGE });
    expect([await codeOf(shopper), await toldOf(shopper)]).toEqual([null, told]);
  });

  it('is told after any change, which takes it out, until a line is changed', async () => {
    await insertVoucher(database(), { code: 'BALDVORBEI' });
    const shopper = await withVoucher('BALDVORBEI', 'ch');
    await expire('BALDVORBEI');
    const told = 'Der Gutschein «BALDVORBEI» gilt für diesen Warenkorb nicht mehr: Er ist abgelaufen.';
    expect([await codeOf(shopper), await toldOf(shopper)]).toEqual(['BALDVORBEI', told]);
    await shopper.add('ruler');
    expect([await codeOf(shopper), await toldOf(shopper)]).toEqual([null, told]);
    await shopper.add('ruler');
    expect(await toldOf(shopper)).toBe(told);
    await pens(shopper, 3);
    expect(await toldOf(shopper)).toBeNull();
  });

  it('is told beside what the cart says of its goods', async () => {
    await insertVoucher(database(), { code: 'DANEBEN' });
    const shopper = await withVoucher('DANEBEN');
    const shortfall = 'Nicht alles aus der Bestellung liegt wieder im Warenkorb.';
    await database().updateTable('carts').set({ shortfall }).where('id', '=', shopper.cartId).execute();
    await expire('DANEBEN');
    const both = `${shortfall} Der Gutschein „DANEBEN“ gilt für diesen Warenkorb nicht mehr: Er ist abgelaufen.`;
    expect(await toldOf(shopper)).toBe(both);
    await shopper.add('ruler');
    expect(await toldOf(shopper)).toBe(both);
  });

  it('makes room for another one without a word, and is told in the cart of the account after a login', async () => {
    for (const code of ['ALT', 'NEU']) await insertVoucher(database(), { code });
    const [shopper, member] = [await withVoucher('ALT'), await withVoucher('ALT')];
    await insertAccount(database(), { id: `account-of-${member.userId}`, email: member.email });
    await enterWithCart(member, member.email);
    await expire('ALT');
    await shopper.update({ addVoucher: 'NEU' });
    expect([await codeOf(shopper), await toldOf(shopper)]).toEqual(['NEU', null]);
    expect(await toldOf(member)).toContain('„ALT“');
  });
});

describe('The sentence on a voucher that is over', () => {
  it('names the code and the reason in both languages', () => {
    const told = (reason: Parameters<typeof overVoucherText>[0]['reason']) =>
      (['de', 'en'] as const).map((language) => overVoucherText({ code: 'ZEHN', reason }, language));
    expect(told('voucher.used-up')).toEqual([
      'Der Gutschein „ZEHN“ gilt für diesen Warenkorb nicht mehr: Er ist aufgebraucht.',
      'Voucher “ZEHN” does not apply to this basket any more: it has been used up.',
    ]);
    expect(told('voucher.expired')[1]).toBe('Voucher “ZEHN” does not apply to this basket any more: it has expired.');
  });
});
