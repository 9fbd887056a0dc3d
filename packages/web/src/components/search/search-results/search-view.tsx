// The page of search results, also when nothing was found.

import type { Listing } from '@tornister/application/browse';
import { isRewritten } from '@tornister/domain/listing';
import { searchAddress } from '@tornister/domain/search';
import { searchMeta } from '@tornister/domain/seo';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../seo/page-head.tsx';
import { ListingView } from '../../listing/listing/listing-view.tsx';
import styles from './search-view.module.css';

export type SearchData = {
  readonly listing: Listing;
  readonly term: string;
  readonly originalTerm: string;
  /** Popular searches, when nothing was found. */
  readonly popular: readonly string[];
};

const NothingFound = ({ term, popular }: Pick<SearchData, 'term' | 'popular'>) => {
  const { t } = useTranslation('browse');
  return (
    <div className={styles.nothing}>
      <SearchX aria-hidden size={48} strokeWidth={1.25} />
      <h1>{t('vue.searchResults.nothing', { term })}</h1>
      <ul className={styles.tips}>
        {['spelling', 'fewer', 'orderNumber'].map((tip) => (
          <li key={tip}>{t(`vue.searchResults.tip.${tip}`)}</li>
        ))}
      </ul>
      {popular.length > 0 && (
        <section aria-labelledby="popular-searches">
          <h2 id="popular-searches">{t('vue.searchResults.popular')}</h2>
          <ul className={styles.popular}>
            {popular.map((query) => (
              <li key={query}>
                <a href={searchAddress({ query, originalQuery: query })}>{query}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};

/** Results of a search; what was typed is shown when the shop understood it as something else (spec 1 §2). */
export const SearchView = ({ listing, term, originalTerm, popular }: SearchData) => {
  const { t } = useTranslation('browse');
  const meta = searchMeta(term);
  const isEmpty = listing.result.totalCount === 0 && !listing.isNarrowed;
  return (
    <div className={`${styles.results} page`}>
      <PageHead title={meta.title} description={meta.description} />
      {isEmpty ? (
        <NothingFound term={originalTerm} popular={popular} />
      ) : (
        <>
          <h1 className={styles.headline}>{t('vue.searchResults.headline', { term })}</h1>
          {isRewritten({ term, originalTerm }) && (
            <p className={styles.original}>{t('vue.searchResults.original', { term, originalTerm })}</p>
          )}
          <ListingView listing={listing} />
        </>
      )}
    </div>
  );
};
