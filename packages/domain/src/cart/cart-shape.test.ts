import { describe, expectTypeOf, it } from 'vitest';
import type { Money } from '../money/money.ts';
import type { CartId } from '../shared/brand.ts';
import type { Cart, CartLine, CartLineKind, CartOperation, CartTotals, VoucherState } from './cart.ts';

type DealLine = Extract<CartLineKind, { readonly kind: 'lightning-deal' }>;

describe('what a cart holds (spec 2 §3 "Cart")', () => {
  it('its id, lines, addresses, counts, totals, voucher, gifts, the fields of the spedition and what did not come into it', () => {
    expectTypeOf<keyof Cart>().toEqualTypeOf<
      | 'id'
      | 'lines'
      | 'itemsCount'
      | 'productsCount'
      | 'totals'
      | 'savings'
      | 'isFreeShippingPossible'
      | 'voucher'
      | 'deliveryCountry'
      | 'billingAddressId'
      | 'shippingAddressId'
      | 'orderReference'
      | 'orderComment'
      | 'speditionFields'
      | 'freeArticles'
      | 'freeArticleMinPrice'
      | 'reservation'
      | 'isSubmitted'
      | 'shortfall'
    >();
    expectTypeOf<Cart['id']>().toEqualTypeOf<CartId>();
    expectTypeOf<keyof Cart['speditionFields'][number]>().toEqualTypeOf<'displayName' | 'fieldName' | 'fieldValue'>();
    expectTypeOf<VoucherState['kind']>().toEqualTypeOf<'none' | 'redeemed' | 'dormant'>();
  });

  it('totals are money, in one currency each, and institutions read the terms of delivery beside them', () => {
    expectTypeOf<
      Pick<
        CartTotals,
        | 'subtotal'
        | 'shippingCost'
        | 'basketValue'
        | 'promotionsSaving'
        | 'net'
        | 'grandTotal'
        | 'missingToFreeShipping'
        | 'educationalDeliveryTerms'
      >
    >().toEqualTypeOf<{
      readonly subtotal: Money;
      readonly shippingCost: Money;
      readonly basketValue: Money;
      readonly promotionsSaving: Money;
      readonly net: Money;
      readonly grandTotal: Money;
      readonly missingToFreeShipping?: Money;
      readonly educationalDeliveryTerms?: string;
    }>();
    expectTypeOf<keyof CartTotals['taxes'][number]>().toEqualTypeOf<'ratePermille' | 'net' | 'tax'>();
  });

  it('changes by adding, changing and removing positions, vouchers and gifts', () => {
    expectTypeOf<CartOperation['kind']>().toEqualTypeOf<
      'add-position' | 'change-quantity' | 'remove-position' | 'add-voucher' | 'remove-voucher' | 'add-free-article'
    >();
  });
});

describe('what a line holds (spec 2 §3 "Cart line")', () => {
  it('is of one kind, and only a deal has pieces at a deal price', () => {
    expectTypeOf<CartLineKind['kind']>().toEqualTypeOf<
      'normal' | 'free-gift' | 'promotion-free' | 'catalogue' | 'lightning-deal'
    >();
    expectTypeOf<keyof DealLine>().toEqualTypeOf<
      | 'kind'
      | 'quantityLightning'
      | 'quantityNormal'
      | 'maxQuantityLightning'
      | 'unitPriceLightning'
      | 'dealSaving'
      | 'isLightningAmountChanged'
    >();
  });

  it('has quantities with their limits, prices with what was struck, and notes', () => {
    expectTypeOf<CartLine>().toExtend<{
      readonly name: string;
      readonly quantity: number;
      readonly maxQuantity: number;
      readonly minimumOrderQuantity: number;
      readonly orderNumber: string;
      readonly unitPrice: Money;
      readonly strikePrice?: Money;
      readonly discountedUnitPrice?: Money;
      readonly positionTotal: Money;
      readonly savings?: Money;
      readonly availableForSale: boolean;
      readonly textileInfo?: string;
      readonly oldElectricalDevicesInfo?: string;
      readonly isPrimeEligible: boolean;
    }>();
  });
});
