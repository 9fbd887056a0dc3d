// A listing: filter bar, chips, product grid and paging.

import { type Listing, listingChips } from '@tornister/application/browse';
import { useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigation } from 'react-router';
import { browseUseCases } from '../../../composition/browse-tokens.ts';
import { useBehavior } from '../../../react/use-behavior.ts';
import { usePageUseCase } from '../../../react/use-page-use-case.ts';
import { ProductGrid } from '../../catalogue/product-grid/product-grid.tsx';
import { UnknownPartsNotice } from '../../notices/unknown-parts/unknown-parts-notice.tsx';
import { Chips } from '../chips/chips.tsx';
import { FilterBar } from '../filters/filter-bar.tsx';
import { Paging } from '../paging/paging.tsx';
import styles from './listing.module.css';

type ListingProps = { readonly listing: Listing };

/** How many products there are, and which page of them is shown. */
export const ListingCount = ({ listing }: ListingProps) => {
  const { t } = useTranslation('browse');
  return (
    <>
      {t('vue.listing.count', { count: listing.result.totalCount })}
      {listing.totalPages > 1 && (
        <span> · {t('vue.listing.page', { page: listing.currentPage, total: listing.totalPages })}</span>
      )}
    </>
  );
};

/**
 * Products with filters, sorts and pages (spec 1 §2 "Category listing", "Search results"). The count is announced when it changes, unless the
 * page around it does that.
 */
export const ListingView = ({ listing, isTold }: ListingProps & { readonly isTold?: boolean }) => {
  const { t } = useTranslation('browse');
  const view = usePageUseCase(browseUseCases.viewListing, listing);
  const state = useBehavior(view.state$);
  const { asked, isLoading } = state;
  const pending = useNavigation().location;
  // Before the frame is painted: what is being opened is seen in the choices at once.
  useLayoutEffect(() => view.follow(pending), [view, pending]);
  const { source, result } = listing;
  return (
    <section
      id="listing"
      className={styles.listing}
      tabIndex={-1}
      aria-label={t('vue.listing.label')}
      aria-busy={isLoading}
    >
      <FilterBar state={state} view={view} />
      {/* With the press, not with the answer: what a press moves at once surprises nobody. */}
      <Chips chips={listingChips(result, source, asked)} source={source} />
      <UnknownPartsNotice parts={listing.unknown} />
      <p className={styles.count} role={isTold ? undefined : 'status'}>
        <ListingCount listing={listing} />
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
