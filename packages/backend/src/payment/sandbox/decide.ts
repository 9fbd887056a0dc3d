// What the sandbox provider does when the shopper has decided: it writes its report to the shop down and sends the browser back. The
// first decision about a payment counts. Switches make the report come twice or late, to test what the shop makes of it.

import type { Services } from '../../server/services.ts';
import type { SandboxNotification } from './notification.ts';
import type { PaymentData } from './payment-data.ts';
import { decisionOf, writeReport } from './reports.ts';

/** `reserve` holds the money until the shop asks for it. */
export const DECISIONS = ['approve', 'reserve', 'decline', 'cancel'] as const;
export type Decision = (typeof DECISIONS)[number];

export const REPORTS = ['once', 'twice', 'late'] as const;
export type Report = (typeof REPORTS)[number];

/** How much later a late report comes. */
const LATE_REPORT_MS = 10_000;

const STATES = { approve: 'paid', reserve: 'authorised', decline: 'declined', cancel: 'cancelled' } as const;

/** Error code of a card that was refused, as the provider gives it to the shop's page. */
const DECLINED_CODE = '22060200';

/** Writes the report down for delivery; answers the decision that counts. */
export const decide = async (
  { database, now }: Pick<Services, 'database' | 'now'>,
  data: PaymentData,
  decision: Decision,
  report: Report,
): Promise<Decision> => {
  const notification: SandboxNotification = {
    eventId: `event-${data.transId}`,
    transId: data.transId,
    orderId: data.orderId,
    state: STATES[decision],
    amountCents: data.amountCents,
    currency: data.currency,
    sentAt: now(),
  };
  const due = report === 'late' ? now() + LATE_REPORT_MS : now();
  const isFirst = await writeReport(database, data.transId, notification, due);
  if (isFirst && report === 'twice') await writeReport(database, `${data.transId}:again`, notification, due);
  const counted = await decisionOf(database, data.transId);
  return DECISIONS.find((each) => STATES[each] === counted?.state) ?? decision;
};

/** Names of the identifier that a wallet gives back when it was left (spec 2 §2 "Checkout payment"). */
const IDENTIFIERS: Readonly<Record<string, string>> = { AMAZONPAY: 'amazonCheckoutSessionId', PAYPAL: 'token' };

/** Where the browser goes after a decision. The page there only looks up what the report said. */
export const returnAddress = (data: PaymentData, decision: Decision): string => {
  const address = (path: string, query: Readonly<Record<string, string>>): string =>
    `${data.baseUrl}${path}?${new URLSearchParams(query)}`;
  if (decision === 'approve' || decision === 'reserve')
    return address('/computop/success/', { orderId: data.orderId, TransID: data.transId });
  if (decision === 'decline') return address('/checkout/payment/', { errorCode: DECLINED_CODE });
  const identifier = IDENTIFIERS[data.paymentId];
  return address('/checkout/payment/', {
    cancelPayment: data.paymentId,
    ...(identifier === undefined ? {} : { [identifier]: data.transId }),
  });
};
