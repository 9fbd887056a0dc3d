// The safety warnings of an item in the buy box.

import type { Item } from '@tornister/domain/catalogue';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './buy-box.module.css';

/** Words with which a warning has to begin (Dir. 2009/48/EC Art. 11). */
const BEGINS_AS_WARNING = /^(?:achtung|warning)\b/iu;

/** Warnings of an item, before the basket button and without a press; each begins with "Achtung". */
export const Warnings = ({ item }: { readonly item: Pick<Item, 'warnings' | 'dangerWarnings'> }) => {
  const { t } = useTranslation('browse');
  const all = [...item.dangerWarnings, ...item.warnings];
  if (all.length === 0) return null;
  return (
    <ul className={styles.warnings} aria-label={t('vue.pdp.warnings')}>
      {all.map((warning) => (
        <li key={warning}>
          <TriangleAlert aria-hidden size={20} />
          <span>{BEGINS_AS_WARNING.test(warning) ? warning : t('vue.pdp.warning', { text: warning })}</span>
        </li>
      ))}
    </ul>
  );
};
