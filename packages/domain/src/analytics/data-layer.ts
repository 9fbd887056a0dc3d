// Events for the data layer. Source: spec 3 §8 "Analytics events"; spec 2 §2 "payment_cancel", §8 "payment_error".

import { lightningIdOf } from '../deals/deal-quantity.ts';
import { type CurrencyCode, DEFAULT_CURRENCY, type Money } from '../money/money.ts';
import type { ItemId } from '../shared/brand.ts';
import { type TrackedItem, trackedPrice } from './tracked-product.ts';
import { countedAddress, countedWords } from './visibility.ts';

export type ItemList = { readonly id: string; readonly name: string };
export type Promotion = {
  readonly id: string;
  readonly name: string;
  readonly creative?: string;
  readonly slot?: string;
};

type Ecommerce = {
  readonly currency: CurrencyCode;
  readonly value?: number;
  readonly items: readonly TrackedItem[];
};

export type DataLayerEvent =
  | {
      readonly event: 'view_item_list' | 'select_item';
      readonly ecommerce: Ecommerce & { readonly item_list_id: string; readonly item_list_name: string };
    }
  | { readonly event: 'view_promotion' | 'select_promotion'; readonly ecommerce: PromotionFields }
  | {
      readonly event:
        | 'view_item'
        | 'add_to_wishlist'
        | 'remove_from_wishlist'
        | 'add_to_cart'
        | 'remove_from_cart'
        | 'begin_checkout';
      readonly ecommerce: Ecommerce & { readonly value: number };
    }
  | { readonly event: 'purchase'; readonly ecommerce: PurchaseFields }
  | { readonly event: 'payment_cancel'; readonly payment_id: string; readonly identifier: string }
  | { readonly event: 'payment_error'; readonly error_code: string }
  | { readonly event: 'submit_order' }
  | { readonly event: 'login'; readonly method: string }
  | { readonly event: 'navigation'; readonly link_text: string; readonly link_url: string }
  | { readonly event: 'link_click'; readonly link_url: string; readonly link_text: string }
  | { readonly event: 'teaser_click'; readonly teaserId: string }
  | { readonly event: 'lightning_deal'; readonly action: DealAction; readonly item_id: string }
  | { readonly event: 'web_vitals'; readonly metric_name: WebVital; readonly metric_value: number };

type PromotionFields = {
  readonly promotion_id: string;
  readonly promotion_name: string;
  readonly creative_name?: string;
  readonly creative_slot?: string;
};

type PurchaseFields = Ecommerce & {
  readonly transaction_id: string;
  readonly value: number;
  readonly tax: number;
  readonly shipping: number;
  readonly coupon?: string;
};

/** Products that one event hands in at the most: those of the longest page of a listing, and some. A basket can have ten times as many. */
export const EVENT_ITEMS_MAX = 100;

/** Characters that an event has at the most as JSON. What is longer might not get away while its page is left, and is not read. */
export const EVENT_MAX_LENGTH = 40_000;

/** How many of the items fit into an event, whose JSON without them has this length. */
const fitting = (items: readonly TrackedItem[], length: number): number => {
  // There is a comma less than there are items.
  let together = length - 1;
  const cut = items.findIndex((item) => {
    together += JSON.stringify(item).length + 1;
    return together > EVENT_MAX_LENGTH;
  });
  return cut < 0 ? items.length : cut;
};

/** An event as it is handed in: of its products only the first ones, so that it is read. What they cost together is said of all. */
export const withFirstItems = <Event extends { readonly event: string }>(event: Event): Event => {
  if (!('ecommerce' in event)) return event;
  const ecommerce = event.ecommerce as Partial<Ecommerce>;
  if (ecommerce.items === undefined) return event;
  const first = ecommerce.items.slice(0, EVENT_ITEMS_MAX);
  const without = JSON.stringify({ ...event, ecommerce: { ...ecommerce, items: [] } }).length;
  const items = first.slice(0, fitting(first, without));
  return items.length === ecommerce.items.length ? event : { ...event, ecommerce: { ...ecommerce, items } };
};

const sumOf = (items: readonly TrackedItem[]): number =>
  items.reduce((cents, { price, quantity }) => cents + Math.round(price * 100) * quantity, 0) / 100;

/** Products of a list that were seen, or the one that was chosen. */
export const listEvent = (
  event: 'view_item_list' | 'select_item',
  list: ItemList,
  items: readonly TrackedItem[],
  currency: CurrencyCode = DEFAULT_CURRENCY,
): DataLayerEvent => ({
  event,
  ecommerce: { currency, item_list_id: list.id, item_list_name: list.name, items },
});

/** A promotion that was seen or chosen. */
export const promotionEvent = (
  event: 'view_promotion' | 'select_promotion',
  { id, name, creative, slot }: Promotion,
): DataLayerEvent => ({
  event,
  ecommerce: {
    promotion_id: id,
    promotion_name: name,
    ...(creative === undefined ? {} : { creative_name: creative }),
    ...(slot === undefined ? {} : { creative_slot: slot }),
  },
});

