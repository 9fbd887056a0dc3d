// The listbox of suggestions below the search field.

import type { ShownSuggestions } from '@tornister/domain/search';
import { useTranslation } from 'react-i18next';
import styles from './search-box.module.css';

type SuggestionListProps = {
  readonly id: string;
  readonly shown: ShownSuggestions | undefined;
  readonly onChoose: (suggestion: string) => void;
};

/** The id of an option, by which the field names the one that is marked. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** The list under the search field. The focus stays in the field; how many suggestions there are is announced. */
export const SuggestionList = ({ id, shown, onChoose }: SuggestionListProps) => {
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
        </div>
      </div>
      <span className="visually-hidden" role="status">
        {shown !== undefined && t('vue.search.suggestionCount', { count: shown.suggestions.length })}
      </span>
    </>
  );
};
