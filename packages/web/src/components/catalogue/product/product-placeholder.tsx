// The product page while its data is loading, made from the tile that a list has shown.

import type { ProductTile } from '@tornister/domain/catalogue';
import { documentTitle } from '@tornister/domain/seo';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { BreadcrumbsPlaceholder } from '../../navigation/breadcrumbs/breadcrumbs.tsx';
import { BelowFoldPlaceholder } from '../../ui/below-fold/below-fold.tsx';
import { BuyBoxPlaceholder } from '../buy-box/buy-box-placeholder.tsx';
import { ProductGallery } from '../product-gallery/product-gallery.tsx';
import styles from './product.module.css';
import { ProductTitle } from './product-title.tsx';

type ProductPlaceholderProps = { readonly tile: ProductTile };

/** What a tile tells of its product, where the whole page shows it too, so that nothing moves when the rest comes. */
const Placeholder = ({ tile }: ProductPlaceholderProps) => (
  <div className="page" data-page="product" aria-busy="true">
    <title>{documentTitle(tile.name, useShop().site.brandName)}</title>
    <BreadcrumbsPlaceholder />
    <div className={styles.first}>
      <div className={styles.gallery}>
        <ProductGallery pictures={[tile.image]} name={tile.name} product={tile} mayGrow />
      </div>
      <div className={styles.side}>
        <ProductTitle maker={tile.manufacturerName} product={tile} />
        <BuyBoxPlaceholder />
      </div>
    </div>
    <BelowFoldPlaceholder />
  </div>
);

/**
 * A placeholder of a product page with what a list has shown, so that the press of a link is answered at once. It asks for the whole, which
 * is on its way already; what comes of that, also that there is no such product, is up to the page's loader.
 */
export const ProductPlaceholder = ({ tile }: ProductPlaceholderProps) => {
  const shop = useShop();
  const { revalidate } = useRevalidator();
  // Only when the placeholder stands, the page may wait for the rest.
  useEffect(() => {
    shop.get(browseUseCases.seenTiles).forget(tile.id);
    void revalidate();
  }, [shop, tile, revalidate]);
  return <Placeholder tile={tile} />;
};
