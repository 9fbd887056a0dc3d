// Route /login/: logs a member in.

import { PATHS } from '@tornister/domain/routing';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { Invitation } from '../../components/account/login-form/invitation.tsx';
import { LoginForm } from '../../components/account/login-form/login-form.tsx';
import { LoginHelp } from '../../components/account/login-form/login-help.tsx';
import { NoticeBanner } from '../../components/notices/notice-banner/notice-banner.tsx';
import { LinkButton } from '../../components/ui/button/button.tsx';
import card from '../../components/ui/card/card.module.css';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { useService, useShop } from '../../react/shop-provider.tsx';
import { useWhenLeft } from '../../react/use-when-left.ts';
import { PageHead } from '../../seo/page-head.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import styles from './account.module.css';
import type { loader } from './login.loader.ts';

export const Component = () => {
  const { t } = useTranslation('account');
  const { isB2b } = useShop().site.storefront;
  const { ended, isInvited, help } = useLoaderData<typeof loader>();
  const leaveLogin = useService(sessionUseCases.leaveLogin);
  // The page that follows is in the address when this one is gone.
  useWhenLeft(useCallback(() => leaveLogin(window.location.pathname), [leaveLogin]));
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.account.login.title')} />
      <h1>{t('vue.account.login.title')}</h1>
      <NoticeBanner notice={ended} />
      {isInvited ? <Invitation /> : null}
      <section className={card.card} aria-labelledby="login-title">
        <h2 id="login-title">{t('vue.account.login.member')}</h2>
        <p className={card.lead}>{t('vue.account.login.memberText')}</p>
        <LoginForm action={PATHS.login} refusal={refusal}>
          <a href={PATHS.resetPassword}>{t('vue.login.forgotten')}</a>
        </LoginForm>
      </section>
      <section className={card.card} aria-labelledby="register-title">
        <h2 id="register-title">{t('vue.account.login.newHere')}</h2>
        <p className={card.lead}>{t(isB2b ? 'vue.register.businessText' : 'vue.register.text')}</p>
        <p>
          <LinkButton look="secondary" href={PATHS.register}>
            {t('vue.register.title')}
          </LinkButton>
        </p>
      </section>
      {help === undefined ? null : <LoginHelp help={help} />}
    </div>
  );
};
