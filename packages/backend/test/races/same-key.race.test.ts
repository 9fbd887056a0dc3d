// One key for two requests at the same moment, as of two carts of one visitor: one is done, the other is refused.

import { ok, safeTry } from 'neverthrow';
import { expect, it } from 'vitest';
import { inTransaction } from '../../src/database/in-transaction.ts';
import { once } from '../../src/orders/idempotency.ts';
import { describeOnEachDatabase } from '../support/each-database.ts';

describeOnEachDatabase('One key for two requests', (database, opened) => {
  it('answers one and refuses the other, which leaves nothing', async ({ skip }) => {
    skip(opened().pool === undefined, 'PGlite has one transaction at a time.');
    let bothWork = (): void => undefined;
    const bothAtWork = new Promise<void>((resolve) => {
      bothWork = resolve;
    });
    let working = 0;
    const send = (content: string) =>
      inTransaction(database(), (transaction) =>
        safeTry(async function* () {
          const request = { scope: 'submit:somebody', key: 'a-key-of-two-carts', content };
          const answer = yield* await once(transaction, request, 0, async () => {
            working += 1;
            if (working === 2) bothWork();
            await bothAtWork;
            const left = { scope: 'work', key: `done-${content}`, request_hash: '', response: '{}', created_at: 0 };
            await transaction.insertInto('idempotency_keys').values(left).execute();
            return content;
          });
          return ok(answer);
        }),
      );
    const answers = await Promise.all([send('one'), send('other')]);
    const [done] = answers.flatMap((answer) => (answer.isOk() ? [answer.value] : []));
    const refused = answers.flatMap((answer) => (answer.isErr() ? [answer.error] : []));
    expect(refused).toMatchObject([{ kind: 'refusal', code: 'BAD_REQUEST' }]);
    const left = await database().selectFrom('idempotency_keys').select('key').where('scope', '=', 'work').execute();
    expect(left).toEqual([{ key: `done-${done}` }]);
  });
});
