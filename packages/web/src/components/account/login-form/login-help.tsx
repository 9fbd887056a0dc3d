// Whom an institution may ask when it cannot log in.

import type { LoginHelp as Help } from '@tornister/application/session';
import { useTranslation } from 'react-i18next';
import { callHref } from '../../ui/call-href.ts';
import card from '../../ui/card/card.module.css';

/** Hotline and e-mail address, as links that call and write. */
export const LoginHelp = ({ help: { hotline, email } }: { readonly help: Help }) => {
  const { t } = useTranslation('account');
  return (
    <section className={card.card} aria-labelledby="login-help">
      <h2 id="login-help">{t('vue.account.login.help')}</h2>
      <p className={card.lead}>{t('vue.account.login.helpText')}</p>
      {hotline === undefined ? null : (
        <p>
          <a href={callHref(hotline)}>{t('vue.account.login.hotline', { number: hotline })}</a>
        </p>
      )}
      {email === undefined ? null : (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
    </section>
  );
};
