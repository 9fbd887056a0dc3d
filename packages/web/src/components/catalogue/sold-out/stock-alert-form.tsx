// Takes an e-mail address for when an article is back. The browser sends the form by itself; its page answers, with what was typed where
// something is wrong with it.

import { EMAIL_MAX_LENGTH, HONEYPOT_FIELD } from '@tornister/domain/forms';
import { stockAlertAddress } from '@tornister/domain/newsletter';
import { useTranslation } from 'react-i18next';
import styles from './sold-out.module.css';

export type StockAlertFormProps = { readonly productId: string; readonly itemId: string };

const EMAIL_ID = 'stock-alert-email';

/** A form without code of its own: nothing in it reacts. */
export const StockAlertForm = ({ productId, itemId }: StockAlertFormProps) => {
  const { t } = useTranslation('stockAlert');
  return (
    <form method="post" action={stockAlertAddress(productId, itemId)} className={styles.form}>
      <h2 className={styles.lead}>{t('vue.stockAlert.lead')}</h2>
      <p>{t('vue.stockAlert.text')}</p>
      <input type="hidden" name="intent" value="ask" />
      <label htmlFor={EMAIL_ID}>{t('vue.stockAlert.email')}</label>
      <input
        className={styles.input}
        id={EMAIL_ID}
        name="email"
        type="email"
        required
        maxLength={EMAIL_MAX_LENGTH}
        autoComplete="email"
        spellCheck={false}
      />
      <input className="visually-hidden" name={HONEYPOT_FIELD} tabIndex={-1} autoComplete="off" aria-hidden="true" />
      <button className={styles.submit} type="submit">
        {t('vue.stockAlert.submit')}
      </button>
      <p className={styles.consent}>{t('vue.stockAlert.consent')}</p>
    </form>
  );
};
