// The outbox: a message is sent by one process, however slow its server is, and a mail that nobody takes does not stay for ever.

import { setTimeout as macrotask } from 'node:timers/promises';
import { DAY_MS } from '@tornister/domain/shared';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SMTP_LONGEST_MS, smtpMailer } from '../../src/mail/mailer.ts';
import { type Deliver, flushOutbox, LEASE_MS } from '../../src/mail/outbox-worker.ts';
import { post } from '../../src/orders/outbox.ts';
import { forgetOld } from '../../src/retention/forget-old.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts';
import { createTestShop, type TestShop } from '../support/test-shop.ts';

const SENDER = { name: 'Tornister', address: 'shop@shop.example' };
const HALF_AN_HOUR_MS = 30 * 60_000;

describeOnADatabase('The outbox', (database) => {
  let shop: TestShop;
  let smtp: SmtpServer;
  const taken: string[] = [];

  beforeEach(async () => {
    shop = createTestShop(database());
    taken.length = 0;
    await database().deleteFrom('outbox').execute();
    smtp = await startSmtpServer(
      (messageId) => {
        taken.push(messageId);
        return 'taken';
      },
      () => undefined,
      (address) => address !== 'nobody@shop.example',
    );
  });
  afterEach(() => smtp.close());

  /** So many messages, which a process of a test delivers as it likes. */
  const write = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys)
      await post(database(), key, { kind: 'certificate', certificateId: key, language: 'de' }, shop.services.now());
  };
  const rows = () =>
    database().selectFrom('outbox').select(['key', 'done_at', 'attempts', 'last_error']).orderBy('id').execute();
  /** Delivers by SMTP to who stands in the key. */
  const bySmtp = (recipient: string): Deliver => {
    const mailer = smtpMailer(smtp.url, SENDER);
    return ({ key }) => mailer.send({ key, recipient, subject: 'Hallo', html: '<p>Hallo</p>', text: 'Hallo' });
  };

  it('is sent by one process alone, though the first is so slow that another comes and takes what is left', async () => {
    await write('a', 'b', 'c', 'd');
    const sent: string[] = [];
    const other: Deliver = async ({ key }) => void sent.push(`other ${key}`);
    await flushOutbox(shop.services, async ({ key }) => {
      sent.push(`slow ${key}`);
      if (key !== 'b') return;
      // The lease of all four is over while the second is being sent.
      shop.pass(LEASE_MS);
      await flushOutbox(shop.services, async (message) => {
        // What is being sent at this moment cannot be told from what nobody sends.
        if (message.key !== 'b') await other(message);
      });
      await macrotask();
    });
    expect(sent).toEqual(['slow a', 'slow b', 'other c', 'other d']);
    expect((await rows()).filter(({ done_at }) => done_at === null)).toEqual([]);
  });

  it('gives each message all of the time that a slow mail server may take, however long those before it took', async () => {
    expect(LEASE_MS).toBeGreaterThan(SMTP_LONGEST_MS);
    await write('a', 'b', 'c');
    const sent: string[] = [];
    await flushOutbox(shop.services, async ({ key }) => {
      sent.push(key);
      shop.pass(key === 'a' ? LEASE_MS / 2 - 1 : LEASE_MS - 1);
      await flushOutbox(shop.services, async (message) => void sent.push(`other ${message.key}`));
    });
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('is kept by a slow process whose messages nobody else has taken', async () => {
    await write('a', 'b', 'c');
    const sent: string[] = [];
    await flushOutbox(shop.services, async ({ key }) => {
      sent.push(key);
      shop.pass(LEASE_MS / 2);
      // Another one looks for work: the lease of this message is not over, that of the next is renewed in time.
      await flushOutbox(shop.services, async (message) => void sent.push(`other ${message.key}`));
    });
    expect(sent).toEqual(['a', 'b', 'c']);
  });

  it('tries a mail that its server refuses for good for a week, and then gives it up and forgets it', async () => {
    await write('refused');
    const deliver = bySmtp('nobody@shop.example');
    await flushOutbox(shop.services, deliver);
    expect(await rows()).toMatchObject([{ done_at: null, attempts: 1, last_error: expect.stringContaining('550') }]);
    shop.pass(7 * DAY_MS - 1);
    await flushOutbox(shop.services, deliver);
    expect(await rows()).toMatchObject([{ done_at: null, attempts: 2 }]);
    shop.pass(HALF_AN_HOUR_MS);
    await flushOutbox(shop.services, deliver);
    expect(await rows()).toMatchObject([{ done_at: shop.services.now(), attempts: 3 }]);
    expect(shop.logged.join()).toContain('a mail was given up');
    shop.pass(31 * DAY_MS);
    await forgetOld(shop.services);
    expect(await rows()).toEqual([]);
  });

  it('counts the week from the first refusal, and anew after anything else', async () => {
    await write('late');
    const away = async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' });
    };
    const refused = bySmtp('nobody@shop.example');
    for (const deliver of [away, refused, away, refused]) {
      await flushOutbox(shop.services, deliver);
      shop.pass(7 * DAY_MS);
    }
    expect(await rows()).toMatchObject([{ done_at: null, attempts: 4 }]);
    await flushOutbox(shop.services, refused);
    expect(await rows()).toMatchObject([{ done_at: shop.services.now() }]);
  });

  it('never gives up a mail whose server is away, nor what is no mail', async () => {
    await write('late');
    await database().updateTable('outbox').set({ attempts: 10_000 }).execute();
    await flushOutbox(shop.services, async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNECTION' });
    });
    shop.pass(HALF_AN_HOUR_MS);
    // A login that the server does not know is refused for good, and has nothing to do with this mail.
    await flushOutbox(shop.services, async () => {
      throw Object.assign(new Error('535 who are you'), { code: 'EAUTH', responseCode: 535 });
    });
    shop.pass(HALF_AN_HOUR_MS);
    await flushOutbox(shop.services, async () => {
      throw new Error('the provider refused a refund');
    });
    expect(await rows()).toMatchObject([{ done_at: null, attempts: 10_003 }]);
    shop.pass(HALF_AN_HOUR_MS);
    await flushOutbox(shop.services, bySmtp('somebody@shop.example'));
    expect(taken).toEqual(['late@shop.example']);
    expect(await rows()).toMatchObject([{ attempts: 10_004, last_error: null }]);
  });
});
