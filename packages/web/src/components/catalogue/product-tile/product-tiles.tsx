// List entries with product tiles, and which of their pictures are loaded eagerly.

import type { ProductTile as Tile } from '@tornister/domain/catalogue';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { useTileWords } from '../product-grid/use-tile-words.ts';
import { ProductTile } from './product-tile.tsx';

/** Pictures that are loaded at once: those of the first row, the first of them before everything else (spec 3 §9). */
const EAGER_PICTURES = 4;

const loadingOf = (index: number): 'priority' | 'eager' | 'lazy' => {
  if (index === 0) return 'priority';
  return index < EAGER_PICTURES ? 'eager' : 'lazy';
};

export type TileListProps = {
  readonly tiles: readonly Tile[];
  readonly headingLevel?: 2 | 3;
  /** Whether the list stands at the top of a page, where its first pictures are seen at once. */
  readonly isFirst?: boolean;
  readonly className?: string | undefined;
};

/** Products as entries of a list. */
export const ProductTiles = ({ tiles, headingLevel = 3, isFirst = false, className }: TileListProps) => {
  const words = useTileWords();
  const { get, markupOf } = useShop();
  const now = get(browseUseCases.readTime)();
  return tiles.map((tile, index) => {
    const loading = isFirst ? loadingOf(index) : 'lazy';
    const entry = <ProductTile tile={tile} words={words} now={now} loading={loading} headingLevel={headingLevel} />;
    // What is not seen at once and has no deal, which the time ends, is the same on every page.
    const isShared = loading === 'lazy' && tile.lightningDeal === undefined;
    const markup = isShared ? markupOf?.(`tile ${headingLevel} ${JSON.stringify(tile)}`, entry) : undefined;
    const contents = markup === undefined ? { children: entry } : { dangerouslySetInnerHTML: { __html: markup } };
    return <li key={tile.id} className={className} {...contents} />;
  });
};
