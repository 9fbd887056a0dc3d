// Route of a forgotten password: has a mail with a link sent.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountForm } from '../../components/account/account-form/account-form.tsx';
import { HoneypotField } from '../../components/account/account-form/honeypot-field.tsx';
import { EmailAddressField } from '../../components/ui/form-field/contact-fields.tsx';
import { TextField } from '../../components/ui/form-field/form-field.tsx';
import { useShop } from '../../react/shop-provider.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import styles from './account.module.css';
import type { loader } from './reset-password.loader.ts';

const ReminderForm = ({ email, refusal }: { readonly email: string; readonly refusal: FormRefusal | undefined }) => {
  const { t } = useTranslation('account');
  const { isB2b } = useShop().site.storefront;
  const labels = { email: t('vue.login.email'), customerNumber: t('vue.login.customerNumber') };
  const { errors = [], message, typed = {} } = refusal ?? {};
  return (
    <AccountForm
      action={PATHS.resetPassword}
      intent="remind"
      {...{ errors, message, labels }}
      submit={t('vue.account.reset.submit')}
    >
      <EmailAddressField
        label={labels.email}
        errors={errors}
        autoComplete="username"
        isOptional={isB2b}
        defaultValue={typed.email ?? email}
      />
      {isB2b ? (
        <TextField
          name="customerNumber"
          label={labels.customerNumber}
          errors={errors}
          inputMode="numeric"
          isOptional
          hint={t('vue.account.reset.customerNumber.hint')}
          defaultValue={typed.customerNumber}
        />
      ) : null}
      <HoneypotField />
    </AccountForm>
  );
};

export const Component = () => {
  const { t } = useTranslation('account');
  const { email, isSent } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  const isAnswered = isSent && refusal === undefined;
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.account.reset.title')} />
      <h1>{t('vue.account.reset.title')}</h1>
      <p role={isAnswered ? 'status' : undefined}>
        {t(isAnswered ? 'vue.account.reset.sent' : 'vue.account.reset.text')}
      </p>
      {isAnswered ? null : <ReminderForm email={email} refusal={refusal} />}
      <a href={PATHS.login}>{t('vue.account.reset.toLogin')}</a>
    </div>
  );
};
