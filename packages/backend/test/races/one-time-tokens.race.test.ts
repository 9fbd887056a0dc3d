// Two mails with a link for the same account that are delivered at the same moment: the link of the one posted later is the one that works.

import { instantOf } from '@tornister/domain/shared';
import { expect, it } from 'vitest';
import { issueToken, readToken } from '../../src/auth/one-time-tokens.ts';
import { insertAccount } from '../support/accounts.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';
import { createFreshShop } from '../support/test-shop.ts';

const ROUNDS = 20;

describeOnEachDatabase('Links delivered at the same moment', (database) => {
  it('leave the one that was posted later, whichever comes first', async () => {
    const { services } = await createFreshShop(database());
    const now = instantOf(Date.UTC(2026, 10, 29));
    const purpose = 'new-password';
    for (let round = 0; round < ROUNDS; round += 1) {
      const accountId = `links-${round}`;
      await insertAccount(database(), { id: accountId, email: `links.${round}@example.com`, password: 'ein-passwort' });
      const deliver = (messageId: string, askedAt: number) =>
        issueToken(database(), services.secrets, { purpose, accountId, messageId, askedAt, now });
      const delivered = [() => deliver('earlier', now - 1_000), () => deliver('later', now)];
      const inTurn = round % 2 === 0 ? delivered : delivered.reverse();
      const tokens = await Promise.all(inTurn.map((run) => run()));
      const later = tokens[round % 2 === 0 ? 1 : 0];
      expect(later).toBeDefined();
      const good = await Promise.all(tokens.map((token) => token && readToken(database(), { purpose, token, now })));
      expect(good.filter((subject) => subject !== undefined)).toEqual([{ accountId }]);
      expect(await readToken(database(), { purpose, token: later ?? '', now })).toEqual({ accountId });
    }
  });
});
