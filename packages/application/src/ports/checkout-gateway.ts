// Port: addresses, shippers, payment methods, placing an order.

import type { Address, AddressKind, SavedAddress } from '@tornister/domain/address';
import type { Cart, CartTotals, PiecesAtPrice } from '@tornister/domain/cart';
import type { Picture } from '@tornister/domain/catalogue';
import type {
  OfferedPaymentId,
  PaymentMethod,
  SeenCart,
  Shipper,
  SubmitOutcome,
  SubmitRefusal,
} from '@tornister/domain/checkout';
import type { Money } from '@tornister/domain/money';
import type { PaymentState } from '@tornister/domain/orders';
import type { AddressId, CartId, Instant, ItemId, OrderId } from '@tornister/domain/shared';
import type { ResultAsync } from 'neverthrow';
import type { GatewayError } from './gateway-error.ts';

export type Country = { readonly code: string; readonly name: string };

export type ShippingStep = {
  readonly cart: Cart;
  readonly shippers: readonly Shipper[];
  /** What the cart comes to for each other amount that one of the shippers takes, here or abroad. */
  readonly otherTotals: readonly CartTotals[];
  readonly billingCountries: readonly Country[];
  readonly deliveryCountries: readonly Country[];
  readonly billingAddresses: readonly SavedAddress[];
  readonly shippingAddresses: readonly SavedAddress[];
  readonly packingStations: readonly SavedAddress[];
  /** The addresses that the cart uses now; no shipping address means the billing address. */
  readonly billingAddress?: SavedAddress;
  readonly shippingAddress?: SavedAddress;
  readonly wallet: WalletCheckout;
  /** What the cart became, where it is submitted and its shopper is logged in as then. */
  readonly ordered?: OrderedCart;
};

/** The order that a cart became, and the cart that came after it. */
export type OrderedCart = { readonly orderId: OrderId; readonly newCartId: CartId };

/** The express checkout of the wallet (Amazon Pay), as far as this cart has it. */
type WalletCheckout = {
  /** Whether the basket may lead to the wallet. */
  readonly isOffered: boolean;
  /** With what it is paid there, like `Visa ····1111`; present once addresses and payment were taken over from the wallet. */
  readonly paymentDescriptor?: string;
};

export type PaymentStep = {
  readonly methods: readonly PaymentMethod[];
  readonly selected?: OfferedPaymentId;
  /** How a business customer has agreed to pay, whatever is entered for this order. */
  readonly agreed?: OfferedPaymentId;
};

type OrderedLine = {
  readonly itemId: ItemId;
  readonly orderNumber: string;
  readonly name: string;
  readonly path: string;
  readonly picture: Picture;
  readonly variantInfo: readonly { readonly label: string; readonly value: string }[];
  /** How soon it was said to come when it was ordered; absent for memberships and where that was not kept. */
  readonly deliveryStatusText?: string;
  readonly quantity: number;
  /** Of each piece; of those that are not at a deal's price where they differ. */
  readonly unitPrice: Money;
  /** The pieces by their price, where they differ. */
  readonly mixedPrices?: readonly PiecesAtPrice[];
  readonly positionTotal: Money;
};

export type { PaymentState };

/** How an order that is paid in advance is paid. */
export type OrderedTransfer = {
  readonly holder: string;
  /** In groups of four. */
  readonly iban: string;
  readonly bic?: string;
  readonly amount: Money;
  readonly reference: string;
  /** Address of the drawing that banking apps read. */
  readonly qrCode?: string;
};

export type PlacedOrder = {
  /** Not guessable; stands in addresses. */
  readonly orderId: OrderId;
  /** What people read, say on the phone and find in the mail. */
  readonly orderNumber: string;
  readonly orderedAt: Instant;
  readonly email: string;
  readonly paymentMethod: string;
  readonly paymentState: PaymentState;
  /** It was placed and cancelled afterwards, by its customer or by the shop: nothing of it is to be paid, and no cart comes back. */
  readonly isCalledOff: boolean;
  /** Addresses and payment came from a session of the express wallet. */
  readonly isExpressWallet: boolean;
  /** The forwarding agent brings it, who calls to make an appointment. */
  readonly isByAppointment: boolean;
  /** Until then the goods are held for an order that waits for its payment; it is cancelled afterwards. */
  readonly payableUntil?: Instant;
  readonly lines: readonly OrderedLine[];
  readonly totals: CartTotals;
  readonly billingAddress: SavedAddress;
  readonly deliveryAddress: SavedAddress;
  /** The voucher that the order was placed with. */
  readonly voucherCode?: string;
  readonly orderReference?: string;
  /** The Leitweg-ID of an order that is paid by XRechnung. */
  readonly buyerReference?: string;
  /** Present when the order is paid by transfer. */
  readonly bankTransfer?: OrderedTransfer;
  /** Of a guest, who may keep it as an account: `register` takes orders and addresses over, although the login has ended by then. */
  readonly isGuestOrder: boolean;
};

