// What is said about the delivery of an item, and in which colour. Source: spec 1 §9, spec 3 §9:
// "'In stock' messages (German and English) render green with a traffic light". A stock system that says so itself is believed, in any language.

import type { DeliveryStatusColor } from './product-detail.ts';

/** An item's messages, by their keys in the stock system. */
export type DeliveryMessages = Readonly<Partial<Record<string, string>>>;

/** Beginnings of the messages that say "in stock", in German and English, in small letters. */
export const IN_STOCK_MESSAGES = ['auf lager', 'sofort lieferbar', 'in stock'] as const;

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

/**
 * "In stock" messages are green with a traffic light; others keep the colour of the stock system, without one. Which they are the stock
 * system says; where it does not, the words do.
 */
export const deliveryStatus = (
  text: string,
  color: DeliveryStatusColor,
  hasTrafficLight = isInStockMessage(text),
): DeliveryStatus => ({ text, color: hasTrafficLight ? 'green' : color, hasTrafficLight });

/** Whether all items come at the same time; then one sentence is enough for all (spec 1 §3 "areAllDeliveryTimesTheSame"). */
export const areAllDeliveryTimesTheSame = (items: readonly { readonly deliveryStatusText: string }[]): boolean =>
  items.every(({ deliveryStatusText }) => deliveryStatusText === items[0]?.deliveryStatusText);
