// The second layer: what each purpose is, and whether the visitor agrees to it. Stands in a dialog and on a page of its own.

import type { ConsentPurpose } from '@tornister/domain/analytics';
import { PATHS } from '@tornister/domain/routing';
import type { SubmitEventHandler } from 'react';
import { useTranslation } from 'react-i18next';
import { Form } from 'react-router';
import { Button } from '../ui/button/button.tsx';
import styles from './consent.module.css';

export type ConsentFormProps = {
  readonly offered: readonly ConsentPurpose[];
  /** What was agreed to; where nothing was decided nothing is ticked. */
  readonly agreedTo: readonly ConsentPurpose[];
  /** Where a dialog decides by itself; the page's own form is posted. */
  readonly onSubmit?: SubmitEventHandler<HTMLFormElement>;
};

/** Purposes with their boxes, and the three ways to decide, alike in look and size. */
export const ConsentForm = ({ offered, agreedTo, onSubmit }: ConsentFormProps) => {
  const { t } = useTranslation(['consent']);
  return (
    <Form
      method="post"
      action={PATHS.consent}
      className={styles.form}
      {...(onSubmit === undefined ? {} : { onSubmit })}
    >
      <p>{t('vue.consent.lead')}</p>
      <div className={styles.purpose}>
        <p className={styles.title}>{t('vue.consent.necessary')}</p>
        <p>{t('vue.consent.necessary.text')}</p>
        <p className={styles.always}>{t('vue.consent.necessary.always')}</p>
      </div>
      {offered.map((purpose) => (
        <div key={purpose} className={styles.purpose}>
          <label className={styles.label}>
            <input
              type="checkbox"
              name="purpose"
              value={purpose}
              defaultChecked={agreedTo.includes(purpose)}
              aria-describedby={`consent-${purpose}`}
            />
            <span className={styles.title}>{t(`vue.consent.${purpose}`)}</span>
          </label>
          <p id={`consent-${purpose}`}>{t(`vue.consent.${purpose}.text`)}</p>
        </div>
      ))}
      <p>
        {t('vue.consent.withdraw')} <a href={t('vue.consent.privacy.path')}>{t('vue.consent.privacy')}</a>
      </p>
      <div className={styles.choices}>
        <Button type="submit" look="secondary" name="choice" value="selection">
          {t('vue.consent.selection')}
        </Button>
        <Button type="submit" look="secondary" name="choice" value="none">
          {t('vue.consent.none')}
        </Button>
        <Button type="submit" look="secondary" name="choice" value="all">
          {t('vue.consent.all')}
        </Button>
      </div>
    </Form>
  );
};
