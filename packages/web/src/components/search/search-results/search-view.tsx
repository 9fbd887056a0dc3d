// The page of search results, also when nothing was found.

import type { SearchResults } from '@tornister/application/browse';
import { isRewritten } from '@tornister/domain/listing';
import { exactSearchAddress } from '@tornister/domain/search';
import { searchMeta } from '@tornister/domain/seo';
import { useTranslation } from 'react-i18next';
import { useStaticPart } from '../../../react/static-part.tsx';
import { PageHead } from '../../../seo/page-head.tsx';
import { ListingCount, ListingView } from '../../listing/listing/listing-view.tsx';
import { foundNothing, nothingFound } from './nothing-found-part.ts';
import styles from './search-view.module.css';

/** What was searched instead of what was typed, with the way to exactly that. */
const SearchedInstead = ({ term, originalTerm }: Pick<SearchResults, 'term' | 'originalTerm'>) => {
  const { t } = useTranslation('browse');
  return (
    <p className={styles.original}>
      {t('vue.searchResults.original', { term, originalTerm })}{' '}
      <a href={exactSearchAddress(originalTerm)}>{t('vue.searchResults.exactly', { originalTerm })}</a>
    </p>
  );
};

const Nothing = (results: SearchResults) => (
  <div className={styles.nothing} {...useStaticPart(nothingFound, results, results.listing)} />
);

/** Results of a search; what was typed is shown when the shop searched something else, rewritten or corrected (spec 1 §2). */
export const SearchView = (results: SearchResults) => {
  const { listing, term, originalTerm, correctedTerm } = results;
  const { t } = useTranslation('browse');
  const isEmpty = foundNothing(results);
  // A correction that finds nothing is only proposed.
  const searched = (isEmpty ? undefined : correctedTerm) ?? term;
  const meta = searchMeta(searched);
  return (
    <div className={`${styles.results} page`}>
      <PageHead title={meta.title} description={meta.description} />
      {isEmpty ? (
        <Nothing {...results} />
      ) : (
        <>
          <h1 className={styles.headline}>{t('vue.searchResults.headline', { term: searched })}</h1>
          {isRewritten({ term: searched, originalTerm }) && (
            <SearchedInstead term={searched} originalTerm={originalTerm} />
          )}
          <ListingView listing={listing} isTold />
        </>
      )}
      {/* It stays while what was found comes and goes: a message that comes together with its region is not announced everywhere (WCAG 4.1.3). */}
      <p className="visually-hidden" role="status">
        <ListingCount listing={listing} />
      </p>
    </div>
  );
};
