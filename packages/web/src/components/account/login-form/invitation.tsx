// Above a login: that somebody has shared a list with who is to log in (spec 3 §2 "Login flyout").

import { Gift } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './login-form.module.css';

/** Says what the login is for, and that looking and buying need none. */
export const Invitation = () => {
  const { t } = useTranslation('account');
  return (
    <div className={styles.invitation}>
      <Gift aria-hidden size={22} />
      <div>
        <h2>{t('vue.login.invitation.title')}</h2>
        <p>{t('vue.login.invitation.text')}</p>
      </div>
    </div>
  );
};
