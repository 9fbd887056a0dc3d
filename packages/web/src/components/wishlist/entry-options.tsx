// The options of an entry, for who is logged in: a comment, another list. Source: spec 3 §6.

import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withTexts } from '../../i18n/part-texts.ts';
import { reachedView, useReach } from '../../react/reached-view.tsx';
import { commentRefusalOf, type OptionsProps } from './comment-refusal.ts';
import styles from './wishlist.module.css';

const OptionForms = reachedView<OptionsProps>(
  ...withTexts('src/components/wishlist/option-forms.tsx', () =>
    import('./option-forms.tsx').then((module) => module.OptionForms),
  ),
);

/** The menu behind an entry; a disclosure of the browser's own, so that it opens without scripts. */
export const EntryOptions = (props: OptionsProps) => {
  const { t } = useTranslation('wishlist');
  const details = useRef<HTMLDetailsElement>(null);
  // Whoever opened it, or closes it afterwards, has the last word.
  const [isOpenFirst] = useState(commentRefusalOf(props) !== undefined);
  useReach(details, OptionForms);
  return (
    <details ref={details} className={styles.options} open={isOpenFirst || undefined}>
      <summary aria-label={t('vue.wishlist.optionsOf', { name: props.entry.item.name })}>
        {t('vue.wishlist.options')}
      </summary>
      <div className={styles.optionList}>
        <OptionForms {...props} />
      </div>
    </details>
  );
};
