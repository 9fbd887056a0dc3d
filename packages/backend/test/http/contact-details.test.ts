import { hash } from '@node-rs/argon2';
import { beforeEach, expect, it } from 'vitest';
import { ONE_TIME_TOKEN_MS } from '../../src/auth/one-time-tokens.ts';
import { json } from '../../src/database/columns.ts';
import { EMAIL_CHANGES_OF_ACCOUNT, EMAIL_CHANGES_TO_RECIPIENT } from '../../src/limits/limits.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'altes-passwort';
type Done = {
  readonly successful: boolean;
  readonly generalErrorMessage: string | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly errorMessage: string }[];
};
const DONE = 'successful generalErrorMessage fieldErrors{fieldName errorMessage}';
const DETAILS = `{getContactDetails{version salutation firstName lastName email phone customerNumber VATRegistrationNo
  jobTitleCode primaryIndustryGroupCode numberOfEmployees}}`;

let people = 0;

describeOnADatabase('Contact details (spec 2 §3, §5, §7)', (database) => {
  let shop: TestShop;

  const createMember = async (kind: 'member' | 'business' = 'member') => {
    people += 1;
    const email = `olga.${people}@example.com`;
    const customerNumber = kind === 'business' ? String(880_000 + people) : null;
    await database()
      .insertInto('accounts')
      .values({
        id: `contact-${people}`,
        email,
        customer_number: customerNumber,
        password_hash: await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
        kind,
        is_internal: false,
        first_name: 'Olga',
        last_name: 'Owner',
        prime: null,
        created_at: 0,
        mailbox_proved_at: 0,
      })
      .execute();
    const logIn = async (name = email): Promise<Shopper> => {
      const shopper = await createShopper(shop, kind === 'business' ? 'b2b' : 'de');
      const { login } = await shopper.call<{ login: { jwt: string | null } }>(
        'mutation($e:String,$n:String,$p:String!){login(email:$e,customerNumber:$n,password:$p){jwt}}',
        { ...(customerNumber === null ? { e: name } : { n: customerNumber }), p: PASSWORD },
      );
      shopper.headers['x-jwt'] = login.jwt ?? '';
      return shopper;
    };
    return { id: `contact-${people}`, email, logIn, shopper: await logIn() };
  };

  let isFilled = false;

  beforeEach(async () => {
    shop = await createFreshShop(database());
    if (isFilled) return;
    isFilled = true;
    await insertShelf(database(), { id: 'shelved', stock: 100 });
  });

  const userOf = async (accountId: string): Promise<string> =>
    (await database().selectFrom('users').select('id').where('account_id', '=', accountId).executeTakeFirstOrThrow())
      .id;
  const details = async (shopper: Shopper) =>
    (await shopper.call<{ getContactDetails: Record<string, unknown> }>(DETAILS)).getContactDetails;
  const change = async (shopper: Shopper, version: number, data: object): Promise<Done> =>
    (
      await shopper.call<{ changeAccountData: Done }>(
        `mutation($v:Int!,$d:AccountDataInput!){changeAccountData(version:$v,data:$d){${DONE}}}`,
        { v: version, d: { salutation: 'ms', firstName: 'Olga', lastName: 'Neu', ...data } },
      )
    ).changeAccountData;
  const updateEmail = async (shopper: Shopper, email: string, currentPassword = PASSWORD): Promise<Done> =>
    (
      await shopper.call<{ updateEmail: Done }>(
        `mutation($e:String!,$p:String!){updateEmail(email:$e,currentPassword:$p){${DONE}}}`,
        { e: email, p: currentPassword },
      )
    ).updateEmail;
  const toConfirm = async (shopper: Shopper, token: string): Promise<string | null> =>
    (
      await shopper.call<{ getEmailToConfirm: string | null }>('query($t:String!){getEmailToConfirm(emailToken:$t)}', {
        t: token,
      })
    ).getEmailToConfirm;
  const confirm = async (shopper: Shopper, token: string): Promise<Done> =>
    (
      await shopper.call<{ confirmEmail: Done }>(`mutation($t:String!){confirmEmail(emailToken:$t){${DONE}}}`, {
        t: token,
      })
    ).confirmEmail;
  const mailsTo = async (email: string) => {
    await shop.flush();
    return database().selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('sent_at').execute();
  };
  const tokenTo = async (email: string): Promise<string> =>
    decodeURIComponent(/emailToken=([\w%-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '');

  it('are shown and changed; a number that is not sent stays, an empty one goes', async () => {
    const { shopper, email } = await createMember();
    expect(await details(shopper)).toMatchObject({
      version: 1,
      salutation: null,
      firstName: 'Olga',
      email,
      phone: null,
    });
    expect((await change(shopper, 1, { phone: '030 123' })).successful).toBe(true);
    expect(await details(shopper)).toMatchObject({ version: 2, salutation: 'ms', lastName: 'Neu', phone: '030 123' });
    await change(shopper, 2, {});
    expect(await details(shopper)).toMatchObject({ version: 3, phone: '030 123' });
    await change(shopper, 3, { phone: '' });
    expect(await details(shopper)).toMatchObject({ version: 4, phone: null });
  });

  it('show an internationalised address decoded, which is saved and compared as it was typed; so does the contact form', async () => {
    const { id, shopper } = await createMember();
    const email = `${id}@xn--bcher-kva.example`;
    await database().updateTable('accounts').set({ email }).where('id', '=', id).execute();
    const shown = { email, shownEmail: `${id}@bücher.example` };
    expect(
      await shopper.call('{getContactDetails{email shownEmail} getContactFormData{email shownEmail}}'),
    ).toMatchObject({ getContactDetails: shown, getContactFormData: shown });
    expect((await updateEmail(shopper, email)).successful).toBe(false);
  });

  it('name every wrong field, and lose no change of another tab', async () => {
    const { shopper, logIn } = await createMember();
    const wrong = await change(shopper, 1, { salutation: 'lord', firstName: ' ', lastName: '3', phone: 'call me' });
    expect(wrong.fieldErrors).toEqual([
      { fieldName: 'salutation', errorMessage: 'salutationIncorrect' },
      { fieldName: 'firstName', errorMessage: 'requiredField' },
      { fieldName: 'lastName', errorMessage: 'leadingDigit' },
      { fieldName: 'phone', errorMessage: 'invalidPhone' },
    ]);
    const both = await Promise.all(
      [shopper, await logIn()].map((tab, index) => change(tab, 1, { phone: `030 ${index}` })),
    );
    expect(both.map(({ successful }) => successful).sort()).toEqual([false, true]);
    expect(both.find(({ successful }) => !successful)?.generalErrorMessage).toBe('vue.contactDetails.changedElsewhere');
    expect(await details(shopper)).toMatchObject({ version: 2 });
  });

  it('are saved once that are sent twice, at the same moment or later', async () => {
    const { shopper } = await createMember();
    const twice = await Promise.all([
      change(shopper, 1, { phone: '030 123' }),
      change(shopper, 1, { phone: '030 123' }),
    ]);
    expect([...twice, await change(shopper, 1, {})].map(({ successful }) => successful)).toEqual([true, true, true]);
    expect(await details(shopper)).toMatchObject({ version: 2, phone: '030 123' });
    for (const other of [{ phone: '030 1' }, { salutation: 'mr' }, { firstName: 'Olgá' }, { lastName: 'Alt' }])
      expect((await change(shopper, 1, { phone: '030 123', ...other })).successful).toBe(false);
    expect(await details(shopper)).toMatchObject({ version: 2 });
  });

  it('of an institution carry the business fields, chosen from the lists', async () => {
    const { shopper } = await createMember('business');
    const business = {
      VATRegistrationNo: 'de 123.456.789',
      jobTitleCode: 'secretary',
      primaryIndustryGroupCode: 'primary',
      numberOfEmployees: '10-49',
    };
    expect((await change(shopper, 1, { ...business, jobTitleCode: 'pirate' })).fieldErrors).toEqual([
      { fieldName: 'jobTitleCode', errorMessage: 'requiredField' },
    ]);
    expect((await change(shopper, 1, business)).successful).toBe(true);
    expect((await change(shopper, 1, business)).successful).toBe(true);
    expect((await change(shopper, 1, { ...business, numberOfEmployees: '50-99' })).successful).toBe(false);
    expect(await details(shopper)).toMatchObject({ ...business, VATRegistrationNo: 'DE123456789' });
  });

  it('a new e-mail address counts once it is confirmed; the old one is told, other logins end', async () => {
    const { shopper, email, logIn } = await createMember();
    const elsewhere = await logIn();
    const fresh = `neu.${email}`;
    expect(await updateEmail(shopper, fresh.toUpperCase(), 'geraten')).toMatchObject({
      fieldErrors: [{ fieldName: 'currentPassword', errorMessage: 'passwordWrong' }],
    });
    expect((await updateEmail(shopper, fresh.toUpperCase())).successful).toBe(true);
    expect(await details(shopper)).toMatchObject({ email });
    const token = await tokenTo(fresh);
    expect(await toConfirm(shopper, token)).toBe(fresh);
    expect((await confirm(shopper, token)).successful).toBe(true);
    expect(await details(shopper)).toMatchObject({ email: fresh, version: 2 });
    await expect(details(elsewhere)).rejects.toThrow('REVOKED_TOKEN');
    const warned = await shop.post({ query: '{getCustomerInfo{userId}}' }, elsewhere.headers);
    expect(await warned.text()).not.toContain('isLoggedOut');
    expect((await mailsTo(email)).map(({ subject }) => subject)).toEqual([
      'Die E-Mail-Adresse Ihres Kontos bei Tornister wurde geändert',
    ]);
    expect((await details(await logIn(fresh))).email).toBe(fresh);
  });

  it('a link that has confirmed the address stays harmless for its member, until another address counts', async () => {
    const { shopper, email, logIn } = await createMember();
    const { shopper: stranger } = await createMember();
    const [fresh, later] = [`neu.${email}`, `neuer.${email}`];
    await updateEmail(shopper, fresh);
    const token = await tokenTo(fresh);
    await confirm(shopper, token);
    const elsewhere = await logIn(fresh);
    expect([await toConfirm(shopper, token), (await confirm(shopper, token)).successful]).toEqual([fresh, true]);
    expect(await details(elsewhere)).toMatchObject({ email: fresh, version: 2 });
    expect([await toConfirm(stranger, token), (await confirm(stranger, token)).successful]).toEqual([null, false]);
    await updateEmail(shopper, later);
    await confirm(shopper, await tokenTo(later));
    expect(await toConfirm(shopper, token)).toBeNull();
    expect((await confirm(shopper, token)).generalErrorMessage).toContain('Link');
  });

  it('the newsletter moves along to the new e-mail address, unless that was unsubscribed, and the old one gets no more', async () => {
    type State = 'pending' | 'subscribed' | 'unsubscribed';
    const subscription = (email: string, state: State, unsubscribed_at: number | null = null) => ({
      ...{
        id: `letter ${email}`,
        email,
        state,
        source: 'form' as const,
        text_version: '1',
        store: 'de',
        language: 'de',
      },
      ...{ base_url: 'http://de.localhost', requested_at: 1, token_hash: null, token_expires_at: null },
      ...{ confirmed_at: 2, unsubscribed_at },
    });
    const letters = async (...emails: readonly string[]) => {
      const rows = await database()
        .selectFrom('newsletter_subscriptions')
        .select(['id', 'email', 'state'])
        .where('email', 'in', emails)
        .execute();
      return Object.fromEntries(rows.map(({ id, email, state }) => [email, `${id}: ${state}`]));
    };
    const changed = async (ofNew?: State, unsubscribedAt?: number) => {
      const { shopper, email } = await createMember();
      const fresh = `neu.${email}`;
      await database()
        .insertInto('newsletter_subscriptions')
        .values([
          subscription(email, 'subscribed'),
          ...(ofNew === undefined ? [] : [subscription(fresh, ofNew, unsubscribedAt)]),
        ])
        .execute();
      await updateEmail(shopper, fresh);
      await confirm(shopper, await tokenTo(fresh));
      return { email, fresh, found: await letters(email, fresh) };
    };
    for (const ofNew of [undefined, 'pending'] as const) {
      const { email, fresh, found } = await changed(ofNew);
      expect(found).toEqual({ [fresh]: `letter ${email}: subscribed` });
    }
    // A subscription that somebody asked for, but that nobody confirmed, does not undo an unsubscription.
    for (const [ofNew, unsubscribedAt] of [['subscribed'], ['unsubscribed', 3], ['pending', 3]] as const) {
      const { email, fresh, found } = await changed(ofNew, unsubscribedAt);
      expect(found).toEqual({ [email]: `letter ${email}: unsubscribed`, [fresh]: `letter ${fresh}: ${ofNew}` });
    }
  });

  it('addresses that had the old e-mail address have the new one, so that no mail of an order goes on to the old mailbox', async () => {
    const { id, shopper, email } = await createMember();
    const userId = await userOf(id);
    const address = {
      user_id: userId,
      use: 'billing' as const,
      salutation: 'ms',
      first_name: 'Olga',
      last_name: 'Owner',
      company: null,
      street: 'Lindenweg 3',
      addition: null,
      postcode: '10115',
      city: 'Berlin',
      country: 'DE',
      delivery_email: null,
      phone: null,
      created_at: 0,
      deleted_at: null,
    };
    const secretary = `sekretariat.${email}`;
    await database()
      .insertInto('addresses')
      .values([
        { ...address, id: `${id}-own`, email: email.toUpperCase() },
        { ...address, id: `${id}-other`, email: secretary, delivery_email: email },
      ])
      .execute();
    const fresh = `neu.${email}`;
    await updateEmail(shopper, fresh);
    await confirm(shopper, await tokenTo(fresh));
    const rows = await database()
      .selectFrom('addresses')
      .select(['email', 'delivery_email'])
      .where('user_id', '=', userId)
      .orderBy('id', 'desc')
      .execute();
    expect(rows).toEqual([
      { email: fresh, delivery_email: null },
      { email: secretary, delivery_email: fresh },
    ]);
  });

  it('mails of orders that were placed before go to the new address; an order that goes elsewhere is left alone', async () => {
    const { id, shopper, email } = await createMember();
    const userId = await userOf(id);
    const secretary = `sekretariat.${email}`;
    for (const [index, recipient] of [email, secretary].entries()) {
      const buyer = await createShopper(shop);
      await buyer.submit(await buyer.prepare([['shelved', 1]]), `order-before-${id}-${index}`);
      await database()
        .updateTable('orders')
        .set({ user_id: userId, email: recipient })
        .where('email', '=', buyer.email)
        .execute();
    }
    const fresh = `neu.${email}`;
    await updateEmail(shopper, fresh);
    await confirm(shopper, await tokenTo(fresh));
    const orders = await database().selectFrom('orders').select('email').where('user_id', '=', userId).execute();
    expect(orders.map((order) => order.email).sort()).toEqual([fresh, secretary].sort());
  });

  it('the mailbox that the carrier writes to moves along with orders that were placed before, and no other one', async () => {
    const { id, shopper, email } = await createMember();
    const userId = await userOf(id);
    for (const [index, recipient] of [email.toUpperCase(), `sekretariat.${email}`].entries()) {
      const buyer = await createShopper(shop);
      const { orderId } = await buyer.submit(await buyer.prepare([['shelved', 1]]), `announced-${id}-${index}`);
      const { delivery_address: goesTo } = await database()
        .selectFrom('orders')
        .select('delivery_address')
        .where('id', '=', orderId)
        .executeTakeFirstOrThrow();
      await database()
        .updateTable('orders')
        .set({ user_id: userId, delivery_address: json({ ...goesTo, delivery_email: recipient }) })
        .where('id', '=', orderId)
        .execute();
    }
    const fresh = `neu.${email}`;
    await updateEmail(shopper, fresh);
    await confirm(shopper, await tokenTo(fresh));
    const orders = await database()
      .selectFrom('orders')
      .select('delivery_address')
      .where('user_id', '=', userId)
      .execute();
    expect(orders.map(({ delivery_address }) => delivery_address.delivery_email).sort()).toEqual([
      fresh,
      `sekretariat.${email}`,
    ]);
    expect(orders.map(({ delivery_address }) => delivery_address.city)).toEqual(['Berlin', 'Berlin']);
  });

  it('what was asked for at the old address is told at the new one, once; what nobody confirmed stays where its link was sent', async () => {
    type Wish = { readonly confirmed_at: number | null; readonly notified_at: number | null };
    const waits: Wish = { confirmed_at: 2, notified_at: null };
    const told: Wish = { confirmed_at: 2, notified_at: 3 };
    const open: Wish = { confirmed_at: null, notified_at: null };
    const asked = { store: 'de', language: 'de', base_url: 'http://de.localhost', requested_at: 1 };
    const moved = async (old: Wish, ofNew?: Wish) => {
      const { shopper, email } = await createMember();
      const fresh = `neu.${email}`;
      const wishes = [
        { id: `old ${people}`, email, ...old, ...asked },
        ...(ofNew === undefined ? [] : [{ id: `new ${people}`, email: fresh, ...ofNew, ...asked }]),
      ];
      await database().insertInto('prime_waiting_list').values(wishes).execute();
      await database()
        .insertInto('stock_alerts')
        .values(wishes.map((wish) => ({ ...wish, item_id: 'shelved' })))
        .execute();
      await updateEmail(shopper, fresh);
      await confirm(shopper, await tokenTo(fresh));
      const found = [];
      for (const table of ['stock_alerts', 'prime_waiting_list'] as const)
        found.push(
          (
            await database()
              .selectFrom(table)
              .select(['id', 'email'])
              .where('email', 'in', [email, fresh])
              .orderBy('id')
              .execute()
          ).map((row) => `${row.id.slice(0, 3)} ${row.email === fresh ? 'at the new' : 'at the old'}`),
        );
      expect(found[0]).toEqual(found[1]);
      return found[0];
    };
    expect(await moved(waits)).toEqual(['old at the new']);
    expect(await moved(open)).toEqual(['old at the old']);
    expect(await moved(waits, waits)).toEqual(['new at the new']);
    expect(await moved(waits, open)).toEqual(['old at the new']);
    expect(await moved(waits, told)).toEqual(['old at the new']);
    expect(await moved(told, waits)).toEqual(['new at the new']);
    expect(await moved(open, waits)).toEqual(['new at the new', 'old at the old']);
  });

  it('a link is good for the member who asked for it, for an hour, and only the last one', async () => {
    const [owner, other] = [await createMember(), await createMember()];
    const fresh = `neu.${owner.email}`;
    await updateEmail(owner.shopper, fresh);
    const first = await tokenTo(fresh);
    expect([await toConfirm(other.shopper, first), (await confirm(other.shopper, first)).successful]).toEqual([
      null,
      false,
    ]);
    // What somebody else tried has not used it up.
    expect(await toConfirm(owner.shopper, first)).toBe(fresh);
    shop.pass(1_000);
    await updateEmail(owner.shopper, fresh);
    const second = await tokenTo(fresh);
    expect([await toConfirm(owner.shopper, first), await toConfirm(owner.shopper, second)]).toEqual([null, fresh]);
    shop.pass(ONE_TIME_TOKEN_MS - 1);
    expect(await toConfirm(await owner.logIn(), second)).toBe(fresh);
    shop.pass(1);
    expect(await toConfirm(await owner.logIn(), second)).toBeNull();
  });

  it('an address that another account has is answered the same, and its owner is written to', async () => {
    const [owner, other] = [await createMember(), await createMember()];
    const free = await updateEmail(owner.shopper, `frei.${owner.email}`);
    expect(await updateEmail(owner.shopper, other.email)).toEqual(free);
    const [mail] = await mailsTo(other.email);
    expect(mail?.subject).toContain('gehört schon zu einem Konto');
    expect(mail?.text).not.toContain('emailToken');
  });

  it('an address that somebody takes before the link is used stays theirs', async () => {
    const [owner, other] = [await createMember(), await createMember()];
    const fresh = `begehrt.${owner.email}`;
    await updateEmail(owner.shopper, fresh);
    const token = await tokenTo(fresh);
    await database().updateTable('accounts').set({ email: fresh }).where('id', '=', other.id).execute();
    expect(await confirm(owner.shopper, token)).toMatchObject({
      generalErrorMessage: 'vue.contactDetails.email.taken',
    });
    expect(await details(owner.shopper)).toMatchObject({ email: owner.email });
  });

  it('too many changes are refused; a mailbox that has had enough gets no more, in silence', async () => {
    const owner = await createMember();
    const fresh = `voll.${owner.email}`;
    const asked = EMAIL_CHANGES_OF_ACCOUNT.most;
    for (let n = 0; n < asked; n += 1) {
      expect((await updateEmail(owner.shopper, fresh)).successful).toBe(true);
      shop.pass(1_000);
    }
    await expect(updateEmail(owner.shopper, fresh)).rejects.toThrow('TOO_MANY_REQUESTS');
    expect(await mailsTo(fresh)).toHaveLength(EMAIL_CHANGES_TO_RECIPIENT.most);
  });

  it('a change that is sent twice at the same moment has one mail', async () => {
    const owner = await createMember();
    const fresh = `doppelt.${owner.email}`;
    await Promise.all([updateEmail(owner.shopper, fresh), updateEmail(owner.shopper, fresh)]);
    expect(await mailsTo(fresh)).toHaveLength(1);
  });
});
