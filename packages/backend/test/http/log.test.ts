import { expect, it } from 'vitest';
import { smtpMailer } from '../../src/mail/mailer.ts';
import { createDeliver, REASON_GONE } from '../../src/server/deliver-outbox.ts';
import { createLog } from '../../src/server/log.ts';
import { failingDatabase } from '../faults/failing-database.ts';
import { describeOnADatabase } from '../support/each-database.ts';
import { startSmtpServer } from '../support/smtp-server.ts';
import { createTestShop } from '../support/test-shop.ts';

describeOnADatabase('The log', (database) => {
  it('says which statement failed and why, without a value of what was to be written', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const secret = 'Mirabella Musterfrau, Geheimgasse 7';
    const row = { id: secret, account_id: 'no-such-account', email: secret, created_at: 1 };
    const error: unknown = await database()
      .insertInto('users')
      .values(row)
      .execute()
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    log.error({ err: error }, 'operation failed');
    expect(lines.join()).toContain('"code":"23503"');
    expect(lines.join()).toContain('"table":"users"');
    expect(lines.join()).not.toMatch(/Mirabella|Geheimgasse|no-such-account/);
  });

  it('says that a mail server refused a mail, and how, without the address that it refused', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const server = await startSmtpServer(
      () => 'taken',
      () => undefined,
      () => false,
    );
    const mailer = smtpMailer(server.url, { name: 'Shop', address: 'shop@shop.example' });
    const mail = { key: 'a', recipient: 'anna@school.example', subject: 'Hallo', html: '<p>Hallo</p>', text: 'Hallo' };
    const error: unknown = await mailer.send(mail).catch((reason: unknown) => reason);
    await server.close();
    expect(String(error)).toContain('anna@school.example');
    log.warn({ err: error }, 'outbox message not sent');
    // What else names people by their addresses says the rest of its message.
    log.warn(
      { err: new Error('no mailbox for <anna@school.example> here', { cause: error }) },
      'background work failed',
    );
    expect(JSON.parse(lines[0] ?? '').err).toMatchObject({ code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
    expect(JSON.parse(lines[1] ?? '').err.message).toContain('no mailbox for <…@…> here');
    expect(lines.join()).not.toContain('anna');
    // Where in the program it was stands there as a whole.
    expect(JSON.parse(lines[1] ?? '').err.stack).toContain('log.test.ts');
  });

  it('says of a message that no mail was sent because its reason is gone, and of which kind it was', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const send = () => expect.fail('a mail was sent');
    const deliver = createDeliver({ ...createTestShop(database()).services, log }, { send });
    const gone = { kind: 'withdrawal-receipt', key: 'withdrawal-receipt:gone', payload: { withdrawalId: 'gone' } };
    await deliver(gone);
    expect(lines).toHaveLength(1);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ kind: gone.kind, msg: REASON_GONE });
    expect(lines[0]).not.toContain('withdrawalId');
  });

  it('names a fault outside of GraphQL by the id that the shop host gave to the request', async () => {
    const failing = failingDatabase(database());
    const shop = createTestShop(failing.database);
    const answerTo = async (id: string) => {
      failing.failAt(1);
      const answer = await shop.request('/outbox', { headers: { 'x-request-id': id } });
      failing.heal();
      const [{ extensions }] = ((await answer.json()) as { errors: [{ extensions: { correlationId: string } }] })
        .errors;
      return [answer.status, extensions.correlationId];
    };
    expect(await answerTo('id-of-the-shop-host')).toEqual([500, 'id-of-the-shop-host']);
    expect(JSON.parse(shop.logged[0] ?? '')).toMatchObject({ requestId: 'id-of-the-shop-host', msg: 'request failed' });
    expect(await answerTo('no id')).toEqual([500, expect.stringMatching(/^[\w-]{8,64}$/)]);
  });
});
