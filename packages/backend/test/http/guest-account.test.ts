// A guest keeps the order as an account: by the token of the confirmation, when the guest's login has ended.

import { GUEST_ORDER_GONE_MESSAGE } from '@tornister/domain/session';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { GUEST_TOKEN_MS, issueGuestToken } from '../../src/auth/guest-token.ts';
import { ORDER_LINK_MS, orderToken } from '../../src/orders/order-link.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'rote-socke-7';
const REGISTER = `mutation($data:CustomerInput!){registerCustomer(data:$data){
  successfull errorMessage jwt userId fieldErrors{fieldName errorMessage}}}`;
const ORDER = 'query($id:ID!){getThankYouPageData(orderId:$id){orderId isGuestOrder guestToken}}';

type Registered = {
  readonly registerCustomer: {
    readonly errorMessage: string | null;
    readonly jwt: string | null;
    readonly userId: string | null;
  };
};
type Order = {
  readonly getThankYouPageData: { readonly isGuestOrder: boolean; readonly guestToken: string | null } | null;
};

const customer = (email: string, guestToken: string | null) => ({
  salutation: 'ms',
  firstName: 'Nora',
  lastName: 'Neu',
  email,
  password: PASSWORD,
  passwordRepeated: PASSWORD,
  honeypotField: '',
  guestToken,
});

describeOnADatabase('A guest keeps the order as an account (spec 2 §4, §7)', (database) => {
  let shop: TestShop;
  beforeAll(async () => {
    await insertShelf(database(), { id: 'pen', stock: 100 });
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  /** A guest who has ordered, seen the confirmation and left: the token of the page is all that is there. */
  const orderAndLeave = async (key: string) => {
    const shopper = await createShopper(shop);
    const { orderId } = await shopper.submit(await shopper.prepare([['pen', 1]]), key);
    const { getThankYouPageData } = await shopper.call<Order>(ORDER, { id: orderId });
    const guestToken = getThankYouPageData?.guestToken ?? '';
    await shopper.call('mutation{logout}');
    return { email: shopper.email, orderId, guestToken };
  };
  const register = async (email: string, guestToken: string | null) => {
    const shopper = await createShopper(shop);
    const { registerCustomer } = await shopper.call<Registered>(REGISTER, { data: customer(email, guestToken) });
    shopper.headers['x-jwt'] = registerCustomer.jwt ?? '';
    shopper.headers['x-ishop-api-userid'] = registerCustomer.userId ?? '';
    return { shopper, userId: registerCustomer.userId, refusal: registerCustomer.errorMessage };
  };
  const sees = async (shopper: Shopper, id: string | undefined | null): Promise<boolean> =>
    (await shopper.call<Order>(ORDER, { id })).getThankYouPageData !== null;
  const accountsOf = async (email: string): Promise<number> =>
    (await database().selectFrom('accounts').select('id').where('email', '=', email).execute()).length;
  const streetsOf = async (userId: string | null): Promise<readonly string[]> =>
    (await database().selectFrom('addresses').select('street').where('user_id', '=', userId).execute()).map(
      ({ street }) => street,
    );

  it('takes order and addresses over, also when the login has ended', async () => {
    const { email, orderId, guestToken } = await orderAndLeave('key-of-a-token-0001');
    const { shopper, userId } = await register(email, guestToken);
    expect([await sees(shopper, orderId), await streetsOf(userId)]).toEqual([true, [ADDRESS.street]]);
    const { getThankYouPageData } = await shopper.call<Order>(ORDER, { id: orderId });
    expect(getThankYouPageData).toMatchObject({ isGuestOrder: false, guestToken: null });
  });

  it('opens the order by the link of its mail to the member alone, and asks who is not logged in to log in', async () => {
    const { email, orderId, guestToken } = await orderAndLeave('key-of-a-token-0006');
    const token = orderToken(shop.services.secrets, orderId ?? '');
    const open = async (shopper: Shopper, by = token) =>
      (
        await shopper.call<{ getOrderDetailsV2: { readonly email: string } | null }>(
          'query($id:ID!,$token:String){getOrderDetailsV2(orderId:$id,token:$token){email}}',
          { id: orderId, token: by },
        )
      ).getOrderDetailsV2;
    const nobody = await createShopper(shop);
    expect(await open(nobody)).toEqual({ email });
    const { shopper } = await register(email, guestToken);
    const other = await register(`other.${email}`, null);
    expect([await open(shopper), await open(other.shopper)]).toEqual([{ email }, null]);
    await expect(open(nobody)).rejects.toThrow('VALID_TOKEN_REQUIRED');
    expect(await open(nobody, 'made-up')).toBeNull();
    await database()
      .updateTable('orders')
      .set({ ordered_at: shop.services.now() - ORDER_LINK_MS })
      .where('id', '=', orderId)
      .execute();
    expect(await open(shopper)).toEqual({ email });
    await expect(open(nobody)).rejects.toThrow('VALID_TOKEN_REQUIRED');
  });

  it('gives them to the first who comes, and to nobody after', async () => {
    const { email, guestToken } = await orderAndLeave('key-of-a-token-0002');
    await register(email, guestToken);
    const second = await register(`second.${email}`, guestToken);
    expect([second.refusal, await accountsOf(`second.${email}`)]).toEqual([GUEST_ORDER_GONE_MESSAGE, 0]);
    const both = await orderAndLeave('key-of-a-token-0007');
    const answers = await Promise.all(['a', 'b'].map((name) => register(`${name}.${both.email}`, both.guestToken)));
    expect(answers.map(({ refusal }) => refusal ?? 'opened').sort()).toEqual(['opened', GUEST_ORDER_GONE_MESSAGE]);
  });

  it('opens no account by a token that is spoilt, gone, too old or of a member: the order would never come into it', async () => {
    const { email, orderId, guestToken } = await orderAndLeave('key-of-a-token-0003');
    const other = await register(`other.${email}`, null);
    const ofMember = await issueGuestToken(shop.services.secrets, other.userId as never, shop.services.now());
    for (const token of [`${guestToken}x`, '', ofMember])
      expect((await register(email, token)).refusal).toBe(GUEST_ORDER_GONE_MESSAGE);
    shop.pass(GUEST_TOKEN_MS + 1);
    expect((await register(email, guestToken)).refusal).toBe(GUEST_ORDER_GONE_MESSAGE);
    expect(await accountsOf(email)).toBe(0);
    const without = await register(email, null);
    expect([without.refusal, await sees(without.shopper, orderId)]).toEqual([null, false]);
  });

  it('is one wish when its form is sent twice, at the same moment or later', async () => {
    const { email, orderId, guestToken } = await orderAndLeave('key-of-a-token-0008');
    const twice = await Promise.all([register(email, guestToken), register(email, guestToken)]);
    for (const { refusal, shopper } of [...twice, await register(email, guestToken)])
      expect([refusal, await sees(shopper, orderId)]).toEqual([null, true]);
  });

  it('opens an account by a token within its last second', async () => {
    const { email, orderId, guestToken } = await orderAndLeave('key-of-a-token-0004');
    shop.pass(GUEST_TOKEN_MS - 1_000);
    expect(await sees((await register(email, guestToken)).shopper, orderId)).toBe(true);
  });

  it('is no login: it shows nobody the order', async () => {
    const { orderId, guestToken } = await orderAndLeave('key-of-a-token-0005');
    const stranger = await createShopper(shop);
    stranger.headers['x-jwt'] = guestToken;
    await expect(stranger.call(ORDER, { id: orderId })).rejects.toThrow('INVALID_TOKEN');
  });
});
