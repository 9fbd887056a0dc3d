// What is said about the delivery of an item, and in which colour. Source: spec 1 §9, spec 3 §9 "Shop hosts map to delivery message keys",
// "'In stock' messages (German and English) render green with a traffic light".

import type { StoreCode } from '../storefront/storefront.ts';
import type { DeliveryStatusColor } from './product-detail.ts';

/** Key names of the stock system's messages per storefront; Germany is the default (spec 1 §9). */
export const DELIVERY_MESSAGE_KEYS = ['bde_de', 'bat_de', 'bch_ch', 'b2b_de', 'b2b_en'] as const;
export type DeliveryMessageKey = (typeof DELIVERY_MESSAGE_KEYS)[number];

/** Beginnings of the messages that say "in stock", in German and English, in small letters. */
export const IN_STOCK_MESSAGES = ['auf lager', 'sofort lieferbar', 'in stock'] as const;

/** Under which key an item's messages for a storefront are found. */
export const deliveryMessageKey = (storefront: {
  readonly store: StoreCode;
  readonly language: 'de' | 'en';
}): DeliveryMessageKey => {
  switch (storefront.store) {
    case 'at':
      return 'bat_de';
    case 'ch':
      return 'bch_ch';
    case 'b2b':
      return storefront.language === 'en' ? 'b2b_en' : 'b2b_de';
    case 'de':
      return 'bde_de';
  }
};

/** An item's messages, by key; the German one stands in for a missing one, and nothing for both. */
export type DeliveryMessages = Readonly<Partial<Record<DeliveryMessageKey, string>>>;

export const deliveryMessage = (messages: DeliveryMessages, key: DeliveryMessageKey): string =>
  messages[key] ?? messages.bde_de ?? '';

/** Whether a message says that the item is in stock. */
export const isInStockMessage = (message: string): boolean => {
  const text = message.trim().toLowerCase();
  return IN_STOCK_MESSAGES.some((beginning) => text.startsWith(beginning));
};

export type DeliveryStatus = {
  readonly text: string;
  readonly color: DeliveryStatusColor;
  readonly hasTrafficLight: boolean;
};

/** "In stock" messages are green with a traffic light; others keep the colour of the stock system, without one. */
export const deliveryStatus = (message: string, color: DeliveryStatusColor): DeliveryStatus =>
  isInStockMessage(message)
    ? { text: message, color: 'green', hasTrafficLight: true }
    : { text: message, color, hasTrafficLight: false };

/** Whether all items come at the same time; then one sentence is enough for all (spec 1 §3 "areAllDeliveryTimesTheSame"). */
export const areAllDeliveryTimesTheSame = (items: readonly { readonly deliveryStatusText: string }[]): boolean =>
  items.every(({ deliveryStatusText }) => deliveryStatusText === items[0]?.deliveryStatusText);
