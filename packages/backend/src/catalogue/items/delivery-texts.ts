// What is said about the delivery of an item. Parcels to Austria and Switzerland take longer. Source: spec 1 §9 "'In stock' messages".

import { deliveryStatus } from '@tornister/domain/catalogue';
import type { Language, StoreCode } from '@tornister/domain/storefront';
import type { DeliveryStatus } from '../catalogue-records.ts';
import type { ProductItem } from '../products/read-product.ts';
import { isForSale } from './item-availability.ts';

const EXTRA_DAYS: Readonly<Record<StoreCode, number>> = { de: 0, at: 1, ch: 2, b2b: 0 };
const DAYS_PER_WEEK = 5;

type Wording = (from: number, to: number) => string;

const range = (from: number, to: number): string => (from === to ? String(from) : `${from}–${to}`);
const weeks: Wording = (from, to) =>
  range(Math.max(1, Math.round(from / DAYS_PER_WEEK)), Math.max(1, Math.ceil(to / DAYS_PER_WEEK)));

const WORDINGS: Readonly<Record<Language, Readonly<Record<DeliveryStatus, Wording>>>> = {
  de: {
    'in-stock': (from, to) => `Auf Lager, Lieferzeit ${range(from, to)} Werktage`,
    'few-days': (from, to) => `Lieferbar in ${range(from, to)} Werktagen`,
    weeks: (from, to) => `Lieferbar in ${weeks(from, to)} Wochen`,
    unavailable: () => 'Zurzeit nicht lieferbar',
  },
  en: {
    'in-stock': (from, to) => `In stock, delivery in ${range(from, to)} working days`,
    'few-days': (from, to) => `Available in ${range(from, to)} working days`,
    weeks: (from, to) => `Available in ${weeks(from, to)} weeks`,
    unavailable: () => 'Currently unavailable',
  },
};

const COLORS = { 'in-stock': 'green', 'few-days': 'yellow', weeks: 'yellow', unavailable: 'red' } as const;

type Delivered = Pick<
  ProductItem,
  | 'is_available'
  | 'delivery_status'
  | 'delivery_days_min'
  | 'delivery_days_max'
  | 'minimum_order_quantity'
  | 'available'
>;

/** The sentence and its colour; an item that cannot be bought is unavailable, whatever its status says. */
export const deliveryOf = (item: Delivered, store: StoreCode, language: Language) => {
  const status = isForSale(item) ? item.delivery_status : 'unavailable';
  const extra = EXTRA_DAYS[store];
  const text = WORDINGS[language][status](item.delivery_days_min + extra, item.delivery_days_max + extra);
  return deliveryStatus(text, COLORS[status]);
};
