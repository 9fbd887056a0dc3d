// Opening an account. Source: spec 1 §2 "Register", spec 2 §2, §7; spec 3 §2.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { GUEST_ORDER_FIELD } from '../../components/account/keep-account/keep-account.tsx';
import { RegisterForm } from '../../components/account/register-form/register-form.tsx';
import card from '../../components/ui/card/card.module.css';
import { useShop } from '../../react/shop-provider.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import { useFormDraft } from '../use-form-draft.ts';
import styles from './account.module.css';
import type { loader } from './register.loader.ts';

export const Component = () => {
  const { t } = useTranslation('account');
  const { isB2b } = useShop().site.storefront;
  const { action: to, choices } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  const { errors = [], message, typed = {} } = refusal ?? {};
  const draft = useFormDraft(PATHS.register, refusal !== undefined);
  const guestOrder = typed[GUEST_ORDER_FIELD] ?? '';
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.register.title')} />
      <h1>{t('vue.register.title')}</h1>
      <p className={card.lead}>{t(isB2b ? 'vue.register.businessText' : 'vue.register.text')}</p>
      <RegisterForm
        action={to}
        isInstitution={isB2b}
        {...{ errors, message, typed, choices, draft }}
        {...(guestOrder === '' ? {} : { hidden: { [GUEST_ORDER_FIELD]: guestOrder } })}
      />
      <p>
        {t('vue.register.toLogin')} <a href={PATHS.login}>{t('vue.account.login.title')}</a>
      </p>
    </div>
  );
};
