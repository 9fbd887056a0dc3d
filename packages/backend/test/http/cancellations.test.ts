// The cancellation button over the real backend: declared without a login, one receipt with the end of the contract, the renewal ends.
// Source: § 312k BGB; docs/adr/0075.

import { money } from '@tornister/domain/money';
import { DAY_MS, HOUR_MS } from '@tornister/domain/shared';
import { beforeEach, describe, expect, it } from 'vitest';
import { json } from '../../src/database/columns.ts';
import { renewMemberships } from '../../src/prime/renew-memberships.ts';
import { writePrimeOrder } from '../../src/prime/write-prime-order.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { createStaffDesk, STAFF_TOKEN } from '../support/staff-desk.ts';
import { createFreshShop, TEST_START, type TestShop } from '../support/test-shop.ts';

const SUBMIT = `mutation($data:CancellationInput!,$key:String!){submitCancellation(data:$data,idempotencyKey:$key){
  successful receivedAt fieldErrors{fieldName errorMessage}}}`;
const STAFF = 'staff@example.com';
/** From the first of December to the end of November; the test begins on 21 November 2026. */
const FIRST_TERM = { startsAt: Date.UTC(2025, 10, 30, 23), endsAt: Date.UTC(2026, 10, 30, 23) };
/** What a year costs, in cents. */
const PRICE = 2_900;
const SHOP = { store: 'de', language: 'de', isB2b: false, sellsPrime: true, baseUrl: 'http://shop.example' } as const;
const LATER_TERM = { startsAt: Date.UTC(2025, 5, 30, 22), endsAt: Date.UTC(2027, 5, 30, 22) };

type Answer = {
  readonly successful: boolean;
  readonly receivedAt: number | null;
  readonly fieldErrors: readonly { readonly fieldName: string; readonly errorMessage: string }[];
};

/** Receipts to one address that go out within an hour (backend/src/limits/limiter.ts). */
const RECEIPTS_AN_HOUR = 5;

let people = 0;

