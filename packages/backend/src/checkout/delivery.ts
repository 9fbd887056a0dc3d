// Where a cart goes and what each shipper takes for it. Source: spec 2 §4 "Shipping step".

import { parcelCost, type ShippingQuestion } from '@tornister/domain/cart';
import {
  type DeliveryType,
  mayGoToPackingStation,
  offerShippers,
  type Shipper,
  SPEDITION,
} from '@tornister/domain/checkout';
import { type Money, money } from '@tornister/domain/money';
import { type StoreCode, textIn } from '@tornister/domain/storefront';
import type { Selectable } from 'kysely';
import type { CartRow } from '../cart/own-cart.ts';
import type { AddressesTable } from '../database/account-tables.ts';
import type { Database } from '../database/database.ts';
import type { RequestStorefront } from '../graphql/context.ts';
import { termsOf } from './store-terms.ts';

export type AddressRow = Selectable<AddressesTable>;

export type Delivery = {
  readonly deliveryType: DeliveryType;
  readonly deliveryCountry: string;
  readonly hasFreight: boolean;
  readonly billing?: AddressRow;
  /** Absent when the goods go to the billing address; freight goes there where a packing station was chosen before it. */
  readonly shipping?: AddressRow;
};

/** Where the goods of a cart go. */
export const deliveryOf = async (
  database: Database,
  cart: Pick<CartRow, 'billing_address_id' | 'shipping_address_id'>,
  store: StoreCode,
  hasFreight: boolean,
): Promise<Delivery> => {
  const ids = [cart.billing_address_id, cart.shipping_address_id].filter((id) => id !== null);
  const rows =
    ids.length === 0 ? [] : await database.selectFrom('addresses').selectAll().where('id', 'in', ids).execute();
  const billing = rows.find(({ id }) => id === cart.billing_address_id);
  const chosen = rows.find(({ id }) => id === cart.shipping_address_id);
  const isRefused = deliveryTypeOf(chosen) === 'packstation' && !mayGoToPackingStation({ hasFreight });
  const shipping = isRefused ? undefined : chosen;
  return {
    deliveryType: deliveryTypeOf(shipping),
    deliveryCountry: shipping?.country ?? billing?.country ?? termsOf(store).homeCountry,
    hasFreight,
    ...(billing === undefined ? {} : { billing }),
    ...(shipping === undefined ? {} : { shipping }),
  };
};

const deliveryTypeOf = (shipping: AddressRow | undefined): DeliveryType => {
  if (shipping === undefined) return 'sameAsBilling';
  return shipping.use === 'packing-station' ? 'packstation' : 'shippingAddress';
};

/** The shippers for a delivery with what each costs, one of them selected where possible. */
export const offeredShippers = (
  { store, language }: Pick<RequestStorefront, 'store' | 'language'>,
  delivery: Delivery,
  goods: ShippingQuestion,
  wantedCode?: string,
): readonly Shipper[] => {
  const { shippers, homeCountry, freeShippingFrom } = termsOf(store);
  const offers = shippers.map(({ code, name, home, abroad }) => {
    const costOf = (usual: Money): Money => (code === SPEDITION ? usual : parcelCost(goods, usual, freeShippingFrom));
    return {
      code,
      name: textIn(name, language),
      tariff: { homeCountry, home: costOf(home), abroad: costOf(abroad) },
    };
  });
  return offerShippers(offers, delivery, wantedCode);
};

/** What the selected shipper takes. */
export const shippingCostOf = (shippers: readonly Shipper[]): Money =>
  shippers.find(({ selected }) => selected)?.costs ?? money(0);
