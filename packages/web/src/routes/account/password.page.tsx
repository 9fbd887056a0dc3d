// Route /myaccount/password/: changes the password, lists and ends logins.

import { PATHS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AccountForm } from '../../components/account/account-form/account-form.tsx';
import { NewPasswordFields } from '../../components/account/account-form/new-password-fields.tsx';
import { AccountPage } from '../../components/account/account-page/account-page.tsx';
import { LoginList } from '../../components/account/login-list/login-list.tsx';
import { PasswordField } from '../../components/ui/form-field/password-field.tsx';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { redirectTo } from '../../respond.ts';
import { type FormRefusal, fieldOf, type PostedForm, postedForm, refuseFields } from '../form-refusal.ts';
import { tell } from '../notices.ts';
import { answerForMember } from './answer-for-member.ts';
import { enter } from './enter.ts';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  return { logins: await answerForMember(shop, PATHS.password, shop.get(sessionUseCases.viewLogins).logins()) };
};

const change = async (form: PostedForm) => {
  const { shop, posted } = form;
  const changed = await shop.get(sessionUseCases.changePassword)({
    currentPassword: fieldOf(posted, 'currentPassword'),
    newPassword: fieldOf(posted, 'newPassword'),
    newPasswordRepeated: fieldOf(posted, 'newPasswordRepeated'),
  });
  if (changed.isErr()) return refuseFields(form, changed.error);
  tell(shop, changed.value);
  return redirectTo(PATHS.password, 303);
};

const endLogins = async (form: PostedForm) => {
  const id = fieldOf(form.posted, 'id');
  const ended = await form.shop.get(sessionUseCases.viewLogins).endLogins(id === '' ? undefined : id);
  return ended.isErr() ? refuseFields(form, ended.error) : redirectTo(PATHS.password, 303);
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const form = await postedForm(context.get(shopContext), request);
  return fieldOf(form.posted, 'intent') === 'change' ? change(form) : endLogins(form);
};

export const Component = () => {
  const { t } = useTranslation('account');
  const { logins } = useLoaderData<typeof loader>();
  const refusal = useActionData<{ readonly refusal?: FormRefusal }>()?.refusal;
  const { errors = [], message } = refusal ?? {};
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
        <PasswordField
          name="currentPassword"
          label={labels.currentPassword}
          errors={errors}
          autoComplete="current-password"
        />
        <NewPasswordFields names={['newPassword', 'newPasswordRepeated']} labels={labels} errors={errors} />
      </AccountForm>
      <LoginList logins={logins} />
    </AccountPage>
  );
};
