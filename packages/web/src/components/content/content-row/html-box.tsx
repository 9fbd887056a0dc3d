// The teaser kind "HTML box": a text that is collapsed when it is long.

import { useTranslation } from 'react-i18next';
import { Html } from '../../ui/html/html.tsx';
import styles from './content-row.module.css';

/** Longer texts are folded, so that what stands below them is found. */
const FOLDED_FROM_CHARACTERS = 700;

/** A text that is folded when it is long; show-more and show-less (spec 3 §4 "HTML box"). It works without scripts. */
export const HtmlBox = ({ html }: { readonly html: string }) => {
  const { t } = useTranslation();
  if (html.length < FOLDED_FROM_CHARACTERS) return <Html html={html} className={styles.box} />;
  return (
    <div className={`${styles.box} ${styles.folding}`}>
      <label className={styles.fold}>
        <input type="checkbox" />
        <span className={styles.more}>{t('vue.htmlBox.more')}</span>
        <span className={styles.less}>{t('vue.htmlBox.less')}</span>
      </label>
      <Html html={html} className={styles.folded} />
    </div>
  );
};
