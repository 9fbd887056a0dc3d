// The search field without suggestions, as the shop host renders it.

import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ClearButton } from './clear-button.tsx';
import styles from './search-box.module.css';

export type SearchFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly onText: (text: string, isCleared?: boolean) => void;
  /** Submits a text that was chosen, not typed. What is typed is submitted by the form around the field. */
  readonly onSubmit: (text: string) => void;
};

/** The field as the shop host renders it: a text field and its clear button. */
export const PlainField = ({
  id,
  name,
  text,
  onText,
  onFocus,
}: SearchFieldProps & { readonly onFocus: () => void }) => {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={field}
        id={id}
        className={styles.field}
        type="search"
        name={name}
        value={text}
        placeholder={t('vue.search.placeholder')}
        autoComplete="off"
        enterKeyHint="search"
        onChange={(event) => onText(event.target.value)}
        onFocus={onFocus}
      />
      <ClearButton
        text={text}
        onClear={() => {
          onText('', true);
          field.current?.focus();
        }}
      />
    </>
  );
};
