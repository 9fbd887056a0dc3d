// A grid of product tiles, as listings show it.

import type { ProductTile as Tile } from '@tornister/domain/catalogue';
import { useStaticPart } from '../../../react/static-part.tsx';
import { tileList } from '../product-tile/tile-list.ts';
import styles from './product-grid.module.css';
import { useSeenTiles } from './use-seen-tiles.ts';

type ProductGridProps = { readonly tiles: readonly Tile[]; readonly headingLevel?: 2 | 3 };

/** Products side by side, as many in a row as there is room for. */
export const ProductGrid = ({ tiles, headingLevel = 3 }: ProductGridProps) => {
  useSeenTiles(tiles);
  const contents = useStaticPart(tileList, { tiles, headingLevel, isFirst: true }, tiles);
  return (
    <div className={styles.container}>
      <ul className={styles.grid} {...contents} />
    </div>
  );
};
