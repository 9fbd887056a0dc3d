// How every form of the service pages is taken: counted, dropped in silence where a machine filled it in, written down once, and told to
// the staff and its sender by the outbox. Source: spec 2 §7; docs/security.md "Forms that send mail".

import { createHash } from 'node:crypto';
import { limitSubjectOf } from '@tornister/domain/calls';
import { tidyEmail } from '@tornister/domain/forms';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { json } from '../database/columns.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { takeAll } from '../limits/limiter.ts';
import { RECEIPTS_TO_RECIPIENT, SERVICE_FORMS_FROM_ADDRESS } from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { post } from '../orders/outbox.ts';
import type { ServiceForm } from './tables.ts';

export type FormAnswer = Answer<'MutationResult'>;

export const FORM_TAKEN: FormAnswer = { successful: true, fieldErrors: [] };

/** What is wrong with a form, field by field. */
export const formRefused = (errors: readonly { readonly field: string; readonly message: string }[]): FormAnswer => ({
  successful: false,
  fieldErrors: errors.map(({ field, message }) => ({ fieldName: field, errorMessage: message })),
});

/** Counts a form against the limit of its network address; true when a machine has filled in what people do not see. */
export const isFromMachine = (
  context: RequestContext,
  form: string,
  honeypotField: string,
): ResultAsync<boolean, Refusal> =>
  safeTry(async function* () {
    const { database, clientAddress, log } = context;
    yield* await withinRateLimits(context, database, [[SERVICE_FORMS_FROM_ADDRESS, limitSubjectOf(clientAddress)]]);
    if (honeypotField === '') return ok(false);
    log.warn({ event: 'malicious_bot_dropped', form }, 'form dropped');
    return ok(true);
  });

export type TakenForm = {
  readonly form: ServiceForm;
  /** Names the form as it was opened. */
  readonly key: string;
  readonly honeypotField: string;
  /** Who is told that it has arrived; nobody where no address was asked for. */
  readonly receiptTo?: string;
};

/** The name of a request: the same form with the same content is the same request, however often it is posted. */
const requestIdOf = (key: string, form: ServiceForm): string =>
  createHash('sha256')
    .update(`${key}\n${JSON.stringify(form)}`)
    .digest('base64url');

/** Writes a checked form down and has the mails about it sent. */
export const takeForm = (context: RequestContext, taken: TakenForm): ResultAsync<FormAnswer, Refusal> =>
  safeTry(async function* () {
    const { form, key, honeypotField, receiptTo } = taken;
    const { database, storefront, visitor, now } = context;
    if (yield* isFromMachine(context, form.kind, honeypotField)) return ok(FORM_TAKEN);
    const id = requestIdOf(key, form);
    await database.transaction().execute(async (transaction) => {
      const written = await transaction
        .insertInto('service_requests')
        .values({
          id,
          user_id: visitor.login?.userId ?? null,
          store: storefront.store,
          language: storefront.language,
          form: json(form),
          created_at: now(),
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst();
      if (written === undefined) return;
      const message = { kind: 'service-request', requestId: id } as const;
      await post(transaction, `service-request:${id}:staff`, { ...message, recipient: 'staff' }, now());
      if (receiptTo === undefined) return;
      const counted = await takeAll({ database: transaction, now }, [[RECEIPTS_TO_RECIPIENT, tidyEmail(receiptTo)]]);
      if (counted.isErr()) return;
      await post(transaction, `service-request:${id}:sender`, { ...message, recipient: 'sender' }, now());
    });
    return ok(FORM_TAKEN);
  });
