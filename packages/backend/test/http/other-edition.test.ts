// One e-mail address has one account, of one edition: whoever asks the other edition learns by a mail where to log in.

import { beforeEach, expect, it } from 'vitest';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper } from '../support/shopper.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const FORGET =
  'mutation($e:String!){forgotPassword(email:$e,honeypotField:"",counter:1){successful generalErrorMessage}}';

let people = 0;

describeOnADatabase('An account of the other edition', (database) => {
  let shop: TestShop;
  let email: string;

  beforeEach(async () => {
    shop = await createFreshShop(database());
    people += 1;
    email = `two.shops.${people}@example.com`;
  });

  const open = (kind: 'member' | 'business') =>
    insertAccount(database(), {
      id: `two-shops-${people}`,
      email,
      kind,
      customer_number: kind === 'business' ? String(770_000 + people) : null,
    });
  const forget = async (store: string): Promise<unknown> =>
    (await createShopper(shop, store)).call(FORGET, { e: email });
  const mails = async () => {
    await shop.flush();
    return database().selectFrom('mails').selectAll().where('recipient', '=', email).execute();
  };

  it('of an institution is named, with its customer number, to whoever asks the consumers’ shop for a new password', async () => {
    const unknown = await forget('de');
    shop.pass(1_000);
    await open('business');
    expect(await forget('de')).toEqual(unknown);
    const [mail] = await mails();
    expect(mail?.text).toContain(`Ihre Kundennummer, mit der Sie sich anmelden: ${770_000 + people}`);
    expect(mail?.text).toContain('http://educational.localhost:3000/myaccount/newpassword/?token=');
    expect(mail?.text).toContain('in einem anderen unserer Shops. Sie melden sich hier an: educational.localhost:3000');
  });

  it('of a consumer is named to whoever asks the educational shop', async () => {
    await open('member');
    await forget('b2b');
    const [mail] = await mails();
    expect(mail?.text).toContain('http://de.localhost:3000/myaccount/newpassword/?token=');
    expect(mail?.text).toContain('hier an: de.localhost');
    expect(mail?.text).not.toContain('Kundennummer');
  });

  it('says nothing of shops in its own one', async () => {
    await open('business');
    await forget('b2b');
    const [mail] = await mails();
    expect(mail?.text).not.toContain('anderen unserer Shops');
  });

  it('is named to its owner when a member of this edition wants its address', async () => {
    await open('business');
    const mia = await createShopper(shop);
    await insertAccount(database(), { id: `mia-${people}`, email: `mia.${people}@example.com` });
    const { login } = await mia.call<{ login: { jwt: string } }>(
      'mutation($e:String!){login(email:$e,password:"lernen123"){jwt}}',
      { e: `mia.${people}@example.com` },
    );
    mia.headers['x-jwt'] = login.jwt;
    await mia.call('mutation($e:String!){updateEmail(email:$e,currentPassword:"lernen123"){successful}}', { e: email });
    const [mail] = await mails();
    expect(mail?.subject).toContain('gehört schon zu einem Konto');
    expect(mail?.text).toContain('http://educational.localhost:3000/myaccount/resetpassword/');
    expect(mail?.text).toContain(String(770_000 + people));
  });
});
