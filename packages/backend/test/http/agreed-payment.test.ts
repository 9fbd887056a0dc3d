import { beforeAll, beforeEach, expect, it } from 'vitest';
import { describeOnADatabase } from '../support/each-database.ts';
import { fillSchoolCart } from '../support/school-cart.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const LEITWEG_ID = '04011000-1234512345-06';

type Method = { readonly paymentId: string; readonly selected: boolean; readonly buyerReference: string | null };

describeOnADatabase('How a school pays (spec 2 §4 "Checkout order", §6)', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 100 });
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  const aSchool = async (): Promise<Shopper> => {
    const school = await createShopper(shop, 'b2b');
    await school.becomeSchool();
    await fillSchoolCart(school, 3);
    return school;
  };
  const methodsOf = async (school: Shopper): Promise<readonly Method[]> => {
    const { getPaymentInfo } = await school.call<{ getPaymentInfo: { paymentMethods: Method[] } }>(
      'query($id:ID!){getPaymentInfo(cartId:$id){paymentMethods{paymentId selected buyerReference}}}',
      { id: school.cartId },
    );
    return getPaymentInfo.paymentMethods;
  };
  const choose = (school: Shopper, paymentId: string, buyerReference?: string) =>
    school.call<{ setSelectedPayment: { successful: boolean; errorMessage: string | null } }>(
      'mutation($id:ID!,$p:ID!,$r:String){setSelectedPayment(cartId:$id,paymentId:$p,buyerReference:$r){successful errorMessage}}',
      { id: school.cartId, p: paymentId, r: buyerReference ?? null },
    );
  const order = async (school: Shopper) => {
    const { orderId, errorMessage, newCartId } = await school.submit(await school.cart(), `key-of-${school.cartId}`);
    const row = await database()
      .selectFrom('orders')
      .select(['payment_id', 'buyer_reference', 'state', 'payment_state'])
      .where('id', '=', orderId ?? '')
      .executeTakeFirst();
    return { row, errorMessage, newCartId };
  };
  const agree = (school: Shopper, agreed_payment: 'X_RECHNUNG') =>
    database().updateTable('accounts').set({ agreed_payment }).where('email', '=', school.email).execute();

  it('is an invoice by itself, without anything to choose', async () => {
    const school = await aSchool();
    expect(await methodsOf(school)).toEqual([
      { paymentId: 'RECHNUNG', selected: true, buyerReference: null },
      { paymentId: 'X_RECHNUNG', selected: false, buyerReference: null },
    ]);
    expect((await order(school)).row).toEqual({
      ...{ payment_id: 'RECHNUNG', buyer_reference: null, state: 'placed', payment_state: 'not-required' },
    });
  });

  it('becomes an XRechnung with a Leitweg-ID, which the next order remembers until it is taken away', async () => {
    const school = await aSchool();
    expect((await choose(school, 'X_RECHNUNG', ` ${LEITWEG_ID.toLowerCase()} `)).setSelectedPayment.successful).toBe(
      true,
    );
    expect(await methodsOf(school)).toContainEqual({
      ...{ paymentId: 'X_RECHNUNG', selected: true, buyerReference: LEITWEG_ID },
    });
    const first = await order(school);
    expect(first.row).toMatchObject({ payment_id: 'X_RECHNUNG', buyer_reference: LEITWEG_ID });
    await shop.flush();
    const mails = await database().selectFrom('mails').select('text').where('recipient', '=', school.email).execute();
    expect(mails.some(({ text }) => text.includes('XRechnung') && text.includes(LEITWEG_ID))).toBe(true);

    school.cartId = first.newCartId ?? expect.fail();
    await fillSchoolCart(school, 1);
    expect(await methodsOf(school)).toContainEqual({
      ...{ paymentId: 'X_RECHNUNG', selected: true, buyerReference: LEITWEG_ID },
    });
    await choose(school, 'RECHNUNG');
    expect((await order(school)).row).toMatchObject({ payment_id: 'RECHNUNG', buyer_reference: null });
  });

  it('takes no Leitweg-ID whose check digits are wrong, and no method that is not agreed', async () => {
    const school = await aSchool();
    const wrong = '04011000-1234512345-10';
    expect((await choose(school, 'X_RECHNUNG', wrong)).setSelectedPayment).toEqual({
      ...{ successful: false, errorMessage: 'buyer-reference.wrong-check-digits' },
    });
    expect((await choose(school, 'VORKASSE')).setSelectedPayment.successful).toBe(false);
    expect((await order(school)).row).toMatchObject({ payment_id: 'RECHNUNG' });
  });

  it('asks a school that has agreed on electronic invoices for its Leitweg-ID', async () => {
    const school = await aSchool();
    await agree(school, 'X_RECHNUNG');
    expect(await order(school)).toMatchObject({ errorMessage: 'buyer-reference.missing', row: undefined });
    await choose(school, 'X_RECHNUNG', LEITWEG_ID);
    expect((await order(school)).row).toMatchObject({ payment_id: 'X_RECHNUNG', buyer_reference: LEITWEG_ID });
  });

  it('keeps the remembered Leitweg-ID until an order is placed without it', async () => {
    const remembered = async () =>
      (
        await database()
          .selectFrom('accounts')
          .select('buyer_reference')
          .where('email', '=', school.email)
          .executeTakeFirstOrThrow()
      ).buyer_reference;
    const school = await aSchool();
    await choose(school, 'X_RECHNUNG', LEITWEG_ID);
    expect(await remembered()).toBeNull();
    const first = await order(school);
    expect([first.row?.payment_id, await remembered()]).toEqual(['X_RECHNUNG', LEITWEG_ID]);
    school.cartId = first.newCartId ?? expect.fail();
    await fillSchoolCart(school, 1);
    await agree(school, 'X_RECHNUNG');
    await choose(school, 'RECHNUNG');
    expect(await order(school)).toMatchObject({ errorMessage: 'buyer-reference.missing', row: undefined });
    expect(await remembered()).toBe(LEITWEG_ID);
    const agreedOf = async (own: Shopper) =>
      (
        await own.call<{ getPaymentInfo: unknown }>(
          'query($id:ID!){getPaymentInfo(cartId:$id){agreedMethodId selectedMethodId}}',
          { id: own.cartId },
        )
      ).getPaymentInfo;
    expect(await agreedOf(school)).toEqual({ agreedMethodId: 'X_RECHNUNG', selectedMethodId: 'X_RECHNUNG' });
    const other = await aSchool();
    await choose(other, 'X_RECHNUNG', LEITWEG_ID);
    expect(await agreedOf(other)).toEqual({ agreedMethodId: 'RECHNUNG', selectedMethodId: 'X_RECHNUNG' });
  });

  it('is nothing that another school gets to know', async () => {
    const school = await aSchool();
    await choose(school, 'X_RECHNUNG', LEITWEG_ID);
    const other = await aSchool();
    expect((await methodsOf(other)).map(({ buyerReference }) => buyerReference)).toEqual([null, null]);
    await expect(methodsOf({ ...other, cartId: school.cartId })).rejects.toThrow('CART_NOT_FOUND');
  });
});
