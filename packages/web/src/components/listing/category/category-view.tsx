// The category page: with a listing, or with tiles of its subcategories.

import type { CategoryFrame, Listing } from '@tornister/application/browse';
import type { ContentRow } from '@tornister/application/content';
import { categoryMeta } from '@tornister/domain/seo';
import { ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../seo/page-head.tsx';
import { ProductSlider } from '../../catalogue/product-slider/product-slider.tsx';
import { DeferredContentRows } from '../../content/content-row/deferred-content-rows.ts';
import { Breadcrumbs } from '../../navigation/breadcrumbs/breadcrumbs.tsx';
import { UnknownPartsNotice } from '../../notices/unknown-parts/unknown-parts-notice.tsx';
import { Html } from '../../ui/html/html.tsx';
import styles from '../listing/listing.module.css';
import { ListingView } from '../listing/listing-view.tsx';
import { CategoryTree } from './category-tree.tsx';
import { SearchWithin } from './search-within.tsx';

export type CategoryData = {
  readonly category: Omit<CategoryFrame, 'rows'>;
  readonly rows: readonly ContentRow[];
  readonly listing: Listing;
};

const CategoryHead = ({ category, listing }: Omit<CategoryData, 'rows'>) => {
  const parentName = category.breadcrumbs.at(-2)?.displayName;
  const meta = categoryMeta({ ...category, ...(parentName === undefined ? {} : { parentName }) });
  return (
    <PageHead
      title={meta.title}
      description={meta.description}
      image={category.picture && { url: category.picture.src, ...category.picture }}
      path={category.path}
      canonicalDestination={category.canonicalDestination}
      structuredData={[
        { kind: 'breadcrumbs', crumbs: category.breadcrumbs },
        ...(category.isProductListing ? [{ kind: 'list', tiles: listing.result.entries } as const] : []),
      ]}
    />
  );
};

/** What is below a category that lists no products itself. */
const Hub = ({ category }: { readonly category: CategoryData['category'] }) => {
  const { t } = useTranslation('browse');
  return (
    <nav aria-label={t('vue.category.children', { name: category.name })}>
      <ul className={styles.hub}>
        {category.children.map(({ id, name, path }) => (
          <li key={id}>
            <a className={styles.hubLink} href={path}>
              {name}
              <ChevronRight aria-hidden size={20} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

const Children = ({ category }: { readonly category: CategoryData['category'] }) => {
  const { t } = useTranslation('browse');
  if (category.children.length === 0) return null;
  return (
    <nav aria-label={t('vue.category.children', { name: category.name })}>
      <ul className={styles.children}>
        {category.children.map(({ id, name, path }) => (
          <li key={id}>
            <a className={styles.child} href={path}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

/** A category: its way, its neighbours, its products or what is below it, bestsellers and the editors' words (spec 1 §2). */
export const CategoryView = memo(({ category, rows, listing }: CategoryData) => {
  const { t } = useTranslation('browse');
  const hasColumn = !category.hideLeftColumn && category.leftNavigation.length > 0;
  const isFirstLook = listing.currentPage === 1 && !listing.isNarrowed;
  return (
    <div className="page">
      <CategoryHead category={category} listing={listing} />
      {!category.hideBreadcrumb && <Breadcrumbs crumbs={category.breadcrumbs} />}
      <div className={styles.layout} data-column={hasColumn ? '' : undefined}>
        {hasColumn && <CategoryTree links={category.leftNavigation} currentId={category.id} />}
        <div>
          <h1 className={styles.head}>{category.name}</h1>
          <SearchWithin id={category.id} name={category.name} />
          {isFirstLook && rows.length > 0 && <DeferredContentRows rows={rows} />}
          {category.isProductListing ? (
            <>
              <Children category={category} />
              <ListingView listing={listing} />
            </>
          ) : (
            <>
              <UnknownPartsNotice parts={listing.unknown} />
              <Hub category={category} />
            </>
          )}
          {isFirstLook && (
            <div className={styles.below}>
              <ProductSlider
                id="topsellers"
                headline={t('vue.category.topsellers', { name: category.name })}
                tiles={category.topsellers}
              />
              {category.seoText !== undefined && <Html html={category.seoText} className={styles.seo} />}
            </div>
          )}
        </div>
      </div>
    </div>
  );
});
