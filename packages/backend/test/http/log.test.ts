import { expect, it } from 'vitest';
import { createLog } from '../../src/server/log.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';

describeOnEachDatabase('The log', (database) => {
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
});
