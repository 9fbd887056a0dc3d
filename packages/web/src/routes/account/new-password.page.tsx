// Route of the link in a password mail: sets a new password with the mail's token.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountForm } from '../../components/account/account-form/account-form.tsx';
import { NewPasswordFields } from '../../components/account/account-form/new-password-fields.tsx';
import { LinkButton } from '../../components/ui/button/button.tsx';
import { PageHead } from '../../seo/page-head.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import styles from './account.module.css';
import type { loader } from './new-password.loader.ts';

export const Component = () => {
  const { t } = useTranslation('account');
  const { isValid, action: to, username } = useLoaderData<typeof loader>();
  const { errors = [], message } = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal ?? {};
  const labels = {
    newPassword: t('vue.account.password.new'),
    newPasswordRepeated: t('vue.account.password.repeated'),
  };
  return (
    <div className={`${styles.page} page`}>
      <PageHead title={t('vue.account.newPassword.title')} />
      <h1>{t('vue.account.newPassword.title')}</h1>
      {isValid ? (
        <AccountForm
          action={to}
          intent="replace"
          {...{ errors, message, labels }}
          submit={t('vue.account.password.submit')}
        >
          {/* So that a password manager knows whose password is set. */}
          {username === undefined ? null : (
            <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
          )}
          <NewPasswordFields names={['newPassword', 'newPasswordRepeated']} labels={labels} errors={errors} />
        </AccountForm>
      ) : (
        <>
          <p role="alert">{t('vue.account.newPassword.expired')}</p>
          <p>
            <LinkButton href={PATHS.resetPassword}>{t('vue.account.newPassword.again')}</LinkButton>
          </p>
        </>
      )}
    </div>
  );
};
