import type { ProductTile as Tile } from '@tornister/domain/catalogue';
import { ProductTile } from '../product-tile/product-tile.tsx';
import styles from './product-grid.module.css';
import { useTileWords } from './use-tile-words.ts';

/** Pictures that are loaded at once: those of the first row, the first of them before everything else (spec 3 §9). */
export const EAGER_PICTURES = 4;

export const loadingOf = (index: number): 'priority' | 'eager' | 'lazy' => {
  if (index === 0) return 'priority';
  return index < EAGER_PICTURES ? 'eager' : 'lazy';
};

type ProductGridProps = { readonly tiles: readonly Tile[]; readonly headingLevel?: 2 | 3 };

/** Products side by side, as many in a row as there is room for. */
export const ProductGrid = ({ tiles, headingLevel = 3 }: ProductGridProps) => {
  const words = useTileWords();
  return (
    <div className={styles.room}>
      <ul className={styles.grid}>
        {tiles.map((tile, index) => (
          <li key={tile.id}>
            <ProductTile tile={tile} words={words} loading={loadingOf(index)} headingLevel={headingLevel} />
          </li>
        ))}
      </ul>
    </div>
  );
};
