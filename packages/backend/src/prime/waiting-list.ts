// The waiting list of the prime membership, with double opt-in: a place counts once the link in its mail was opened. The answer is the same
// for an address that is on the list already. Source: spec 2 §4 "Prime", §7 `subscribeToPrimeWaitingList`.

import { createHmac, timingSafeEqual } from 'node:crypto';
import { limitSubjectOf } from '@tornister/domain/calls';
import { tidyEmail } from '@tornister/domain/forms';
import { checkWaitingListEntry, type MailedLinkState, waitingListLinkState } from '@tornister/domain/newsletter';
import { ok, type Result, type ResultAsync, safeTry } from 'neverthrow';
import type { Database } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { takeAll } from '../limits/limiter.ts';
import {
  DECLARATIONS_FROM_ADDRESS,
  RECEIPTS_TO_RECIPIENT,
  SAME_WISH,
  WRONG_EMAIL_TOKENS_FROM_ADDRESS,
} from '../limits/limits.ts';
import { withinRateLimits } from '../limits/within-rate-limits.ts';
import { post } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import type { Secrets } from '../server/secrets.ts';
import { byEitherSecret, type Verifying } from '../server/signed-ids.ts';

const DONE: Answer<'MutationResult'> = { successful: true, fieldErrors: [] };

/** Notes the wish and has the mail sent that asks whether it is really meant. */
export const subscribeToWaitingList = (
  context: RequestContext,
  { email: typed, honeypotField }: { readonly email: string; readonly honeypotField: string },
): ResultAsync<Answer<'MutationResult'>, Refusal> =>
  safeTry(async function* () {
    const { database, storefront, clientAddress, log } = context;
    if (storefront.isB2b) return refuse('BAD_REQUEST');
    const checked = checkWaitingListEntry({ email: typed });
    if (checked.isErr()) {
      const fieldErrors = checked.error.errors.map(({ field, message }) => ({
        fieldName: field,
        errorMessage: message,
      }));
      return ok({ successful: false, fieldErrors });
    }
    yield* await withinRateLimits(context, database, [[DECLARATIONS_FROM_ADDRESS, limitSubjectOf(clientAddress)]]);
    if (honeypotField !== '') {
      log.warn({ event: 'malicious_bot_dropped', form: 'subscribeToPrimeWaitingList' }, 'entry dropped');
      return ok(DONE);
    }
    const email = tidyEmail(checked.value.email);
    const counted = await takeAll(context, [
      [SAME_WISH, `prime ${email}`],
      [RECEIPTS_TO_RECIPIENT, email],
    ]);
    if (counted.isOk()) await ask(context, email);
    return ok(DONE);
  });

/** Who is on the list already gets no mail; who asks again before that, or after the mail that the place was for, gets another one. */
const ask = async ({ database, storefront, now }: RequestContext, email: string): Promise<void> => {
  await database.transaction().execute(async (transaction) => {
    const { store, language, baseUrl } = storefront;
    const place = await transaction
      .insertInto('prime_waiting_list')
      .values({
        id: unguessableId(),
        store,
        email,
        language,
        base_url: baseUrl,
        requested_at: now(),
        confirmed_at: null,
        notified_at: null,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['store', 'email'])
          .doUpdateSet({
            language,
            base_url: baseUrl,
            requested_at: now(),
            confirmed_at: null,
            notified_at: null,
          })
          .where(({ eb, or }) =>
            or([
              eb('prime_waiting_list.confirmed_at', 'is', null),
              eb('prime_waiting_list.notified_at', 'is not', null),
            ]),
          ),
      )
      .returning('id')
      .executeTakeFirst();
    if (place === undefined) return;
    const key = `prime-waiting-list:${unguessableId()}`;
    await post(transaction, key, { kind: 'prime-waiting-list', key, placeId: place.id }, now());
  });
};

const signatureOf = ({ jwt }: Pick<Secrets, 'jwt'>, placeId: string): string =>
  createHmac('sha256', jwt).update(`prime-waiting-list ${placeId}`).digest('base64url');

/** What the link in the mail carries: the place and its signature. */
export const waitingListToken = (secrets: Pick<Secrets, 'jwt'>, placeId: string): string =>
  `${placeId}.${signatureOf(secrets, placeId)}`;

const placeIn = (secrets: Verifying, token: string): string | undefined => {
  const [placeId = '', signature = ''] = token.split('.');
  const given = Buffer.from(signature);
  return byEitherSecret(secrets, (secret) => {
    const good = Buffer.from(signatureOf(secret, placeId));
    return good.length === given.length && timingSafeEqual(good, given) ? placeId : undefined;
  });
};

const linkedPlace = (database: Database, placeId: string) =>
  database.selectFrom('prime_waiting_list').select(['requested_at', 'confirmed_at']).where('id', '=', placeId);

type Linked = { readonly requested_at: number; readonly confirmed_at: number | null };

const linkState = (row: Linked | undefined, now: number): MailedLinkState =>
  waitingListLinkState(row && { requestedAt: row.requested_at, confirmedAt: row.confirmed_at }, now);

/** What the link of a mail that confirms a place can still do. */
export const placeLinkState = async (
  { database, secrets, now }: Pick<RequestContext, 'database' | 'secrets' | 'now'>,
  token: string,
): Promise<MailedLinkState> => {
  const placeId = placeIn(secrets, token);
  return placeId === undefined ? 'unknown' : linkState(await linkedPlace(database, placeId).executeTakeFirst(), now());
};

/** Confirms a place by the link of its mail; opened again it answers the same. */
export const confirmWaitingList = async (context: RequestContext, token: string): Promise<Result<boolean, Refusal>> => {
  const { database, secrets, clientAddress, now } = context;
  const placeId = placeIn(secrets, token);
  if (placeId === undefined) {
    const taken = await withinRateLimits(context, database, [
      [WRONG_EMAIL_TOKENS_FROM_ADDRESS, limitSubjectOf(clientAddress)],
    ]);
    return taken.map(() => false);
  }
  return ok(
    await database.transaction().execute(async (transaction) => {
      const state = linkState(await linkedPlace(transaction, placeId).forUpdate().executeTakeFirst(), now());
      if (state === 'open')
        await transaction
          .updateTable('prime_waiting_list')
          .set({ confirmed_at: now() })
          .where('id', '=', placeId)
          .execute();
      return state === 'open' || state === 'used';
    }),
  );
};
