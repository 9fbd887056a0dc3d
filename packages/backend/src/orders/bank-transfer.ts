// How an order that is paid in advance is paid: the account of its store, the amount, the order number as reference, and the QR code that
// banking apps read.

import { type BankTransfer, epcPayload, isPrepaid, paymentIdOf } from '@tornister/domain/checkout';
import { type CurrencyCode, money } from '@tornister/domain/money';
import type { StoreCode } from '@tornister/domain/storefront';
import { encode, renderSVG } from 'uqr';
import type { BankAccounts } from '../checkout/bank-accounts.ts';
import type { OrderRow } from './advance-order.ts';

type Payable = Pick<
  OrderRow,
  'number' | 'payment_id' | 'store' | 'currency' | 'total_cents' | 'state' | 'transfer_received_at'
>;

/** The transfer that pays an order; undefined when it is paid otherwise, costs nothing, is cancelled, its transfer has come, or its store has no account. */
export const bankTransferOf = (order: Payable, accounts: BankAccounts): BankTransfer | undefined => {
  const account = accounts[order.store as StoreCode];
  const isDue = order.state === 'placed' && order.total_cents > 0 && isPrepaid(paymentIdOf(order.payment_id));
  if (account === undefined || !isDue || order.transfer_received_at !== null) return undefined;
  const amount = money(order.total_cents, order.currency as CurrencyCode);
  return { ...account, amount, reference: String(order.number) };
};

const CODE = { ecc: 'M', border: 4 } as const;

/** The QR code as a drawing; undefined where the standard knows none, like for another currency. */
export const transferCode = (transfer: BankTransfer): string | undefined =>
  epcPayload(transfer)
    .map((text) => renderSVG(text, CODE))
    .unwrapOr(undefined);

/** The QR code as rows of squares, true where one is dark; undefined where the standard knows none. */
export const transferSquares = (transfer: BankTransfer): readonly (readonly boolean[])[] | undefined =>
  epcPayload(transfer)
    .map((text) => encode(text, CODE).data)
    .unwrapOr(undefined);
