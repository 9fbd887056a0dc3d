// React hook: stores the tiles of a list, from which a product page makes its placeholder.

import type { ProductTile } from '@tornister/domain/catalogue';
import { useEffect } from 'react';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useShop } from '../../../react/shop-provider.tsx';

/** Remembers what a list shows, so that the page of a product can begin with it. Only a tab has an eye for what is shown. */
export const useSeenTiles = (tiles: readonly ProductTile[]): void => {
  const shop = useShop();
  useEffect(() => shop.get(browseUseCases.seenTiles).show(tiles), [shop, tiles]);
};
