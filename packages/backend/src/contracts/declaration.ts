// What every declaration about a contract shares: nobody logs in for it, machines are dropped in silence, one key is one declaration, and the
// answer to the sender is the same whether or not there is such a contract.

import { limitSubjectOf } from '@tornister/domain/calls';
import type { FormInvalid } from '@tornister/domain/forms';
import { isIdempotencyKey } from '@tornister/domain/shared';
import { ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { DECLARATIONS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';

const received = (receivedAt: number): Answer<'DeclarationResult'> => ({
  successful: true,
  receivedAt,
  fieldErrors: [],
});

const invalid = ({ errors }: FormInvalid): Answer<'DeclarationResult'> => ({
  successful: false,
  receivedAt: null,
  fieldErrors: errors.map(({ field, message }) => ({ fieldName: field, errorMessage: message })),
});

export type Declaration<Form, Known> = {
  /** What it is called in the log. */
  readonly name: string;
  readonly checked: Result<Form, FormInvalid>;
  readonly honeypotField: string;
  readonly key: string;
  /** Finds out what the declaration is about, before it is written down. */
  readonly prepare: (form: Form) => Promise<Known>;
  /** Writes it down with its mails; answers when it came, or nothing where the key belongs to another declaration. */
  readonly keep: (transaction: Transaction, form: Form, known: Known) => Promise<number | undefined>;
};

/** Takes a declaration; the same one with the same key is taken once, and answered with the moment of the first. */
export const takeDeclaration = <Form, Known>(
  context: RequestContext,
  { name, checked, honeypotField, key, prepare, keep }: Declaration<Form, Known>,
): ResultAsync<Answer<'DeclarationResult'>, Refusal> =>
  safeTry(async function* () {
    const { database, clientAddress, now, log } = context;
    if (!isIdempotencyKey(key)) return refuse('BAD_REQUEST', { reason: 'IDEMPOTENCY_KEY_INVALID' });
    if (checked.isErr()) return ok(invalid(checked.error));
    yield* await withinRateLimits(context, database, [[DECLARATIONS_FROM_ADDRESS, limitSubjectOf(clientAddress)]]);
    if (honeypotField !== '') {
      log.warn({ event: 'malicious_bot_dropped', form: name }, 'declaration dropped');
      return ok(received(now()));
    }
    const known = await prepare(checked.value);
    const at = await database.transaction().execute((transaction) => keep(transaction, checked.value, known));
    return at === undefined ? refuse('BAD_REQUEST', { reason: 'IDEMPOTENCY_KEY_REUSED' }) : ok(received(at));
  });
