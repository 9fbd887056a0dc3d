// A hidden form field that only bots fill in; the server refuses a form in which it is filled.

import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { useTranslation } from 'react-i18next';

/** A field that people neither see nor hear of; machines fill it in. */
export const HoneypotField = () => {
  const { t } = useTranslation('account');
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={HONEYPOT_FIELD}>{t('vue.account.honeypot')}</label>
      <input id={HONEYPOT_FIELD} name={HONEYPOT_FIELD} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
};
