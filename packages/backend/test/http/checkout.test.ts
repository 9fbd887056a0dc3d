import { NO_PAYMENT_SELECTED_MESSAGE } from '@tornister/domain/checkout';
import { beforeAll, describe, expect, it } from 'vitest';
import { hashPassword } from '../../src/auth/passwords.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { forged } from '../support/forged.ts';
import { expectInvariants } from '../support/invariants.ts';
import { ADDRESS, createShopper, type Shopper, type TestCart } from '../support/shopper.ts';
import { insertShelf, insertVoucher } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const LOGIN =
  'mutation($email:String,$number:String,$password:String!){login(email:$email,customerNumber:$number,password:$password){successfull errorMessage jwt firstName}}';
type LoggedIn = {
  readonly login: { readonly successfull: boolean; readonly errorMessage: string | null; readonly jwt: string | null };
};
const EUR = (cents: number) => ({ cents });

describeOnADatabase('Cart and checkout', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    shop = createTestShop(database());
    await insertShelf(
      database(),
      { id: 'pen', cents: 1_000, maximum: 10 },
      { id: 'book', cents: 2_000, taxClass: 'reduced', isBook: true },
      { id: 'set', cents: 300, minimum: 5 },
      { id: 'desk', cents: 20_000, isFreight: true },
      { id: 'few', stock: 3 },
      { id: 'short', stock: 10 },
      { id: 'gone', stock: 3 },
    );
    await insertVoucher(database(), { code: 'ZEHN', kind: 'percent', value: 10 });
    await insertVoucher(database(), { code: 'VIEL', kind: 'amount', value: 500, minimumCartCents: 5_000 });
    const account = {
      kind: 'member',
      is_internal: false,
      first_name: 'Mia',
      last_name: 'Member',
      prime: null,
      created_at: 0,
    } as const;
    const password_hash = await hashPassword('lernen123');
    await database()
      .insertInto('accounts')
      .values([
        { ...account, id: 'mia', email: 'mia.member@example.com', customer_number: null, password_hash },
        { ...account, id: 'slow', email: 'slow@example.com', customer_number: null, password_hash },
      ])
      .execute();
  });

  it('taxes each rate for itself and adds shipping below the free amount', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    await shopper.add('book', 1);
    const { totals, itemsCount, productsCount } = await shopper.cart();
    expect([itemsCount, productsCount]).toEqual([2, 2]);
    expect(totals.subtotal).toEqual(EUR(3_000));
    expect(totals.shippingCost).toEqual(EUR(495));
    expect(totals.grandtotal).toEqual(EUR(3_495));
    expect(totals.tax.map(({ ratePermille }) => ratePermille)).toEqual([190, 70]);
    expect(totals.netValue.cents + totals.tax.reduce((sum, { tax }) => sum + tax.cents, 0)).toBe(3_495);
  });

  it('sells net prices to the business shop and adds the tax', async () => {
    const shopper = await createShopper(shop, 'b2b');
    await shopper.becomeSchool();
    await shopper.add('pen', 10);
    const { totals } = await shopper.cart();
    expect(totals.shippingCost).toEqual(EUR(0));
    expect(totals.netValue).toEqual(EUR(10_000));
    expect(totals.grandtotal).toEqual(EUR(11_900));
  });

  describe('what the shipping step says of other shipping costs (spec 2 §4 "The shipper is recalculated with shipping costs")', () => {
    const SUMS = 'shippingCost{cents} netValue{cents} tax{ratePermille net{cents} tax{cents}} grandtotal{cents}';
    type Sums = TestCart['totals'];
    const sumsOf = async (shopper: Shopper) => {
      const { getShippingStepDetails: step } = await shopper.call<{
        getShippingStepDetails: { cart: { totals: Sums }; otherTotals: readonly Sums[] };
      }>(
        `query($id:ID!){getShippingStepDetails(cartId:$id,calculateShippingCost:true){cart{totals{${SUMS}}} otherTotals{${SUMS}}}}`,
        { id: shopper.cartId },
      );
      return { now: step.cart.totals, other: step.otherTotals };
    };
    const inVienna = { ...ADDRESS, country: 'AT', postCode: '1010', city: 'Wien' };

    it('is what the cart comes to once the goods go there, taxes included, and the other way round', async () => {
      const shopper = await createShopper(shop);
      await shopper.add('pen', 1);
      await shopper.add('book', 1);
      await shopper.becomeGuest();
      const home = await sumsOf(shopper);
      expect(home.other.map(({ shippingCost, grandtotal }) => [shippingCost, grandtotal])).toEqual([
        [EUR(1_295), EUR(4_295)],
      ]);
      await shopper.becomeGuest(inVienna);
      expect(await sumsOf(shopper)).toEqual({ now: home.other[0], other: [home.now] });
    });

    it('is nothing where parcels are free anyway', async () => {
      const shopper = await createShopper(shop);
      await shopper.add('pen', 9);
      await shopper.becomeGuest();
      expect((await sumsOf(shopper)).other).toEqual([]);
    });

    it('is gross, with the tax of what the shipping costs more, for a school', async () => {
      const school = await createShopper(shop, 'b2b');
      await school.becomeSchool();
      await school.add('pen', 1);
      const { now, other } = await sumsOf(school);
      expect([now.grandtotal, other.map(({ grandtotal }) => grandtotal)]).toEqual([EUR(1_773), [EUR(2_368)]]);
    });
  });

  it('raises a quantity to the minimum, lowers it to what there is, and says so', async () => {
    const shopper = await createShopper(shop);
    const raised = await shopper.add('set', 2);
    expect(raised.attainableInfos).toMatchObject([
      {
        successful: false,
        attainable: 5,
        failureDescriptions: ['Die Mindestbestellmenge ist 5.'],
        failures: [{ code: 'cart.below-minimum', quantity: 5 }],
      },
    ]);
    const lowered = await shopper.add('few', 9);
    expect(lowered.attainableInfos).toMatchObject([{ successful: false, attainable: 3 }]);
    expect(lowered.details.positions.map(({ quantity }) => quantity)).toEqual([5, 3]);
    const refused = await shopper.update(
      { addPosition: { itemId: 'no-such', quantity: 1 } },
      { addPosition: { itemId: 'pen', quantity: -3 } },
    );
    expect(refused.attainableInfos.map(({ successful }) => successful)).toEqual([false, false]);
    expect(refused.details.itemsCount).toBe(8);
  });

  it('says at the line how many pieces are left, and names it when it is ordered all the same', async () => {
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['short', 8]]);
    await database().updateTable('stock').set({ available: 3 }).where('item_id', '=', 'short').execute();
    const line = 'query($id:ID!){shop_findCart(cartId:$id){positions{quantity maxQuantity availableForSale}}}';
    expect(await shopper.call(line, { id: shopper.cartId })).toMatchObject({
      shop_findCart: { positions: [{ quantity: 8, maxQuantity: 3, availableForSale: true }] },
    });
    expect((await shopper.submit(seen, 'key-of-too-many')).errorMessage).toBe(
      'Nicht mehr in der gewünschten Menge lieferbar: Stift short. Bitte prüfen Sie den Warenkorb.',
    );
  });

  it('leaves a line of goods that are sold out as it is, until it is removed or they are back', async () => {
    const shopper = await createShopper(shop);
    const stock = (available: number) =>
      database().updateTable('stock').set({ available }).where('item_id', '=', 'gone').execute();
    const positionId = (await shopper.add('gone', 3)).details.positions[0]?.id;
    const changed = async (quantity: number) => {
      const { attainableInfos, details } = await shopper.update({ changeQuantity: { positionId, quantity } });
      return [attainableInfos[0]?.failures[0]?.code, ...details.positions.map((line) => line.quantity)];
    };
    await stock(0);
    expect(await changed(2)).toEqual(['cart.not-for-sale', 3]);
    expect(await changed(4)).toEqual(['cart.not-for-sale', 3]);
    await stock(3);
    expect(await changed(2)).toEqual([undefined, 2]);
    await stock(0);
    expect(await changed(0)).toEqual([undefined]);
  });

  it('takes no discount from books, and a voucher whose value is no longer reached waits for it', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('book', 1);
    expect((await shopper.update({ addVoucher: 'ZEHN' })).attainableInfos).toMatchObject([
      { successful: false, failures: [{ code: 'voucher.nothing-discountable' }] },
    ]);
    expect((await shopper.update({ addVoucher: 'NIE' })).attainableInfos[0]?.failures).toMatchObject([
      { code: 'voucher.unknown' },
    ]);
    await shopper.add('pen', 1);
    expect((await shopper.update({ addVoucher: 'viel' })).attainableInfos[0]?.failures).toMatchObject([
      { code: 'voucher.minimum-not-reached', minimum: EUR(5_000), missing: EUR(4_000) },
    ]);
    await shopper.add('pen', 5);
    expect((await shopper.update({ addVoucher: 'viel' })).details.totals.promotionsSaving).toEqual(EUR(500));
    const pen = (await shopper.cart()).positions.find(({ itemId }) => itemId === 'pen');
    const { details } = await shopper.update({ changeQuantity: { positionId: pen?.id, quantity: 1 } });
    expect([details.voucherCodeStatus, details.totals.promotionsSaving.cents]).toEqual(['DORMANT', 0]);
    const back = await shopper.update({ changeQuantity: { positionId: pen?.id, quantity: 6 } });
    expect([back.details.voucherCodeStatus, back.details.totals.promotionsSaving.cents]).toEqual(['REDEEMED', 500]);
  });

  it('takes a voucher out once, however often that is asked for, and never another one', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    await shopper.update({ addVoucher: 'ZEHN' });
    const other = await shopper.update({ removeVoucher: 'VIEL' });
    expect([other.attainableInfos[0]?.successful, other.details.voucherCodeStatus]).toEqual([true, 'REDEEMED']);
    for (const pressed of [
      await shopper.update({ removeVoucher: 'ZEHN' }),
      await shopper.update({ removeVoucher: 'ZEHN' }),
    ])
      expect([pressed.attainableInfos[0]?.successful, pressed.details.totals.promotionsSaving.cents]).toEqual([
        true,
        0,
      ]);
  });

  it('delivers freight by the forwarding agent only, and asks for every field about the place', async () => {
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['desk', 1]]);
    expect((await shopper.submit(seen, 'key-without-fields')).errorMessage).toBe('vue.checkout.message.sessionExpired');
    const save =
      'mutation($id:ID!,$fields:[FieldValueInput!]!){saveSpeditionsData(cartId:$id,fields:$fields){successful fieldErrors{fieldName}}}';
    const field = (fieldName: string) => ({ fieldName, fieldValue: 'Erdgeschoss' });
    const some = await shopper.call<{ saveSpeditionsData: unknown }>(save, {
      id: shopper.cartId,
      fields: [field('floor')],
    });
    expect(some.saveSpeditionsData).toEqual({
      successful: false,
      fieldErrors: [{ fieldName: 'phone' }, { fieldName: 'access' }],
    });
    await shopper.call(save, { id: shopper.cartId, fields: ['phone', 'floor', 'access'].map(field) });
    const { orderId } = await shopper.submit(await shopper.cart(), 'key-with-all-fields');
    expect(orderId).not.toBeNull();
    const { order } = await shopper.call<{ order: { speditionsFields: unknown } }>(
      'query($orderId:ID!){order:getOrderDetailsV2(orderId:$orderId){speditionsFields{fieldName fieldValue}}}',
      { orderId },
    );
    expect(order.speditionsFields).toEqual(['phone', 'floor', 'access'].map(field));
    const stands = 'query($id:ID!){getThankYouPageData(orderId:$id){isByAppointment}}';
    expect(await shopper.call(stands, { id: orderId })).toEqual({ getThankYouPageData: { isByAppointment: true } });
    const other = await createShopper(shop);
    const sent = await other.submit(await other.prepare([['pen', 1]]), 'key-of-a-parcel');
    const answer = await other.call(stands, { id: sent.orderId });
    expect(answer).toEqual({ getThankYouPageData: { isByAppointment: false } });
  });

  it('sends packing stations by dhl only, and dhl within Germany only', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    await shopper.becomeGuest();
    const step =
      'query($id:ID!){getShippingStepDetails(cartId:$id){shippers{code enabled selected info} packstationAddresses{street addressAddition}}}';
    const add =
      'mutation($id:ID,$address:AddressInput!){addPackstationAddress(cartId:$id,address:$address){successful fieldErrors{fieldName} address{addressId}}}';
    const station = { ...ADDRESS, street: '12345678', addressAddition: '145' };
    const wrong = await shopper.call<{ addPackstationAddress: unknown }>(add, {
      id: shopper.cartId,
      address: { ...station, street: 'x' },
    });
    expect(wrong.addPackstationAddress).toMatchObject({ successful: false, fieldErrors: [{ fieldName: 'street' }] });
    await shopper.call(add, { id: shopper.cartId, address: station });
    expect(
      (await shopper.call<{ getShippingStepDetails: unknown }>(step, { id: shopper.cartId })).getShippingStepDetails,
    ).toEqual({
      shippers: [
        { code: 'dhl', enabled: true, selected: true, info: null },
        { code: 'dpd', enabled: false, selected: false, info: 'PACKSTATION_DHL_ONLY' },
      ],
      packstationAddresses: [{ street: '12345678', addressAddition: 'Packstation 145' }],
    });
    const select = 'mutation($id:ID!){selectShippingAddress(cartId:$id){successful}}';
    await shopper.call(select, { id: shopper.cartId });
    await shopper.becomeGuest({ ...ADDRESS, country: 'AT', postCode: '1010', city: 'Wien' });
    expect(
      (await shopper.call<{ getShippingStepDetails: unknown }>(step, { id: shopper.cartId })).getShippingStepDetails,
    ).toMatchObject({
      shippers: [
        { code: 'dhl', enabled: false, info: 'DHL_GERMANY_ONLY' },
        { code: 'dpd', enabled: true, selected: true },
      ],
    });
  });

  it('sends nothing to a packing station that is paid at the door', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    await shopper.becomeGuest();
    await shopper.choosePayment('CASH_ON_DELIVERY');
    const selected = async () =>
      (
        await shopper.call<{ getPaymentInfo: { selectedMethodId: string | null } }>(
          'query($id:ID!){getPaymentInfo(cartId:$id){selectedMethodId}}',
          { id: shopper.cartId },
        )
      ).getPaymentInfo.selectedMethodId;
    expect(await selected()).toBe('CASH_ON_DELIVERY');
    await shopper.call(
      'mutation($id:ID,$address:AddressInput!){addPackstationAddress(cartId:$id,address:$address){successful}}',
      { id: shopper.cartId, address: { ...ADDRESS, street: '12345678', addressAddition: '145' } },
    );
    expect(await selected()).toBeNull();
    const { orderId, errorMessage } = await shopper.submit(await shopper.cart(), 'key-of-a-parcel-paid-at-a-station');
    expect([orderId, errorMessage]).toEqual([null, NO_PAYMENT_SELECTED_MESSAGE]);
  });

  it('brings freight to the billing address and takes its costs where a packing station was chosen before', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    await shopper.becomeGuest();
    await shopper.call(
      'mutation($id:ID,$address:AddressInput!){addPackstationAddress(cartId:$id,address:$address){successful}}',
      {
        id: shopper.cartId,
        address: { ...ADDRESS, street: '12345678', addressAddition: '145' },
      },
    );
    await shopper.add('desk', 1);
    const step =
      'query($id:ID!){getShippingStepDetails(cartId:$id){cart{shippingAddress{addressId}} shippers{code enabled selected info}}}';
    expect((await shopper.cart()).totals.shippingCost).toEqual(EUR(2_900));
    expect(
      (await shopper.call<{ getShippingStepDetails: unknown }>(step, { id: shopper.cartId })).getShippingStepDetails,
    ).toEqual({
      cart: { shippingAddress: null },
      shippers: [
        { code: 'dhl', enabled: false, selected: false, info: 'FREIGHT_ONLY' },
        { code: 'dpd', enabled: false, selected: false, info: 'FREIGHT_ONLY' },
        { code: 'spedition', enabled: true, selected: true, info: null },
      ],
    });
  });

  it('keeps no packing station where no shipper of the store goes to one', async () => {
    const shopper = await createShopper(shop, 'at');
    await shopper.becomeGuest();
    const kept =
      'mutation($address:AddressInput!){addPackstationAddress(address:$address){successful generalErrorMessage}}';
    const station = { ...ADDRESS, street: '12345678', addressAddition: '145' };
    const answer = await shopper.call<{ addPackstationAddress: unknown }>(kept, { address: station });
    expect(answer.addPackstationAddress).toEqual({
      successful: false,
      generalErrorMessage: 'vue.checkout.packstation.refused',
    });
  });

  it('orders to the addresses and by the payment that were seen, and says so where they have changed meanwhile', async () => {
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['pen', 1]]);
    const { getShippingStepDetails: step } = await shopper.call<{
      getShippingStepDetails: { cart: { billingAddress: { addressId: string } } };
    }>('query($id:ID!){getShippingStepDetails(cartId:$id){cart{billingAddress{addressId}}}}', { id: shopper.cartId });
    const { addressId } = step.cart.billingAddress;
    const changed = 'vue.checkout.summaryStep.notification.choicesChanged';
    const chosen = {
      ...seen,
      billingAddressId: addressId,
      shippingAddressId: '',
      paymentId: 'INVOICE',
      shipperCode: 'dhl',
    };
    for (const other of [{ shippingAddressId: 'gone' }, { paymentId: 'PAYPAL' }, { shipperCode: 'dpd' }]) {
      const refused = await shopper.submit({ ...chosen, ...other }, `key-of-${Object.keys(other)}`);
      expect([refused.errorMessage, refused.orderId]).toEqual([changed, null]);
    }
    expect((await shopper.submit(chosen, 'key-to-there')).orderId).not.toBeNull();
  });

  it('names every wrong field of a guest at once', async () => {
    const shopper = await createShopper(shop);
    const register =
      'mutation($id:ID!,$data:GuestInput!){registerGuest(cartId:$id,data:$data){successfull jwt fieldErrors{fieldName errorMessage}}}';
    const data = { email: 'nobody', billingAddress: { ...ADDRESS, firstName: '', postCode: '12', email: 'nobody' } };
    const { registerGuest } = await shopper.call<{ registerGuest: unknown }>(register, { id: shopper.cartId, data });
    expect(registerGuest).toEqual({
      successfull: false,
      jwt: null,
      fieldErrors: [
        { fieldName: 'email', errorMessage: 'emailIncorrect' },
        { fieldName: 'billingAddress.firstName', errorMessage: 'requiredField' },
        { fieldName: 'billingAddress.postCode', errorMessage: 'postcodeIncorrect' },
      ],
    });
  });

  it('lets nobody skip a step: no order without login, payment or goods', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 1);
    await expect(shopper.submit(await shopper.cart(), 'key-of-nobody')).rejects.toThrow('valid_token_required');
    await shopper.becomeGuest();
    expect((await shopper.submit(await shopper.cart(), 'key-unpaid')).errorMessage).toBe(
      'vue.checkout.paymentStep.errorNoPaymentSelected',
    );
    expect((await shopper.choosePayment('TWINT')).setSelectedPayment.successful).toBe(false);
  });

  it('I8: answers somebody else’s cart like one that does not exist', async () => {
    const owner = await createShopper(shop);
    const stranger = await createShopper(shop);
    await owner.add('pen', 1);
    stranger.cartId = owner.cartId;
    await expect(stranger.cart()).rejects.toThrow('CART_NOT_FOUND');
    await expect(stranger.add('pen', 1)).rejects.toThrow('CART_NOT_FOUND');
    const nobody = await shop.post({ query: `{shop_findCart(cartId:"${owner.cartId}"){id}}` });
    expect(await nobody.text()).toContain('A valid user id is required.');
  });

  it('F19: a login brings the cart along, once, and the logout ends the token', async () => {
    const shopper = await createShopper(shop);
    await shopper.add('pen', 2);
    await shopper.update({ addVoucher: 'ZEHN' });
    const { login } = await shopper.call<LoggedIn>(LOGIN, { email: 'Mia.Member@example.com', password: 'lernen123' });
    shopper.headers['x-jwt'] = login.jwt ?? expect.fail(String(login.errorMessage));
    const merge = 'mutation($id:ID!){mergeCarts(cartId:$id){cart{id itemsCount} hasBroughtGoods}}';
    const [one, two] = await Promise.all(
      [1, 2].map(() => shopper.call<{ mergeCarts: unknown }>(merge, { id: shopper.cartId })),
    );
    expect(one).toEqual(two);
    // The visitor's cart became that of the account as it was: nothing was brought.
    expect(one?.mergeCarts).toMatchObject({ cart: { itemsCount: 2 }, hasBroughtGoods: false });
    await shopper.call('mutation{logout}');
    await expect(shopper.call('{getCustomerInfo{userId}}')).rejects.toThrow('ishop.api.error.revoked_token');
    // Another answer may have been under way with the same token: it says that nobody has to be warned.
    const late = await shop.post({ query: '{getCustomerInfo{userId}}' }, shopper.headers);
    expect(await late.json()).toMatchObject({ errors: [{ extensions: { code: 'REVOKED_TOKEN', isLoggedOut: true } }] });
    shopper.headers['x-jwt'] = `${login.jwt}x`;
    await expect(shopper.call('{getCustomerInfo{userId}}')).rejects.toThrow('ishop.api.error.invalid_token');
  });

  it('takes a card at the sandbox: shows the page, refuses a number that is none, reports and sends the browser back', async () => {
    const shopper = await createShopper(shop);
    const seen = await shopper.prepare([['pen', 1]], 'CREDIT_CARD');
    const { computopData, orderId } = await shopper.submit(seen, 'key-of-the-card');
    const Data = computopData?.fields.find(({ name }) => name === 'Data')?.value ?? '';
    const send = (path: string, fields: Readonly<Record<string, string>>) =>
      shop.request(path, { method: 'POST', body: new URLSearchParams(fields) });
    const page = await send('/sandbox/card', { Data });
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self' http://de.localhost:3000");
    const text = await page.text();
    expect(text).toContain('14,95');
    expect(text).not.toContain('<script');
    expect((await send('/sandbox/card', { Data: forged(Data) })).status).toBe(400);
    const card = { Data, decision: 'approve', number: '4111 1111 1111 1112', expiry: '12/30', cvc: '123' };
    const refused = await send('/sandbox/decide', { ...card, report: 'twice' });
    expect(refused.status).toBe(422);
    const form = await refused.text();
    expect(form).toMatch(/name="number"[^>]*value="4111 1111 1111 1112"[^>]*aria-invalid="true" autofocus/);
    expect(form).toMatch(/name="expiry"[^>]*value="12\/30"[^>]*aria-invalid="false"/);
    expect(form).toMatch(/name="cvc"[^>]*value=""/);
    expect(form).toContain('value="twice" selected');
    expect(form).toContain('id="number-wrong"');
    expect(form).not.toContain('id="expiry-wrong"');
    const paid = await send('/sandbox/decide', { ...card, number: '4111 1111 1111 1111', report: 'twice' });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toMatch(
      new RegExp(`^http://de\\.localhost:3000/computop/success/\\?orderId=${orderId}`),
    );
    const again = await send('/sandbox/decide', { ...card, decision: 'cancel' });
    expect(again.headers.get('location')).toContain('/computop/success/');
    const reports = await database()
      .selectFrom('sandbox_reports')
      .select('notification')
      .where('trans_id', '=', computopData?.fields.find(({ name }) => name === 'TransID')?.value ?? '')
      .execute();
    expect(reports).toHaveLength(2);
    expect(JSON.stringify(reports) + shop.logged.join()).not.toMatch(/4111 ?1111/);
    await expectInvariants(database());
  });
});
