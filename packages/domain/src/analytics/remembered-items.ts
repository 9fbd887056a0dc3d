// Products as events named them, kept for later events of the same session. Source: spec 1 §3 "Storage", §2 "clear list-tracking
// products".

import { LIGHTNING_DEAL_SUFFIX } from '../deals/deal-quantity.ts';
import type { TrackedItem } from './tracked-product.ts';

/** Products of a session that are remembered at the most; the oldest go first. */
export const REMEMBERED_ITEMS_MAX = 200;

/** Variants of a product have prices of their own. */
const variantOf = ({ item_id, item_variant = '' }: TrackedItem): string => `${item_id} ${item_variant}`;

/** The remembered products with those of another event: each variant once, as it was named last, and the latest at the end. */
export const rememberItems = (known: readonly TrackedItem[], named: readonly TrackedItem[]): readonly TrackedItem[] => {
  const byVariant = new Map(known.map((item) => [variantOf(item), item]));
  for (const item of named) {
    byVariant.delete(variantOf(item));
    byVariant.set(variantOf(item), item);
  }
  return [...byVariant.values()].slice(-REMEMBERED_ITEMS_MAX);
};

/**
 * A product with what an earlier event of the session said of it; its variant and quantity stay its own. What another variant costs says nothing
 * of its price.
 */
export const knownItem = (known: readonly TrackedItem[], item: TrackedItem): TrackedItem => {
  const ofProduct = known.filter(({ item_id }) => item_id === item.item_id);
  const same = ofProduct.find((before) => variantOf(before) === variantOf(item));
  const before = same ?? ofProduct.at(-1);
  if (before === undefined) return item;
  const { index: _place, ...named } = before;
  return {
    ...named,
    price: same?.price ?? item.price,
    quantity: item.quantity,
    ...(item.item_variant === undefined ? {} : { item_variant: item.item_variant }),
  };
};

/**
 * Lines of baskets do not say where their goods belong: an event of before has mostly named it, of a lightning deal under the id of its product. What
 * they say themselves stays.
 */
export const withKnownCategories = (known: readonly TrackedItem[], item: TrackedItem): TrackedItem => {
  if (item.item_category !== undefined) return item;
  const product = item.item_id.replace(LIGHTNING_DEAL_SUFFIX, '');
  const named = known.find(({ item_id, item_category }) => item_id === product && item_category !== undefined);
  const { index: _place, ...before } = named ?? item;
  return { ...before, ...item };
};

/** Products as the session storage keeps them. */
export const writeTrackedItems = (items: readonly TrackedItem[]): string => JSON.stringify(items);

const isTrackedItem = (item: unknown): item is TrackedItem => {
  const { item_id, item_name, item_brand, price, quantity } = (item ?? {}) as Readonly<Record<string, unknown>>;
  const areTexts = [item_id, item_name, item_brand].every((text) => typeof text === 'string');
  return areTexts && [price, quantity].every((amount) => typeof amount === 'number');
};

/** Under which key of the session storage stands what the checkout was begun with (spec 1 §3 "checkout items"). */
export const CHECKOUT_ITEMS_KEY = 'checkout-items';

/** Under which key of the session storage stand the orders whose purchase was reported: a reload of the confirmation is no second one. */
export const REPORTED_PURCHASES_KEY = 'purchase';

/** The stored products; none when nothing is stored or the entry cannot be read, and no entry that is no product. */
export const parseTrackedItems = (stored: string | null | undefined): readonly TrackedItem[] => {
  try {
    const list: unknown = JSON.parse(String(stored));
    return Array.isArray(list) ? list.filter(isTrackedItem) : [];
  } catch {
    return [];
  }
};
