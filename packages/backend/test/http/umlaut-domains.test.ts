// E-mail addresses with an umlaut in their domain over the real backend: both spellings are one mailbox, for orders, logins and lists.
// Source: spec 2 §5 "Internationalised email addresses are shown decoded"; docs/adr/0075.

import { beforeEach, expect, it } from 'vitest';
import { up as encodeDomains } from '../../src/database/migrations/0291-one-spelling-of-domains.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { LOGIN } from '../support/member.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const TYPED = 'Frau@bücher.example';
const ENCODED = 'frau@xn--bcher-kva.example';

describeOnADatabase('E-mail addresses whose domain has an umlaut', (database) => {
  let shop: TestShop;
  let shopper: Shopper;

  beforeEach(async () => {
    for (const table of ['rate_limits', 'newsletter_subscriptions'] as const)
      await database().deleteFrom(table).execute();
    if ((await database().selectFrom('items').select('id').where('id', '=', 'pen').execute()).length === 0)
      await insertShelf(database(), { id: 'pen', stock: 100_000 });
    shop = createTestShop(database());
    shopper = await createShopper(shop);
  });

  const logIn = async (email: string): Promise<string | undefined> => {
    const visitor = await createShopper(shop);
    const answer = await visitor.call<{ login: { userId: string } }>(LOGIN, { email }).catch(() => undefined);
    return answer?.login.userId;
  };

  it('are found by either spelling when somebody withdraws, and shown as people read them', async () => {
    await shopper.add('pen', 1);
    await shopper.becomeGuest({ ...ADDRESS, email: TYPED });
    await shopper.choosePayment('INVOICE');
    const { getCustomerInfo } = await shopper.call<{ getCustomerInfo: { email: string } }>('{getCustomerInfo{email}}');
    expect(getCustomerInfo.email).toBe(TYPED);
    const { orderId } = await shopper.submit(await shopper.cart(), 'umlaut-order');
    const order = database()
      .selectFrom('orders')
      .select(['number', 'email'])
      .where('id', '=', orderId ?? '');
    const { number, email } = await order.executeTakeFirstOrThrow();
    expect(email).toBe('Frau@xn--bcher-kva.example');
    const stranger = await createShopper(shop);
    for (const [at, spelling] of [TYPED, ENCODED].entries()) {
      const data = { name: 'Frau', email: spelling, orderNumber: String(number), goods: '', honeypotField: '' };
      await stranger.call(
        'mutation($data:WithdrawalInput!,$key:String!){submitWithdrawal(data:$data,idempotencyKey:$key){successful}}',
        { data, key: `umlaut-withdrawal-${at}` },
      );
    }
    const declared = await database().selectFrom('withdrawals').select('order_id').where('name', '=', 'Frau').execute();
    expect(declared).toEqual([{ order_id: orderId }, { order_id: orderId }]);
  });

  it('are asked once whether they want the newsletter', async () => {
    for (const email of [TYPED, ENCODED])
      await shopper.call('mutation($e:String!){subscribeToNewsletter(email:$e,honeypotField:""){successful}}', {
        e: email,
      });
    await shop.flush();
    const rows = await database().selectFrom('newsletter_subscriptions').select('email').execute();
    expect(rows).toEqual([{ email: ENCODED }]);
  });

  it('stored as they were typed are brought to one spelling, and then known by both', async () => {
    const id = 'umlaut-member';
    await insertAccount(database(), { id, email: TYPED.toLowerCase() });
    const shown = { language: 'de', store: 'de', base_url: 'http://de.localhost', text_version: '1' };
    const row = { ...shown, state: 'subscribed', source: 'form', requested_at: 0, confirmed_at: 0 } as const;
    const asked = { ...row, token_hash: null, token_expires_at: null, unsubscribed_at: null };
    for (const email of ['frau@bücher.example', ENCODED, 'mann@bücher.example'])
      await database()
        .insertInto('newsletter_subscriptions')
        .values({ id: email, email, ...asked })
        .execute();
    await encodeDomains(database() as never);
    await encodeDomains(database() as never);
    const emails = await database().selectFrom('newsletter_subscriptions').select('email').orderBy('email').execute();
    expect(emails.map(({ email }) => email)).toEqual(['frau@bücher.example', ENCODED, 'mann@xn--bcher-kva.example']);
    const users = [await logIn(TYPED), await logIn(ENCODED)];
    expect(users[0]).toBeDefined();
    expect(users[1]).toBe(users[0]);
  });
});
