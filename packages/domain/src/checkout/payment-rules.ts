// Which payment methods are offered to whom, and what an unknown one means. Source: spec 2 §3 "Payment method", §4 "Payment step", §5,
// §6; spec 1 §6, §9.

import { brandId } from '../shared/brand.ts';
import type { StoreCode } from '../storefront/profiles/index.ts';
import { tradingTermsOf } from '../storefront/profiles/terms.ts';
import {
  type OfferedPaymentId,
  type OtherPaymentId,
  PAYMENT_IDS,
  type PaymentId,
  type PaymentMethod,
} from './payment-method.ts';
import type { DeliveryType } from './shipper.ts';

/** Methods that are paid before the goods leave: what any unknown id is treated as, and its older names. */
export const PREPAID_IDS: readonly PaymentId[] = ['PREPAID', 'VORKASSE', 'VORKASSE_V', 'VINCO_V'];

/** Methods that are paid once the invoice has come. */
const INVOICE_IDS: readonly PaymentId[] = ['INVOICE', 'RECHNUNG', 'RECHNUNG_V', 'X_RECHNUNG'];

/** Methods that take the shopper to a page of the payment provider. */
export const REDIRECT_IDS: readonly PaymentId[] = ['CREDIT_CARD', 'PAYPAL', 'AMAZONPAY', 'TWINT'];

export type PaymentContext = {
  readonly store: StoreCode;
  readonly isB2b: boolean;
  /** ISO 3166-1 alpha-2, of the billing address. */
  readonly billingCountry: string;
  /** ISO 3166-1 alpha-2, of the address that the goods go to. */
  readonly deliveryCountry: string;
  readonly deliveryType: DeliveryType;
  /** Switches of the shop (spec 1 §7): Twint, the wallet and the electronic invoice. */
  readonly switches: { readonly twint: boolean; readonly wallet: boolean; readonly eInvoice: boolean };
  /** Whether the cart holds goods or the shopper a number for which the wallet is blocked (spec 2 §6). */
  readonly isWalletBlocked: boolean;
};

const knownPaymentId = (id: string): PaymentId | undefined => PAYMENT_IDS.find((known) => known === id);

/** The id as the rules know it; any other id is treated as prepaid. */
export const paymentIdOf = (id: string): PaymentId => knownPaymentId(id) ?? 'PREPAID';

/** The id by which a method is chosen: its own, also where the rules do not know it. Source: spec 2 §3 "Payment method", §7 `setSelectedPayment`. */
export const offeredPaymentId = (id: string): OfferedPaymentId => knownPaymentId(id) ?? brandId<OtherPaymentId>(id);

/** Whether the shopper transfers the money before the goods are sent. */
export const isPrepaid = (id: PaymentId): boolean => PREPAID_IDS.includes(id);
/** Whether the shopper transfers the money to the shop's account, before the goods are sent or once the invoice has come. */
export const isPaidByTransfer = (id: PaymentId): boolean => isPrepaid(id) || INVOICE_IDS.includes(id);
/** Whether the shopper pays on the provider's own page. */
export const needsRedirect = (id: PaymentId): boolean => REDIRECT_IDS.includes(id);

const isLocal = (id: PaymentId, store: StoreCode): boolean => tradingTermsOf(store).localPayments.includes(id);

const availability: Readonly<Partial<Record<PaymentId, (context: PaymentContext) => boolean>>> = {
  AMAZONPAY: ({ isB2b, switches, isWalletBlocked }) => !isB2b && switches.wallet && !isWalletBlocked,
  TWINT: ({ store, switches }) => isLocal('TWINT', store) && switches.twint,
  X_RECHNUNG: ({ store, switches, billingCountry }) =>
    isLocal('X_RECHNUNG', store) && switches.eInvoice && billingCountry === 'DE',
  // Nobody takes money at a packing station.
  CASH_ON_DELIVERY: ({ store, billingCountry, deliveryCountry, deliveryType }) =>
    isLocal('CASH_ON_DELIVERY', store) &&
    billingCountry === 'DE' &&
    deliveryCountry === 'DE' &&
    deliveryType !== 'packstation',
};

/**
 * Whether a method can be chosen: the wallet never in the business shop, nor switched off, nor for a blocked number; Twint in the Swiss
 * shop with its switch; the electronic invoice in the German and the business shop, with its switch, for German authorities; cash on
 * delivery for bills and goods that stay in Germany, and not to a packing station; all others always. A guest may pay like a member.
 */
export const isPaymentAvailable = (id: PaymentId, context: PaymentContext): boolean =>
  availability[id]?.(context) ?? true;

/** Methods that can be chosen, in the order given. */
export const availablePayments = <Id extends OfferedPaymentId>(
  methods: readonly PaymentMethod<Id>[],
  context: PaymentContext,
): readonly PaymentMethod<Id>[] =>
  methods.filter(({ paymentId }) => isPaymentAvailable(paymentIdOf(paymentId), context));

/** The electronic invoice needs a buyer reference (spec 2 §4). */
export const needsBuyerReference = (id: OfferedPaymentId): boolean => id === 'X_RECHNUNG';
