// Paying with the express wallet: choosing it settles payment and shipping at once, giving it up resets both.
// Source: spec 2 §4 "Amazon pay express", §6.

import type { FieldError } from '../shared/field-error.ts';
import type { PaymentId, PaymentMethod } from './payment-method.ts';

/** The method of the express wallet. */
export const EXPRESS_WALLET: PaymentId = 'AMAZONPAY';

/** What a cart is ordered with. What is absent is not chosen: goods without an address of their own go where the bill goes. */
export type CartChoices = {
  readonly paymentId?: PaymentId;
  readonly billingAddressId?: string;
  readonly shippingAddressId?: string;
  readonly shipperCode?: string;
};

/**
 * Choosing the wallet sets the payment to AMAZONPAY and, with the addresses of the wallet, the shipping step valid. A shipper that was chosen
 * before may not go there: it is chosen anew.
 */
export const afterExpressChosen = (
  addresses: Pick<CartChoices, 'billingAddressId' | 'shippingAddressId'>,
): CartChoices => ({ paymentId: EXPRESS_WALLET, ...addresses });

/** Aborting resets the cart id and the selection of payment and delivery. */
export const afterExpressAborted: { readonly renewsCartId: true; readonly choices: CartChoices } = {
  renewsCartId: true,
  choices: {},
};

/** What decides whether the basket leads to the wallet. */
export type ExpressSituation = {
  /** The methods that the cart may be paid with. */
  readonly methods: readonly Pick<PaymentMethod, 'paymentId' | 'enabled'>[];
  /** Nothing in the cart, or nothing to be paid. */
  readonly isPayable: boolean;
  /** Freight goods ask for more than any wallet knows: where exactly they are brought. */
  readonly hasFreight: boolean;
};

/** Whether the basket leads to the wallet: only where the shipping step is valid with what the wallet knows. */
export const isExpressOffered = ({ methods, isPayable, hasFreight }: ExpressSituation): boolean =>
  isPayable && !hasFreight && methods.some(({ paymentId, enabled }) => enabled && paymentId === EXPRESS_WALLET);

/** Why a wallet was not taken over, as the key of the sentence that says it. */
export const WALLET_REFUSALS = {
  /** Nobody knows the session, or it is somebody else's. */
  unknown: 'vue.checkout.wallet.unknown',
  /** Its shopper came back without a decision. */
  undecided: 'vue.checkout.wallet.undecided',
  cancelled: 'vue.checkout.payment.cancelled',
  declined: 'vue.checkout.payment.error',
  /** Switched off, blocked for goods that were added meanwhile, or nothing to be paid by it. */
  notOffered: 'vue.checkout.wallet.notOffered',
  unreachable: 'vue.checkout.wallet.unreachable',
  countryNotServed: 'vue.checkout.wallet.countryNotServed',
  addressIncomplete: 'vue.checkout.wallet.addressIncomplete',
} as const;
export type WalletRefusal = keyof typeof WALLET_REFUSALS;

/** What is wrong with an address of the wallet, in one word; a country comes first, since no other field helps there. */
export const walletAddressRefusal = (errors: readonly FieldError[]): WalletRefusal =>
  errors.some(({ message }) => message === 'countryNotServed') ? 'countryNotServed' : 'addressIncomplete';

/** Numeric ids for which the wallet is blocked are a setting; the rule is that one of them in the cart is enough (spec 2 §6). */
export const isWalletBlocked = (ids: readonly number[], blockedIds: ReadonlySet<number>): boolean =>
  ids.some((id) => blockedIds.has(id));
