import { describe, expectTypeOf, it } from 'vitest';
import type { Address } from '../address/address.ts';
import type { Money } from '../money/money.ts';
import type { Instant } from '../shared/instant.ts';
import type { OrderDetail, OrderSummary, Shipment, ShipmentItem } from './order.ts';

describe('what an order holds (spec 2 §3 "Order")', () => {
  it('in a list: id and number, states and their moments, method of payment, total, reference, shipments', () => {
    expectTypeOf<keyof OrderSummary>().toEqualTypeOf<
      | 'orderId'
      | 'orderNumber'
      | 'state'
      | 'paymentState'
      | 'orderedAt'
      | 'cancelledAt'
      | 'paymentMethod'
      | 'total'
      | 'reference'
      | 'shipments'
      | 'returnHash'
    >();
    expectTypeOf<OrderSummary['total']>().toEqualTypeOf<Money>();
  });

  it('on its page also both addresses and the comment', () => {
    expectTypeOf<Exclude<keyof OrderDetail, keyof OrderSummary>>().toEqualTypeOf<
      'deliveryAddress' | 'billingAddress' | 'comment'
    >();
    expectTypeOf<OrderDetail['deliveryAddress']>().toEqualTypeOf<Address>();
  });

  it('a shipment has a status and its moments, and may have carrier, day and a link with its code', () => {
    expectTypeOf<keyof Shipment>().toEqualTypeOf<
      'status' | 'isReplacement' | 'times' | 'carrier' | 'expectedDelivery' | 'tracking' | 'items'
    >();
    expectTypeOf<Required<Shipment>['expectedDelivery']>().toEqualTypeOf<Instant>();
    expectTypeOf<Required<Shipment>['tracking']>().toEqualTypeOf<{ readonly link: string; readonly code: string }>();
  });

  it('an item tells what it was, what it cost, and whether it can go back', () => {
    expectTypeOf<ShipmentItem>().toExtend<{
      readonly name: string;
      readonly sku: string;
      readonly quantity: number;
      readonly price: Money;
      readonly isReturnable: boolean;
      readonly isAlreadyReturned: boolean;
      readonly reviewLink?: string;
    }>();
  });
});
