import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { money } from '../money/money.ts';
import { EMPTY_CHECKOUT_STATE, recalculateShippers, type ShippingStepState } from './checkout-state.ts';
import { EMPTY_ORDER_DRAFT } from './order-draft.ts';
import { DELIVERY_TYPES, type Shipper } from './shipper.ts';
import type { Delivery } from './shipper-rules.ts';

const shipper = (code: string, cents = 495): Shipper => ({
  code,
  name: code,
  costs: money(cents),
  selected: false,
  availability: { enabled: true },
});
const ALL = ['dpd', 'dhl'].map((code) => shipper(code));
const toGermany: Delivery = { deliveryType: 'sameAsBilling', deliveryCountry: 'DE', hasFreight: false };
const step = (details: Partial<ShippingStepState> = {}): ShippingStepState => ({
  ...EMPTY_CHECKOUT_STATE.shipping,
  isValidated: true,
  ...details,
});

describe('the state of a checkout (spec 2 §3)', () => {
  it('begins with nothing chosen, nothing validated and the goods going to the billing address', () => {
    expect(EMPTY_CHECKOUT_STATE).toEqual({
      loginOption: 'login',
      shipping: { deliveryType: 'sameAsBilling', speditionFields: {}, shippers: [], isValidated: false },
      payment: { methods: [], isValidated: false },
      draft: EMPTY_ORDER_DRAFT,
      isExpressWallet: false,
    });
  });
});

describe('recalculating the shippers (spec 2 §4)', () => {
  it('takes the new costs and keeps the selected one that can still be chosen', () => {
    const dearer = [shipper('dpd', 600), shipper('dhl', 700)];
    expect(recalculateShippers(step({ selectedShipperCode: 'dhl' }), dearer, toGermany)).toEqual({
      deliveryType: 'sameAsBilling',
      speditionFields: {},
      shippers: [dearer[0], { ...dearer[1], selected: true }],
      selectedShipperCode: 'dhl',
      isValidated: true,
    });
  });

  it('takes the first enabled one outside Germany, and asks to validate again', () => {
    const toAustria = { ...toGermany, deliveryCountry: 'AT' };
    const next = recalculateShippers(step({ selectedShipperCode: 'dhl' }), ALL, toAustria);
    expect(next).toMatchObject({ selectedShipperCode: 'dpd', isValidated: false });
  });

  it('selects dhl for a packing station', () => {
    const toStation: Delivery = { ...toGermany, deliveryType: 'packstation' };
    const next = recalculateShippers(step({ selectedShipperCode: 'dpd' }), ALL, toStation);
    expect(next).toMatchObject({ deliveryType: 'packstation', selectedShipperCode: 'dhl', isValidated: false });
  });

  it('never makes a step valid that was not, nor one without a shipper', () => {
    const open = step({ selectedShipperCode: 'dhl', isValidated: false });
    expect(recalculateShippers(open, ALL, toGermany).isValidated).toBe(false);
    const none = recalculateShippers(step({ selectedShipperCode: 'dhl' }), [], toGermany);
    expect(none).toStrictEqual({
      deliveryType: 'sameAsBilling',
      speditionFields: {},
      shippers: [],
      isValidated: false,
    });
    expect(recalculateShippers(step(), [], toGermany).isValidated).toBe(false);
  });

  it('twice is the same as once', () => {
    const delivery = fc.record({
      deliveryType: fc.constantFrom(...DELIVERY_TYPES),
      deliveryCountry: fc.constantFrom('DE', 'AT'),
      hasFreight: fc.boolean(),
    });
    fc.assert(
      fc.property(delivery, fc.constantFrom('dpd', 'dhl', 'spedition'), (where, selectedShipperCode) => {
        const once = recalculateShippers(step({ selectedShipperCode }), [...ALL, shipper('spedition')], where);
        expect(recalculateShippers(once, [...ALL, shipper('spedition')], where)).toEqual(once);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});
