// The flyout of somebody who is not logged in: the login form and the way to an account.

import { PATHS } from '@tornister/domain/routing';
import { loginFlyout } from '@tornister/domain/session';
import { MOBILE_MEDIA_QUERY } from '@tornister/domain/storefront';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useLocation } from 'react-router';
import { sessionUseCases } from '../../../composition/session-tokens.ts';
import { useShop } from '../../../react/shop-provider.tsx';
import { hasPage } from '../../../routing/find-page.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { readShared } from '../../wishlist/shared-address.ts';
import { Invitation } from '../login-form/invitation.tsx';
import { LoginForm, type LoginRefusal } from '../login-form/login-form.tsx';
import styles from './account-flyout.module.css';
import { LanguageFlags } from './language-flags.tsx';
import { LogoutForm } from './logout-form.tsx';

type PartProps = {
  readonly title: string;
  readonly isFolding: boolean;
  readonly isOpen: boolean;
  readonly children: ReactNode;
};

/** A part of the flyout; on telephones one that folds, of which one is open at a time. */
const Part = ({ title, isFolding, isOpen, children }: PartProps) => {
  const group = useId();
  const titleId = `${group}title`;
  if (isFolding)
    return (
      <details className={styles.fold} name="account-flyout" open={isOpen}>
        <summary>{title}</summary>
        <div className={styles.part}>{children}</div>
      </details>
    );
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
    </section>
  );
};

type LoginPanelProps = { readonly isGuest: boolean; readonly asked: number };

/** What the ids of the form's fields begin with: the page below may have a login form, too. */
const ID_PREFIX = 'flyout-';

/** Logs in without leaving the page (spec 3 §2 "Login flyout"); what is refused is told here, with everything typed still there. */
export const LoginPanel = ({ isGuest, asked }: LoginPanelProps) => {
  const { t } = useTranslation(['account', 'forms']);
  const { pathname, search } = useLocation();
  const shop = useShop();
  const { storefront } = shop.site;
  const [isMobile] = useState(() => matchMedia(MOBILE_MEDIA_QUERY).matches);
  const fetcher = useFetcher<{ readonly refusal?: LoginRefusal }>();
  const showsShared = pathname === PATHS.wishlist && readShared(new URLSearchParams(search)) !== undefined;
  const hasShareData = showsShared || shop.get(sessionUseCases.isInvited)();
  const { isCollapsible, hasLanguageSwitch, hasInvitation } = loginFlyout(storefront, { isMobile, hasShareData });
  useEffect(() => {
    if (asked > 0) document.getElementById(`${ID_PREFIX}email`)?.focus();
  }, [asked]);
  return (
    <div className={styles.panel}>
      {isGuest ? (
        <div className={styles.guest}>
          <p>{t('vue.accountFlyout.guest')}</p>
          <LogoutForm look="plain" />
        </div>
      ) : null}
      {hasInvitation ? <Invitation /> : null}
      <Part title={t('vue.account.login.title')} isFolding={isCollapsible} isOpen>
        <LoginForm
          action={PATHS.login}
          fetcher={fetcher}
          refusal={fetcher.data?.refusal}
          from={pathname + search}
          idPrefix={ID_PREFIX}
        >
          <a href={PATHS.resetPassword}>{t('vue.login.forgotten')}</a>
        </LoginForm>
      </Part>
      {hasPage(PATHS.register) ? (
        <Part title={t('vue.accountFlyout.register.title')} isFolding={isCollapsible} isOpen={false}>
          <p className={styles.text}>
            {t(storefront.isB2b ? 'vue.accountFlyout.register.b2b' : 'vue.accountFlyout.register.text')}
          </p>
          <LinkButton look="secondary" href={PATHS.register}>
            {t('vue.accountFlyout.register.link')}
          </LinkButton>
        </Part>
      ) : null}
      {hasLanguageSwitch ? <LanguageFlags /> : null}
    </div>
  );
};