/** Everything between the cart and the order. All calls concern the visitor's own cart. */
export type CheckoutGateway = {
  /** Makes the visitor a guest with this billing address; refused with field errors when the address does not hold. */
  readonly continueAsGuest: (billingAddress: Address) => ResultAsync<void, GatewayError>;
  readonly shippingStep: () => ResultAsync<ShippingStep, GatewayError>;
  readonly addAddress: (kind: AddressKind, address: Address) => ResultAsync<SavedAddress, GatewayError>;
  /** Answers the address that stands in the place of the one before, with an id of its own: orders keep the one that they were placed with. */
  readonly updateAddress: (
    kind: AddressKind,
    id: AddressId,
    address: Address,
  ) => ResultAsync<SavedAddress, GatewayError>;
  readonly selectBillingAddress: (id: AddressId) => ResultAsync<void, GatewayError>;
  /** Without an id the goods go to the billing address. */
  readonly selectShippingAddress: (id?: AddressId) => ResultAsync<void, GatewayError>;
  readonly selectShipper: (code: string) => ResultAsync<void, GatewayError>;
  readonly saveSpeditionFields: (fields: Readonly<Record<string, string>>) => ResultAsync<void, GatewayError>;
  readonly paymentStep: () => ResultAsync<PaymentStep, GatewayError>;
  readonly selectPayment: (id: OfferedPaymentId, buyerReference?: string) => ResultAsync<void, GatewayError>;
  /** Opens a session of the express wallet; answers where the shopper chooses addresses and payment. Refused with the key of the reason. */
  readonly openWallet: () => ResultAsync<string, GatewayError>;
  /** Brings what was chosen in a session into the cart, once; a visitor who is not logged in becomes a guest. Refused with the key of the reason. */
  readonly completeWallet: (sessionId: string) => ResultAsync<void, GatewayError>;
  /** Gives the express checkout up; nothing is chosen then, and the cart has another id. */
  readonly abortWallet: () => ResultAsync<void, GatewayError>;
  readonly saveComment: (comment: string) => ResultAsync<void, GatewayError>;
  readonly saveReference: (reference: string) => ResultAsync<void, GatewayError>;
  readonly subscribeNewsletter: (subscribe: boolean) => ResultAsync<void, GatewayError>;
  /** Orders the cart that was seen. The same idempotency key gives the same answer, however often it is asked. */
  readonly submit: (
    cartId: CartId,
    seen: SeenCart,
    idempotencyKey: string,
  ) => ResultAsync<SubmitOutcome, GatewayError | SubmitRefusal>;
  /**
   * Gives the cart of an order that is not paid back to its shopper; one that still waits for its payment is cancelled. False for an order that is
   * paid, or of somebody else: then nothing changes.
   */
  readonly reopenAfterPayment: (orderId: OrderId) => ResultAsync<boolean, GatewayError>;
  /**
   * Where an order that waits for its payment is paid, asked once more: the payment stays one. Answers an order that is paid by now as placed, and
   * nothing for one of somebody else. Refused when the order was cancelled or its provider cannot be reached; the order stays as it is.
   */
  readonly payOrder: (orderId: OrderId) => ResultAsync<SubmitOutcome | undefined, GatewayError | SubmitRefusal>;
  /** Puts the shopper's next cart in place, once the one before has become an order. */
  readonly changeCart: (id: CartId) => ResultAsync<void, GatewayError>;
  readonly placedOrder: (orderId: OrderId) => ResultAsync<PlacedOrder | undefined, GatewayError>;
};
