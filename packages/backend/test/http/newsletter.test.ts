import { NEWSLETTER_LINK_MS } from '@tornister/domain/newsletter';
import { DAY_MS } from '@tornister/domain/shared';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { NEWSLETTER_MAILS_TO_RECIPIENT, WRONG_EMAIL_TOKENS_FROM_ADDRESS } from '../../src/limits/limits.ts';
import { moveSubscription } from '../../src/newsletter/move-subscription.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { forged } from '../support/forged.ts';
import { ADDRESS, createShopper, type Shopper } from '../support/shopper.ts';
import { insertShelf } from '../support/small-catalogue.ts';
import { createFreshShop, createTestShop, SECRETS, type TestShop } from '../support/test-shop.ts';

type Done = { readonly successful: boolean; readonly generalErrorMessage: string | null };
const DONE = 'successful generalErrorMessage fieldErrors{fieldName errorMessage}';
let people = 0;

describeOnADatabase('The newsletter (spec 2 §7)', (database) => {
  let shop: TestShop;
  let visitor: Shopper;
  let email: string;
  let isFilled = false;

  beforeEach(async () => {
    shop = await createFreshShop(database());
    visitor = await createShopper(shop);
    people += 1;
    email = `leserin.${people}@example.com`;
    if (isFilled) return;
    isFilled = true;
    await insertShelf(database(), { id: 'old', stock: 1_000 });
  });

  const subscribe = async (to = email, honeypotField = ''): Promise<Done> =>
    (
      await visitor.call<{ answer: Done }>(
        `mutation($e:String!,$h:String!){answer:subscribeToNewsletter(email:$e,honeypotField:$h){${DONE}}}`,
        { e: to, h: honeypotField },
      )
    ).answer;
  const byToken = async (operation: 'confirmNewsletter' | 'unsubscribeNewsletterByLink', t: string): Promise<Done> =>
    (await visitor.call<{ answer: Done }>(`mutation($t:String!){answer:${operation}(token:$t){${DONE}}}`, { t }))
      .answer;
  const linkOf = async (kind: 'newsletter' | 'newsletterEnd', token: string): Promise<string> =>
    (
      await visitor.call<{ link: string }>(
        'query($k:MailedLinkKind!,$t:String!){link:getMailedLink(kind:$k,token:$t)}',
        { k: kind, t: token },
      )
    ).link;
  const unsubscribe = async (houseNr: string, from = email): Promise<Done> =>
    (
      await visitor.call<{ answer: Done }>(
        `mutation($e:String!,$n:String!){answer:unsubscribeNewsletter(email:$e,houseNr:$n){${DONE}}}`,
        { e: from, n: houseNr },
      )
    ).answer;
  const mails = async (to = email) => {
    await shop.flush();
    return database().selectFrom('mails').selectAll().where('recipient', '=', to).orderBy('sent_at').execute();
  };
  const lastMail = async () => (await mails()).at(-1);
  const tokenIn = (text = ''): string => decodeURIComponent(/\?token=([\w.%-]+)/.exec(text)?.[1] ?? '');
  const stateOf = async (of = email) =>
    (await database().selectFrom('newsletter_subscriptions').select('state').where('email', '=', of).executeTakeFirst())
      ?.state;
  const join = async (): Promise<string> => {
    await subscribe();
    await byToken('confirmNewsletter', tokenIn((await lastMail())?.text));
    shop.pass(1_000);
    return tokenIn((await lastMail())?.text);
  };

  it('begins once the link of the mail was used, once, within seven days', async () => {
    expect((await subscribe(email.toUpperCase())).successful).toBe(true);
    const token = tokenIn((await lastMail())?.text);
    expect(await stateOf()).toBe('pending');
    shop.pass(NEWSLETTER_LINK_MS - 1);
    expect((await byToken('confirmNewsletter', token)).successful).toBe(true);
    expect(await stateOf()).toBe('subscribed');
    expect((await byToken('confirmNewsletter', token)).successful).toBe(false);
    const welcome = await lastMail();
    expect(welcome?.subject).toContain('Willkommen');
    expect(welcome?.list_unsubscribe).toContain('/api/newsletter-unsubscribe/?token=');
  });

  it('is asked for once by a form that is sent twice at the same moment, and so is its end', async () => {
    const answers = await Promise.all([subscribe(), subscribe()]);
    expect(answers.map(({ successful }) => successful)).toEqual([true, true]);
    expect(await mails()).toHaveLength(1);
    const ends = await Promise.all([unsubscribe('1'), unsubscribe('1')]);
    expect(ends.map(({ successful }) => successful)).toEqual([true, true]);
    const { rows: posted } = await sql`select id from outbox
      where kind = 'newsletter-unsubscription' and payload ->> 'email' = ${email}`.execute(database());
    expect(posted, 'whichever is sent first').toHaveLength(1);
    expect(await mails()).toHaveLength(2);
    shop.pass(1_000);
    await subscribe();
    expect(await mails()).toHaveLength(3);
  });

  it('does not begin by a link that is seven days old, or that a later one has replaced', async () => {
    await subscribe();
    const first = tokenIn((await lastMail())?.text);
    shop.pass(1_000);
    await subscribe();
    const second = tokenIn((await lastMail())?.text);
    expect((await byToken('confirmNewsletter', first)).successful).toBe(false);
    shop.pass(NEWSLETTER_LINK_MS);
    expect((await byToken('confirmNewsletter', second)).successful).toBe(false);
    expect(await stateOf()).toBe('pending');
  });

  it('says of its links what they can still do, as often as it is asked, and does nothing by that', async () => {
    await subscribe();
    const token = tokenIn((await lastMail())?.text);
    expect(await linkOf('newsletter', token)).toBe('open');
    expect(await linkOf('newsletter', token)).toBe('open');
    expect(await stateOf()).toBe('pending');
    expect(await linkOf('newsletter', `${token}x`)).toBe('unknown');
    await byToken('confirmNewsletter', token);
    shop.pass(NEWSLETTER_LINK_MS);
    expect(await linkOf('newsletter', token)).toBe('used');
    const end = tokenIn((await lastMail())?.text);
    expect([await linkOf('newsletterEnd', end), await linkOf('newsletterEnd', forged(end))]).toEqual([
      'open',
      'unknown',
    ]);
    expect(await stateOf()).toBe('subscribed');
    await byToken('unsubscribeNewsletterByLink', end);
    expect([await linkOf('newsletterEnd', end), await linkOf('newsletter', token)]).toEqual(['used', 'unknown']);
    expect((await byToken('confirmNewsletter', token)).successful).toBe(false);
    expect(await stateOf()).toBe('unsubscribed');
  });

  it('says of a link that is seven days old that it has expired', async () => {
    await subscribe();
    const token = tokenIn((await lastMail())?.text);
    shop.pass(NEWSLETTER_LINK_MS - 1);
    expect(await linkOf('newsletter', token)).toBe('open');
    shop.pass(1);
    expect(await linkOf('newsletter', token)).toBe('expired');
  });

  it('counts links that it does not know, and no others', async () => {
    await subscribe();
    const token = tokenIn((await lastMail())?.text);
    for (let n = 0; n <= WRONG_EMAIL_TOKENS_FROM_ADDRESS.most; n += 1)
      expect(await linkOf('newsletter', token)).toBe('open');
    for (let n = 0; n < WRONG_EMAIL_TOKENS_FROM_ADDRESS.most; n += 1)
      expect(await linkOf('newsletter', `wrong-${n}`)).toBe('unknown');
    await expect(linkOf('newsletter', token)).rejects.toThrow('TOO_MANY_REQUESTS');
  });

  it('ends by the link of each mail, as often as it is used, and by no other', async () => {
    const token = await join();
    expect((await byToken('unsubscribeNewsletterByLink', forged(token))).successful).toBe(false);
    expect(await stateOf()).toBe('subscribed');
    expect((await byToken('unsubscribeNewsletterByLink', token)).successful).toBe(true);
    expect((await byToken('unsubscribeNewsletterByLink', token)).successful).toBe(true);
    expect(await stateOf()).toBe('unsubscribed');
  });

  it('ends by a link that was made with the secret before, as long as that is named', async () => {
    const token = await join();
    const next = 'n'.repeat(40);
    visitor = await createShopper(createTestShop(database(), { secrets: { jwt: next } }));
    expect((await byToken('unsubscribeNewsletterByLink', token)).successful).toBe(false);
    visitor = await createShopper(createTestShop(database(), { secrets: { jwt: next, jwtBefore: SECRETS.jwt } }));
    expect((await byToken('unsubscribeNewsletterByLink', token)).successful).toBe(true);
    expect(await stateOf()).toBe('unsubscribed');
  });

  it('answers the same for an address that has it; the mailbox learns it', async () => {
    const fresh = await subscribe();
    await byToken('confirmNewsletter', tokenIn((await lastMail())?.text));
    await mails();
    shop.pass(1_000);
    expect(await subscribe()).toEqual(fresh);
    expect((await lastMail())?.subject).toContain('schon');
    expect(await stateOf()).toBe('subscribed');
    expect(await unsubscribe('7', 'niemand@example.com')).toEqual(fresh);
    expect(await mails('niemand@example.com')).toEqual([]);
  });

  it('ends by the house number where the shop knows an address, and sends a link where it is another one', async () => {
    await visitor.becomeGuest({ ...ADDRESS, email, street: 'Lindenweg 13' });
    await join();
    const right = await unsubscribe('3');
    expect(await mails()).toHaveLength(3);
    expect(await stateOf()).toBe('subscribed');
    expect(tokenIn((await lastMail())?.text)).not.toBe('');
    shop.pass(1_000);
    expect(await unsubscribe('13')).toEqual(right);
    expect((await lastMail())?.subject).toContain('abbestellt');
    expect(await stateOf()).toBe('unsubscribed');
  });

  it('ends by any house number where the shop knows no address: leaving is as easy as joining', async () => {
    await join();
    await unsubscribe('1');
    await mails();
    expect(await stateOf()).toBe('unsubscribed');
  });

  /** Asks for the newsletter until the mailbox gets no more; answers how many mails it has. */
  const fillMailbox = async (): Promise<number> => {
    for (let n = 0; n < NEWSLETTER_MAILS_TO_RECIPIENT.most; n += 1) {
      shop.pass(1_000);
      await subscribe();
    }
    shop.pass(1_000);
    return (await mails()).length;
  };

  it('ends also where its mailbox has had its share of mails, which gets no more', async () => {
    await join();
    const sent = await fillMailbox();
    expect((await unsubscribe('1')).successful).toBe(true);
    expect(await mails()).toHaveLength(sent);
    expect(await stateOf()).toBe('unsubscribed');
  });

  it('stays where the house number is a wrong one and the mailbox has had its share: it gets no link either', async () => {
    await visitor.becomeGuest({ ...ADDRESS, email, street: 'Lindenweg 13' });
    await join();
    const sent = await fillMailbox();
    await unsubscribe('3');
    expect(await mails()).toHaveLength(sent);
    expect(await stateOf()).toBe('subscribed');
  });

  it('drops what machines fill in, and sends a mailbox no more than its share', async () => {
    expect((await subscribe(email, 'http://spam.example')).successful).toBe(true);
    expect(await mails()).toEqual([]);
    for (let n = 0; n <= NEWSLETTER_MAILS_TO_RECIPIENT.most; n += 1) {
      expect((await subscribe()).successful).toBe(true);
      shop.pass(1_000);
    }
    expect(await mails()).toHaveLength(NEWSLETTER_MAILS_TO_RECIPIENT.most);
  });

  /** A consent of an order, by another wording, that has ended; answers what proves it, and the link that ended it. */
  const ended = async () => {
    const end = await join();
    await database()
      .updateTable('newsletter_subscriptions')
      .set({ source: 'order', text_version: 'of before', base_url: 'http://old.localhost' })
      .where('email', '=', email)
      .execute();
    await byToken('unsubscribeNewsletterByLink', end);
    const proof = await proofOf();
    shop.pass(1_000);
    return { end, proof };
  };
  const proofOf = () =>
    database()
      .selectFrom('newsletter_subscriptions')
      .select(['id', 'source', 'text_version', 'base_url', 'requested_at', 'confirmed_at', 'unsubscribed_at'])
      .where('email', '=', email)
      .executeTakeFirst();
  const tokenOfAnewAsked = async (): Promise<string> => {
    await subscribe();
    return tokenIn((await lastMail())?.text);
  };

  it('that nobody has confirmed is forgotten at once when it is ended: it proves nothing', async () => {
    await subscribe();
    await mails();
    shop.pass(1_000);
    await unsubscribe('1');
    expect((await lastMail())?.subject).toContain('abbestellt');
    expect(await stateOf()).toBeUndefined();
    const never = {
      source: 'form',
      text_version: '1',
      store: 'de',
      language: 'de',
      base_url: '',
      requested_at: 0,
    } as const;
    await database()
      .insertInto('newsletter_subscriptions')
      .values({
        ...never,
        ...{ id: `never ${email}`, email, state: 'unsubscribed', token_hash: null, token_expires_at: null },
        ...{ confirmed_at: null, unsubscribed_at: shop.services.now() },
      })
      .execute();
    await forgetOld(shop.services);
    expect(await stateOf()).toBeUndefined();
  });

  it('that nobody confirms is forgotten after seven days', async () => {
    await subscribe();
    await mails();
    shop.pass(NEWSLETTER_LINK_MS - 1);
    await forgetOld(shop.services);
    expect(await stateOf()).toBe('pending');
    shop.pass(1);
    await forgetOld(shop.services);
    expect(await stateOf()).toBeUndefined();
  });

  it('that has ended stays proved, and ended, for three years, whoever asks for a new one that nobody confirms', async () => {
    const { proof } = await ended();
    const endedAt = proof?.unsubscribed_at ?? 0;
    expect(proof).toMatchObject({ source: 'order', confirmed_at: expect.any(Number) });
    const token = await tokenOfAnewAsked();
    expect([await stateOf(), await proofOf(), await linkOf('newsletter', token)]).toEqual(['pending', proof, 'open']);
    shop.pass(NEWSLETTER_LINK_MS - 1);
    await forgetOld(shop.services);
    expect([await stateOf(), await linkOf('newsletter', token)]).toEqual(['pending', 'open']);
    shop.pass(1);
    expect(await linkOf('newsletter', token)).toBe('expired');
    await forgetOld(shop.services);
    expect([await stateOf(), await proofOf(), await linkOf('newsletter', token)]).toEqual([
      'unsubscribed',
      proof,
      'unknown',
    ]);
    expect((await byToken('confirmNewsletter', token)).successful).toBe(false);

    const other = `anders.${email}`;
    await subscribe(other);
    await byToken('confirmNewsletter', tokenIn((await mails(other)).at(-1)?.text));
    await database()
      .transaction()
      .execute((transaction) => moveSubscription(transaction, { oldEmail: other, email, now: shop.services.now }));
    expect([await stateOf(), await stateOf(other)]).toEqual(['unsubscribed', 'unsubscribed']);

    shop.pass(endedAt + 1_095 * DAY_MS - 1 - shop.services.now());
    await forgetOld(shop.services);
    expect(await proofOf()).toEqual(proof);
    shop.pass(1);
    await forgetOld(shop.services);
    expect(await stateOf()).toBeUndefined();
  });

  it('that is asked for and confirmed anew is proved by what was agreed to then', async () => {
    const { proof } = await ended();
    const asked = shop.services.now();
    const token = await tokenOfAnewAsked();
    shop.pass(1_000);
    expect((await byToken('confirmNewsletter', token)).successful).toBe(true);
    expect([await stateOf(), await proofOf(), await linkOf('newsletter', token)]).toEqual([
      'subscribed',
      {
        ...{ id: proof?.id, source: 'form', text_version: '2026-11-29', base_url: 'http://de.localhost:3000' },
        ...{ requested_at: asked, confirmed_at: asked + 1_000, unsubscribed_at: null },
      },
      'used',
    ]);
    expect((await lastMail())?.text).toContain('http://de.localhost:3000');
    shop.pass(NEWSLETTER_LINK_MS);
    await forgetOld(shop.services);
    expect(await stateOf()).toBe('subscribed');
  });

  it('that has ended and is asked for anew ends once more by the link of any mail, and has ended when it did first', async () => {
    const { end, proof } = await ended();
    const first = await tokenOfAnewAsked();
    shop.pass(1_000);
    const second = await tokenOfAnewAsked();
    expect([await linkOf('newsletter', first), await linkOf('newsletter', second)]).toEqual(['unknown', 'open']);
    expect(await linkOf('newsletterEnd', end)).toBe('open');
    await byToken('unsubscribeNewsletterByLink', end);
    expect([await stateOf(), await proofOf(), await linkOf('newsletter', second)]).toEqual([
      'unsubscribed',
      proof,
      'unknown',
    ]);
    expect((await byToken('confirmNewsletter', second)).successful).toBe(false);
    shop.pass(1_000);
    await byToken('confirmNewsletter', await tokenOfAnewAsked());
    expect([await stateOf(), (await proofOf())?.source]).toEqual(['subscribed', 'form']);
  });

  it('is asked for with an order whose box was ticked, be it paid or not yet, and only then', async () => {
    const order = async (ticked: boolean, paymentId: string) => {
      const buyer = await createShopper(shop);
      const seen = await buyer.prepare([['old', 1]], paymentId);
      if (ticked)
        await buyer.call('mutation($id:ID!){setOrderNewsletterSubscribe(cartId:$id,subscribe:true){successful}}', {
          id: buyer.cartId,
        });
      await buyer.submit(seen, `key-of-newsletter-${people}-${ticked}-${paymentId}`);
      return (await mails(buyer.email)).map(({ subject }) => subject.includes('bestätigen Sie Ihren Newsletter'));
    };
    expect(await order(true, 'INVOICE')).toContain(true);
    // A payment that is declined gives the cart back without the tick: what was wished for has been done.
    expect(await order(true, 'PAYPAL')).toContain(true);
    expect(await order(false, 'INVOICE')).not.toContain(true);
  });
});
