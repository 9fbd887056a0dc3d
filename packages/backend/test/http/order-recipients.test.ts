// Where the mails of an order go, and that nobody floods a stranger's mailbox by ordering (ASVS 2.4.1).

import { beforeAll, beforeEach, expect, it } from 'vitest';
import { NEWSLETTER_MAILS_TO_RECIPIENT, ORDERS_TO_RECIPIENT } from '../../src/limits/limits.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { enterWithCart } from '../support/member.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createStrangers } from '../support/strangers.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const BILL =
  'mutation($id:ID!,$address:AddressInput!){addBillingAddress(cartId:$id,address:$address){address{addressId} fieldErrors{fieldName errorMessage}}}';
const COMMENT = 'mutation($id:ID!,$text:String!){setOrderComment(cartId:$id,orderComment:$text){successful}}';
const NEXT = 'mutation($id:ID!){confirmationCleanup(cartId:$id){cartId}}';

describeOnADatabase('Recipients of order mails', (database) => {
  let shop: TestShop;

  beforeAll(async () => {
    await insertShelf(database(), { id: 'shelf', stock: 1_000 });
  });
  beforeEach(async () => {
    shop = await createFreshShop(database());
  });

  const aStranger = createStrangers();

  /** Somebody with an account, whose mailbox is proved unless they have just registered. */
  const aMember = async (isProved = true): Promise<Shopper> => {
    const shopper = await createShopper(shop);
    await insertAccount(database(), {
      id: `account-of-${shopper.userId}`,
      email: shopper.email,
      mailbox_proved_at: isProved ? 0 : null,
    });
    await shopper.add('shelf', 1);
    await enterWithCart(shopper, shopper.email);
    return shopper;
  };

  type Wish = { readonly email: string; readonly comment?: string; readonly newsletter?: boolean };

  const orders = async (shopper: Shopper, { email, comment = '', newsletter = false }: Wish) => {
    await shopper.add('shelf', 1);
    await shopper.call(BILL, { id: shopper.cartId, address: { ...ADDRESS, email } });
    await shopper.call(COMMENT, { id: shopper.cartId, text: comment });
    await shopper.choosePayment('INVOICE');
    await database().updateTable('carts').set({ newsletter }).where('id', '=', shopper.cartId).execute();
    const answer = await shopper.submit(await shopper.cart(), `key-of-${shopper.cartId}`);
    const cleaned = await shopper.call<{ confirmationCleanup: { cartId: string } }>(NEXT, { id: shopper.cartId });
    shopper.cartId = cleaned.confirmationCleanup.cartId;
    return answer.orderId;
  };

  const ordersTimes = async (times: number, shopper: Shopper, wish: Wish): Promise<readonly string[]> => {
    const outcomes: string[] = [];
    for (let n = 0; n < times; n += 1) {
      const order = orders(shopper, wish);
      outcomes.push(
        await order.then(
          (id) => (id ? 'ordered' : 'not'),
          (error: Error) => error.message.split(':', 1)[0] ?? '',
        ),
      );
    }
    return outcomes;
  };

  /** The keys of the mails that a mailbox has got. */
  const mailsTo = async (email: string): Promise<readonly string[]> => {
    await shop.flush();
    const mails = await database()
      .selectFrom('mails')
      .select('key')
      .where(({ fn, ref }) => fn<string>('lower', [ref('recipient')]), '=', email)
      .execute();
    return mails.map(({ key }) => key.split(':', 1)[0] ?? '');
  };

  const confirmations = (count: number) => Array.from({ length: count }, () => 'order-confirmation');

  it('sends a stranger the confirmations of five orders an hour, and those of more to the account that orders, which loses none', async () => {
    const [shopper, stranger] = [await aMember(), aStranger()];
    expect(await ordersTimes(25, shopper, { email: stranger })).toEqual(Array.from({ length: 25 }, () => 'ordered'));
    expect(await mailsTo(stranger)).toEqual(confirmations(ORDERS_TO_RECIPIENT.most));
    expect(await mailsTo(shopper.email)).toEqual(confirmations(25 - ORDERS_TO_RECIPIENT.most));
    // Its other mails follow, and the page of the order names the mailbox.
    const recipients = await database()
      .selectFrom('orders')
      .select('email')
      .where('email', '=', shopper.email)
      .execute();
    expect(recipients).toHaveLength(25 - ORDERS_TO_RECIPIENT.most);
    shop.pass(2 * ORDERS_TO_RECIPIENT.windowMs);
    await orders(await aMember(), { email: stranger });
    expect(await mailsTo(stranger)).toHaveLength(ORDERS_TO_RECIPIENT.most + 1);
  });

  it('counts the orders of all accounts and guests to one mailbox together', async () => {
    const stranger = aStranger();
    for (const shopper of [await aMember(), await aMember()]) await ordersTimes(4, shopper, { email: stranger });
    expect(await mailsTo(stranger)).toHaveLength(ORDERS_TO_RECIPIENT.most);
    const guest = await createShopper(shop);
    await guest.add('shelf', 1);
    await guest.becomeGuest({ ...ADDRESS, email: stranger });
    await guest.choosePayment('INVOICE');
    await expect(guest.submit(await guest.cart(), 'key-of-guest')).rejects.toThrow('TOO_MANY_REQUESTS');
  });

  it('lets a school order for many offices, and to its own proved mailbox as often as it likes', async () => {
    const school = await aMember();
    const offices = Array.from({ length: 8 }, aStranger);
    for (const email of offices) await orders(school, { email });
    for (const email of offices) expect(await mailsTo(email)).toEqual(confirmations(1));
    expect(await ordersTimes(8, school, { email: school.email.toUpperCase() })).not.toContain('TOO_MANY_REQUESTS');
    expect(await mailsTo(school.email)).toEqual(confirmations(8));
  });

  it('has an account whose mailbox is not proved wait, like a guest', async () => {
    const shopper = await aMember(false);
    const outcomes = await ordersTimes(8, shopper, { email: shopper.email });
    expect(outcomes.filter((one) => one === 'ordered')).toHaveLength(ORDERS_TO_RECIPIENT.most);
    expect(outcomes.filter((one) => one === 'TOO_MANY_REQUESTS')).toHaveLength(8 - ORDERS_TO_RECIPIENT.most);
  });

  it('asks a mailbox five times an hour whether it wants the newsletter, with orders as by the form', async () => {
    const shopper = await aMember();
    for (let n = 0; n < 8; n += 1) {
      await orders(shopper, { email: shopper.email, newsletter: true });
      shop.pass(1_000);
    }
    const got = await mailsTo(shopper.email);
    expect(got.filter((kind) => kind === 'order-confirmation')).toHaveLength(8);
    expect(got.filter((kind) => kind === 'newsletter-confirmation')).toHaveLength(NEWSLETTER_MAILS_TO_RECIPIENT.most);
  });

  it('repeats a message with an address in it only to the mailbox that is proved to be the orderer’s', async () => {
    const [shopper, stranger] = [await aMember(), aStranger()];
    const textOf = async (comment: string, email: string) => {
      const id = await orders(shopper, { email, comment });
      await shop.flush();
      const mail = database()
        .selectFrom('mails')
        .select(['text', 'html'])
        .where('key', '=', `order-confirmation:${id}`);
      const { text, html } = await mail.executeTakeFirstOrThrow();
      return `${text}${html}`;
    };
    const link = 'Gewonnen! Jetzt auf preis.example.com abholen';
    expect(await textOf(link, stranger)).not.toContain('preis.example.com');
    expect(await textOf(link, stranger)).toContain('Liegt uns vor');
    expect(await textOf('Bitte klingeln', stranger)).toContain('Bitte klingeln');
    expect(await textOf(link, shopper.email)).toContain('preis.example.com');
  });
});
