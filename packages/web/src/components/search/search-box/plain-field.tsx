import { useTranslation } from 'react-i18next';
import styles from './search-box.module.css';

export type SearchFieldProps = {
  readonly id: string;
  readonly name: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Submits a text that was chosen, not typed. */
  readonly onSubmit: (text: string) => void;
};

/** The field as the shop host draws it: nothing but a text field. */
export const PlainField = ({
  id,
  name,
  text,
  onText,
  onFocus,
}: SearchFieldProps & { readonly onFocus: () => void }) => {
  const { t } = useTranslation();
  return (
    <input
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
  );
};
