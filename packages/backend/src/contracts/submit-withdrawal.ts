// The withdrawal function: takes a declaration, writes it down as it came, and has its receipt mailed. Nobody logs in for it, and the answer
// is the same whether or not there is such an order. Source: § 356a BGB; docs/adr/0075.

import { checkWithdrawal, type WithdrawalForm } from '@tornister/domain/contracts';
import { tidyEmail } from '@tornister/domain/forms';
import { parsePlacedNumber } from '@tornister/domain/orders';
import { tradingTermsOf } from '@tornister/domain/storefront';
import { errAsync, type ResultAsync } from 'neverthrow';
import type { Transaction } from '../database/database.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { type Refusal, refuse } from '../graphql/refusal.ts';
import { findVisibleOrder } from '../orders/find-order.ts';
import { post } from '../orders/outbox.ts';
import { unguessableId } from '../server/ids.ts';
import { takeDeclaration } from './declaration.ts';
import { receiptTime } from './receipt-time.ts';

export type WithdrawalData = WithdrawalForm & {
  readonly honeypotField: string;
  readonly orderId?: string | null | undefined;
  readonly token?: string | null | undefined;
};

/** Takes a withdrawal. */
export const submitWithdrawal = (
  context: RequestContext,
  { honeypotField, orderId, token, ...form }: WithdrawalData,
  key: string,
): ResultAsync<Answer<'DeclarationResult'>, Refusal> => {
  if (tradingTermsOf(context.storefront.store).withdrawal === 'none') return errAsync(refuse('BAD_REQUEST').error);
  return takeDeclaration(context, {
    name: 'submitWithdrawal',
    checked: checkWithdrawal(form),
    honeypotField,
    key,
    prepare: (checked) => meantOrder(context, checked, { orderId, token }),
    keep: (transaction, checked, meant) => keep(context, transaction, { form: checked, key, ...meant }),
  });
};

type Meant = {
  readonly orderId: string | null;
  /** Whether the address that was typed is the one that the order was placed with. */
  readonly isItsMailbox: boolean;
};

const NOT_FOUND: Meant = { orderId: null, isItsMailbox: false };

/** The order that the visitor may see, or the one of this number that was placed with this e-mail address. Others stay for people to find. */
const meantOrder = async (
  context: RequestContext,
  { orderNumber, email }: WithdrawalForm,
  { orderId, token }: Pick<WithdrawalData, 'orderId' | 'token'>,
): Promise<Meant> => {
  if (orderId) {
    const visible = await findVisibleOrder(context, { orderId, token });
    const seen = visible.isOk() ? visible.value : undefined;
    if (seen !== undefined && String(seen.number) === orderNumber)
      return { orderId: seen.id, isItsMailbox: tidyEmail(seen.email ?? '') === tidyEmail(email) };
  }
  const number = parsePlacedNumber(orderNumber);
  if (number === undefined) return NOT_FOUND;
  const found = await context.database
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .where('store', '=', context.storefront.store)
    .where(({ fn, ref }) => fn<string>('lower', [ref('email')]), '=', tidyEmail(email))
    .executeTakeFirst();
  return found === undefined ? NOT_FOUND : { orderId: found.id, isItsMailbox: true };
};

type Declared = Meant & { readonly form: WithdrawalForm; readonly key: string };

/** Writes the declaration down with its mails; answers when it came, or nothing where the key belongs to another one. */
const keep = async (
  context: RequestContext,
  transaction: Transaction,
  { form, key, orderId, isItsMailbox }: Declared,
): Promise<number | undefined> => {
  const { storefront, now } = context;
  const id = unguessableId();
  const { name, email, orderNumber, goods } = form;
  const written = await transaction
    .insertInto('withdrawals')
    .values({
      id,
      idempotency_key: key,
      store: storefront.store,
      language: storefront.language,
      name,
      email,
      order_number: orderNumber,
      goods,
      order_id: orderId,
      received_at: now(),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returning('received_at')
    .executeTakeFirst();
  if (written === undefined) return sameBefore(transaction, form, key);
  const sentFrom = await receiptTime(transaction, context, { email, isProved: isItsMailbox });
  await post(transaction, `withdrawal-receipt:${id}`, { kind: 'withdrawal-receipt', withdrawalId: id }, sentFrom);
  await post(transaction, `withdrawal-notice:${id}`, { kind: 'withdrawal-notice', withdrawalId: id }, now());
  return written.received_at;
};

const sameBefore = async (
  transaction: Transaction,
  { name, email, orderNumber, goods }: WithdrawalForm,
  key: string,
): Promise<number | undefined> => {
  const row = await transaction
    .selectFrom('withdrawals')
    .select('received_at')
    .where('idempotency_key', '=', key)
    .where('name', '=', name)
    .where('email', '=', email)
    .where('order_number', '=', orderNumber)
    .where('goods', '=', goods)
    .executeTakeFirst();
  return row?.received_at;
};
