// A payment provider that lives in memory: the second one that keeps the contract, with a test that can take it off the net.

import { createHash } from 'node:crypto';
import { type CurrencyCode, money } from '@tornister/domain/money';
import type { PaymentReport } from '@tornister/domain/orders';
import { instantOf } from '@tornister/domain/shared';
import { err, errAsync, ok, okAsync } from 'neverthrow';
import type {
  IncomingNotification,
  PaymentProvider,
  PaymentRequest,
  ProviderFailure,
} from '../../src/payment/provider.ts';
import type { ProviderUnderTest } from '../contracts/payment-provider.contract.ts';

const SEAL = 'x-seal';
const STATES = { approve: 'paid', reserve: 'authorised', decline: 'declined', cancel: 'cancelled' } as const;

type Account = {
  readonly payment: PaymentRequest;
  readonly reports: PaymentReport[];
  readonly refunds: Map<string, number>;
};

const sealOf = (body: string): string => createHash('sha256').update(`only the twin knows:${body}`).digest('hex');
const refused = (reason: string) => errAsync<never, ProviderFailure>({ kind: 'provider.refused', reason });

export type InMemoryProvider = ProviderUnderTest & {
  /** Whether it answers. */
  isReachable: boolean;
  /** Why it refuses captures and refunds, while it does. */
  refuses?: string | undefined;
  readonly refunded: (transId: string) => number;
};

/** A provider for wallets. */
export const inMemoryProvider = (now: () => number): InMemoryProvider => {
  const accounts = new Map<string, Account>();
  const incomingOf = ({ payment }: Account, report: PaymentReport): IncomingNotification => {
    const { transId, orderId, amount } = payment;
    const body = JSON.stringify({
      id: `twin-${transId}-${report}`,
      transId,
      orderId,
      report,
      ...amount,
      sentAt: now(),
    });
    return { body, header: (name) => (name === SEAL ? sealOf(body) : undefined) };
  };
  const reachable = <Work extends () => unknown>(work: Work) =>
    (twin.isReachable ? work() : errAsync({ kind: 'provider.unreachable' })) as ReturnType<Work>;
  const provider: PaymentProvider = {
    id: 'twin',
    methods: ['PAYPAL', 'AMAZONPAY'],
    begin: ({ transId }) =>
      reachable(() => okAsync({ kind: 'redirect' as const, url: `https://twin.example/pay/${transId}` })),
    readNotification: ({ body, header }) => {
      if (header(SEAL) !== sealOf(body)) return err({ kind: 'notification.unsigned' });
      const { id, transId, orderId, report, cents, currency, sentAt } = JSON.parse(body);
      const amount = money(cents, currency as CurrencyCode);
      return ok({ eventId: id, transId, orderId, report, amount, sentAt: instantOf(sentAt) });
    },
    capture: ({ transId, amount }) =>
      reachable(() => {
        if (twin.refuses !== undefined) return refused(twin.refuses);
        const account = accounts.get(transId);
        if (account?.reports.includes('paid')) return okAsync(undefined);
        if (!account?.reports.includes('authorised') || account.payment.amount.cents !== amount.cents)
          return refused('no');
        account.reports.push('paid');
        return okAsync(undefined);
      }),
    refund: ({ refundId, transId, amount }) =>
      reachable(() => {
        if (twin.refuses !== undefined) return refused(twin.refuses);
        const account = accounts.get(transId);
        if (!account?.reports.includes('paid')) return refused('nothing was taken');
        const before = [...account.refunds.values()].reduce((sum, cents) => sum + cents, 0);
        if (!account.refunds.has(refundId) && before + amount.cents > account.payment.amount.cents)
          return refused('too much');
        account.refunds.set(refundId, amount.cents);
        return okAsync({ reference: `twin-${refundId}` });
      }),
  };
  const twin: InMemoryProvider = {
    provider,
    isReachable: true,
    decide: async (payment, decision) => {
      if (!accounts.has(payment.transId))
        accounts.set(payment.transId, { payment, reports: [STATES[decision]], refunds: new Map() });
    },
    reports: async (transId) => {
      const account = accounts.get(transId);
      return account === undefined ? [] : account.reports.map((report) => incomingOf(account, report));
    },
    refunded: (transId) => [...(accounts.get(transId)?.refunds.values() ?? [])].reduce((sum, cents) => sum + cents, 0),
  };
  return twin;
};
