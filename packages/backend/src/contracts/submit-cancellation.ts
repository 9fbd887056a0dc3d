// The cancellation button: takes a cancellation, ends the membership that it is surely about, and has its receipt mailed.
// Source: § 312k BGB; docs/adr/0075.

import {
  type CancellationForm,
  checkCancellation,
  isMembershipCancellable,
  lastMomentOf,
} from '@tornister/domain/contracts';
import { tidyEmail } from '@tornister/domain/forms';
import { type CalendarDay, instantOf, shopDay } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { StoredPrime } from '../database/account-tables.ts';
import { json } from '../database/columns.ts';
import type { EarlyEnd } from '../database/contract-tables.ts';
import type { Transaction } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import type { Refusal } from '../graphql/refusal.ts';
import { post } from '../orders/outbox.ts';
import { keepPrime, withoutRenewal } from '../prime/agree-to-renewal.ts';
import { unguessableId } from '../server/ids.ts';
import { takeDeclaration } from './declaration.ts';
import { endDeclaredBy } from './early-end.ts';
import { receiptTime } from './receipt-time.ts';

export type CancellationData = CancellationForm & { readonly honeypotField: string };

/** Takes a cancellation. */
export const submitCancellation = (
  context: RequestContext,
  { honeypotField, ...form }: CancellationData,
  key: string,
): ResultAsync<Answer<'DeclarationResult'>, Refusal> =>
  takeDeclaration(context, {
    name: 'submitCancellation',
    checked: checkCancellation(form),
    honeypotField,
    key,
    prepare: async () => undefined,
    keep: (transaction, checked) => keep(context, transaction, checked, key),
  });

const keep = async (
  context: RequestContext,
  transaction: Transaction,
  form: CancellationForm,
  key: string,
): Promise<number | undefined> => {
  const { storefront, now } = context;
  const id = unguessableId();
  const written = await transaction
    .insertInto('cancellations')
    .values({
      id,
      idempotency_key: key,
      store: storefront.store,
      language: storefront.language,
      form: json(form),
      account_id: null,
      ends_at: null,
      cut_off: null,
      received_at: now(),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('received_at')
    .executeTakeFirst();
  if (written === undefined) return sameBefore(transaction, form, key);
  const ended = await endMembership(context, transaction, form);
  if (ended !== undefined)
    await transaction
      .updateTable('cancellations')
      .set({
        account_id: ended.accountId,
        ends_at: ended.endsAt,
        cut_off: ended.earlyEnd === undefined ? null : json(ended.earlyEnd),
      })
      .where('id', '=', id)
      .execute();
  const isProved = ended !== undefined && context.visitor.login?.accountId === ended.accountId;
  const sentFrom = await receiptTime(transaction, context, { email: form.email, isProved });
  const told = { cancellationId: id, declaredBefore: ended?.declaredBefore };
  await post(transaction, `cancellation-receipt:${id}`, { kind: 'cancellation-receipt', ...told }, sentFrom);
  await post(transaction, `cancellation-notice:${id}`, { kind: 'cancellation-notice', ...told }, now());
  return written.received_at;
};

const sameBefore = async (
  transaction: Transaction,
  form: CancellationForm,
  key: string,
): Promise<number | undefined> => {
  const row = await transaction
    .selectFrom('cancellations')
    .select(['received_at', 'form'])
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
  const isSame =
    row !== undefined &&
    Object.entries(form).every(([name, value]) => row.form[name as keyof CancellationForm] === value);
  return isSame ? row.received_at : undefined;
};

type Ended = {
  readonly accountId: string;
  readonly endsAt: number;
  readonly earlyEnd: EarlyEnd | undefined;
  /** The cancellation that waits for people with the same charged year. */
  readonly declaredBefore: string | undefined;
};

/**
 * Ends the membership of this e-mail address, by the rule of the domain or on a later day that was wished, as far as it is paid for. One whose
 * renewal is due and not done ends with what is paid for. An extraordinary cancellation is looked at by people, who also know what is paid back.
 *
 * Anybody can type an address: without the member's login the renewal ends at once, and an end before what is charged waits for people. The
 * declaration counts from its receipt all the same, and so does its month of notice. Until people have looked at it, the same declaration can come again:
 * it changes neither the day nor the money of the first one.
 */
const endMembership = async (
  { now, visitor }: RequestContext,
  transaction: Transaction,
  { contract, kind, email, endsOn }: CancellationForm,
): Promise<Ended | undefined> => {
  if (contract !== 'prime' || kind !== 'ordinary') return undefined;
  const account = await transaction
    .selectFrom('accounts')
    .select(['id', 'prime'])
    .where('email', '=', tidyEmail(email))
    .where('kind', '=', 'member')
    .forUpdate()
    .executeTakeFirst();
  const prime = account?.prime ?? undefined;
  if (account === undefined || prime === undefined) return undefined;
  const renewal = { endsAt: instantOf(prime.endsAt), renewsItself: prime.abo && prime.renewal !== undefined };
  if (!isMembershipCancellable(renewal, now())) return undefined;
  const before = await waitingOf(transaction, account.id, prime, now());
  const { endsAt, isRepeated, cutOff } = await endDeclaredBy(transaction, {
    accountId: account.id,
    prime,
    endsOn,
    receivedAt: now(),
    before: before?.last,
  });
  const isMember = visitor.login?.accountId === account.id;
  await keepPrime(transaction, account.id, { ...withoutRenewal(prime), endsAt: isMember ? endsAt : prime.endsAt });
  const earlyEnd =
    cutOff === undefined || (isRepeated && !isMember)
      ? undefined
      : { ...cutOff, ...(isMember ? {} : { awaitsStaff: true as const }) };
  return { accountId: account.id, endsAt, earlyEnd, declaredBefore: before?.id };
};

type Waiting = { readonly id: string; readonly last: CalendarDay };

/** The cancellation that waits for people to end this charged year on a day to come; where there are several, the one of the earliest. */
const waitingOf = async (
  transaction: Transaction,
  accountId: string,
  { abo, endsAt }: StoredPrime,
  now: number,
): Promise<Waiting | undefined> => {
  // Who has agreed to a renewal since has taken back what waited.
  if (abo) return undefined;
  const rows = await transaction
    .selectFrom('cancellations')
    .select(['id', 'ends_at', 'cut_off'])
    .where('account_id', '=', accountId)
    .where('ends_at', '>', now)
    .orderBy('ends_at')
    .execute();
  const waiting = rows.find(({ cut_off: cut }) => cut?.awaitsStaff === true && cut.chargedUntil === endsAt);
  if (waiting === undefined || waiting.ends_at === null) return undefined;
  return { id: waiting.id, last: shopDay(lastMomentOf(instantOf(waiting.ends_at))) };
};
