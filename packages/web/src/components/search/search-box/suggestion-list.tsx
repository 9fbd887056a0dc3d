// The listbox below the search field: suggested queries, then the first products with their pictures.

import type { ShownSuggestions } from '@tornister/domain/search';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../ui/picture/picture.tsx';
import styles from './search-box.module.css';
import productStyles from './suggested-products.module.css';

type SuggestionListProps = {
  readonly id: string;
  readonly shown: ShownSuggestions | undefined;
  readonly onChoose: (suggestion: string) => void;
  readonly onOpen: (path: string) => void;
};

/** The id of an option, by which the field names the one that is marked. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The list under the search field. The focus stays in the field; how many suggestions there are is announced. */
export const SuggestionList = ({ id, shown, onChoose, onOpen }: SuggestionListProps) => {
  const { t } = useTranslation();
  return (
    <>
      <div className={styles.suggestions} hidden={shown === undefined}>
        {shown?.arePopular && <p className={styles.popular}>{t('vue.search.popular')}</p>}
        <div id={id} role="listbox" aria-label={t('vue.search.suggestions')}>
          {shown?.suggestions.map((suggestion, index) => (
            <button
              key={suggestion}
              id={optionId(id, index)}
              type="button"
              role="option"
              aria-selected={suggestion === shown.marked}
              tabIndex={-1}
              className={styles.suggestion}
              // A press would take the focus out of the field, and that closes the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onChoose(suggestion)}
            >
              {suggestion}
            </button>
          ))}
          {shown?.products.map(({ name, path, image }, index) => (
            <button
              key={path}
              id={optionId(id, shown.suggestions.length + index)}
              type="button"
              role="option"
              aria-selected={path === shown.marked}
              tabIndex={-1}
              className={`${styles.suggestion} ${productStyles.product}`}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onOpen(path)}
            >
              <Picture picture={image} className={productStyles.picture} sizes="56px" alt="" loading="eager" />
              {name}
            </button>
          ))}
        </div>
      </div>
      <span className="visually-hidden" role="status">
        {shown !== undefined &&
          t('vue.search.suggestionCount', { count: shown.suggestions.length + shown.products.length })}
      </span>
    </>
  );
};
