import { describe, expectTypeOf, it } from 'vitest';
import type {
  Carrier,
  PriorReturn,
  Regulation,
  ReturnableLine,
  ReturnContact,
  ReturnOrder,
  ReturnReason,
} from './return-order.ts';

describe('what a return holds (spec 2 §3 "Return order")', () => {
  it('the order by hash, id, number and date, its lines, earlier returns and whom to ask', () => {
    expectTypeOf<keyof ReturnOrder>().toEqualTypeOf<
      'hash' | 'orderId' | 'salesOrderNo' | 'orderDate' | 'lines' | 'priorReturns' | 'images' | 'contact'
    >();
    expectTypeOf<keyof ReturnContact>().toEqualTypeOf<'salutation' | 'firstName' | 'lastName' | 'email' | 'phone'>();
    expectTypeOf<keyof PriorReturn>().toEqualTypeOf<
      'rma' | 'state' | 'times' | 'regulation' | 'carrier' | 'settlement' | 'refund' | 'items'
    >();
  });

  it('a line has what was ordered, shipped and is left, its reasons, and the parts that it consists of', () => {
    expectTypeOf<ReturnableLine>().toExtend<{
      readonly lineNo: string;
      readonly orderedQuantity: number;
      readonly shippedQuantity: number;
      readonly returnableQuantity: number;
      readonly wholeQuantity: number;
      readonly reasons: readonly ReturnReason[];
      readonly additionalInfo?: string;
      readonly components: readonly {
        readonly sku: string;
        readonly name: string;
        readonly returnableQuantity: number;
      }[];
    }>();
    expectTypeOf<keyof ReturnReason>().toEqualTypeOf<'name' | 'displayName' | 'needsComment' | 'needsImage'>();
  });

  it('regulations and carriers have a code, a name and a description', () => {
    expectTypeOf<keyof Regulation>().toEqualTypeOf<'code' | 'name' | 'description'>();
    expectTypeOf<Carrier>().toEqualTypeOf<Regulation>();
  });
});
