// A repeated request gets the answer of the first one. The same key for another request is a mistake of the caller.

import { createHash } from 'node:crypto';
import { isIdempotencyKey } from '@tornister/domain/shared';
import { err, ok, type Result } from 'neverthrow';
import { json } from '../database/columns.ts';
import type { Transaction } from '../database/database.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';

export type IdempotentRequest = { readonly scope: string; readonly key: string; readonly content: unknown };

/** The same key for another request. */
const KEY_REUSED = { reason: 'IDEMPOTENCY_KEY_REUSED' };
/** What a key of a form has room for beside the hash of what it says. */
const LONGEST_FORM_KEY = 60;
const LENGTH_OF_HASH = 32;

const hashOf = (content: unknown): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The request of a form under its key: other content is another request, although a form that was gone back to still has the key of before. */
export const requestByContent = (scope: string, key: string, content: unknown): IdempotentRequest => ({
  scope,
  key: `${key.slice(0, LONGEST_FORM_KEY)}.${hashOf(content).slice(0, LENGTH_OF_HASH)}`,
  content,
});

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
  if (row.request_hash !== hashOf(content)) return refuse('BAD_REQUEST', KEY_REUSED);
  return ok(row.response as Answer);
};

/**
 * Stores the answer for requests that repeat this one. Refuses where another request with its key was faster: repetitions of the same one wait for each
 * other by what they lock.
 */
export const storeAnswer = async (
  transaction: Transaction,
  { scope, key, content }: IdempotentRequest,
  answer: unknown,
  now: number,
): Promise<Result<void, Refusal>> => {
  const stored = await transaction
    .insertInto('idempotency_keys')
    .values({ scope, key, request_hash: hashOf(content), response: json(answer), created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return stored === undefined ? refuse('BAD_REQUEST', KEY_REUSED) : ok(undefined);
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
  return (await storeAnswer(transaction, request, answer, now)).map(() => answer);
};
