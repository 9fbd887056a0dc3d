// The product page.

import type { OpenedProduct } from '@tornister/application/browse';
import { type Item, pageBadges } from '@tornister/domain/catalogue';
import { productMeta } from '@tornister/domain/seo';
import { memo, type RefObject, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useStaticPart } from '../../../react/static-part.tsx';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { PageHead } from '../../../seo/page-head.tsx';
import { Breadcrumbs } from '../../navigation/breadcrumbs/breadcrumbs.tsx';
import { UnknownPartsNotice } from '../../notices/unknown-parts/unknown-parts-notice.tsx';
import { BelowFold } from '../../ui/below-fold/below-fold.tsx';
import { BuyBox } from '../buy-box/buy-box.tsx';
import { guaranteeNotice } from '../guarantee-notice/guarantee-notice-part.ts';
import { ProductGallery } from '../product-gallery/product-gallery.tsx';
import { WhenScrolled } from '../product-late/when-scrolled.tsx';
import { DeferredExtraTab } from '../product-sections/deferred-extra-tab.ts';
import sectionStyles from '../product-sections/product-sections.module.css';
import { productSections } from '../product-sections/product-sections-part.ts';
import { ProductSlider } from '../product-slider/product-slider.tsx';
import { Reviews } from '../reviews/reviews.tsx';
import styles from './product.module.css';
import { ProductLayout } from './product-layout.tsx';
import { ProductTitle } from './product-title.tsx';
import { VariantAddress } from './variant-address.ts';

const ProductHead = ({ product, reviews, now }: Pick<OpenedProduct, 'product' | 'reviews' | 'now'>) => {
  const meta = productMeta(product);
  return (
    <PageHead
      title={meta.title}
      description={meta.description}
      robots={product.robots}
      image={product.openGraphImage}
      canonicalDestination={product.canonicalUrl}
      isProductPage
      structuredData={[
        { kind: 'breadcrumbs', crumbs: product.breadcrumbs },
        { kind: 'product', product, reviews: reviews.reviews, now },
      ]}
    />
  );
};

/** The sections that the shop host renders, and those whose text is fetched when they are opened (spec 1 §2 "tabs"). */
const Sections = ({ opened: { product, tab }, item }: { readonly opened: OpenedProduct; readonly item: Item }) => {
  const contents = useStaticPart(productSections, { product, item }, item);
  return (
    <div className={sectionStyles.sections}>
      <div {...contents} />
      {product.extraTabs.map(({ tabId, title }) => (
        <DeferredExtraTab key={tabId} product={product} tabId={tabId} title={title} opened={tab} />
      ))}
    </div>
  );
};

/** What consumers are to be reminded of before they order. */
const Guarantee = () => <div {...useStaticPart(guaranteeNotice, {})} />;

type ProductViewProps = {
  readonly opened: OpenedProduct;
  /** The picture that was pressed on the placeholder. */
  readonly pressed?: RefObject<number | undefined> | undefined;
};

/** One product with its variants, price, delivery, texts and reviews (spec 1 §2 "Product detail"). */
export const ProductView = memo(({ opened, pressed }: ProductViewProps) => {
  const { t } = useTranslation('browse');
  const { product, reviews, now } = opened;
  const view = usePageUseCase(browseUseCases.viewProduct, opened);
  const state = useBehavior(view.state$);
  const { item } = state;
  const isConfigured = state.attributes.length === 0 || state.configuredItemId !== undefined;
  // A look at an item counts when a person's browser shows it, not when the shop host renders it.
  useEffect(() => {
    if (item.itemId !== '') view.glance();
  }, [view, item.itemId]);
  const pictures = item.pictures.length > 0 ? item.pictures : product.pictures;
  return (
    <ProductLayout
      above={
        <>
          <ProductHead product={product} reviews={reviews} now={now} />
          <VariantAddress addressed={state.addressed} />
          <Breadcrumbs crumbs={product.breadcrumbs} />
          {/* Once a variant is chosen, the address is another one. */}
          {state.addressed === undefined && <UnknownPartsNotice parts={opened.unknown} />}
        </>
      }
      gallery={
        <ProductGallery
          key={pictures[0]?.src}
          pictures={pictures}
          name={product.name}
          product={pageBadges(product, item, isConfigured)}
          pressed={pressed}
        />
      }
      side={
        <>
          <ProductTitle
            maker={product.manufacturer.name}
            product={product}
            orderNumber={item.orderNumber}
            teaser={product.teaser}
          />
          <BuyBox product={product} state={state} isConfigured={isConfigured} now={now} onChoose={view.choose} />
          <Guarantee />
        </>
      }
    >
      <BelowFold key={product.productId}>
        <Sections opened={opened} item={item} />
        <Reviews product={product} summary={reviews.summary} state={state} view={view} />
        <div className={styles.more}>
          <ProductSlider id="accessories" headline={t('vue.pdp.accessories')} tiles={product.accessories} />
        </div>
        <WhenScrolled productId={product.productId} state={state} now={now} />
      </BelowFold>
    </ProductLayout>
  );
});
