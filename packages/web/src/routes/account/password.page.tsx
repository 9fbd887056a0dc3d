// Route /myaccount/password/: changes the password, keeps passkeys, lists and ends logins.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { useActionData, useLoaderData } from 'react-router';
import { AccountForm } from '../../components/account/account-form/account-form.tsx';
import { NewPasswordFields } from '../../components/account/account-form/new-password-fields.tsx';
import { AccountPage } from '../../components/account/account-page/account-page.tsx';
import { LoginList } from '../../components/account/login-list/login-list.tsx';
import { isOfPasskeys, PasskeyList } from '../../components/account/passkey-list/passkey-list.tsx';
import { PasswordField } from '../../components/ui/form-field/password-field.tsx';
import type { FormRefusal } from '../form-refusal.ts';
import type { loader } from './password.loader.ts';

export const Component = () => {
  const { t } = useTranslation('account');
  const { logins, passkeys, username } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  const { errors = [], message } = isOfPasskeys(refusal?.typed.intent) ? {} : (refusal ?? {});
  const labels = {
    currentPassword: t('vue.account.password.current'),
    newPassword: t('vue.account.password.new'),
    newPasswordRepeated: t('vue.account.password.repeated'),
  };
  return (
    <AccountPage title={t('vue.account.password.title')} lead={t('vue.account.password.text')}>
      <AccountForm
        action={PATHS.password}
        intent="change"
        {...{ errors, message, labels }}
        submit={t('vue.account.password.submit')}
      >
        {/* So that a password manager knows whose password is changed. */}
        {username === undefined ? null : (
          <input type="text" autoComplete="username" defaultValue={username} readOnly hidden />
        )}
        <PasswordField
          name="currentPassword"
          label={labels.currentPassword}
          errors={errors}
          autoComplete="current-password"
        />
        <NewPasswordFields names={['newPassword', 'newPasswordRepeated']} labels={labels} errors={errors} />
      </AccountForm>
      <PasskeyList passkeys={passkeys} refusal={refusal} />
      <LoginList logins={logins} />
    </AccountPage>
  );
};
