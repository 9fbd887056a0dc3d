// One to five stars to choose from, as radio buttons: for mouse, keyboard and touch, with and without scripts.

import { errorsOf, REVIEW_STARS, type ReviewStars } from '@tornister/domain/forms';
import type { FieldError } from '@tornister/domain/shared';
import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { textKeyOf } from '../../i18n/error-messages.ts';
import styles from './service.module.css';

export type StarsFieldProps = {
  readonly label: string;
  readonly errors: readonly FieldError[];
  readonly chosen: ReviewStars | undefined;
};

/** Each choice says its number of stars; the stars beside it are drawn for who sees. */
export const StarsField = ({ label, errors, chosen }: StarsFieldProps) => {
  const { t } = useTranslation('service');
  const wrong = errorsOf('rating', errors);
  return (
    <fieldset
      id="rating"
      className={styles.stars}
      tabIndex={-1}
      aria-describedby={wrong.length > 0 ? 'rating-error' : undefined}
    >
      <legend>{label}</legend>
      {REVIEW_STARS.toReversed().map((stars) => (
        <label key={stars} className={styles.star}>
          <input type="radio" name="rating" value={stars} defaultChecked={chosen === stars} />
          <span>{t('vue.rating.starCount', { count: stars })}</span>
          <span aria-hidden className={styles.drawn}>
            {REVIEW_STARS.map((one) => (
              <Star key={one} size={20} data-filled={one <= stars ? '' : undefined} />
            ))}
          </span>
        </label>
      ))}
      {wrong.length === 0 ? null : (
        <p id="rating-error" className={styles.wrong}>
          {wrong.map(({ message, values }) => t(textKeyOf(message), values ?? {})).join(' ')}
        </p>
      )}
    </fieldset>
  );
};
