// Payment methods and carriers that the footer shows. Source: spec 1 §9 "Footer payment strip", §2 "Footer".

import type { DeliveryLogo, StorefrontProfile } from './profiles/storefront-profile.ts';

/** What the storefront's record says of its footer. */
type FooterTraits = StorefrontProfile['footer'];

export type PaymentLogo = 'paypal' | 'invoice' | 'visa' | 'mastercard' | 'twint' | 'wallet' | 'e-invoice';

export type FooterSwitches = {
  readonly twint: boolean;
  readonly eInvoice: boolean;
  readonly walletPayment: boolean;
  readonly dpd: boolean;
};

/** E-invoice is for shop de or business when its flag is on. */
const showsEInvoice = (footer: FooterTraits, { eInvoice }: Pick<FooterSwitches, 'eInvoice'>): boolean =>
  eInvoice && footer.showsEInvoice;

/**
 * Always PayPal, invoice purchase and Visa; Mastercard unless e-invoice is shown; Twint for shop ch when its flag is on;
 * the wallet where the terms offer it when it is activated; e-invoice for shop de or business when its flag is on.
 */
export const footerPayments = (footer: FooterTraits, switches: Omit<FooterSwitches, 'dpd'>): readonly PaymentLogo[] => {
  const hasEInvoice = showsEInvoice(footer, switches);
  return [
    'paypal',
    'invoice',
    'visa',
    ...(hasEInvoice ? [] : (['mastercard'] as const)),
    ...(footer.showsTwint && switches.twint ? (['twint'] as const) : []),
    ...(footer.showsWallet && switches.walletPayment ? (['wallet'] as const) : []),
    ...(hasEInvoice ? (['e-invoice'] as const) : []),
  ];
};

/** DPD (or GLS when the flag is off) for shops other than ch; DHL for shops other than at and ch; the Swiss postal service for ch. */
export const footerDeliveries = (footer: FooterTraits, { dpd }: Pick<FooterSwitches, 'dpd'>): readonly DeliveryLogo[] =>
  footer.carriers.map((carrier) => (carrier === 'parcel' ? (dpd ? 'dpd' : 'gls') : carrier));
