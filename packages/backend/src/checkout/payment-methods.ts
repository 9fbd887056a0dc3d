// Which payment methods a cart may be paid with, in words. Source: spec 2 §3 "Payment method", §4 "Payment step", §6.

import {
  AGREED_PAYMENT_IDS,
  agreedPayment,
  availablePayments,
  INVOICE_TERM_DAYS,
  isPaidByTransfer,
  isPrepaid,
  isWalletBlocked,
  needsBuyerReference,
  needsRedirect,
  type PaymentId,
  type PaymentMethod,
  paymentIdOf,
} from '@tornister/domain/checkout';
import { inLanguage, type Language, type Worded } from '@tornister/domain/storefront';
import type { CartContents } from '../cart/cart-contents.ts';
import type { Answer } from '../graphql/answer.ts';
import type { RequestContext } from '../graphql/context.ts';
import { termsOf } from './store-terms.ts';

type Words = Worded<readonly [name: string, description: string]>;

const BY_INVOICE: Words = {
  de: ['Rechnung', `Zahlbar innerhalb von ${INVOICE_TERM_DAYS} Tagen ab Rechnungsdatum.`],
  en: ['Invoice', `Payable within ${INVOICE_TERM_DAYS} days of the date of the invoice.`],
};
const IN_ADVANCE: Words = {
  de: ['Vorkasse', 'Sie überweisen vorab; wir packen, sobald das Geld da ist.'],
  en: ['Prepayment', 'You transfer the money in advance; we pack as soon as it has arrived.'],
};

const WORDS: Readonly<Record<PaymentId, Words>> = {
  CREDIT_CARD: {
    de: ['Kreditkarte', 'Visa, Mastercard oder American Express, auf der Seite unseres Zahlungsdienstes.'],
    en: ['Credit card', 'Visa, Mastercard or American Express, on the page of our payment provider.'],
  },
  PAYPAL: {
    de: ['PayPal', 'Sie werden zu PayPal weitergeleitet und bestätigen dort die Zahlung.'],
    en: ['PayPal', 'You are taken to PayPal and confirm the payment there.'],
  },
  AMAZONPAY: {
    de: ['Amazon Pay', 'Bezahlen mit den Daten Ihres Amazon-Kontos.'],
    en: ['Amazon Pay', 'Pay with the data of your Amazon account.'],
  },
  TWINT: { de: ['TWINT', 'Bezahlen mit der TWINT-App.'], en: ['TWINT', 'Pay with the TWINT app.'] },
  X_RECHNUNG: {
    de: ['XRechnung', 'Elektronische Rechnung für Behörden und Schulen; wir brauchen Ihre Leitweg-ID.'],
    en: ['XRechnung', 'Electronic invoice for authorities and schools; we need your routing id (Leitweg-ID).'],
  },
  CASH_ON_DELIVERY: {
    de: ['Nachnahme', 'Sie bezahlen bei der Zustellung.'],
    en: ['Cash on delivery', 'You pay when the goods arrive.'],
  },
  INVOICE: BY_INVOICE,
  RECHNUNG: BY_INVOICE,
  RECHNUNG_V: BY_INVOICE,
  PREPAID: IN_ADVANCE,
  VORKASSE: IN_ADVANCE,
  VORKASSE_V: IN_ADVANCE,
  VINCO_V: IN_ADVANCE,
};

/** The name of a method, as it stands on orders and mails. */
export const paymentName = (id: PaymentId, language: Language): string => inLanguage(WORDS[id], language)[0];

const NOTHING_TO_PAY: Worded<string> = { de: 'nichts zu bezahlen', en: 'nothing to pay' };

/** How an order is paid, as it stands on the order, in mails and on its invoice; where its total is nothing, no method is asked for. */
export const paidBy = (
  { payment_id, total_cents }: { readonly payment_id: string; readonly total_cents: number },
  language: Language,
): string =>
  total_cents === 0 ? inLanguage(NOTHING_TO_PAY, language) : paymentName(paymentIdOf(payment_id), language);