export type ItemsEventName =
  | 'view_item'
  | 'add_to_wishlist'
  | 'remove_from_wishlist'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'begin_checkout';

/** Products that somebody looks at, keeps, drops or begins to pay; the value is what they cost together. */
export const itemsEvent = (
  event: ItemsEventName,
  items: readonly TrackedItem[],
  currency: CurrencyCode = DEFAULT_CURRENCY,
): DataLayerEvent => ({ event, ecommerce: { currency, value: sumOf(items), items } });

export type Purchase = {
  readonly orderId: string;
  readonly items: readonly TrackedItem[];
  readonly total: Money;
  readonly tax: Money;
  readonly shipping: Money;
  readonly voucherCode?: string;
};

/** An order that was placed; the same order id is reported once by the receiver. */
export const purchaseEvent = ({ orderId, items, total, tax, shipping, voucherCode }: Purchase): DataLayerEvent => ({
  event: 'purchase',
  ecommerce: {
    transaction_id: orderId,
    currency: total.currency,
    value: trackedPrice(total),
    tax: trackedPrice(tax),
    shipping: trackedPrice(shipping),
    ...(voucherCode === undefined ? {} : { coupon: voucherCode }),
    items,
  },
});

/** A payment that was called off: for AMAZONPAY the identifier is amazonCheckoutSessionId, for PAYPAL it is token. */
export const paymentCancelEvent = (payment: {
  readonly paymentId: string;
  readonly identifier?: string;
}): DataLayerEvent => ({
  event: 'payment_cancel',
  payment_id: payment.paymentId,
  identifier: payment.identifier ?? '',
});

/** A payment that failed. */
export const paymentErrorEvent = (errorCode: string): DataLayerEvent => ({
  event: 'payment_error',
  error_code: errorCode,
});

/** An order is about to be placed (spec 2 §4 "Submit"): it names neither cart nor visitor. */
export const submitOrderEvent = (): DataLayerEvent => ({ event: 'submit_order' });

/** What a login was made by; passkeys are not of the specification. */
export type LoginMethod = 'email' | 'customerNumber' | 'passkey';

/** Which way somebody logged in. */
export const loginEvent = (method: LoginMethod): DataLayerEvent => ({ event: 'login', method });

/** A teaser that was clicked is reported with its `teaserId`. Source: spec 3 §8. */
export const teaserClickEvent = (teaserId: string): DataLayerEvent => ({ event: 'teaser_click', teaserId });

/** What a click on a teaser reports: where it promotes something, the promotion that was chosen, and in any case the click with the teaser's id. Source: spec 3 §8. */
export const teaserClickEvents = (teaserId: string, promotion?: Promotion): readonly DataLayerEvent[] => [
  ...(promotion === undefined ? [] : [promotionEvent('select_promotion', promotion)]),
  teaserClickEvent(teaserId),
];

const linkFields = (text: string, url: string, page: string) => ({
  link_text: countedWords(text, url, page),
  link_url: countedAddress(url),
});

/** A step in the category navigation, on the page at a path where that is known. */
export const navigationEvent = (text: string, url: string, page = ''): DataLayerEvent => ({
  event: 'navigation',
  ...linkFields(text, url, page),
});

/** A click on a link, on the page at a path where that is known; ask `isLinkTracked` first. */
export const linkClickEvent = (text: string, url: string, page = ''): DataLayerEvent => ({
  event: 'link_click',
  ...linkFields(text, url, page),
});

/** What happens to a lightning deal on its way: added, reserved, extended, run out. */
export const DEAL_ACTIONS = ['add', 'reserve', 'extend', 'expire'] as const;
export type DealAction = (typeof DEAL_ACTIONS)[number];

/** Something that happened to a lightning deal; the item is named with the suffix that deals carry. Source: spec 3 §4, §8. */
export const lightningDealEvent = (action: DealAction, itemId: ItemId): DataLayerEvent => ({
  event: 'lightning_deal',
  action,
  item_id: lightningIdOf(itemId),
});

/** The measures of a page that are reported; all but the layout shift (CLS) are milliseconds. */
export const WEB_VITALS = ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'] as const;
export type WebVital = (typeof WEB_VITALS)[number];

const SHIFT_DIGITS = 10_000;

/** A measure of a page: whole milliseconds, the layout shift with 4 decimals. Source: spec 3 §8 "web-vitals events". */
export const webVitalEvent = (metric: WebVital, value: number): DataLayerEvent => ({
  event: 'web_vitals',
  metric_name: metric,
  metric_value: metric === 'CLS' ? Math.round(value * SHIFT_DIGITS) / SHIFT_DIGITS : Math.round(value),
});
