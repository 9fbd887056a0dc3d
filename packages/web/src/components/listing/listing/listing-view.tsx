import { type Listing, listingChips } from '@tornister/application/browse';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { ProductGrid } from '../../catalogue/product-grid/product-grid.tsx';
import { Chips } from '../chips/chips.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { Paging } from '../paging/paging.tsx';
import styles from './listing.module.css';

/** Products with filters, sorts and pages (spec 1 §2 "Category listing", "Search results"). The count is announced when it changes. */
export const ListingView = ({ listing }: { readonly listing: Listing }) => {
  const { t } = useTranslation('browse');
  const isLoading = useNavigation().state === 'loading';
  const { place, query, result } = listing;
  return (
    <section id="listing" className={styles.listing} aria-label={t('vue.listing.label')} aria-busy={isLoading}>
      <FilterBar listing={listing} />
      <Chips chips={listingChips(result, place, query)} allHref={place} />
      <p className={styles.count} role="status">
        {t('vue.listing.count', { count: result.totalCount })}
        {listing.totalPages > 1 && (
          <span> · {t('vue.listing.page', { page: listing.currentPage, total: listing.totalPages })}</span>
        )}
      </p>
      {result.totalCount === 0 ? (
        <p className={styles.nothing}>
          {t(listing.isNarrowed ? 'vue.listing.nothingNarrowed' : 'vue.listing.nothing')}
        </p>
      ) : (
        <ProductGrid tiles={result.entries} headingLevel={2} />
      )}
      <Paging listing={listing} />
    </section>
  );
};
