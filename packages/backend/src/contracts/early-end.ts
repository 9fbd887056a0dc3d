// The end that an ordinary cancellation of a membership declares, and what it cuts off a year that is charged. Source: § 309 no. 9 BGB; docs/adr/0028.

import { declaredEndOf, lastMomentOf, membershipEndOf, unusedShareOf } from '@tornister/domain/contracts';
import { type CurrencyCode, money } from '@tornister/domain/money';
import { type CalendarDay, dayNumberOf, instantOf, parseDay, shopDay } from '@tornister/domain/shared';
import type { StoredPrime } from '../database/account-tables.ts';
import type { CutOff } from '../database/contract-tables.ts';
import type { Transaction } from '../database/database.ts';
import { startOfShopDay } from '../orders/shop-calendar.ts';
import { isRenewal } from '../prime/write-prime-order.ts';

type Declared = {
  readonly accountId: string;
  readonly prime: StoredPrime;
  /** The day that was wished, as it was typed. */
  readonly endsOn: string;
  readonly receivedAt: number;
  /** The day of an earlier declaration that waits for people. */
  readonly before: CalendarDay | undefined;
};

type DeclaredEnd = {
  readonly endsAt: number;
  /** Whether it only repeats the declaration before it. */
  readonly isRepeated: boolean;
  /** What it cuts off, where it ends earlier than what is charged. */
  readonly cutOff: CutOff | undefined;
};

/** The end of a membership by a declaration, counted from its receipt. What is paid for lasts until its moment; a membership never gets longer by being cancelled. */
export const endDeclaredBy = async (
  transaction: Transaction,
  { accountId, prime, endsOn, receivedAt, before }: Declared,
): Promise<DeclaredEnd> => {
  const order = await lastYearOf(transaction, accountId);
  const year = {
    endsOn: shopDay(lastMomentOf(instantOf(prime.endsAt))),
    isRenewed: order !== undefined && isRenewal(order),
  };
  const soonest = membershipEndOf(year, shopDay(instantOf(receivedAt)));
  const { last, isRepeated } = declaredEndOf({ soonest, wished: parseDay(endsOn), before });
  if (dayNumberOf(last) >= dayNumberOf(year.endsOn)) return { endsAt: prime.endsAt, isRepeated, cutOff: undefined };
  const endsAt = startOfShopDay(last.year, last.month, last.day + 1);
  if (order === undefined) return { endsAt, isRepeated, cutOff: undefined };
  const share = money(unusedShareOf(order.total_cents, year, last), order.currency as CurrencyCode);
  return { endsAt, isRepeated, cutOff: { orderNumber: String(order.number), chargedUntil: prime.endsAt, share } };
};

/** The order that the running year came by; none where the membership was not bought here. */
const lastYearOf = (transaction: Transaction, accountId: string) =>
  transaction
    .selectFrom('orders')
    .innerJoin('users', 'users.id', 'orders.user_id')
    .select(['orders.number', 'orders.cart_id', 'orders.total_cents', 'orders.currency'])
    .where('users.account_id', '=', accountId)
    .where('orders.kind', '=', 'prime')
    .where('orders.state', '=', 'placed')
    .orderBy('orders.ordered_at', 'desc')
    .limit(1)
    .executeTakeFirst();
