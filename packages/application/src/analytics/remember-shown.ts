// Remembers goods that a page shows and no event of it names: the rows of a list, and a variant that is chosen. Hearts and forms say of their goods
// neither maker nor price. Source: spec 3 §8; spec 1 §3 "Storage".

import {
  parseTrackedItems,
  rememberItems,
  type TrackedItem,
  trackedPrice,
  writeTrackedItems,
} from '@tornister/domain/analytics';
import { type ItemId, SESSION_STORAGE_KEYS } from '@tornister/domain/shared';
import type { CatalogueGateway, DeviceStore } from '../ports/index.ts';

export type RememberShown = {
  /** The rows of a list: their price is known while they are shown; the form that takes one away names the article alone. */
  readonly rows: (items: readonly TrackedItem[]) => void;
  /** Another variant of the product that the page was opened with; its price is asked for. */
  readonly variant: (product: TrackedItem, itemId: ItemId) => void;
};

type Ports = { readonly sessionStore: DeviceStore; readonly catalogue: Pick<CatalogueGateway, 'item'> };

const { analyticsProducts } = SESSION_STORAGE_KEYS;

/** Remembers for the session what the pages of a tab show. */
export const createRememberShown = ({ sessionStore, catalogue }: Ports): RememberShown => {
  const rows = (items: readonly TrackedItem[]): void => {
    const known = parseTrackedItems(sessionStore.read(analyticsProducts));
    sessionStore.write(analyticsProducts, writeTrackedItems(rememberItems(known, items)));
  };
  return {
    rows,
    variant: (product, itemId) => {
      if (product.item_variant === itemId) return;
      // A variant whose price cannot be had stays unknown.
      void catalogue
        .item(itemId)
        .map((item) => item && rows([{ ...product, price: trackedPrice(item.prices.current), item_variant: itemId }]));
    },
  };
};
