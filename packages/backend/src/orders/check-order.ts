// What a cart must have before it becomes an order. The pages lead there step by step; the backend asks again, because a call can skip
// them. Source: spec 2 §4 "Checkout order"; docs/adr/0009 "Shop host and backend".

import { type CartLine, cartProblems, isPayless } from '@tornister/domain/cart';
import {
  type BuyerReferenceError,
  CART_ERROR_MESSAGE,
  isPaymentComplete,
  isPaymentStepAvailable,
  isShippingComplete,
  NO_PAYMENT_SELECTED_MESSAGE,
  needsBuyerReference,
  type PaymentId,
} from '@tornister/domain/checkout';
import { CHECKOUT_SESSION_EXPIRED_NOTICE } from '@tornister/domain/session';
import { inLanguage, type Language, textIn, type Worded } from '@tornister/domain/storefront';
import { err, ok, type Result } from 'neverthrow';
import type { CartContents, PricedLine } from '../cart/cart-contents.ts';
import { paymentMethodsOf } from '../checkout/payment-methods.ts';
import { needsSpedition, showSpeditionFields } from '../checkout/spedition-fields.ts';
import { servesCountry } from '../checkout/store-terms.ts';
import type { RequestContext } from '../graphql/context.ts';

/** Some of the goods are no longer there in this quantity: those of these lines, each named once. */
export const notAvailable = (lines: readonly Pick<PricedLine, 'goods'>[], language: Language): string => {
  const names = [...new Set(lines.map(({ goods }) => textIn(goods.name, language)))].join(', ');
  return inLanguage(
    {
      de: `Nicht mehr in der gewünschten Menge lieferbar: ${names}. Bitte prüfen Sie den Warenkorb.`,
      en: `No longer available in this quantity: ${names}. Please check the cart.`,
    },
    language,
  );
};

/** The store does not bill to this country, or does not deliver to it. */
export const COUNTRY_NOT_SERVED: Worded<string> = {
  de: 'Dieser Shop beliefert das Land Ihrer Rechnungs- oder Lieferadresse nicht. Bitte wählen Sie eine andere Adresse.',
  en: 'This shop does not serve the country of your billing or delivery address. Please choose another address.',
};

/** Business customers skip the payment step and get an invoice. */
const BUSINESS_PAYMENT: PaymentId = 'RECHNUNG';
/** An order that costs nothing has nothing to be paid. */
const PAYLESS_PAYMENT: PaymentId = 'PREPAID';

type Paying = Pick<RequestContext, 'storefront' | 'payments' | 'settings'>;

/** How the order is paid, or the key of what is missing. */
export const checkOrder = (context: Paying, contents: CartContents): Result<PaymentId, string> => {
  const { storefront } = context;
  const { lines, delivery, shippers, cart } = contents;
  if (lines.length === 0) return err(CART_ERROR_MESSAGE);
  const problems = cartProblems(lines.map(toCheckedLine)).map(({ lineId }) => lineId);
  if (problems.length > 0) {
    const wrong = lines.filter(({ row }) => problems.includes(row.id as CartLine['id']));
    return err(notAvailable(wrong, storefront.language));
  }
  const speditionFields = needsSpedition(shippers)
    ? showSpeditionFields(cart.spedition_fields, storefront.language)
    : [];
  const hasBillingAddress = delivery.billing !== undefined;
  if (!isShippingComplete({ hasBillingAddress, shippers, speditionFields }))
    return err(CHECKOUT_SESSION_EXPIRED_NOTICE);
  if (!isServed(storefront, delivery)) return err(inLanguage(COUNTRY_NOT_SERVED, storefront.language));
  return checkPayment(context, contents);
};

/** Whether the store serves both addresses; one that was chosen earlier may have been changed since, in another store too. */
const isServed = ({ store }: Paying['storefront'], { billing, deliveryCountry }: CartContents['delivery']): boolean =>
  servesCountry(store, deliveryCountry, 'shipping') &&
  (billing === undefined || servesCountry(store, billing.country, 'billing'));

/** A line as far as it may keep its cart from being ordered. */
export const toCheckedLine = ({ row, goods }: PricedLine): Parameters<typeof cartProblems>[0][number] => ({
  id: row.id as CartLine['id'],
  kind: { kind: row.kind === 'lightning-deal' ? 'normal' : row.kind },
  quantity: row.quantity,
  minimumOrderQuantity: goods.minimumOrderQuantity,
  maxQuantity: goods.maxQuantity,
  availableForSale: goods.isForSale,
});

const BUYER_REFERENCE_MISSING: BuyerReferenceError['kind'] = 'buyer-reference.missing';

const checkPayment = (context: Paying, contents: CartContents): Result<PaymentId, string> => {
  const methods = paymentMethodsOf(context, contents);
  const selected = methods.find((method) => method.selected)?.paymentId;
  if (selected !== undefined && isPaymentComplete(methods, selected)) return ok(selected);
  if (isPayless(contents)) return ok(PAYLESS_PAYMENT);
  // Whoever has agreed on electronic invoices gives the Leitweg-ID with the order.
  if (selected !== undefined && needsBuyerReference(selected)) return err(BUYER_REFERENCE_MISSING);
  const isAsked = isPaymentStepAvailable({ isPayless: isPayless(contents), isB2b: context.storefront.isB2b });
  return isAsked ? err(NO_PAYMENT_SELECTED_MESSAGE) : ok(BUSINESS_PAYMENT);
};
