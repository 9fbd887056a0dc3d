// The lines of a material list that name nothing to buy, folded away: a person sees that none was lost.

import type { MaterialSheet } from '@tornister/application/material-list';
import { unreadLines } from '@tornister/domain/materiallist';
import { useTranslation } from 'react-i18next';
import styles from './material-list.module.css';

/** What was read as no article; headings that are shown above things are not among them. */
export const UnreadLines = ({ sheet }: { readonly sheet: MaterialSheet }) => {
  const { t } = useTranslation('materialList');
  const unread = unreadLines(sheet.lines, sheet.leftOut);
  if (unread.length === 0) return null;
  return (
    <details className={styles.leftOut}>
      <summary>{t('vue.materialList.leftOut', { count: unread.length })}</summary>
      <ul>
        {unread.map(({ lineNumber, text }) => (
          <li key={lineNumber}>{text}</li>
        ))}
      </ul>
    </details>
  );
};
