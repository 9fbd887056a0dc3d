// The tables of what consumers declare about contracts that were made.

import type { CancellationForm } from '@tornister/domain/contracts';
import type { Money } from '@tornister/domain/money';
import type { Json, NullableJson } from './columns.ts';

/** A withdrawal as it was declared. */
export type WithdrawalsTable = {
  id: string;
  /** Made by the form: the same declaration that comes twice is one. */
  idempotency_key: string;
  store: string;
  language: string;
  name: string;
  email: string;
  /** As it was typed. */
  order_number: string;
  /** In the consumer's own words; empty for the whole order. */
  goods: string;
  /** The order, where it is certain that the declaration is about it. */
  order_id: string | null;
  received_at: number;
};

/** What a membership that ends early leaves of a year that is charged: the share for the days after its end. */
export type CutOff = {
  /** The number of the order of that year. */
  readonly orderNumber: string;
  /** The first moment after what is charged, in milliseconds. */
  readonly chargedUntil: number;
  readonly share: Money;
};

/** The early end of a membership: what it cuts off, and whether it is set or turned down. The column `cut_off` has its name from the first of the two. */
export type EarlyEnd = CutOff & {
  /** Whoever cancelled was not logged in: the membership lasts as it did until staff sets the early end. Not there once it is set. */
  readonly awaitsStaff?: true;
  /** The staff has turned the cancellation down: it ends nothing early, and its row has no end. */
  readonly turnedDown?: TurnedDown;
};

/** What becomes of a membership whose early end was turned down. */
type TurnedDown = {
  /** The declaration that had waited with it and now waits for staff by itself, with its own end. */
  readonly next?: { readonly id: string; readonly endsAt: number };
};

/** A cancellation as it was declared. */
export type CancellationsTable = {
  id: string;
  /** Made by the form: the same declaration that comes twice is one. */
  idempotency_key: string;
  store: string;
  language: string;
  /** As it was typed. */
  form: Json<CancellationForm>;
  /** Whose membership it has ended, where that is certain. */
  account_id: string | null;
  /** When that membership ends. */
  ends_at: number | null;
  /** Where it ends earlier than what is charged, now or once staff sets it. */
  cut_off: NullableJson<EarlyEnd>;
  received_at: number;
};

export type ContractTables = { withdrawals: WithdrawalsTable; cancellations: CancellationsTable };
