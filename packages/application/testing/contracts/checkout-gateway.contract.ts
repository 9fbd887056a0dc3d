// The contract tests of the port `CheckoutGateway`.

import { type Address, PACKING_STATION_COUNTRY } from '@tornister/domain/address';
import { type PaymentId, seenCart } from '@tornister/domain/checkout';
import { brandId, type OrderId } from '@tornister/domain/shared';
import { describe, expect, it } from 'vitest';
import type { CheckoutGateway } from '../../src/ports/index.ts';

/** What a shop must have for the contract; every case gets a visitor with goods in the cart. */
export type CheckoutUnderContract = {
  readonly gateway: CheckoutGateway;
  /** A private address that the shop sells and delivers to; each case has an e-mail address of its own. */
  readonly address: Address & { readonly kind: 'street' };
  /** A shipper that is not chosen at first. */
  readonly shipper: string;
  /** A method that is paid without leaving the shop. */
  readonly payment: PaymentId;
};

const NO_ORDER = brandId<OrderId>('AAAAAAAAAAAAAAAAAAAAAAAA');

/** The promises of every checkout, run by the double and by the adapter. */
export const describeCheckoutGateway = (
  name: string,
  make: () => CheckoutUnderContract | Promise<CheckoutUnderContract>,
): void => {
  const stepOf = async ({ gateway }: CheckoutUnderContract) => (await gateway.shippingStep())._unsafeUnwrap();

  /** A guest who has chosen everything. */
  const ready = async () => {
    const shop = await make();
    const { gateway, address, payment } = shop;
    (await gateway.continueAsGuest(address))._unsafeUnwrap();
    (await gateway.selectPayment(payment))._unsafeUnwrap();
    const { cart } = await stepOf(shop);
    return { ...shop, cart, seen: seenCart(cart), key: `key-of-${cart.id}` };
  };

  describe(`checkout gateway: ${name}`, () => {
    it('makes a guest whose goods go with the bill', async () => {
      const shop = await make();
      expect((await shop.gateway.continueAsGuest(shop.address)).isOk()).toBe(true);
      const step = await stepOf(shop);
      expect(step.billingAddress).toMatchObject(shop.address);
      expect(step).not.toHaveProperty('shippingAddress');
      expect(step.billingCountries.map(({ code }) => code)).toContain(shop.address.country);
    });

    it('sends the goods to an address of the book, and with the bill again', async () => {
      const shop = await make();
      const { gateway, address } = shop;
      await gateway.continueAsGuest(address);
      const elsewhere = { ...address, firstname: 'Ada', streetAndNumber: 'Am Markt 7' };
      const saved = (await gateway.addAddress('shipping', elsewhere))._unsafeUnwrap();
      expect(saved).toMatchObject(elsewhere);
      await gateway.selectShippingAddress(saved.addressId);
      expect((await stepOf(shop)).shippingAddress).toEqual(saved);
      expect((await stepOf(shop)).shippingAddresses).toContainEqual(saved);
      await gateway.selectShippingAddress();
      expect(await stepOf(shop)).not.toHaveProperty('shippingAddress');
    });

    it('puts a changed address in the place of the one before, wherever the cart uses it', async () => {
      const shop = await make();
      const { gateway, address } = shop;
      await gateway.continueAsGuest(address);
      const { addressId } = (await gateway.addAddress('shipping', address))._unsafeUnwrap();
      await gateway.selectShippingAddress(addressId);
      const moved = { ...address, city: 'Aalen', postcode: '73430' };
      const changed = (await gateway.updateAddress('shipping', addressId, moved))._unsafeUnwrap();
      expect(changed).toMatchObject(moved);
      const step = await stepOf(shop);
      expect([step.shippingAddress, step.shippingAddresses]).toEqual([changed, [changed]]);
    });

    it('keeps a packing station as one, in the country that has them', async () => {
      const shop = await make();
      const { gateway, address } = shop;
      await gateway.continueAsGuest(address);
      const { salutation, firstname, lastname, postcode, city, email } = address;
      const station = {
        kind: 'packing-station',
        ...{ salutation, firstname, lastname, postcode, city, email },
        postNumber: '1234567',
        stationName: 'Packstation 145',
        country: PACKING_STATION_COUNTRY,
      } as const;
      const saved = (await gateway.addAddress('packing-station', station))._unsafeUnwrap();
      expect(saved).toMatchObject(station);
      await gateway.selectShippingAddress(saved.addressId);
      const step = await stepOf(shop);
      expect([step.shippingAddress, step.packingStations]).toEqual([saved, [saved]]);
    });

    it('remembers the shipper and the payment method that were chosen', async () => {
      const shop = await make();
      const { gateway, address, shipper, payment } = shop;
      await gateway.continueAsGuest(address);
      expect((await gateway.selectShipper(shipper)).isOk()).toBe(true);
      const { shippers } = await stepOf(shop);
      expect(shippers.filter(({ selected }) => selected).map(({ code }) => code)).toEqual([shipper]);
      expect((await gateway.selectPayment(payment)).isOk()).toBe(true);
      expect((await gateway.paymentStep())._unsafeUnwrap().selected).toBe(payment);
    });

    it('places an order once: the same key gives the same answer, another one is told that it is placed', async () => {
      const { gateway, cart, seen, key } = await ready();
      const first = (await gateway.submit(cart.id, seen, key))._unsafeUnwrap();
      expect(first.kind).toBe('placed');
      expect(first.newCartId).not.toBe(cart.id);
      expect((await gateway.submit(cart.id, seen, key))._unsafeUnwrap()).toEqual(first);
      expect((await gateway.submit(cart.id, seen, `${key}-2`))._unsafeUnwrapErr()).toMatchObject({
        kind: 'submission.already-submitted',
      });
    });

    it('places nothing when the cart is not what was seen', async () => {
      const { gateway, cart, seen, key } = await ready();
      const other = { ...seen, grandTotalCents: seen.grandTotalCents - 1 };
      expect((await gateway.submit(cart.id, other, key))._unsafeUnwrapErr()).toEqual({
        kind: 'submission.cart-changed',
      });
      expect((await gateway.submit(cart.id, seen, `${key}-2`))._unsafeUnwrap().kind).toBe('placed');
    });

    it('shows a placed order to its shopper, and knows no other', async () => {
      const { gateway, address, cart, seen, key } = await ready();
      const { orderId, newCartId } = (await gateway.submit(cart.id, seen, key))._unsafeUnwrap();
      await gateway.changeCart(newCartId);
      expect((await gateway.placedOrder(orderId))._unsafeUnwrap()).toMatchObject({
        orderId,
        email: address.email,
        totals: { grandTotal: cart.totals.grandTotal },
        billingAddress: { city: address.city },
      });
      expect((await gateway.placedOrder(NO_ORDER))._unsafeUnwrap()).toBeUndefined();
    });

    it('gives no cart back for an order that nobody knows, and leads to no payment of it', async () => {
      const { gateway } = await ready();
      expect((await gateway.reopenAfterPayment(NO_ORDER))._unsafeUnwrap()).toBe(false);
      expect((await gateway.payOrder(NO_ORDER))._unsafeUnwrap()).toBeUndefined();
    });
  });
};
