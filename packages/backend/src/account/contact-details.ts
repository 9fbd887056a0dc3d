// The contact details of a member: shown, and changed unless another tab or device was faster. Source: spec 2 §3 "Customer data", §5, §7
// "changeAccountData".

import { isDeepStrictEqual } from 'node:util';
import { type ContactDetails, checkContactDetails } from '@tornister/domain/account';
import { ok, type ResultAsync, safeTry } from 'neverthrow';
import { listedCodes } from '../auth/business-lists.ts';
import type { AccountRow } from '../auth/enter-account.ts';
import { mistakeOf } from '../checkout/read-address.ts';
import { readableEmail } from '../checkout/show-address.ts';
import { json } from '../database/columns.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { DONE, refusedWith } from '../graphql/form-answers.ts';
import type { AccountDataInput } from '../graphql/generated/resolver-types.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { requireMember } from '../visitor/require-visitor.ts';

type Change = Answer<'MutationResult'>;

const accountOf = ({ database }: RequestContext, accountId: string): Promise<AccountRow> =>
  database.selectFrom('accounts').selectAll().where('id', '=', accountId).executeTakeFirstOrThrow();

/** The contact details as they are saved. */
export const contactDetails = (context: RequestContext): ResultAsync<Answer<'ContactDetails'>, Refusal> =>
  safeTry(async function* () {
    const { accountId } = yield* requireMember(context);
    const account = await accountOf(context, accountId);
    // Whoever typed the address of somebody else is not told what that one reads.
    const isProved = account.mailbox_proved_at !== null;
    const newsletter = isProved ? await newsletterStateOf(context, account.email) : 'NONE';
    return ok({
      version: account.version,
      isEmailConfirmed: isProved,
      newsletter,
      deletionDays: context.settings.accountDeletionDays,
      salutation: account.salutation,
      firstName: account.first_name,
      lastName: account.last_name,
      email: account.email,
      shownEmail: readableEmail(account.email),
      phone: account.phone,
      customerNumber: account.customer_number,
      ...account.business,
    });
  });

const newsletterStateOf = async (
  { database, now }: RequestContext,
  email: string,
): Promise<Answer<'ContactDetails'>['newsletter']> => {
  const row = await database
    .selectFrom('newsletter_subscriptions')
    .select(['state', 'token_expires_at'])
    .where('email', '=', email)
    .executeTakeFirst();
  if (row?.state === 'subscribed') return 'SUBSCRIBED';
  return row?.state === 'pending' && (row.token_expires_at ?? 0) > now() ? 'PENDING' : 'NONE';
};

/** Another tab or device has saved the details since they were shown. */
const CHANGED_ELSEWHERE = refusedWith('vue.contactDetails.changedElsewhere');

/** Saves the details over the version that was shown; whatever is wrong with them is told at once. */
export const changeAccountData = (
  context: RequestContext,
  { version, data }: { readonly version: number; readonly data: AccountDataInput },
): ResultAsync<Change, Refusal> =>
  safeTry(async function* () {
    const { accountId } = yield* requireMember(context);
    const { kind } = await accountOf(context, accountId);
    const checked = checkContactDetails(formOf(data), kind === 'business');
    if (checked.isErr()) return ok<Change>({ successful: false, fieldErrors: checked.error.map(mistakeOf) });
    const { business, ...columns } = columnsOf(checked.value, data);
    const changed = await context.database
      .updateTable('accounts')
      .set((row) => ({ ...columns, ...(business && { business: json(business) }), version: row('version', '+', 1) }))
      .where('id', '=', accountId)
      .where('version', '=', version)
      .returning('id')
      .executeTakeFirst();
    if (changed === undefined)
      return ok(
        isSaved(await accountOf(context, accountId), columnsOf(checked.value, data)) ? DONE : CHANGED_ELSEWHERE,
      );
    context.log.info({ event: 'user_updated', accountId }, 'contact details changed');
    return ok(DONE);
  });

/** Whether the account says already what is to be saved: the form was sent twice. */
const isSaved = (account: AccountRow, columns: ReturnType<typeof columnsOf>): boolean =>
  (Object.keys(columns) as (keyof typeof columns)[]).every((column) =>
    // As the database gives it back: without what is undefined.
    isDeepStrictEqual(account[column], JSON.parse(JSON.stringify(columns[column]))),
  );

const formOf = (data: AccountDataInput) => ({
  salutation: data.salutation,
  firstname: data.firstName,
  lastname: data.lastName,
  phone: data.phone ?? '',
  VATRegistrationNo: data.VATRegistrationNo ?? '',
  ...listedCodes(data),
});

const columnsOf = (
  { salutation, firstname, lastname, phone, business }: ContactDetails,
  data: Pick<AccountDataInput, 'phone'>,
) => ({
  salutation,
  first_name: firstname,
  last_name: lastname,
  // A number that is not sent stays as it is.
  ...(data.phone === null || data.phone === undefined ? {} : { phone: phone ?? null }),
  ...(business === undefined ? {} : { business }),
});
