// Reads an event of a visitor. Only fields that the documents name are taken, and of those none that says who somebody is: not the user's id
// of a page view, not the identifier of a payment, not the number of an order, not the words of pages and links that name orders, lists or what
// somebody has typed. Source: spec 1 §7 "Meta"; spec 3 §8; Art. 5 (1) c GDPR.

import {
  countedAddress,
  countedWords,
  DEAL_ACTIONS,
  EVENT_ITEMS_MAX,
  EVENT_MAX_LENGTH,
  PAGE_VIEW_EVENT,
  TRACKED_CATEGORY_LEVELS,
  WEB_VITALS,
} from '@tornister/domain/analytics';
import { z } from 'zod';

const LONGEST_TEXT = 300;

const text = z.string().max(LONGEST_TEXT);
/** Whatever program sent it: an address is kept without what opens something. */
const address = text.transform(countedAddress);
const amount = z.number().min(-1e9).max(1e9);

const categories = Object.fromEntries(
  Array.from({ length: TRACKED_CATEGORY_LEVELS }, (_, at) => [
    at === 0 ? 'item_category' : `item_category${at + 1}`,
    text.optional(),
  ]),
);

// What a schema does not name is left out of what it reads.
const ITEM = z.object({
  item_id: text,
  item_name: text,
  item_brand: text,
  price: amount,
  quantity: amount,
  item_variant: text.optional(),
  index: amount.optional(),
  ...categories,
});

/** What is more than an event hands in is cut off unread. */
const items = z
  .array(z.unknown())
  .transform((all) => all.slice(0, EVENT_ITEMS_MAX))
  .pipe(z.array(ITEM));
const money = { currency: z.string().length(3), value: amount };

const list = { item_list_id: text, item_list_name: text };
const promotion = {
  promotion_id: text,
  promotion_name: text,
  creative_name: text.optional(),
  creative_slot: text.optional(),
};

const EVENT = z.discriminatedUnion('event', [
  z.object({
    event: z.literal(PAGE_VIEW_EVENT),
    page_path: address,
    page_title: text,
    page_area: text,
    prime_status: text,
    visitor_type: text,
    visitor_login_state: text,
    internal: z.boolean(),
    pwa: z.boolean(),
    test_id: text,
    test_variant: text,
  }),
  z.object({
    event: z.enum(['view_item_list', 'select_item']),
    ecommerce: z.object({ currency: money.currency, ...list, items }),
  }),
  z.object({ event: z.enum(['view_promotion', 'select_promotion']), ecommerce: z.object(promotion) }),
  z.object({
    event: z.enum([
      'view_item',
      'add_to_wishlist',
      'remove_from_wishlist',
      'add_to_cart',
      'remove_from_cart',
      'begin_checkout',
    ]),
    ecommerce: z.object({ ...money, items }),
  }),
  z.object({
    event: z.literal('purchase'),
    ecommerce: z.object({ ...money, tax: amount, shipping: amount, coupon: text.optional(), items }),
  }),
  z.object({ event: z.literal('payment_cancel'), payment_id: text }),
  z.object({ event: z.literal('payment_error'), error_code: text }),
  z.object({ event: z.literal('submit_order') }),
  z.object({ event: z.literal('login'), method: text }),
  z.object({ event: z.enum(['navigation', 'link_click']), link_text: text, link_url: address }),
  z.object({ event: z.literal('teaser_click'), teaserId: text }),
  z.object({ event: z.literal('lightning_deal'), action: z.enum(DEAL_ACTIONS), item_id: text }),
  z.object({ event: z.literal('web_vitals'), metric_name: z.enum(WEB_VITALS), metric_value: amount }),
]);

type ReadFields = z.infer<typeof EVENT>;

/** Without words that are not kept, whatever program sent them. */
const withCountedWords = (read: ReadFields): ReadFields => {
  if (read.event === PAGE_VIEW_EVENT) return { ...read, page_title: countedWords(read.page_title, read.page_path) };
  if (read.event !== 'navigation' && read.event !== 'link_click') return read;
  return { ...read, link_text: countedWords(read.link_text, read.link_url) };
};

/** An event as it is kept: its name, and the fields beside it. */
export type ReadEvent = { readonly name: string; readonly fields: object };

const jsonOf = (payload: string): unknown => {
  try {
    return JSON.parse(payload);
  } catch {
    return undefined;
  }
};

/** The event in a payload; nothing where it is too long, is no JSON, has another name than it says, or is none of the documents. */
export const readEvent = ({
  name,
  payload,
}: {
  readonly name: string;
  readonly payload: string;
}): ReadEvent | undefined => {
  if (payload.length > EVENT_MAX_LENGTH) return undefined;
  const read = EVENT.safeParse(jsonOf(payload));
  if (!read.success || read.data.event !== name) return undefined;
  const { event: _name, ...fields } = withCountedWords(read.data);
  return { name, fields };
};
