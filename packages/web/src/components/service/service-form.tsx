// The form of a service page: the account's form with the key that makes it one request, and the field that only machines fill in.

import { useTranslation } from 'react-i18next';
import { AccountForm, type AccountFormProps } from '../account/account-form/account-form.tsx';
import { HoneypotField } from '../account/account-form/honeypot-field.tsx';
import styles from './service.module.css';

export type ServiceFormProps = Omit<AccountFormProps, 'intent'> & {
  /** Made when the form was opened; absent where posting it twice is told otherwise. */
  readonly formKey?: string;
};

/** Fields, what becomes of the data, and a button that is pressed once. */
export const ServiceForm = ({ formKey, children, ...form }: ServiceFormProps) => {
  const { t } = useTranslation('service');
  return (
    <AccountForm {...form} intent="send">
      {formKey === undefined ? null : <input type="hidden" name="key" value={formKey} />}
      {children}
      <HoneypotField />
      <p className={styles.note}>
        {t('vue.service.privacy.text')} <a href={t('vue.service.privacy.path')}>{t('vue.service.privacy.link')}</a>
      </p>
    </AccountForm>
  );
};
