// Route of the link in a password mail: sets a new password with the mail's token.

import { PATHS, ROUTE_PARAMETERS } from '@tornister/domain/routing';
import { useTranslation } from 'react-i18next';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AccountForm } from '../../components/account/account-form/account-form.tsx';
import { NewPasswordFields } from '../../components/account/account-form/new-password-fields.tsx';
import { LinkButton } from '../../components/ui/button/button.tsx';
import { sessionUseCases } from '../../composition/session-tokens.ts';
import { shopContext } from '../../composition/shop.ts';
import { failWith, redirectTo } from '../../respond.ts';
import { PageHead } from '../../seo/page-head.tsx';
import { type FormRefusal, fieldOf, postedForm, refuseFields } from '../form-refusal.ts';
import { showNotice } from '../notices.ts';
import styles from './account.module.css';
import { enter } from './enter.ts';

const tokenOf = (request: Request): string =>
  new URL(request.url).searchParams.get(ROUTE_PARAMETERS.passwordToken) ?? '';

export const loader = async ({ context, request }: LoaderFunctionArgs) => {
  const shop = context.get(shopContext);
  enter(shop, request);
  const token = tokenOf(request);
  const isValid = await shop.get(sessionUseCases.viewLogins).isTokenValid(token);
  if (isValid.isErr()) throw failWith(isValid.error, PATHS.login);
  const query = new URLSearchParams([[ROUTE_PARAMETERS.passwordToken, token]]);
  return { isValid: isValid.value, action: `${PATHS.newPassword}?${query}` };
};

export const action = async ({ context, request }: ActionFunctionArgs) => {
  const shop = context.get(shopContext);
  const form = await postedForm(shop, request);
  const replaced = await shop.get(sessionUseCases.replacePassword)(tokenOf(request), {
    newPassword: fieldOf(form.posted, 'newPassword'),
    newPasswordRepeated: fieldOf(form.posted, 'newPasswordRepeated'),
  });
  if (replaced.isErr()) return refuseFields(form, replaced.error);
  showNotice(shop, replaced.value);
  return redirectTo(PATHS.login, 303);
};

export const Component = () => {
  const { t } = useTranslation('account');
  const { isValid, action: to } = useLoaderData<typeof loader>();
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
