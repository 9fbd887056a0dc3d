// What the page of search results says where nothing was found.

import type { SearchResults } from '@tornister/application/browse';
import { isRewritten } from '@tornister/domain/listing';
import { PATHS } from '@tornister/domain/routing';
import { exactSearchAddress, searchAddress } from '@tornister/domain/search';
import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
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

/**
 * Says that nothing was found for what was searched, and leads on: to what was typed where something else was searched instead, to what would find
 * something, popular searches, categories, advice.
 */
export const NothingFound = ({ listing, term, originalTerm, correctedTerm, popular, categories }: SearchResults) => {
  const { t } = useTranslation('nothingFound');
  const { t: tBrowse } = useTranslation('browse');
  return (
    <>
      <SearchX aria-hidden size={48} strokeWidth={1.25} />
      <h1>{t('vue.searchResults.nothing', { term })}</h1>
      <UnknownPartsNotice parts={listing.unknown} />
      {isRewritten({ term, originalTerm }) && (
        <p>
          {t('vue.searchResults.instead', { term, originalTerm })}{' '}
          <a href={exactSearchAddress(originalTerm)}>{tBrowse('vue.searchResults.exactly', { originalTerm })}</a>
        </p>
      )}
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
    </>
  );
};
