import { expect, it } from 'vitest';
import { createDeliver, REASON_GONE } from '../../src/server/deliver-outbox.ts';
import { createLog } from '../../src/server/log.ts';
import { describeOnADatabase } from '../support/each-database.ts';
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
});
