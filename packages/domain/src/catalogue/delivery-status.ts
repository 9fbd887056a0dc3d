// What is said about the delivery of an item, and in which colour. Source: spec 1 §9, spec 3 §9 "Shop hosts map to delivery message keys",
// "'In stock' messages (German and English) render green with a traffic light".

import { tradingTermsOf } from '../storefront/profiles/terms.ts';
import type { Storefront } from '../storefront/storefront.ts';
import type { DeliveryStatusColor } from './product-detail.ts';

/** Key name of the stock system's messages in Germany, which stand in for missing ones (spec 1 §9). */
const DEFAULT_MESSAGE_KEY = 'bde_de';

/** Beginnings of the messages that say "in stock", in German and English, in small letters. */
export const IN_STOCK_MESSAGES = ['auf lager', 'sofort lieferbar', 'in stock'] as const;

/** Under which key an item's messages for a storefront are found: its own of the language, else its first, else Germany's. */
export const deliveryMessageKey = ({ store, language }: Pick<Storefront, 'store' | 'language'>): string => {
  const keys = tradingTermsOf(store).deliveryMessageKeys;
  return keys[language] ?? Object.values(keys)[0] ?? DEFAULT_MESSAGE_KEY;
};

/** An item's messages, by key; the German one stands in for a missing one, and nothing for both. */
export type DeliveryMessages = Readonly<Partial<Record<string, string>>>;

export const deliveryMessage = (messages: DeliveryMessages, key: string): string =>
  messages[key] ?? messages[DEFAULT_MESSAGE_KEY] ?? '';

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
