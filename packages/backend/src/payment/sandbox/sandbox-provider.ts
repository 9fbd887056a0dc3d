// The sandbox as a payment provider: pages of its own inside the backend, no real money. It behaves as providers do: sealed data to its
// pages, signed reports, captures of what was reserved, refunds of at most what was taken.

import { type CurrencyCode, compare, type Money, money, sum } from '@tornister/domain/money';
import { err, ok, okAsync, type Result, ResultAsync } from 'neverthrow';
import { retried } from '../../database/retried.ts';
import { unguessableId } from '../../server/ids.ts';
import type { Services } from '../../server/services.ts';
import type {
  NextStep,
  OpenedWallet,
  PaymentProvider,
  PaymentRequest,
  ProviderFailure,
  WalletOpening,
} from '../provider.ts';
import { readSandboxNotification } from './notification.ts';
import { sealPaymentData, sealWalletData } from './payment-data.ts';
import { decisionOf, reportsOf, writeReport } from './reports.ts';
import { openWalletSession, tellDecision, walletDecision } from './wallet-book.ts';

export const SANDBOX_ID = 'sandbox';
export const SANDBOX_PATH = '/sandbox';

const MERCHANT_ID = 'shop';

type Sandbox = Pick<Services, 'database' | 'settings' | 'secrets' | 'now'>;

/** The provider of a shop that sells nothing in earnest. */
export const sandboxProvider = (sandbox: Sandbox): PaymentProvider => ({
  id: SANDBOX_ID,
  methods: ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'TWINT'],
  wallet: {
    open: (opening) => reachable(openWallet(sandbox, opening)),
    read: (sessionId) =>
      reachable(walletDecision(sandbox.database, sessionId).then((read) => ok(tellDecision(sessionId, read)))),
  },
  begin: (payment) => okAsync(stepOf(sandbox, payment)),
  readNotification: (incoming) => readSandboxNotification(sandbox.secrets.payment, incoming),
  capture: ({ transId, amount }) => reachable(capture(sandbox, transId, amount)),
  refund: (refund) => reachable(refundOnce(sandbox, refund)),
});

/** Whatever goes wrong underneath is like a provider that cannot be reached. */
const reachable = <Value>(work: Promise<Result<Value, ProviderFailure>>): ResultAsync<Value, ProviderFailure> =>
  ResultAsync.fromPromise(work, (): ProviderFailure => ({ kind: 'provider.unreachable' })).andThen((result) => result);

const refused = (reason: string): Result<never, ProviderFailure> => err({ kind: 'provider.refused', reason });

/** Cards are posted as a form, wallets follow an address; the data are sealed in both. Who has chosen in a session is asked nothing more. */
const stepOf = ({ secrets, settings, now }: Sandbox, payment: PaymentRequest): NextStep => {
  const { transId, orderId, paymentId, amount, baseUrl, store, language, walletSessionId } = payment;
  const sealed = sealPaymentData(secrets.payment, {
    transId,
    orderId,
    paymentId,
    amountCents: amount.cents,
    currency: amount.currency,
    baseUrl,
    store,
    language,
    // A payment may be begun again after its first page has run out.
    createdAt: now(),
    ...(walletSessionId === undefined ? {} : { walletSessionId }),
  });
  const fields = { MerchantID: MERCHANT_ID, Len: String(sealed.length), Data: sealed.data };
  const address = (page: string): string => `${settings.publicUrl}${SANDBOX_PATH}/${page}`;
  return paymentId === 'CREDIT_CARD'
    ? {
        kind: 'form',
        action: address('card'),
        fields: { MerchantID: MERCHANT_ID, TransID: transId, Len: fields.Len, Data: fields.Data },
      }
    : {
        kind: 'redirect',
        url: `${address(walletSessionId === undefined ? 'wallet' : 'wallet-order')}?${new URLSearchParams(fields)}`,
      };
};

/** A session with an id of its own, and the page at which its shopper chooses. */
const openWallet = async (
  { database, secrets, settings, now }: Sandbox,
  { amount, returnUrl, cancelUrl, store, language }: WalletOpening,
): Promise<Result<OpenedWallet, ProviderFailure>> => {
  const sessionId = unguessableId();
  await openWalletSession(database, sessionId, now());
  const { cents: amountCents, currency } = amount;
  const data = { sessionId, amountCents, currency, returnUrl, cancelUrl, store, language, createdAt: now() };
  const sealed = sealWalletData(secrets.payment, data);
  const query = new URLSearchParams({ MerchantID: MERCHANT_ID, Data: sealed.data });
  return ok({ sessionId, url: `${settings.publicUrl}${SANDBOX_PATH}/wallet-session?${query}` });
};

const capture = async (
  { database, now }: Sandbox,
  transId: string,
  amount: Money,
): Promise<Result<void, ProviderFailure>> => {
  const decision = await decisionOf(database, transId);
  if (decision === undefined) return refused('no such payment');
  if (decision.state === 'paid') return ok(undefined);
  if (decision.state !== 'authorised') return refused(`the payment is ${decision.state}`);
  if (decision.amountCents !== amount.cents || decision.currency !== amount.currency)
    return refused('another amount was reserved');
  const report = { ...decision, eventId: `capture-${transId}`, state: 'paid' as const, sentAt: now() };
  await writeReport(database, `${transId}:captured`, report, now());
  return ok(undefined);
};

type Refund = { readonly refundId: string; readonly transId: string; readonly amount: Money };

/** The payment's reports are locked meanwhile, so that two refunds never pay back more than was taken. */
const refundOnce = (
  { database }: Sandbox,
  { refundId, transId, amount }: Refund,
): Promise<Result<{ readonly reference: string }, ProviderFailure>> =>
  retried(database, async (transaction) => {
    await transaction
      .selectFrom('sandbox_reports')
      .select('key')
      .where('trans_id', '=', transId)
      .orderBy('key')
      .forUpdate()
      .execute();
    const paid = (await reportsOf(transaction, transId)).find(({ state }) => state === 'paid');
    if (paid === undefined) return refused('nothing was taken');
    const before = await transaction
      .selectFrom('sandbox_refunds')
      .selectAll()
      .where('trans_id', '=', transId)
      .execute();
    const reference = `sandbox-${refundId}`;
    if (before.some(({ refund_id }) => refund_id === refundId)) return ok({ reference });
    const taken = money(paid.amountCents, paid.currency as CurrencyCode);
    const asked = [...before.map(({ amount_cents }) => money(amount_cents, taken.currency)), amount];
    const comparison = sum(asked, taken.currency).andThen((all) => compare(all, taken));
    if (comparison.unwrapOr(1) > 0) return refused('more than was taken');
    await transaction
      .insertInto('sandbox_refunds')
      .values({ refund_id: refundId, trans_id: transId, amount_cents: amount.cents })
      .execute();
    return ok({ reference });
  });
