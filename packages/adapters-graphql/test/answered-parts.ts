// Parts of answers as the backend writes them, for tests of the mappers: short to name, with nothing left out.

import type {
  AddressPartsFragment,
  CartTotalsPartsFragment,
  MoneyPartsFragment,
  PicturePartsFragment,
} from '../src/generated/operations.ts';

export const euro = (cents: number): MoneyPartsFragment => ({ cents, currency: 'EUR' });

/** A picture without a title and sources; what it is mapped to is {@link mappedPicture}. */
export const answeredPicture = (name: string): PicturePartsFragment => ({
  src: `/pictures/${name}.webp`,
  alt: name,
  title: null,
  width: 200,
  height: 100,
  sources: [],
});

export const mappedPicture = (name: string) => {
  const { title: _title, ...picture } = answeredPicture(name);
  return picture;
};

export const answeredAddress = (over: Partial<AddressPartsFragment> = {}): AddressPartsFragment => ({
  addressId: 'a-1',
  salutation: 'ms',
  firstName: 'Mia',
  lastName: 'Member',
  schoolOrCompany: null,
  street: 'Lindenallee 12',
  addressAddition: null,
  postCode: '50674',
  city: 'Köln',
  country: 'DE',
  email: 'mia@example.com',
  deliveryEmail: null,
  phone: null,
  packstationAddress: false,
  isAlsoCustomerAddress: true,
  ...over,
});

export const answeredTotals: CartTotalsPartsFragment = {
  subtotal: euro(1_000),
  shippingCost: euro(495),
  basketValue: euro(990),
  promotionsSaving: euro(10),
  netValue: euro(1_248),
  tax: [{ ratePermille: 190, net: euro(1_248), tax: euro(237) }],
  grandtotal: euro(1_485),
  missingToFreeShipping: null,
  isPrime: null,
};

/** What {@link answeredTotals} are mapped to. */
export const mappedTotals = {
  subtotal: euro(1_000),
  shippingCost: euro(495),
  basketValue: euro(990),
  promotionsSaving: euro(10),
  net: euro(1_248),
  taxes: [{ ratePermille: 190, net: euro(1_248), tax: euro(237) }],
  grandTotal: euro(1_485),
};
