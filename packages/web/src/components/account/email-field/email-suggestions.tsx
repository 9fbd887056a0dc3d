// The addresses that an e-mail field suggests, as a list below it.

import { useTranslation } from 'react-i18next';
import styles from './email-field.module.css';

/** The id of a suggestion, by which the field says which one is marked. */
export const suggestionId = (listId: string, index: number): string => `${listId}-${index}`;

type EmailSuggestionsProps = {
  readonly id: string;
  readonly suggestions: readonly string[];
  readonly highlighted: number | undefined;
  readonly onChoose: (address: string) => void;
};

/** A list that is hidden while it is empty. */
export const EmailSuggestions = ({ id, suggestions, highlighted, onChoose }: EmailSuggestionsProps) => {
  const { t } = useTranslation('account');
  return (
    <span
      id={id}
      role="listbox"
      aria-label={t('vue.account.email.suggestions')}
      className={styles.suggestions}
      hidden={suggestions.length === 0}
    >
      {suggestions.map((address, index) => (
        <button
          key={address}
          id={suggestionId(id, index)}
          type="button"
          role="option"
          aria-selected={index === highlighted}
          tabIndex={-1}
          className={styles.suggestion}
          // A press would take the focus out of the field, and that closes the list.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(address)}
        >
          {address}
        </button>
      ))}
    </span>
  );
};
