// The cart as every channel sees it. Source: spec 2 §3 "Cart", "Cart line"; spec 3 §3 "Cart item".

import type { BasePrice, ExtraBadge, Picture } from '../catalogue/product.ts';
import type { DeliveryStatusColor } from '../catalogue/product-detail.ts';
import type { Reservation } from '../deals/reservation.ts';
import type { Money } from '../money/money.ts';
import type { AddressId, CartId, CartLineId, ItemId, ProductId } from '../shared/brand.ts';

/** What a line is, and with it what may be done to it. */
export type CartLineKind =
  | { readonly kind: 'normal' }
  /** A gift chosen by the shopper; goes away with its voucher when it came with one. */
  | { readonly kind: 'free-gift'; readonly relatedVoucherCode?: string }
  /** A gift of a promotion: the shopper cannot remove it. */
  | { readonly kind: 'promotion-free' }
  | { readonly kind: 'catalogue' }
  | {
      readonly kind: 'lightning-deal';
      readonly quantityLightning: number;
      readonly quantityNormal: number;
      readonly maxQuantityLightning: number;
      readonly unitPriceLightning: Money;
      readonly dealSaving: Money;
      readonly isLightningAmountChanged: boolean;
    };

export type CartLine = {
  readonly id: CartLineId;
  readonly itemId: ItemId;
  readonly productId: ProductId;
  readonly kind: CartLineKind;
  readonly name: string;
  readonly brand: string;
  readonly path: string;
  readonly picture: Picture;
  readonly variantInfo: readonly { readonly label: string; readonly value: string }[];
  readonly orderNumber: string;
  readonly quantity: number;
  readonly minimumOrderQuantity: number;
  readonly maxQuantity: number;
  readonly unitPrice: Money;
  readonly strikePrice?: Money;
  readonly basePrice?: BasePrice;
  readonly discountedUnitPrice?: Money;
  readonly positionTotal: Money;
  readonly savings?: Money;
  readonly availableForSale: boolean;
  readonly deliveryStatusColor: DeliveryStatusColor;
  readonly deliveryStatusText: string;
  /** Whether a traffic light stands beside it; absent where the stock system leaves that to the words. */
  readonly deliveryStatusLight?: boolean;
  readonly extraBadges: readonly ExtraBadge[];
  readonly textileInfo?: string;
  readonly oldElectricalDevicesInfo?: string;
  readonly warnings: readonly string[];
  readonly isPrimeEligible: boolean;
};

export type TaxLine = { readonly ratePermille: number; readonly net: Money; readonly tax: Money };

export type CartTotals = {
  readonly subtotal: Money;
  readonly shippingCost: Money;
  /** What the goods cost after all savings, without shipping. */
  readonly basketValue: Money;
  readonly promotionsSaving: Money;
  readonly net: Money;
  readonly taxes: readonly TaxLine[];
  /** What is to be paid. */
  readonly grandTotal: Money;
  /** From which value on delivery is free and what it costs otherwise, in the server's words; of a cart in the shop for institutions only. */
  readonly educationalDeliveryTerms?: string;
  /** Missing amount to free shipping; absent when the goods, a voucher or prime have made it free, or nothing can. */
  readonly missingToFreeShipping?: Money;
  /** The buyer is a prime member, whose parcels cost nothing. */
  readonly isPrime?: boolean;
};

/** What its lines save against the struck prices and by deals; what a voucher saves stands among the totals. */
export type CartSavings = {
  /** What the goods would cost without any reduction. */
  readonly undiscountedSum: Money;
  /** What they cost less than that, before promotions. */
  readonly savingWithoutPromotions: Money;
};

export type VoucherState =
  | { readonly kind: 'none' }
  | { readonly kind: 'redeemed'; readonly code: string; readonly name: string; readonly saving: Money }
  /** In the cart, but goods or its gift are missing for it; it holds again with them. */
  | { readonly kind: 'dormant'; readonly code: string; readonly name: string; readonly missing?: Money };

export type SpeditionField = { readonly fieldName: string; readonly displayName: string; readonly fieldValue: string };

export type Cart = {
  readonly id: CartId;
  readonly lines: readonly CartLine[];
  /** Number of pieces. */
  readonly itemsCount: number;
  /** Number of different products. */
  readonly productsCount: number;
  readonly totals: CartTotals;
  readonly savings: CartSavings;
  /** Whether there is a value from which shipping costs nothing: not for goods that a forwarder brings. */
  readonly isFreeShippingPossible: boolean;
  readonly voucher: VoucherState;
  readonly deliveryCountry: string;
  readonly billingAddressId?: AddressId;
  readonly shippingAddressId?: AddressId;
  readonly orderReference?: string;
  readonly orderComment?: string;
  readonly speditionFields: readonly SpeditionField[];
  readonly freeArticles: readonly {
    readonly promotionId: string;
    readonly itemId: ItemId;
    readonly name: string;
    readonly picture: Picture;
  }[];
  readonly freeArticleMinPrice?: Money;
  /** Of its deals, the one that ends first; also when it has ended. Absent without deals. */
  readonly reservation?: Reservation;
  readonly isSubmitted: boolean;
  /** The server's sentence on goods that came into it with fewer pieces than they should, or not at all, and on a voucher or a gift that does not count; kept until its shopper changes its lines. */
  readonly shortfall?: string;
};

/** Changes in one update (own choice). */
export const CART_UPDATE_MAX_OPERATIONS = 100;

/** One change to a cart; several are sent together and done one after another (spec 3 §7 `cart_update`). */
export type CartOperation =
  | {
      readonly kind: 'add-position';
      readonly itemId: ItemId;
      readonly quantity: number;
      /** Where a new line stands among the paid ones, from 0; at their end where nothing is said. */
      readonly at?: number;
    }
  | { readonly kind: 'change-quantity'; readonly lineId: CartLineId; readonly quantity: number }
  | { readonly kind: 'remove-position'; readonly lineId: CartLineId }
  | { readonly kind: 'add-voucher'; readonly code: string }
  | { readonly kind: 'remove-voucher'; readonly code: string }
  | { readonly kind: 'add-free-article'; readonly promotionId: string; readonly itemId: ItemId };
