// Builders of addresses, shippers, payment methods and orders for tests.

import type { SavedAddress } from '@tornister/domain/address';
import type { OfferedPaymentId, PaymentMethod, Shipper } from '@tornister/domain/checkout';
import { money } from '@tornister/domain/money';
import type { ShipmentItem } from '@tornister/domain/orders';
import { type AddressId, brandId, type ItemId, instantOf, type OrderId } from '@tornister/domain/shared';
import type { PlacedOrder, ShippingStep, ShownOrder } from '../../src/ports/index.ts';
import { aCart } from './a-cart.ts';

/** A private address in Ellwangen. */
export const anAddress = (id = 'address-1'): SavedAddress => ({
  kind: 'street',
  addressId: brandId<AddressId>(id),
  isAlsoCustomerAddress: false,
  salutation: 'ms',
  firstname: 'Mia',
  lastname: 'Muster',
  recipient: { formType: 'private' },
  streetAndNumber: 'Schulstraße 1',
  postcode: '73479',
  city: 'Ellwangen',
  country: 'DE',
  email: 'mia@example.com',
});

export const aShipper = (code: string, changes: Partial<Shipper> = {}): Shipper => ({
  code,
  name: code.toUpperCase(),
  costs: money(495),
  tariff: { homeCountry: 'DE', home: money(495), abroad: money(1_295) },
  selected: false,
  availability: { enabled: true },
  ...changes,
});

export const aPayment = (paymentId: OfferedPaymentId, changes: Partial<PaymentMethod> = {}): PaymentMethod => ({
  paymentId,
  displayName: paymentId,
  description: '',
  selected: false,
  enabled: true,
  ...changes,
});

/** A shipping step that is complete: billing address, a selected shipper. */
export const aShippingStep = (changes: Partial<ShippingStep> = {}): ShippingStep => ({
  cart: aCart(),
  shippers: [aShipper('dhl', { selected: true }), aShipper('dpd')],
  otherTotals: [],
  billingCountries: [{ code: 'DE', name: 'Deutschland' }],
  deliveryCountries: [{ code: 'DE', name: 'Deutschland' }],
  billingAddresses: [anAddress()],
  shippingAddresses: [],
  packingStations: [],
  billingAddress: anAddress(),
  wallet: { isOffered: false },
  ...changes,
});

export const aPlacedOrder = (changes: Partial<PlacedOrder> = {}): PlacedOrder => ({
  orderId: brandId<OrderId>('order-1'),
  orderNumber: '100001',
  orderedAt: instantOf(1_795_000_000_000),
  isGuestOrder: false,
  isCalledOff: false,
  isExpressWallet: false,
  isByAppointment: false,
  email: 'mia@example.com',
  paymentMethod: 'Rechnung',
  paymentState: 'not-required',
  lines: [],
  totals: aCart().totals,
  billingAddress: anAddress(),
  deliveryAddress: anAddress(),
  ...changes,
});

/** A placed order as its page tells of it, without parcels. */
export const aShownOrder = (changes: Partial<ShownOrder> = {}): ShownOrder => ({
  ...aPlacedOrder(),
  state: 'placed',
  total: money(600),
  shipments: [],
  returnHash: brandId<ShownOrder['returnHash']>('hash-1'),
  billingAddress: anAddress(),
  deliveryAddress: anAddress(),
  speditionFields: [],
  invoiceFormats: [],
  returns: [],
  refunds: [],
  ...changes,
});

/** Two pieces of an ordinary article in an order, by the number of its line. */
export const aBoughtItem = (at: number, changes: Partial<ShipmentItem> = {}): ShipmentItem => ({
  lineNo: String(at),
  itemId: brandId<ItemId>(`item-${at}`),
  name: `Heft ${at}`,
  sku: String(10_000 + at),
  path: `/prod/${at}/`,
  variantInfo: [],
  quantity: 2,
  price: money(100),
  positionTotal: money(200),
  isReturnable: true,
  isAlreadyReturned: false,
  ...changes,
});
