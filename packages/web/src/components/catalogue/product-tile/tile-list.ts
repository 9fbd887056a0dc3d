// The tiles of a list as a static part, which the tab shows without the code of tiles.

import { staticPart } from '../../../react/static-part.tsx';
import type { TileListProps } from './product-tiles.tsx';

/** The tiles of a list as its entries. They hold nothing but links, so the tab keeps them as they came. */
export const tileList = staticPart<TileListProps>('src/components/catalogue/product-tile/product-tiles.tsx', () =>
  import('./product-tiles.tsx').then(({ ProductTiles }) => ProductTiles),
);

/** The data of a page with products, together with what renders their tiles; a list that has to wait for it is rendered a little later. */
export const withTiles = async <Data>(asked: Promise<Data>): Promise<Data> => {
  const [data] = await Promise.all([asked, tileList.fetch().catch(() => undefined)]);
  return data;
};
