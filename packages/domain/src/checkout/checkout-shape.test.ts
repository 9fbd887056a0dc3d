import { describe, expectTypeOf, it } from 'vitest';
import type { Money } from '../money/money.ts';
import type { PaymentDisplay, PaymentMethod } from './payment-method.ts';
import type { Shipper, ShipperTariff } from './shipper.ts';
import type { SubmitOutcome } from './submission.ts';

describe('what a checkout holds (spec 2 §3)', () => {
  it('a shipper has a code, a price and either is enabled or has a reason', () => {
    expectTypeOf<keyof Shipper>().toEqualTypeOf<
      'code' | 'name' | 'tariff' | 'costs' | 'selected' | 'lineIds' | 'availability'
    >();
    expectTypeOf<Shipper['tariff']>().toEqualTypeOf<ShipperTariff>();
    expectTypeOf<Shipper['costs']>().toEqualTypeOf<Money>();
    expectTypeOf<Extract<Shipper['availability'], { enabled: true }>>().not.toHaveProperty('reason');
  });

  it('a payment method has an id, a name, a description, and is shown with icons, notes and a button', () => {
    expectTypeOf<keyof PaymentMethod>().toEqualTypeOf<
      'paymentId' | 'displayName' | 'description' | 'selected' | 'enabled' | 'buyerReference'
    >();
    expectTypeOf<keyof PaymentDisplay>().toEqualTypeOf<'icons' | 'additionalInfo' | 'button'>();
    expectTypeOf<Required<PaymentDisplay>['button']>().toEqualTypeOf<{
      readonly label: string;
      readonly info?: string;
    }>();
  });

  it('a submission answers with an order and a new cart, and perhaps a form or an address to go to', () => {
    expectTypeOf<SubmitOutcome['kind']>().toEqualTypeOf<'placed' | 'card-form' | 'redirect'>();
    expectTypeOf<keyof SubmitOutcome>().toEqualTypeOf<'kind' | 'orderId' | 'newCartId'>();
  });
});
