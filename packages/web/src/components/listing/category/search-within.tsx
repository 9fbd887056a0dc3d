// The search field of a category page: a form that searches in this category only. Source: spec 1 §2 "searchInCategoryId".

import { LISTING_PARAMETERS } from '@tornister/domain/listing';
import { PATHS } from '@tornister/domain/routing';
import type { CategoryId } from '@tornister/domain/shared';
import { Search } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './search-within.module.css';

/** Searches in a category. It is a form that asks for its results by itself, so it needs no script. */
export const SearchWithin = ({ id, name }: { readonly id: CategoryId; readonly name: string }) => {
  const { t } = useTranslation('browse');
  const label = t('vue.category.search', { name });
  return (
    <search aria-label={label}>
      <form action={PATHS.search} method="get" className={styles.form}>
        <input type="hidden" name={LISTING_PARAMETERS.category} value={id} />
        <input
          className={styles.field}
          type="search"
          name={LISTING_PARAMETERS.term}
          aria-label={label}
          placeholder={label}
          enterKeyHint="search"
          required
        />
        <button type="submit" className={styles.submit} aria-label={t('vue.category.searchSubmit')}>
          <Search aria-hidden size={18} />
        </button>
      </form>
    </search>
  );
};
