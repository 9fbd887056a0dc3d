// The product page while its data is loading, made from the tile that a list has shown.

import type { ProductTile } from '@tornister/domain/catalogue';
import { documentTitle } from '@tornister/domain/seo';
import { type RefObject, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { BreadcrumbsPlaceholder } from '../../navigation/breadcrumbs/breadcrumbs.tsx';
import { BelowFoldPlaceholder } from '../../ui/below-fold/below-fold.tsx';
import { BuyBoxPlaceholder } from '../buy-box/buy-box-frame.tsx';
import { ProductGallery } from '../product-gallery/product-gallery.tsx';
import { ProductLayout } from './product-layout.tsx';
import { ProductTitle } from './product-title.tsx';

type ProductPlaceholderProps = {
  readonly tile: ProductTile;
  /** Where a press on the picture is kept for the page. */
  readonly pressed?: RefObject<number | undefined> | undefined;
};

/** What a tile tells of its product, where the whole page shows it too, so that nothing moves when the rest comes. */
const Placeholder = ({ tile, pressed }: ProductPlaceholderProps) => (
  <ProductLayout
    isLoading
    above={
      <>
        <title>{documentTitle(tile.name, useShop().site.brandName)}</title>
        <BreadcrumbsPlaceholder />
      </>
    }
    gallery={<ProductGallery pictures={[tile.image]} name={tile.name} product={tile} mayGrow pressed={pressed} />}
    side={
      <>
        <ProductTitle maker={tile.manufacturerName} product={tile} />
        <BuyBoxPlaceholder />
      </>
    }
  >
    <BelowFoldPlaceholder />
  </ProductLayout>
);

/**
 * A placeholder of a product page with what a list has shown, so that the press of a link is answered at once. It asks for the whole, which
 * is on its way already; what comes of that, also that there is no such product, is up to the page's loader.
 */
export const ProductPlaceholder = ({ tile, pressed }: ProductPlaceholderProps) => {
  const shop = useShop();
  const { revalidate } = useRevalidator();
  // Only when the placeholder stands, the page may wait for the rest.
  useEffect(() => {
    shop.get(browseUseCases.seenTiles).forget(tile.id);
    void revalidate();
  }, [shop, tile, revalidate]);
  return <Placeholder tile={tile} pressed={pressed} />;
};
