// The product page.

import type { OpenedProduct } from '@tornister/application/browse';
import { productMeta } from '@tornister/domain/seo';
import { memo, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { PageHead } from '../../../seo/page-head.tsx';
import { Breadcrumbs } from '../../navigation/breadcrumbs/breadcrumbs.tsx';
import { BelowFold } from '../../ui/below-fold/below-fold.tsx';
import { BuyBox } from '../buy-box/buy-box.tsx';
import { ProductGallery } from '../product-gallery/product-gallery.tsx';
import { ProductSections } from '../product-sections/product-sections.tsx';
import { ProductSlider } from '../product-slider/product-slider.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import styles from './product.module.css';
import { ProductLayout } from './product-layout.tsx';
import { ProductTitle } from './product-title.tsx';
import { VariantAddress } from './variant-address.ts';

const ProductHead = ({ product }: Pick<OpenedProduct, 'product'>) => {
  const meta = productMeta(product);
  const [picture] = product.pictures;
  return (
    <PageHead
      title={meta.title}
      description={meta.description}
      robots={product.robots}
      image={picture && { url: picture.src, width: picture.width, height: picture.height }}
      canonicalDestination={product.canonicalUrl}
      isProductPage
      structuredData={[
        { kind: 'breadcrumbs', crumbs: product.breadcrumbs },
        { kind: 'product', product },
      ]}
    />
  );
};

/** One product with its variants, price, delivery, texts and reviews (spec 1 §2 "Product detail"). */
export const ProductView = memo(({ opened }: { readonly opened: OpenedProduct }) => {
  const { t } = useTranslation('browse');
  const { product, reviews, now } = opened;
  const view = usePageUseCase(browseUseCases.viewProduct, opened);
  const state = useBehavior(view.state$);
  const { item } = state;
  // A look at an item counts when a person's browser shows it, not when the shop host renders it.
  useEffect(() => {
    if (item.itemId !== '') view.glance();
  }, [view, item.itemId]);
  const pictures = item.pictures.length > 0 ? item.pictures : product.pictures;
  return (
    <ProductLayout
      above={
        <>
          <ProductHead product={product} />
          <VariantAddress addressed={state.addressed} />
          <Breadcrumbs crumbs={product.breadcrumbs} />
        </>
      }
      gallery={<ProductGallery key={pictures[0]?.src} pictures={pictures} name={product.name} product={product} />}
      side={
        <>
          <ProductTitle
            maker={product.manufacturer.name}
            product={product}
            orderNumber={item.orderNumber}
            teaser={product.teaser}
          />
          <BuyBox product={product} state={state} now={now} onChoose={view.choose} />
        </>
      }
    >
      <BelowFold key={product.productId}>
        <ProductSections product={product} item={item} />
        <Reviews product={product} summary={reviews.summary} state={state} view={view} />
        <div className={styles.more}>
          <ProductSlider headline={t('vue.pdp.accessories')} tiles={product.accessories} />
        </div>
      </BelowFold>
    </ProductLayout>
  );
});
