import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUM_RUNS } from '../../test/budget.ts';
import { money } from '../money/money.ts';
import { DELIVERY_TYPES, type Shipper } from './shipper.ts';
import {
  comesByAppointment,
  costsTo,
  type Delivery,
  defaultShipperCode,
  enabledShippers,
  mayGoToPackingStation,
  needsSpeditionFields,
  offerShippers,
  packingStationOffer,
  recalculateShippers,
  shipperRefusal,
} from './shipper-rules.ts';

const shipper = (code: string): Shipper => ({
  code,
  name: code.toUpperCase(),
  costs: money(495),
  tariff: { homeCountry: 'DE', home: money(495), abroad: money(1_295) },
  selected: false,
  availability: { enabled: true },
});
const ALL = ['dpd', 'dhl', 'spedition'].map(shipper);
const delivery = (details: Partial<Delivery> = {}): Delivery => ({
  deliveryType: 'sameAsBilling',
  deliveryCountry: 'DE',
  hasFreight: false,
  ...details,
});
const selectedOf = (shippers: readonly Shipper[]) =>
  shippers.filter(({ selected }) => selected).map(({ code }) => code);

describe('shipper rules (spec 2 §4)', () => {
  it('speak of three delivery types', () => {
    expect(DELIVERY_TYPES).toEqual(['sameAsBilling', 'shippingAddress', 'packstation']);
  });

  it('only dhl serves packing stations', () => {
    const station = delivery({ deliveryType: 'packstation' });
    expect(offerShippers(ALL, station)).toEqual([
      { ...shipper('dpd'), availability: { enabled: false, reason: 'PACKSTATION-DHL-ONLY' } },
      { ...shipper('dhl'), selected: true },
    ]);
  });

  it('dhl delivers to Germany only', () => {
    expect(shipperRefusal('dhl', delivery())).toBeUndefined();
    expect(shipperRefusal('dhl', delivery({ deliveryCountry: 'AT' }))).toBe('DHL-GERMANY-ONLY');
    expect(shipperRefusal('dpd', delivery({ deliveryCountry: 'AT' }))).toBeUndefined();
    expect(shipperRefusal('dhl', delivery({ deliveryType: 'packstation', deliveryCountry: 'AT' }))).toBe(
      'DHL-GERMANY-ONLY',
    );
  });

  it('the spedition alone brings freight, and only freight', () => {
    const freight = delivery({ hasFreight: true });
    expect(offerShippers(ALL, freight).map(({ code, availability }) => [code, availability])).toEqual([
      ['dpd', { enabled: false, reason: 'FREIGHT-ONLY' }],
      ['dhl', { enabled: false, reason: 'FREIGHT-ONLY' }],
      ['spedition', { enabled: true }],
    ]);
    expect(selectedOf(offerShippers(ALL, freight))).toEqual(['spedition']);
    expect(offerShippers(ALL, delivery()).map(({ code }) => code)).toEqual(['dpd', 'dhl']);
    expect(needsSpeditionFields('spedition')).toBe(true);
    expect(needsSpeditionFields('dhl')).toBe(false);
    expect(needsSpeditionFields(undefined)).toBe(false);
    expect(['spedition', 'dhl', null, undefined].map(comesByAppointment)).toEqual([true, false, false, false]);
  });

  it('freight cannot go to a packing station', () => {
    expect([true, false].map((hasFreight) => mayGoToPackingStation({ hasFreight }))).toEqual([false, true]);
    const offered = offerShippers(ALL, delivery({ hasFreight: true, deliveryType: 'packstation' }));
    expect(enabledShippers(offered)).toEqual([]);
    expect(selectedOf(offered)).toEqual([]);
  });

  it('a packing station in Germany selects dhl, whatever was asked for', () => {
    const station = delivery({ deliveryType: 'packstation' });
    expect(defaultShipperCode(ALL, station, 'dpd')).toBe('dhl');
    expect(selectedOf(offerShippers(ALL, station, 'dpd'))).toEqual(['dhl']);
  });

  it('outside Germany the default is the first enabled one', () => {
    expect(
      selectedOf(offerShippers([shipper('dhl'), shipper('dpd')], delivery({ deliveryCountry: 'AT' }), 'dhl')),
    ).toEqual(['dpd']);
  });

  it('the one asked for is selected where it is enabled', () => {
    expect(selectedOf(offerShippers(ALL, delivery(), 'dhl'))).toEqual(['dhl']);
    expect(selectedOf(offerShippers(ALL, delivery(), 'unknown'))).toEqual(['dpd']);
    expect(selectedOf(offerShippers(ALL, delivery()))).toEqual(['dpd']);
  });
});

