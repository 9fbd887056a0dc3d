// What an order and its payment are at a moment, and what may come after it. Whoever changes an order asks here; the database holds
// the same pairs. Source: spec 2 §3 "Submit result", §4 "Submit", "Checkout payment".

/** `awaiting-payment`: the goods are held while the shopper is at the payment provider. */
export type OrderState = 'awaiting-payment' | 'placed' | 'cancelled';

/** `not-required`: paid by invoice, by transfer, on delivery, or there is nothing to pay. */
export type PaymentState = 'not-required' | 'pending' | 'paid' | 'declined' | 'cancelled';

/** State of an order and of its payment; the two never contradict each other. */
export type OrderLifecycle =
  | { readonly order: 'awaiting-payment'; readonly payment: 'pending' }
  | { readonly order: 'placed'; readonly payment: 'not-required' | 'paid' }
  | { readonly order: 'cancelled'; readonly payment: 'declined' | 'cancelled' };

/** Every pair that there is. */
export const ORDER_LIFECYCLES = [
  { order: 'awaiting-payment', payment: 'pending' },
  { order: 'placed', payment: 'not-required' },
  { order: 'placed', payment: 'paid' },
  { order: 'cancelled', payment: 'declined' },
  { order: 'cancelled', payment: 'cancelled' },
] as const satisfies readonly OrderLifecycle[];

/** What a payment provider reports: the money is reserved, was taken, was refused, or the shopper turned back. */
export const PAYMENT_REPORTS = ['authorised', 'paid', 'declined', 'cancelled'] as const;
export type PaymentReport = (typeof PAYMENT_REPORTS)[number];

/** What one payment of an order is: begun, or what its provider reported of it. An order may have several, of which one pays it. */
export type PaymentStep = 'begun' | PaymentReport;

/** `given-up`: the shopper took the cart back, or nobody paid in time. `called-off`: it was cancelled before anything left, by its customer or by the shop. */
export type OrderEvent = PaymentReport | 'given-up' | 'called-off';

/**
 * What the shop owes after a step: the confirmation to the shopper, the goods back on the shelf, the money that is reserved to be taken,
 * or the money that came to be sent back. An order that is called off after it was paid owes both, the goods and the money.
 */
export type OrderDuty = 'nothing' | 'confirm' | 'release-goods' | 'capture' | 'refund' | 'release-goods-and-refund';

export type OrderTransition = { readonly to: OrderLifecycle; readonly duty: OrderDuty };

/** How an order begins: it waits for its money only when that is paid at a provider and there is something to pay. */
export const firstLifecycle = (isPaidAtProvider: boolean, totalCents: number): OrderLifecycle =>
  isPaidAtProvider && totalCents > 0
    ? { order: 'awaiting-payment', payment: 'pending' }
    : { order: 'placed', payment: 'not-required' };

/** The pair of a stored order; undefined for two states that cannot go together. */
export const orderLifecycle = (order: string, payment: string): OrderLifecycle | undefined =>
  ORDER_LIFECYCLES.find((pair) => pair.order === order && pair.payment === payment);

/** Whether no payment can change the order any more. Only an order that waits for its payment is not final. */
export const isFinal = ({ order }: OrderLifecycle): boolean => order !== 'awaiting-payment';

/**
 * The step that an event leads to. A state never goes back: what is final stays, and money that comes for it goes back. A placed
 * order is called off by its customer or by the shop; whether that is still in time say `isCancellable` and `isCancellableByShop`. A report that repeats an earlier one is not to be asked about
 * again; the caller knows reports by their ids.
 */
export const orderTransition = (from: OrderLifecycle, event: OrderEvent): OrderTransition => {
  if (from.order === 'placed' && event === 'called-off')
    return { to: CALLED_OFF, duty: from.payment === 'paid' ? 'release-goods-and-refund' : 'release-goods' };
  if (isFinal(from)) return { to: from, duty: event === 'paid' ? 'refund' : 'nothing' };
  switch (event) {
    case 'authorised':
      return { to: from, duty: 'capture' };
    case 'paid':
      return { to: { order: 'placed', payment: 'paid' }, duty: 'confirm' };
    case 'declined':
      return { to: { order: 'cancelled', payment: 'declined' }, duty: 'release-goods' };
    case 'cancelled':
    case 'given-up':
    case 'called-off':
      return { to: CALLED_OFF, duty: 'release-goods' };
  }
};

const CALLED_OFF: OrderLifecycle = { order: 'cancelled', payment: 'cancelled' };

/**
 * What a payment is after a report. It never goes back: money that was taken stays taken, and a payment that was refused or given up is changed
 * by nothing but money that came after all.
 */
export const paymentTransition = (from: PaymentStep, report: PaymentReport): PaymentStep => {
  const isOver = from === 'paid' || ((from === 'declined' || from === 'cancelled') && report !== 'paid');
  return isOver ? from : report;
};
