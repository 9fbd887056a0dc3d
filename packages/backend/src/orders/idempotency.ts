// A repeated request gets the answer of the first one. The same key for another request is a mistake of the caller.

import { createHash } from 'node:crypto';
import { isIdempotencyKey } from '@tornister/domain/shared';
import { err, ok, type Result } from 'neverthrow';
import { json } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';

export type IdempotentRequest = { readonly scope: string; readonly key: string; readonly content: unknown };

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The stored answer of the same request; undefined the first time. */
export const storedAnswer = async <Answer>(
  transaction: Transaction,
  { scope, key, content }: IdempotentRequest,
): Promise<Result<Answer | undefined, Refusal>> => {
  if (!isIdempotencyKey(key)) return refuse('BAD_REQUEST', { reason: 'IDEMPOTENCY_KEY_INVALID' });
  const row = await transaction
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'response'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
  if (row === undefined) return ok(undefined);
  if (row.request_hash !== hashOf(content)) return refuse('BAD_REQUEST', { reason: 'IDEMPOTENCY_KEY_REUSED' });
  return ok(row.response as Answer);
};

/** Stores the answer for requests that repeat this one. */
export const storeAnswer = async (
  transaction: Transaction,
  { scope, key, content }: IdempotentRequest,
  answer: unknown,
  now: number,
): Promise<void> => {
  await transaction
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: hashOf(content), response: json(answer), created_at: now })
    .execute();
};

/** Does the work the first time, and answers every repetition as it was answered then; without a key each request is another one. */
export const once = async <Answer>(
  transaction: Transaction,
  request: IdempotentRequest | undefined,
  now: number,
  work: () => Promise<Answer>,
): Promise<Result<Answer, Refusal>> => {
  if (request === undefined) return ok(await work());
  const before = await storedAnswer<Answer>(transaction, request);
  if (before.isErr()) return err(before.error);
  if (before.value !== undefined) return ok(before.value);
  const answer = await work();
  await storeAnswer(transaction, request, answer, now);
  return ok(answer);
};
