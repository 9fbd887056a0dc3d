import type { SavedAddress } from '@tornister/domain/address';
import { money } from '@tornister/domain/money';
import { describe, expect, it } from 'vitest';
import { anAddress, aShipper, aShippingStep } from '../../testing/index.ts';
import type { ShippingStep } from '../ports/index.ts';
import { createChooseDelivery, type OpenedDelivery } from './choose-delivery.ts';

const IN_AUSTRIA = { ...anAddress('vienna'), country: 'AT' } as SavedAddress;

describe('choosing where the goods go (spec 2 §4 "Shipper rules")', () => {
  it('opens with the delivery of the cart and the shipper that it has', () => {
    const delivery = open();
    expect(delivery.state$.value.deliveryType).toBe('sameAsBilling');
    expect(selected(delivery)).toBe('dhl');
  });

  it('keeps a shipper of the cart that is not the first choice, and does without any', () => {
    const shippers = [aShipper('dhl'), aShipper('dpd', { selected: true })];
    expect(selected(open({ shippers }))).toBe('dpd');
    const without = open({ shippers: [] }, { wantedShipper: 'dpd' });
    expect(selected(without)).toBeUndefined();
    expect(without.state$.value).not.toHaveProperty('displacedShipper');
  });

  it('opens a form that is shown again with the shipper that was ticked', () => {
    expect(selected(open({}, { wantedShipper: 'dpd' }))).toBe('dpd');
  });

  it('lets dhl alone serve a packing station, wherever the bill goes', () => {
    const delivery = open({
      billingAddress: IN_AUSTRIA,
      shippers: [aShipper('dpd', { selected: true }), aShipper('dhl')],
    });
    expect([selected(delivery), reasons(delivery)]).toEqual(['dpd', [undefined, 'DHL-GERMANY-ONLY']]);
    delivery.chooseType('packstation');
    expect([selected(delivery), reasons(delivery)]).toEqual(['dhl', ['PACKSTATION-DHL-ONLY', undefined]]);
  });

  it('keeps the shipper that was ticked by hand over a detour that it cannot go', () => {
    const delivery = open();
    delivery.chooseShipper('dpd');
    expect(selected(delivery)).toBe('dpd');
    expect(delivery.state$.value).not.toHaveProperty('displacedShipper');
    delivery.chooseType('packstation');
    expect([selected(delivery), delivery.state$.value.displacedShipper]).toEqual(['dhl', 'dpd']);
    delivery.chooseType('sameAsBilling');
    expect(selected(delivery)).toBe('dpd');
    expect(delivery.state$.value).not.toHaveProperty('displacedShipper');
    delivery.chooseBillingCountry('AT');
    delivery.chooseBillingCountry('DE');
    expect(selected(delivery)).toBe('dpd');
  });

  it.each([
    ['freight', [aShipper('dhl'), aShipper('spedition', { selected: true })]],
    ['none', [aShipper('dpd', { selected: true })]],
  ] as const)(
    'says %s of a packing station that no shipper would go to, and takes the bill instead',
    (offer, shippers) => {
      const station = { ...anAddress('145'), kind: 'packing-station' } as unknown as SavedAddress;
      for (const delivery of [
        open({ shippers, shippingAddress: station }),
        open({ shippers }, { wantedType: 'packstation' }),
      ]) {
        expect(delivery.state$.value).toMatchObject({ packingStation: offer, deliveryType: 'sameAsBilling' });
        delivery.chooseType('packstation');
        expect(delivery.state$.value.deliveryType).toBe('sameAsBilling');
        expect(selected(delivery)).toBe(shippers.at(-1)?.code);
      }
    },
  );

  it('follows the country of an address elsewhere, and goes back with the bill', () => {
    const delivery = open();
    delivery.chooseType('shippingAddress');
    expect(selected(delivery)).toBe('dhl');
    delivery.chooseCountry('AT');
    expect(selected(delivery)).toBe('dpd');
    delivery.chooseType('sameAsBilling');
    expect(selected(delivery)).toBe('dhl');
    delivery.chooseType('shippingAddress');
    expect(selected(delivery)).toBe('dpd');
  });

  it('names what each shipper takes for the country that the goods go to', () => {
    const delivery = open();
    const costs = () => delivery.state$.value.shippers.map(({ costs: { cents } }) => cents);
    delivery.chooseType('shippingAddress');
    expect(costs()).toEqual([495, 495]);
    delivery.chooseCountry('AT');
    expect([selected(delivery), costs()]).toEqual(['dpd', [1_295, 1_295]]);
    delivery.chooseType('packstation');
    expect(costs()).toEqual([495, 495]);
  });

  it('names what the cart comes to with the selected shipper, by the sums of the server', () => {
    const { totals, ...cart } = aShippingStep().cart;
    const saved = { ...totals, shippingCost: money(495), educationalDeliveryTerms: 'otherwise 4.95' };
    const abroad = { ...totals, shippingCost: money(1_295) };
    const delivery = open({ cart: { ...cart, totals: saved }, otherTotals: [abroad] });
    const shown = () => delivery.state$.value.totals;
    expect(shown()).toEqual(saved);
    delivery.chooseBillingCountry('AT');
    expect(shown()).toEqual(abroad);
    delivery.chooseType('packstation');
    expect(shown()).toEqual(saved);
    const fromAbroad = open({
      cart: { ...cart, totals: abroad },
      otherTotals: [saved],
      billingAddress: IN_AUSTRIA,
      shippers: [aShipper('dhl'), aShipper('dpd', { selected: true })],
    });
    expect(fromAbroad.state$.value.totals).toEqual(abroad);
    fromAbroad.chooseType('shippingAddress');
    fromAbroad.chooseCountry('DE');
    expect(fromAbroad.state$.value.totals).toEqual(saved);
    expect(open({ cart: { ...cart, totals: saved }, shippers: [] }).state$.value.totals).toEqual(saved);
  });

  it('follows the ticked shipper where it takes more than another', () => {
    const { totals } = aShippingStep().cart;
    const dearer = { ...totals, shippingCost: money(990) };
    const tariff = { homeCountry: 'DE', home: money(990), abroad: money(990) };
    const shippers = [aShipper('dhl', { selected: true }), aShipper('dpd', { tariff })];
    const delivery = open({ shippers, otherTotals: [dearer] });
    expect(delivery.state$.value.totals).toEqual(totals);
    delivery.chooseShipper('dpd');
    expect(delivery.state$.value.totals).toEqual(dearer);
  });

  it('follows the country of the bill while the goods go there', () => {
    const delivery = open();
    delivery.chooseBillingCountry('AT');
    expect([selected(delivery), reasons(delivery)]).toEqual(['dpd', ['DHL-GERMANY-ONLY', undefined]]);
    delivery.chooseType('shippingAddress');
    delivery.chooseCountry('DE');
    delivery.chooseBillingCountry('CH');
    expect(selected(delivery)).toBe('dhl');
  });

  it('begins with the countries that the page shows, whatever the cart has', () => {
    const shown = open({ shippingAddress: IN_AUSTRIA }, { billingCountry: 'AT', shippingCountry: 'DE' });
    expect([shown.state$.value.deliveryType, selected(shown)]).toEqual(['shippingAddress', 'dhl']);
    shown.chooseType('sameAsBilling');
    expect(selected(shown)).toBe('dpd');
  });

  it('begins with the address that the cart has', () => {
    expect(selected(open({ shippingAddress: IN_AUSTRIA }))).toBe('dpd');
  });

  it('opens with the type that was ticked, or else with that of the cart', () => {
    const types = ['packstation', 'shippingAddress', 'nonsense', undefined].map(
      (wantedType) => open({ shippingAddress: IN_AUSTRIA }, { wantedType }).state$.value.deliveryType,
    );
    expect(types).toEqual(['packstation', 'shippingAddress', 'sameAsBilling', 'shippingAddress']);
    const station = { ...anAddress('vienna'), kind: 'packing-station' } as SavedAddress;
    expect(open({ shippingAddress: station }).state$.value.deliveryType).toBe('packstation');
  });

  it('knows the country of the cart before there is any address', () => {
    const { billingAddress: _, ...step } = aShippingStep();
    const cart = { ...step.cart, deliveryCountry: 'AT' };
    const delivery = createChooseDelivery({ step: { ...step, cart } });
    expect(selected(delivery)).toBe('dpd');
  });
});

const open = (step: Partial<ShippingStep> = {}, opened: Partial<OpenedDelivery> = {}) =>
  createChooseDelivery({ step: aShippingStep(step), ...opened });

type Delivery = ReturnType<typeof open>;
const selected = ({ state$ }: Delivery) => state$.value.shippers.find((shipper) => shipper.selected)?.code;
const reasons = ({ state$ }: Delivery) =>
  state$.value.shippers.map(({ availability }) => (availability.enabled ? undefined : availability.reason));