describe('shipper rules as laws', () => {
  const someDelivery = fc.record({
    deliveryType: fc.constantFrom('sameAsBilling' as const, 'shippingAddress' as const, 'packstation' as const),
    deliveryCountry: fc.constantFrom('DE', 'AT', 'CH', 'LI'),
    hasFreight: fc.boolean(),
  });
  const someShippers = fc
    .uniqueArray(fc.constantFrom('dpd', 'dhl', 'gls', 'post', 'spedition'))
    .map((codes) => codes.map(shipper));

  it('exactly one enabled shipper is selected when there is one, and never a disabled one', () => {
    fc.assert(
      fc.property(someShippers, someDelivery, fc.constantFrom('dhl', 'dpd', undefined), (shippers, to, wanted) => {
        const offered = offerShippers(shippers, to, wanted);
        const selected = offered.filter((each) => each.selected);
        expect(selected).toHaveLength(Math.min(1, enabledShippers(offered).length));
        for (const each of selected) expect(each.availability.enabled).toBe(true);
      }),
      { numRuns: NUM_RUNS },
    );
  });

  it('offering what was offered changes nothing', () => {
    fc.assert(
      fc.property(someShippers, someDelivery, (shippers, to) => {
        const once = offerShippers(shippers, to);
        expect(offerShippers(once, to)).toEqual(once);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('recalculating the shippers (spec 2 §4)', () => {
  const toAustria = { deliveryType: 'shippingAddress', deliveryCountry: 'AT' } as const;

  it('keeps the one asked for while it can be chosen, and takes the first enabled one otherwise', () => {
    const parcels = [shipper('dpd'), shipper('dhl')];
    expect(selectedOf(recalculateShippers(parcels, { ...toAustria, deliveryCountry: 'DE' }, 'dhl'))).toEqual(['dhl']);
    expect(selectedOf(recalculateShippers(parcels, toAustria, 'dhl'))).toEqual(['dpd']);
    expect(
      selectedOf(recalculateShippers(parcels, { deliveryType: 'packstation', deliveryCountry: 'DE' }, 'dpd')),
    ).toEqual(['dhl']);
  });

  it('takes the costs of the country that the goods go to', () => {
    const at = (deliveryCountry: string) =>
      recalculateShippers(ALL, { ...toAustria, deliveryCountry }).map(({ costs }) => costs.cents);
    expect([at('DE'), at('AT')]).toEqual([
      [495, 495, 495],
      [1_295, 1_295, 1_295],
    ]);
    expect(costsTo({ homeCountry: 'AT', home: money(1), abroad: money(2) }, 'AT')).toEqual(money(1));
  });

  it('knows freight by the shippers that were offered before', () => {
    expect(selectedOf(recalculateShippers(ALL, toAustria, 'dpd'))).toEqual(['spedition']);
  });

  it('twice is the same as once', () => {
    const where = fc.record({
      deliveryType: fc.constantFrom(...DELIVERY_TYPES),
      deliveryCountry: fc.constantFrom('DE', 'AT'),
    });
    const some = fc.subarray(ALL);
    fc.assert(
      fc.property(some, where, fc.constantFrom('dpd', 'dhl', 'spedition'), (shippers, to, wanted) => {
        const once = recalculateShippers(shippers, to, wanted);
        expect(recalculateShippers(once, to, wanted)).toEqual(once);
      }),
      { numRuns: NUM_RUNS },
    );
  });
});

describe('a packing station', () => {
  it.each([
    ['is offered where dhl brings parcels', ['dpd', 'dhl'], 'offered'],
    ['takes no freight', ['dpd', 'dhl', 'spedition'], 'freight'],
    ['is none of the choices where there is no dhl', ['dpd'], 'none'],
    ['is none of them for freight either', ['dpd', 'spedition'], 'none'],
  ])('%s', (_, codes, offer) => {
    expect(packingStationOffer(codes.map(shipper))).toBe(offer);
  });

  it('has a shipper wherever it is offered, and nowhere else', () => {
    for (const codes of [['dpd', 'dhl'], ['dpd'], ['dhl'], ['dpd', 'dhl', 'spedition'], ['spedition']]) {
      const shippers = codes.map(shipper);
      const there = recalculateShippers(shippers, { deliveryType: 'packstation', deliveryCountry: 'DE' });
      expect(packingStationOffer(shippers) === 'offered', codes.join()).toBe(enabledShippers(there).length > 0);
    }
  });
});