describeOnADatabase('Cancellations (§ 312k BGB)', (database) => {
  let shop: TestShop;
  let shopper: Shopper;
  let keys = 0;
  /** The browsers of members who have logged in, by their e-mail addresses. */
  const members = new Map<string, Shopper>();

  beforeEach(async () => {
    shop = await createFreshShop(database(), { environment: { STAFF_EMAIL: STAFF, STAFF_TOKEN } });
    shopper = await createShopper(shop);
  });

  const member = async (
    term: { readonly startsAt: number; readonly endsAt: number },
    more: object = {},
  ): Promise<string> => {
    people += 1;
    const email = `paul.${people}@example.com`;
    await insertAccount(database(), {
      id: `paul-${people}`,
      email,
      prime: JSON.stringify({ status: 'ACTIVE', abo: true, ...term, ...more }),
    });
    return email;
  };
  /** Logs in and tells where bills go. */
  const billingOf = async (email: string) => {
    const own = await createShopper(shop);
    const { login } = await own.call<{ login: { jwt: string; userId: string } }>(
      'mutation($e:String!){login(email:$e,password:"lernen123"){jwt userId}}',
      { e: email },
    );
    own.headers['x-jwt'] = login.jwt;
    own.headers['x-ishop-api-userid'] = login.userId;
    members.set(email, own);
    await own.call('mutation($a:AddressInput!){addBillingAddress(address:$a){successful}}', {
      a: { ...ADDRESS, email },
    });
    return database().selectFrom('addresses').selectAll().where('user_id', '=', login.userId).executeTakeFirstOrThrow();
  };
  /** Has agreed to a renewal and was told of it. */
  const renewingMember = async (): Promise<string> => {
    const renewal = { cents: PRICE, agreedAt: 5, announcedAt: 6, store: 'de', language: 'de', baseUrl: SHOP.baseUrl };
    const email = await member(FIRST_TERM, { renewal });
    await billingOf(email);
    return email;
  };
  /** A member in a later year, which was charged by an order that renewed the one before, or was bought by hand. */
  const longMember = async (isRenewed: boolean): Promise<string> => {
    const email = await member(LATER_TERM);
    const billing = await billingOf(email);
    const year = { userId: billing.user_id, billing, price: money(PRICE), paymentId: 'X_RECHNUNG' } as const;
    const bought = await database()
      .transaction()
      .execute((transaction) =>
        writePrimeOrder({ storefront: SHOP, now: shop.services.now }, transaction, {
          ...year,
          ...(isRenewed ? { renewalOf: email } : {}),
        }),
      );
    await database()
      .updateTable('orders')
      .set({ state: 'placed', payment_state: 'paid' })
      .where('id', '=', bought)
      .execute();
    return email;
  };
  const primeOf = async (email: string) =>
    (await database().selectFrom('accounts').select('prime').where('email', '=', email).executeTakeFirstOrThrow())
      .prime;
  const form = (email: string, more: Readonly<Record<string, string>> = {}) => ({
    name: 'Paul Prime',
    email,
    contract: 'prime',
    reference: '',
    kind: 'ordinary',
    reason: '',
    endsOn: '',
    honeypotField: '',
    ...more,
  });
  const newKey = (): string => {
    keys += 1;
    return `cancelled-${people}-${keys}`;
  };
  const submit = async (data: unknown, key = newKey(), by = shopper): Promise<Answer> =>
    (await by.call<{ submitCancellation: Answer }>(SUBMIT, { data, key })).submitCancellation;
  const submitAsMember = (data: ReturnType<typeof form>): Promise<Answer> =>
    submit(data, newKey(), members.get(data.email));
  const mailsTo = async (recipient: string) => {
    await shop.flush();
    return database().selectFrom('mails').selectAll().where('recipient', '=', recipient).execute();
  };

  it('end the renewal of a membership with its first term, and mail content, time and end', async () => {
    const email = await member(FIRST_TERM);
    const answer = await submit(form(email.toUpperCase()));
    expect(answer).toEqual({ successful: true, receivedAt: TEST_START, fieldErrors: [] });
    expect(await primeOf(email)).toEqual({ status: 'ACTIVE', abo: false, ...FIRST_TERM });
    const [receipt, ...others] = await mailsTo(email.toUpperCase());
    expect(others).toEqual([]);
    for (const part of [receipt?.html, receipt?.text]) {
      expect(part).toContain('Der Vertrag endet am 30. November 2026.');
      expect(part).toContain('Prime-Mitgliedschaft');
      expect(part).toContain(new Date(TEST_START).toISOString());
    }
  });

  it('end a renewed membership a month later, or on a later day that was wished, and never after what is paid for', async () => {
    const soon = await longMember(true);
    await submitAsMember(form(soon));
    expect(await primeOf(soon)).toMatchObject({ abo: false, endsAt: Date.UTC(2026, 11, 21, 23) });
    const wished = await longMember(true);
    await submitAsMember(form(wished, { endsOn: '2027-02-01' }));
    expect(await primeOf(wished)).toMatchObject({ abo: false, endsAt: Date.UTC(2027, 1, 1, 23) });
    const [receipt] = (await mailsTo(wished)).filter(({ subject }) => subject.includes('Kündigung'));
    expect(receipt?.text).toMatch(/Ende gewünscht zum:? +1\. Februar 2027/);
    expect(receipt?.text).toContain('endet am 1. Februar 2027');
    expect(receipt?.text).not.toContain('2027-02-01');
    const tooLate = await longMember(true);
    await submitAsMember(form(tooLate, { endsOn: '2030-01-01' }));
    expect(await primeOf(tooLate)).toMatchObject({ abo: false, endsAt: LATER_TERM.endsAt });
    const tooEarly = await longMember(true);
    await submitAsMember(form(tooEarly, { endsOn: '2026-11-22' }));
    expect(await primeOf(tooEarly)).toMatchObject({ endsAt: Date.UTC(2026, 11, 21, 23) });
  });

  it('say in both mails what of a charged year is for the time after the end', async () => {
    const email = await longMember(true);
    await submitAsMember(form(email));
    const order = await database()
      .selectFrom('orders')
      .select('number')
      .where('email', '=', email)
      .executeTakeFirstOrThrow();
    // 191 of 365 days: 22 December 2026 to 30 June 2027.
    const share = '15,18\u00a0€';
    const told = (await mailsTo(STAFF)).filter(({ text }) => text.includes(email));
    expect(told).toHaveLength(1);
    for (const part of ['30. Juni 2027', share, String(order.number), '21. Dezember 2026'])
      expect(told[0]?.text).toContain(part);
    const [receipt] = (await mailsTo(email)).filter(({ subject }) => subject.includes('Kündigung'));
    for (const part of ['30. Juni 2027', share, '21. Dezember 2026']) expect(receipt?.text).toContain(part);
  });

  it('end only the renewal where nobody has logged in: the staff sets the early end, once', async () => {
    const email = await longMember(true);
    // Somebody else who is logged in is a stranger, too.
    const other = await longMember(true);
    await submit(form(email), newKey(), members.get(other));
    expect(await primeOf(email)).toMatchObject({ abo: false, endsAt: LATER_TERM.endsAt });
    expect(await primeOf(other)).toMatchObject({ abo: true });
    const [receipt] = (await mailsTo(email)).filter(({ subject }) => subject.includes('Kündigung'));
    for (const part of ['21. Dezember 2026', 'nicht angemeldet', '15,18']) expect(receipt?.text).toContain(part);
    const [told] = (await mailsTo(STAFF)).filter(({ text }) => text.includes(email));
    expect(told?.text).toContain('21. Dezember 2026');
    const [, id = ''] = /npm run staff -- end-early (?:-- )?([\w-]{24})/.exec(told?.text ?? '') ?? [];
    const desk = createStaffDesk(shop);
    const path = `/cancellations/${id}/end-early`;
    shop.pass(DAY_MS);
    const answers = [await desk.post(path), await desk.post(path)];
    expect(answers[0]).toMatchObject({ status: 200, body: { endsAt: '2026-12-21T23:00:00.000Z' } });
    expect(answers[1]).toEqual(answers[0]);
    expect(await primeOf(email)).toMatchObject({ abo: false, endsAt: Date.UTC(2026, 11, 21, 23) });
    expect((await desk.post('/cancellations/nothing/end-early')).body.error).toBe('CANCELLATION_UNKNOWN');
  });

  describe('declared once more, because the account shows the old end', () => {
    const idOf = async (key: string): Promise<string> =>
      (
        await database()
          .selectFrom('cancellations')
          .select('id')
          .where('idempotency_key', '=', key)
          .executeTakeFirstOrThrow()
      ).id;
    /** Submits it, and answers what its mails say and what sets its end. */
    const declare = async (email: string, more: Readonly<Record<string, string>> = {}, by = shopper) => {
      const key = newKey();
      expect((await submit(form(email, more), key, by)).successful).toBe(true);
      const id = await idOf(key);
      await shop.flush();
      const textOf = async (kind: string) =>
        (
          await database()
            .selectFrom('mails')
            .select('text')
            .where('key', '=', `cancellation-${kind}:${id}`)
            .executeTakeFirstOrThrow()
        ).text;
      return {
        id,
        receipt: await textOf('receipt'),
        notice: await textOf('notice'),
        end: () => createStaffDesk(shop).post(`/cancellations/${id}/end-early`),
      };
    };
    const BEFORE = 'schon eine Kündigung vom 21. November 2026';

    it('without a login keep the day of the first, and promise its money once', async () => {
      const email = await longMember(true);
      const first = await declare(email);
      expect(first.notice).toContain('15,18');
      shop.pass(DAY_MS);
      const second = await declare(email);
      for (const text of [second.receipt, second.notice]) {
        for (const part of ['endet am 21. Dezember 2026', BEFORE]) expect(text).toContain(part);
        expect(text).not.toContain('€');
      }
      expect(second.notice).toContain(first.id);
      expect((await second.end()).body.error).toBe('CANCELLATION_UNKNOWN');
      expect((await first.end()).status).toBe(200);
      expect(await primeOf(email)).toMatchObject({ abo: false, endsAt: Date.UTC(2026, 11, 21, 23) });
    });

    it.each([
      [{}, '15,18', Date.UTC(2026, 11, 21, 23)],
      [{ endsOn: '2027-02-01' }, '11,84', Date.UTC(2027, 1, 1, 23)],
    ])(
      'with the login of the member end it, on the day of the first or on a later one: %j',
      async (wish, told, day) => {
        const email = await longMember(true);
        const first = await declare(email);
        shop.pass(DAY_MS);
        await billingOf(email);
        const second = await declare(email, wish, members.get(email));
        expect(await primeOf(email)).toMatchObject({ abo: false, endsAt: day });
        expect(second.notice).toContain(told);
        expect(second.notice).toContain(`(${first.id})`);
        expect((await first.end()).body.error).toBe('MEMBERSHIP_CHANGED');
        expect(await primeOf(email)).toMatchObject({ endsAt: day });
      },
    );

    it('by the member, after one that the staff has turned down, count from their own receipt', async () => {
      const email = await longMember(true);
      const forged = await declare(email);
      expect(forged.notice).toMatch(
        new RegExp(`staff -- end-early (-- )?${forged.id}$[^]*staff -- turn-down (-- )?${forged.id}$`, 'm'),
      );
      const desk = createStaffDesk(shop);
      const path = `/cancellations/${forged.id}/turn-down`;
      const twice = [await desk.post(path), await desk.post(path)];
      expect(twice[0]).toMatchObject({ status: 200, body: { cancellation: forged.id, state: 'turned down' } });
      expect(twice[1]).toEqual(twice[0]);
      expect(await forged.end()).toMatchObject({ status: 409, body: { error: 'EARLY_END_TURNED_DOWN' } });
      expect(await primeOf(email)).toMatchObject({ abo: false, endsAt: LATER_TERM.endsAt });
      shop.pass(DAY_MS);
      await billingOf(email);
      const own = await declare(email, {}, members.get(email));
      expect(own.receipt).toContain('endet am 22. Dezember 2026');
      expect(own.receipt).not.toContain(BEFORE);
      expect(await primeOf(email)).toMatchObject({ endsAt: Date.UTC(2026, 11, 22, 23) });
      expect((await desk.post(`/cancellations/${own.id}/turn-down`)).body.error).toBe('EARLY_END_SET');
      expect(await primeOf(email)).toMatchObject({ endsAt: Date.UTC(2026, 11, 22, 23) });
    });

    it('without a login while a forged one waits, wait by themselves once that is turned down, from their own receipt', async () => {
      const email = await longMember(true);
      const forged = await declare(email);
      shop.pass(DAY_MS);
      const own = await declare(email);
      shop.pass(DAY_MS);
      const again = await declare(email);
      const desk = createStaffDesk(shop);
      const turnDown = () => desk.post(`/cancellations/${forged.id}/turn-down`);
      const answers = [await turnDown(), await turnDown()];
      const nextEndsAt = '2026-12-22T23:00:00.000Z';
      expect(answers[0]).toMatchObject({ status: 200, body: { nextCancellation: own.id, nextEndsAt } });
      expect(answers[1]).toEqual(answers[0]);
      shop.pass(DAY_MS);
      const last = await declare(email);
      expect(last.receipt).toContain('endet am 22. Dezember 2026');
      expect((await forged.end()).body.error).toBe('EARLY_END_TURNED_DOWN');
      expect((await again.end()).body.error).toBe('CANCELLATION_UNKNOWN');
      expect(await own.end()).toMatchObject({ status: 200, body: { endsAt: nextEndsAt } });
      expect(await primeOf(email)).toMatchObject({ abo: false, endsAt: Date.UTC(2026, 11, 22, 23) });
      const shares = await database()
        .selectFrom('cancellations')
        .select(['id', 'cut_off'])
        .where('id', 'in', [own.id, again.id])
        .execute();
      // 190 of 365 days: 23 December 2026 to 30 June 2027.
      expect(shares.map(({ id, cut_off: cut }) => [id === own.id, cut?.share.cents ?? null])).toEqual(
        expect.arrayContaining([
          [true, 1_510],
          [false, null],
        ]),
      );
      expect((await turnDown()).body).toEqual(answers[0]?.body);
    });

    it('turned down before its receipt had its turn, is told so, and no day', async () => {
      const email = await longMember(true);
      for (let turn = 0; turn < RECEIPTS_AN_HOUR; turn += 1)
        await submit(form(email, { contract: 'other', reference: `Wartung ${turn}` }));
      const key = newKey();
      await submit(form(email), key);
      const id = await idOf(key);
      const receipts = async () => (await mailsTo(email)).filter((mail) => mail.key === `cancellation-receipt:${id}`);
      expect(await receipts()).toEqual([]);
      expect((await createStaffDesk(shop).post(`/cancellations/${id}/turn-down`)).status).toBe(200);
      shop.pass(2 * HOUR_MS);
      const [receipt] = await receipts();
      expect(receipt?.text).toContain('nicht vom Mitglied');
      for (const part of ['genaue Datum', 'endet am', '€']) expect(receipt?.text).not.toContain(part);
    });

    it('for another day wait for the staff too, which ends the year by one of them', async () => {
      const email = await longMember(true);
      const first = await declare(email, { endsOn: '2027-02-01' });
      const second = await declare(email);
      expect([second.notice.includes('15,18'), second.notice.includes(BEFORE)]).toEqual([true, true]);
      expect((await second.end()).status).toBe(200);
      expect((await first.end()).body.error).toBe('MEMBERSHIP_CHANGED');
      expect(await primeOf(email)).toMatchObject({ endsAt: Date.UTC(2026, 11, 21, 23) });
    });

    it('after a renewal that was agreed to meanwhile, or after the day of the first, count by themselves', async () => {
      const agreed = await longMember(true);
      await declare(agreed);
      const { prime } = await database()
        .selectFrom('accounts')
        .select('prime')
        .where('email', '=', agreed)
        .executeTakeFirstOrThrow();
      await database()
        .updateTable('accounts')
        .set({ prime: json({ ...prime, abo: true }) })
        .where('email', '=', agreed)
        .execute();
      const late = await longMember(true);
      await declare(late);
      shop.pass(2 * DAY_MS);
      const anew = await declare(agreed);
      expect([anew.notice.includes('23. Dezember 2026'), anew.notice.includes(BEFORE)]).toEqual([true, false]);
      shop.pass(40 * DAY_MS);
      const overdue = await declare(late);
      expect([overdue.notice.includes('2. Februar 2027'), overdue.notice.includes(BEFORE)]).toEqual([true, false]);
    });
  });

  it('have no early end set by the staff once the membership was renewed or bought anew', async () => {
    const email = await longMember(true);
    const key = newKey();
    await submit(form(email), key);
    const { id } = await database()
      .selectFrom('cancellations')
      .select('id')
      .where('idempotency_key', '=', key)
      .executeTakeFirstOrThrow();
    for (const more of [{ abo: true }, { abo: false, endsAt: LATER_TERM.endsAt + 365 * DAY_MS }]) {
      const prime = { status: 'ACTIVE' as const, ...LATER_TERM, ...more };
      await database()
        .updateTable('accounts')
        .set({ prime: json(prime) })
        .where('email', '=', email)
        .execute();
      expect((await createStaffDesk(shop).post(`/cancellations/${id}/end-early`)).body.error).toBe(
        'MEMBERSHIP_CHANGED',
      );
      expect(await primeOf(email)).toEqual(prime);
    }
  });

  it('cut nothing off a year that was bought, however many were bought before, nor of one that nobody bought here', async () => {
    for (const email of [await longMember(false), await member(LATER_TERM)]) {
      await submit(form(email));
      expect(await primeOf(email)).toMatchObject({ abo: false, endsAt: LATER_TERM.endsAt });
      const [receipt] = (await mailsTo(email)).filter(({ subject }) => subject.includes('Kündigung'));
      expect(receipt?.text).toContain('30. Juni 2027');
      expect(receipt?.text).not.toContain('€');
    }
  });

  it('for an important reason, of another contract, or of nobody are kept for people, and answered alike', async () => {
    const email = await member(FIRST_TERM);
    const answers = [
      await submit(form(email, { kind: 'extraordinary', reason: 'Umzug' })),
      await submit(form(email, { contract: 'other', reference: 'Wartung 7' })),
      await submit(form('nobody@example.com')),
    ];
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await primeOf(email)).toMatchObject({ abo: true });
    expect((await mailsTo(email)).map(({ text }) => text.includes('genaue Datum'))).toEqual([true, true]);
    expect((await mailsTo('nobody@example.com')).map(({ text }) => text.includes('genaue Datum'))).toEqual([true]);
    const told = (await mailsTo(STAFF)).filter(({ text }) => text.includes(email) || text.includes('nobody@'));
    expect(told.map(({ text }) => text.includes('von Hand'))).toEqual([true, true, true]);
  });

  it('that come twice at the same moment are one; one of an ended membership changes nothing', async () => {
    const email = await member(FIRST_TERM);
    const key = newKey();
    const [one, two] = await Promise.all([submit(form(email), key), submit(form(email), key)]);
    expect(one).toEqual(two);
    expect(await mailsTo(email)).toHaveLength(1);
    await expect(submit(form(email, { name: 'Other' }), key)).rejects.toThrow('BAD_REQUEST');
    shop.pass(30 * DAY_MS);
    shopper = await createShopper(shop);
    await submit(form(email));
    expect(await primeOf(email)).toMatchObject(FIRST_TERM);
  });

  it.each([
    ['at the end', 0],
    ['within the time in which it may be renewed', DAY_MS],
    ['later, while the shop was down', 3 * DAY_MS],
  ])('take away a renewal that is due and not done, and tell the end (%s)', async (_, late) => {
    const email = await renewingMember();
    shop.pass(FIRST_TERM.endsAt - TEST_START + late);
    shopper = await createShopper(shop);
    await submit(form(email, { endsOn: '2027-12-31' }));
    await renewMemberships(shop.services);
    expect(await primeOf(email)).toEqual({ status: 'ACTIVE', abo: false, ...FIRST_TERM });
    expect(await database().selectFrom('orders').select('id').where('email', '=', email).execute()).toEqual([]);
    const ended = 'Der Vertrag endet am 30. November 2026. Er verlängert sich nicht.';
    const [receipt, ...others] = await mailsTo(email);
    expect([receipt?.text.includes(ended), others]).toEqual([true, []]);
    const told = (await mailsTo(STAFF)).filter(({ text }) => text.includes(email));
    expect(told.map(({ text }) => [text.includes('verlängert sich nicht mehr'), text.includes(ended)])).toEqual([
      [true, true],
    ]);
  });

  it('leave a membership without a renewal as it ended, and are kept for people', async () => {
    const email = await member(FIRST_TERM, { abo: false });
    shop.pass(FIRST_TERM.endsAt - TEST_START);
    shopper = await createShopper(shop);
    await submit(form(email));
    const told = (await mailsTo(STAFF)).filter(({ text }) => text.includes(email));
    expect(told.map(({ text }) => text.includes('von Hand'))).toEqual([true]);
  });

  it('that come while the renewal is done take away the renewal of the old year or of the new one', async () => {
    const email = await renewingMember();
    shop.pass(FIRST_TERM.endsAt - TEST_START);
    shopper = await createShopper(shop);
    await Promise.all([renewMemberships(shop.services), submit(form(email))]);
    const orders = await database().selectFrom('orders').select('id').where('email', '=', email).execute();
    expect(await primeOf(email)).toMatchObject({
      abo: false,
      endsAt: orders.length === 0 ? FIRST_TERM.endsAt : Date.UTC(2027, 10, 30, 23),
    });
    await renewMemberships(shop.services);
    expect(await database().selectFrom('orders').select('id').where('email', '=', email).execute()).toEqual(orders);
  });

  it('name every field that is wrong; machines are dropped', async () => {
    expect((await submit(form('x', { kind: 'angry', endsOn: 'soon' }))).fieldErrors).toEqual([
      { fieldName: 'email', errorMessage: 'emailIncorrect' },
      { fieldName: 'kind', errorMessage: 'requiredField' },
      { fieldName: 'endsOn', errorMessage: 'dateIncorrect' },
    ]);
    const email = await member(FIRST_TERM);
    expect((await submit(form(email, { honeypotField: 'x' }))).successful).toBe(true);
    expect(await primeOf(email)).toMatchObject({ abo: true });
    expect(await mailsTo(email)).toEqual([]);
  });
});
