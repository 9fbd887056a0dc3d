// What is said about the delivery of an item. The one truth for product page, basket, summary
// and mails: parcels to some countries take longer. Source: spec 1 §9 "'In stock' messages".

import { deliveryStatus } from '@tornister/domain/catalogue';
import {
  inLanguage,
  type Language,
  parcelTermsTo,
  type StoreCode,
  tradingTermsOf,
  type Worded,
} from '@tornister/domain/storefront';
import type { DeliveryStatus } from '../catalogue-records.ts';
import type { ProductItem } from '../products/read-product.ts';
import { isForSale } from './item-availability.ts';

const DAYS_PER_WEEK = 5;

type Wording = (from: number, to: number) => string;

/** Word joiner: forbids a line to end where it stands, and is not seen. */
const JOINER = '\u2060';

const range = (from: number, to: number): string => (from === to ? String(from) : `${from}${JOINER}–${JOINER}${to}`);
/** A range and its unit: "1 working day", "1–3 working days". */
const inUnits = (from: number, to: number, one: string, more: string): string =>
  `${range(from, to)} ${to === 1 ? one : more}`;
const inWeeks = (from: number, to: number, one: string, more: string): string =>
  inUnits(Math.max(1, Math.round(from / DAYS_PER_WEEK)), Math.max(1, Math.ceil(to / DAYS_PER_WEEK)), one, more);

const WORDINGS: Worded<Readonly<Record<DeliveryStatus, Wording>>> = {
  de: {
    'in-stock': (from, to) => `Auf Lager, Lieferzeit ${inUnits(from, to, 'Werktag', 'Werktage')}`,
    'few-days': (from, to) => `Lieferbar in ${inUnits(from, to, 'Werktag', 'Werktagen')}`,
    weeks: (from, to) => `Lieferbar in ${inWeeks(from, to, 'Woche', 'Wochen')}`,
    unavailable: () => 'Zurzeit nicht lieferbar',
  },
  en: {
    'in-stock': (from, to) => `In stock, delivery in ${inUnits(from, to, 'working day', 'working days')}`,
    'few-days': (from, to) => `Available in ${inUnits(from, to, 'working day', 'working days')}`,
    weeks: (from, to) => `Available in ${inWeeks(from, to, 'week', 'weeks')}`,
    unavailable: () => 'Currently out of stock',
  },
};

const COLORS = { 'in-stock': 'green', 'few-days': 'yellow', weeks: 'yellow', unavailable: 'red' } as const;

/** What is known of an item's supply. */
export type Supply = {
  readonly isForSale: boolean;
  readonly status: DeliveryStatus;
  /** Working days within Germany. */
  readonly days: readonly [from: number, to: number];
};

/** Working days until an item arrives in a country, the store's own where none is known; undefined when it cannot be bought. */
export const deliveryDaysOf = (
  { isForSale, status, days: [from, to] }: Supply,
  store: StoreCode,
  country = tradingTermsOf(store).homeCountry,
): { readonly from: number; readonly to: number } | undefined => {
  if (!isForSale || status === 'unavailable') return undefined;
  const { extraDeliveryDays: extra } = parcelTermsTo(store, country);
  return { from: from + extra, to: to + extra };
};

/** The sentence, its colour and whether it carries a traffic light; an item that cannot be bought is unavailable, whatever its status says. */
export const deliveryOf = (supply: Supply, store: StoreCode, language: Language, country?: string) => {
  const days = deliveryDaysOf(supply, store, country);
  const shown = days === undefined ? 'unavailable' : supply.status;
  const text = inLanguage(WORDINGS, language)[shown](days?.from ?? 0, days?.to ?? 0);
  return deliveryStatus(text, COLORS[shown], shown === 'in-stock');
};

type Row = Pick<
  ProductItem,
  | 'is_available'
  | 'delivery_status'
  | 'delivery_days_min'
  | 'delivery_days_max'
  | 'minimum_order_quantity'
  | 'available'
>;

/** The supply of an item as its rows say it. */
export const supplyOf = (row: Row): Supply => ({
  isForSale: isForSale(row),
  status: row.delivery_status,
  days: [row.delivery_days_min, row.delivery_days_max],
});
