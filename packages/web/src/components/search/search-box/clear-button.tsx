// The button that empties the search field.

import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './search-box.module.css';

/** Empties the search box; where nothing stands in it there is nothing to empty. */
export const ClearButton = ({ text, onClear }: { readonly text: string; readonly onClear: () => void }) => {
  const { t } = useTranslation();
  if (text === '') return null;
  return (
    <button type="button" className={styles.clear} aria-label={t('vue.search.clear')} onClick={onClear}>
      <X aria-hidden size={18} />
    </button>
  );
};
