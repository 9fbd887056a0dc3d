// The page of search results, also when nothing was found.

import type { SearchResults } from '@tornister/application/browse';
import { isRewritten } from '@tornister/domain/listing';
import { PATHS } from '@tornister/domain/routing';
import { exactSearchAddress, searchAddress } from '@tornister/domain/search';
import { searchMeta } from '@tornister/domain/seo';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../seo/page-head.tsx';
import { ListingView } from '../../listing/listing/listing-view.tsx';
import { UnknownPartsNotice } from '../../notices/unknown-parts/unknown-parts-notice.tsx';
import styles from './search-view.module.css';

const addressOf = (query: string): string => searchAddress({ query, originalQuery: query });

type Ways = {
  readonly id: string;
  readonly title: string;
  readonly links: readonly { readonly to: string; readonly name: string }[];
};

/** Links that lead on, under a title; no links, no title. */
const WaysOn = ({ id, title, links }: Ways) =>
  links.length > 0 && (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <ul className={styles.popular}>
        {links.map(({ to, name }) => (
          <li key={to}>
            <a href={to}>{name}</a>
          </li>
        ))}
      </ul>
    </section>
  );

const NothingFound = ({ listing, originalTerm, correctedTerm, popular, categories }: SearchResults) => {
  const { t } = useTranslation('browse');
  return (
    <div className={styles.nothing}>
      <SearchX aria-hidden size={48} strokeWidth={1.25} />
      <h1>{t('vue.searchResults.nothing', { term: originalTerm })}</h1>
      <UnknownPartsNotice parts={listing.unknown} />
      {correctedTerm !== undefined && (
        <p>
          {t('vue.searchResults.didYouMean')} <a href={addressOf(correctedTerm)}>{correctedTerm}</a>
        </p>
      )}
      <ul className={styles.tips}>
        {['spelling', 'fewer', 'orderNumber'].map((tip) => (
          <li key={tip}>{t(`vue.searchResults.tip.${tip}`)}</li>
        ))}
      </ul>
      <WaysOn
        id="popular-searches"
        title={t('vue.searchResults.popular')}
        links={popular.map((name) => ({ name, to: addressOf(name) }))}
      />
      <WaysOn
        id="search-categories"
        title={t('vue.searchResults.categories')}
        links={categories.map(({ name, path }) => ({ name, to: path }))}
      />
      <p>
        {t('vue.searchResults.help')} <a href={PATHS.contact}>{t('vue.searchResults.contact')}</a>
      </p>
    </div>
  );
};

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

/** Results of a search; what was typed is shown when the shop searched something else, rewritten or corrected (spec 1 §2). */
export const SearchView = (results: SearchResults) => {
  const { listing, term, originalTerm, correctedTerm } = results;
  const { t } = useTranslation('browse');
  const meta = searchMeta(term);
  const searched = correctedTerm ?? term;
  const isEmpty = listing.result.totalCount === 0 && !listing.isNarrowed;
  return (
    <div className={`${styles.results} page`}>
      <PageHead title={meta.title} description={meta.description} />
      {isEmpty ? (
        <NothingFound {...results} />
      ) : (
        <>
          <h1 className={styles.headline}>{t('vue.searchResults.headline', { term: searched })}</h1>
          {isRewritten({ term: searched, originalTerm }) && (
            <SearchedInstead term={searched} originalTerm={originalTerm} />
          )}
          <ListingView listing={listing} />
        </>
      )}
    </div>
  );
};