type Paying = Pick<RequestContext, 'storefront' | 'payments' | 'settings'>;
type Paid = Pick<CartContents, 'agreed' | 'cart' | 'delivery' | 'lines' | 'switches'>;

/**
 * The methods that a cart may be paid with, the chosen one selected. What the operator has switched off, what is paid at a provider that
 * this shop does not work with, and transfers, in advance or by invoice, to an account that is not set, are not among them. A business customer pays as agreed.
 */
export const paymentMethodsOf = (shop: Paying, contents: Paid): readonly PaymentMethod<PaymentId>[] => {
  const { agreed, cart } = contents;
  const offered = offeredMethods(shop, contents);
  if (agreed === undefined) return offered.map((method) => withChoice(method, cart.payment_id, cart.buyer_reference));
  const agreeable = offered.filter(({ paymentId }) => AGREED_PAYMENT_IDS.some((id) => id === paymentId));
  const chosen = agreedPayment(
    agreed,
    agreeable.some(({ paymentId }) => needsBuyerReference(paymentId)),
  );
  return agreeable.map((method) => withChoice(method, chosen, agreed.buyerReference ?? null));
};

/** The method that is agreed with a business customer, whatever is entered for this order: among these methods, the invoice where no XRechnung can be sent. */
export const agreedMethodOf = (
  { agreed }: Pick<Paid, 'agreed'>,
  methods: readonly PaymentMethod[],
): PaymentId | undefined =>
  agreed &&
  agreedPayment(
    { method: agreed.method },
    methods.some(({ paymentId }) => needsBuyerReference(paymentId)),
  );

const withChoice = (
  method: PaymentMethod<PaymentId>,
  chosen: string | null,
  buyerReference: string | null,
): PaymentMethod<PaymentId> => {
  const selected = method.paymentId === chosen;
  return { ...method, selected, ...(selected && buyerReference !== null ? { buyerReference } : {}) };
};

/** The numbers of a cart's goods, for which the wallet may be blocked. */
const numbersOf = (lines: Paid['lines']): readonly number[] =>
  lines.flatMap(({ goods }) => [Number(goods.productId), Number(goods.itemId)]);

/** The methods of the store that can be taken now, none of them chosen; without a billing address that of the home country decides. */
export const offeredMethods = (
  { storefront, payments: providers, settings }: Paying,
  { delivery, lines = [], switches }: Pick<Paid, 'switches'> & Partial<Paid>,
): readonly PaymentMethod<PaymentId>[] => {
  const { store, language, isB2b } = storefront;
  const { payments, homeCountry } = termsOf(store);
  const takeable = payments.filter(
    (id) =>
      (!needsRedirect(id) || providers.forMethod(id) !== undefined) &&
      (!isPaidByTransfer(id) || settings.bankAccounts[store] !== undefined),
  );
  const methods = takeable.map((paymentId): PaymentMethod<PaymentId> => {
    const [displayName, description] = inLanguage(WORDS[paymentId], language);
    return { paymentId, displayName, description, selected: false, enabled: true };
  });
  return availablePayments(methods, {
    store,
    isB2b,
    billingCountry: delivery?.billing?.country ?? homeCountry,
    deliveryCountry: delivery?.deliveryCountry ?? homeCountry,
    deliveryType: delivery?.deliveryType ?? 'sameAsBilling',
    switches: { twint: switches.twint, wallet: switches.walletPayment, eInvoice: switches.eInvoice },
    isWalletBlocked: isWalletBlocked(numbersOf(lines), settings.walletBlockedIds),
  });
};

/** A method as pages show it. What was entered for it is told to the session that the cart belongs to; the ids of a visitor do not open it. */
export const showPaymentMethod = (
  { buyerReference, ...method }: PaymentMethod<PaymentId>,
  isOwnSession: boolean,
): Answer<'PaymentMethod'> => ({
  ...method,
  isPrepaid: isPrepaid(method.paymentId),
  ...(isOwnSession && buyerReference !== undefined ? { buyerReference } : {}),
});
