import { hash } from '@node-rs/argon2';
import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { PERSONAL_TABLES } from '../../src/account/personal-tables.ts';
import { reviewMailOf } from '../../src/mail/review-mail.ts';
import { STEP_AFTER_MS, workByClock } from '../../src/orders/clock-warehouse.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { afterFirstRead } from '../support/after-first-read.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, createTestShop, type TestShop } from '../support/test-shop.ts';

const PASSWORD = 'altes-passwort';
/** What leads to a person, in whatever table. */
const LEADS_TO_PERSON = [
  'user_id',
  'account_id',
  'email',
  'recipient',
  'order_id',
  'order_line_id',
  'cart_id',
  'session_id',
  'return_id',
  'wishlist_id',
];
const SECRET = /password(?!_set_at)|hash|secret|public_key/;
let people = 0;

type Done = { readonly successful: boolean; readonly fieldErrors: readonly { readonly errorMessage: string }[] };

describeOnADatabase('A member’s own data (GDPR Art. 15, 17, 20)', (database) => {
  let shop: TestShop;
  let isFilled = false;

  beforeEach(async () => {
    shop = await createFreshShop(database());
    if (isFilled) return;
    isFilled = true;
    await insertShelf(database(), { id: 'old', stock: 1_000 });
  });

  const createMember = async () => {
    people += 1;
    const id = `owner-of-data-${people}`;
    const email = `eva.${people}@example.com`;
    await database()
      .insertInto('accounts')
      .values({
        id,
        email,
        customer_number: null,
        password_hash: await hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 }),
        kind: 'member',
        is_internal: false,
        first_name: 'Eva',
        last_name: 'Eigen',
        prime: null,
        created_at: 0,
        mailbox_proved_at: 0,
      })
      .execute();
    const logIn = async (): Promise<Shopper> => {
      const shopper = await createShopper(shop);
      const { login } = await shopper.call<{ login: { jwt: string | null; userId: string | null } }>(
        'mutation($e:String,$p:String!){login(email:$e,password:$p){jwt userId}}',
        { e: email, p: PASSWORD },
      );
      shopper.headers['x-jwt'] = login.jwt ?? '';
      if (login.userId !== null) shopper.headers['x-ishop-api-userid'] = login.userId;
      return shopper;
    };
    const shopper = await logIn();
    await shopper.call('mutation($a:AddressInput!){addShippingAddress(address:$a){successful}}', {
      a: { ...ADDRESS, lastName: 'Eigen', email },
    });
    const [user] = await database().selectFrom('users').select('id').where('account_id', '=', id).execute();
    return { id, email, userId: user?.id ?? '', logIn, shopper };
  };
  const ask = async (shopper: Shopper, password = PASSWORD): Promise<Done> =>
    (
      await shopper.call<{ answer: Done }>(
        'mutation($p:String!){answer:deleteCurrentCustomerAccount(currentPassword:$p){successful fieldErrors{errorMessage}}}',
        { p: password },
      )
    ).answer;
  const exported = async (shopper: Shopper): Promise<Record<string, readonly Record<string, unknown>[]>> =>
    JSON.parse(
      (await shopper.call<{ exportCustomerData: string }>('{exportCustomerData}')).exportCustomerData,
    ) as Record<string, readonly Record<string, unknown>[]>;
  const isThere = async (id: string): Promise<boolean> =>
    (await database().selectFrom('accounts').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
  const mails = async (email: string) => {
    await shop.flush();
    return database().selectFrom('mails').selectAll().where('recipient', '=', email).orderBy('sent_at').execute();
  };
  const deletionMail = async (email: string): Promise<string> =>
    (await mails(email)).find(({ subject }) => subject.includes('wird gelöscht'))?.text ?? 'no such mail';
  /** An order of the member, as it stands after the checkout. */
  const order = async ({ id, userId, email }: { id: string; userId: string; email: string }): Promise<void> => {
    const buyer = await createShopper(shop);
    const seen = await buyer.prepare([['old', 1]]);
    await buyer.submit(seen, `key-of-own-data-${id}`);
    await database().updateTable('orders').set({ user_id: userId, email }).where('email', '=', buyer.email).execute();
  };

  it('knows every table that leads to a person, so that none is forgotten', async () => {
    const { rows } = await sql<{ table: string }>`select distinct table_name as table from information_schema.columns
      where table_schema = current_schema() and column_name in (${sql.join(LEADS_TO_PERSON)})`.execute(database());
    const known = PERSONAL_TABLES.map(({ table }) => table);
    expect(rows.map(({ table }) => table).filter((table) => !known.includes(table))).toEqual([]);
  });

  it('is exported whole, without secrets and without anything of somebody else', async () => {
    const [eva, other] = [await createMember(), await createMember()];
    await order(eva);
    const data = await exported(eva.shopper);
    expect(data.accounts?.[0]).toMatchObject({ email: eva.email, first_name: 'Eva' });
    expect(data.addresses?.map(({ last_name }) => last_name)).toEqual(['Eigen']);
    expect([data.orders?.length, data.order_lines?.length]).toEqual([1, 1]);
    const columns = Object.values(data).flatMap((rows) =>
      Array.isArray(rows) ? rows.flatMap((row) => Object.keys(row)) : [],
    );
    expect(columns.filter((column) => SECRET.test(column))).toEqual([]);
    expect(JSON.stringify(data)).not.toContain(other.email);
  });

  it('shows of mails only when which was sent: their links are keys to the account', async () => {
    const eva = await createMember();
    await eva.shopper.call(
      'mutation($e:String,$h:String!,$c:Int!){forgotPassword(email:$e,honeypotField:$h,counter:$c){successful}}',
      { e: eva.email, h: '', c: 1 },
    );
    expect((await mails(eva.email)).map(({ text }) => text.includes('?token='))).toEqual([true]);
    const data = await exported(eva.shopper);
    expect(data.mails?.map(({ subject, sent_at }) => [subject, typeof sent_at])).toEqual([
      ['Ihr neues Passwort bei Tornister', 'number'],
    ]);
    expect(JSON.stringify(data)).not.toContain('token=');
  });

  it('says that a prime membership that would run on goes with the account', async () => {
    const told = async (endsAt: number): Promise<string> => {
      const eva = await createMember();
      const prime = { status: 'ACTIVE', abo: false, startsAt: 0, endsAt };
      await database()
        .updateTable('accounts')
        .set({ prime: JSON.stringify(prime) as never })
        .where('id', '=', eva.id)
        .execute();
      await ask(eva.shopper);
      return deletionMail(eva.email);
    };
    const dueAt = shop.services.now() + 14 * DAY_MS;
    expect(await told(dueAt)).not.toContain('Prime');
    expect(await told(dueAt + 1)).toContain(
      'Mit dem Konto endet Ihre Prime-Mitgliedschaft, die bis zum 5. Dezember 2026',
    );
  });

  it('leaves what belongs to the address alone where nobody has proved it theirs, and says so', async () => {
    const left = async (provedAt: number | null) => {
      const { id, email, shopper } = await createMember();
      await database().updateTable('accounts').set({ mailbox_proved_at: provedAt }).where('id', '=', id).execute();
      const competition = { competition_id: 'own-data', email, name: 'Eva', wants_newsletter: false, created_at: 0 };
      await database().insertInto('competition_entries').values(competition).execute();
      await ask(shopper);
      const told = await deletionMail(email);
      shop.pass(14 * DAY_MS);
      await forgetOld(shop.services);
      const rows = await database().selectFrom('competition_entries').selectAll().where('email', '=', email).execute();
      return [told.includes('Diese E-Mail-Adresse wurde nie bestätigt.'), rows.length];
    };
    const words = JSON.stringify({ de: 'Gewinn', en: 'Prize' }) as never;
    await database()
      .insertInto('competitions')
      .values({ id: 'own-data', stores: [], title: words, terms: words, closes_at: shop.services.now() + 90 * DAY_MS })
      .execute();
    expect(await left(0)).toEqual([false, 0]);
    expect(await left(null)).toEqual([true, 1]);
  });

  it('is exported and deleted whole after a change of the e-mail address, and nothing that came to the old one later', async () => {
    const eva = await createMember();
    const fresh = `fresh.${eva.email}`;
    const words = JSON.stringify({ de: 'Gewinn', en: 'Prize' }) as never;
    const open = { stores: [], title: words, terms: words, closes_at: shop.services.now() + 90 * DAY_MS };
    await database()
      .insertInto('competitions')
      .values(['one', 'two'].map((name) => ({ ...open, id: `${name} of ${eva.id}` })))
      .execute();
    const enter = (name: string, email: string) =>
      database()
        .insertInto('competition_entries')
        .values({
          ...{ competition_id: `${name} of ${eva.id}`, email, name: 'Eva Eigen' },
          ...{ wants_newsletter: false, created_at: shop.services.now() },
        })
        .execute();
    await enter('one', eva.email);
    await enter('two', eva.email);
    await enter('two', fresh);
    await database()
      .insertInto('withdrawals')
      .values({
        ...{ id: `withdrawal of ${eva.id}`, idempotency_key: `withdrawal of ${eva.id}`, store: 'de', language: 'de' },
        ...{ name: 'Eva Eigen', email: eva.email.toUpperCase(), order_number: '?', goods: '', order_id: null },
        received_at: shop.services.now(),
      })
      .execute();
    await eva.shopper.call('mutation($e:String!){forgotPassword(email:$e,honeypotField:"",counter:1){successful}}', {
      e: eva.email,
    });
    await mails(eva.email);
    shop.pass(1_000);
    await eva.shopper.call('mutation($e:String!,$p:String!){updateEmail(email:$e,currentPassword:$p){successful}}', {
      e: fresh,
      p: PASSWORD,
    });
    const token = /emailToken=([\w%-]+)/.exec((await mails(fresh)).at(-1)?.text ?? '')?.[1] ?? '';
    await eva.shopper.call('mutation($t:String!){confirmEmail(emailToken:$t){successful}}', {
      t: decodeURIComponent(token),
    });
    await mails(fresh);
    const data = await exported(eva.shopper);
    expect(data.competition_entries?.map(({ competition_id, email }) => [competition_id, email]).sort()).toEqual([
      [`one of ${eva.id}`, fresh],
      [`two of ${eva.id}`, fresh],
    ]);
    expect(data.withdrawals).toHaveLength(1);
    expect(data.former_emails?.map(({ email }) => email)).toEqual([eva.email]);
    expect(data.mails?.map(({ subject }) => subject).sort()).toEqual([
      'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      'Die E-Mail-Adresse Ihres Kontos bei Tornister wurde geändert',
      'Ihr neues Passwort bei Tornister',
    ]);
    // Whose the old mailbox is now nobody knows.
    shop.pass(1_000);
    await enter('one', eva.email);
    expect((await exported(eva.shopper)).competition_entries).toHaveLength(2);
    await ask(eva.shopper);
    shop.pass(14 * DAY_MS);
    await forgetOld(shop.services);
    const left = await database()
      .selectFrom('competition_entries')
      .select('email')
      .where('email', 'in', [eva.email, fresh])
      .execute();
    expect([await isThere(eva.id), left]).toEqual([false, [{ email: eva.email }]]);
    expect(await mails(eva.email)).toEqual([]);
    expect(await database().selectFrom('former_emails').selectAll().where('account_id', '=', eva.id).execute()).toEqual(
      [],
    );
  });

  it('is kept by a login that was being checked while its deletion was asked for', async () => {
    const eva = await createMember();
    const slow = createTestShop(afterFirstRead(database(), () => ask(eva.shopper), 'password_hash'));
    const answer = await slow.post({
      query: 'mutation($e:String,$p:String!){login(email:$e,password:$p){successfull accountKept}}',
      variables: { e: eva.email, p: PASSWORD },
    });
    expect(await answer.json()).toEqual({ data: { login: { successfull: true, accountKept: true } } });
    shop.pass(15 * DAY_MS);
    await forgetOld(shop.services);
    expect(await isThere(eva.id)).toBe(true);
  });

  it('is deleted 14 days after the owner asked for it, and not a moment before; orders stay', async () => {
    const eva = await createMember();
    await order(eva);
    expect((await ask(eva.shopper, 'geraten')).fieldErrors).toEqual([{ errorMessage: 'passwordWrong' }]);
    expect((await ask(eva.shopper)).successful).toBe(true);
    await expect(exported(eva.shopper)).rejects.toThrow('REVOKED_TOKEN');
    const told = await deletionMail(eva.email);
    expect(told).toContain('5. Dezember 2026');
    expect(told).not.toContain('Prime');
    shop.pass(14 * DAY_MS - 1);
    await forgetOld(shop.services);
    expect(await isThere(eva.id)).toBe(true);
    shop.pass(1);
    await forgetOld(shop.services);
    expect(await isThere(eva.id)).toBe(false);
    const subject = { accountId: eva.id, userId: eva.userId, email: eva.email, formerEmails: [] };
    for (const { table, isOf, atDeletion } of PERSONAL_TABLES) {
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${isOf(subject)}`.execute(database());
      if (atDeletion !== 'kept') expect(rows, table).toEqual([]);
      else if (table === 'orders') expect(rows).toHaveLength(1);
    }
  });

  it('goes with the reviews that its owner has written; the product is rated by the others alone', async () => {
    const eva = await createMember();
    await order(eva);
    const line = await database()
      .selectFrom('order_lines')
      .innerJoin('orders', 'orders.id', 'order_lines.order_id')
      .innerJoin('items', 'items.id', 'order_lines.item_id')
      .select(['order_lines.id', 'items.product_id'])
      .where('orders.user_id', '=', eva.userId)
      .executeTakeFirstOrThrow();
    const said = { product_id: line.product_id, language: 'de', rating: 1, author: 'Eva', title: 'Nein' } as const;
    const shown = { ...said, message: 'Zu klein.', written_at: 0, helpful_count: 0, shop_comment: null };
    await database()
      .insertInto('reviews')
      .values([
        { ...shown, id: `review-of-${eva.id}`, is_verified: true },
        { ...shown, id: `other-review-${eva.id}`, rating: 5, author: 'Otto', is_verified: true },
      ])
      .execute();
    await database()
      .insertInto('review_submissions')
      .values({
        ...said,
        id: `review-of-${eva.id}`,
        message: 'Zu klein.',
        order_line_id: line.id,
        created_at: 0,
        published_at: 0,
      })
      .execute();
    expect((await exported(eva.shopper)).reviews).toHaveLength(1);
    await ask(eva.shopper);
    shop.pass(14 * DAY_MS);
    await forgetOld(shop.services);
    const left = await database()
      .selectFrom('reviews')
      .select('author')
      .where('product_id', '=', line.product_id)
      .execute();
    expect(left).toEqual([{ author: 'Otto' }]);
    const product = await database()
      .selectFrom('products')
      .select(['rating_average', 'rating_count'])
      .where('id', '=', line.product_id)
      .executeTakeFirst();
    expect(product).toEqual({ rating_average: 5, rating_count: 1 });
  });

  it('takes the invitations with it to review what was ordered', async () => {
    shop = createTestShop(database(), { environment: { RATING_MAILS: 'on', ACCOUNT_DELETION_DAYS: '1' } });
    const eva = await createMember();
    await order(eva);
    for (let step = 0; step < 4; step += 1) {
      shop.pass(STEP_AFTER_MS.delivered);
      await workByClock(shop.services);
    }
    const parcel = await database()
      .selectFrom('shipments')
      .innerJoin('orders', 'orders.id', 'shipments.order_id')
      .select('shipments.id')
      .where('orders.user_id', '=', eva.userId)
      .executeTakeFirstOrThrow();
    const invitation = () => reviewMailOf(shop.services, { kind: 'rating-request', shipmentId: parcel.id });
    expect(await invitation()).toMatchObject({ recipient: eva.email });
    await ask(await eva.logIn());
    shop.pass(DAY_MS);
    await forgetOld(shop.services);
    expect([await isThere(eva.id), await invitation()]).toEqual([false, undefined]);
  });

  it('stays when its owner logs in before; the owner is told', async () => {
    const eva = await createMember();
    await ask(eva.shopper);
    shop.pass(13 * DAY_MS);
    const entering = 'mutation($e:String!,$p:String!){login(email:$e,password:$p){accountKept}}';
    const typed = { e: eva.email, p: PASSWORD };
    const browser = await createShopper(shop);
    expect(await browser.call(entering, typed)).toEqual({ login: { accountKept: true } });
    expect(await browser.call(entering, typed)).toEqual({ login: { accountKept: false } });
    const back = await eva.logIn();
    expect((await exported(back)).accounts).toHaveLength(1);
    expect((await mails(eva.email)).map(({ subject }) => subject)).toContain('Ihr Konto bei Tornister bleibt');
    shop.pass(30 * DAY_MS);
    await forgetOld(shop.services);
    expect(await isThere(eva.id)).toBe(true);
  });

  it('is not deleted for others, and waits as long as the setting says', async () => {
    shop = createTestShop(database(), { environment: { ACCOUNT_DELETION_DAYS: '2' } });
    const [eva, other] = [await createMember(), await createMember()];
    await ask(eva.shopper);
    shop.pass(2 * DAY_MS);
    await forgetOld(shop.services);
    expect([await isThere(eva.id), await isThere(other.id)]).toEqual([false, true]);
  });
});

describe('What is kept', () => {
  it('is what the law asks for: orders and what belongs to them', () => {
    const kept = PERSONAL_TABLES.filter(({ atDeletion }) => atDeletion === 'kept').map(({ table }) => table);
    expect(kept.slice(0, 5)).toEqual(['orders', 'order_lines', 'shipments', 'shipment_lines', 'invoices']);
  });
});
