// The login form of the login page and of the checkout's login step.

import type { FieldError } from '@tornister/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type FetcherWithComponents, Form, useNavigation } from 'react-router';
import { useShop } from '../../../react/shop-provider.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { CheckField, TextField } from '../../ui/form-field/form-field.tsx';
import { PasswordField } from '../../ui/form-field/password-field.tsx';
import styles from './login-form.module.css';
import { PasskeyButton } from './passkey-button.tsx';

/** What a login was refused with: its mistakes, or the server's sentence for both fields at once. */
export type LoginRefusal = {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  readonly message?: string;
};

export type LoginFormProps = {
  /** The page that takes what is posted; the one that the form stands on, where it does not stand in the header. */
  readonly action: string;
  readonly refusal: LoginRefusal | undefined;
  /** Posts the form without leaving the page. */
  readonly fetcher?: Pick<FetcherWithComponents<unknown>, 'Form' | 'state'>;
  /** The address of the page on which somebody logs in, where that is not the page that takes the form. */
  readonly from?: string;
  /** What the ids of the fields begin with, where the page may have fields of these names already. */
  readonly idPrefix?: string;
  /** Links below the button. */
  readonly children?: ReactNode;
};

/** Logging in, by e-mail address or, in the business shop, by customer number; the same form on the login page and in the checkout. */
export const LoginForm = ({ action, refusal, fetcher, from, idPrefix = '', children }: LoginFormProps) => {
  const { t } = useTranslation('forms');
  const { isB2b } = useShop().site.storefront;
  const { state, formAction } = useNavigation();
  const isBusy = fetcher === undefined ? state !== 'idle' && formAction === action : fetcher.state !== 'idle';
  const PostingForm = fetcher?.Form ?? Form;
  const labels: Readonly<Record<string, string>> = {
    email: t(isB2b ? 'vue.login.customerNumber' : 'vue.login.email'),
    password: t('vue.login.password'),
  };
  const { errors = [], message, typed = {} } = refusal ?? {};
  // Nobody says which of the two was wrong, so the sentence stands once, above both.
  const own = message === undefined ? errors : [];
  const isMarked = (field: string): boolean => message !== undefined && errors.some((error) => error.field === field);
  return (
    <PostingForm method="post" action={action} className={styles.form} noValidate>
      <input type="hidden" name="intent" value="login" />
      {from === undefined ? null : <input type="hidden" name="from" value={from} />}
      <ErrorSummary errors={own} message={message} labelOf={(field) => labels[field] ?? field} idPrefix={idPrefix} />
      <TextField
        name="email"
        id={`${idPrefix}email`}
        label={labels.email ?? ''}
        errors={own}
        isMarked={isMarked('email')}
        type={isB2b ? 'text' : 'email'}
        inputMode={isB2b ? 'numeric' : 'email'}
        autoComplete="username"
        spellCheck={false}
        defaultValue={typed.email}
      />
      <PasswordField
        name="password"
        id={`${idPrefix}password`}
        label={labels.password ?? ''}
        errors={own}
        isMarked={isMarked('password')}
        autoComplete="current-password"
      />
      <CheckField
        name="stayLogged"
        id={`${idPrefix}stayLogged`}
        label={t('vue.login.stayLogged')}
        isTicked={Boolean(typed.stayLogged)}
      />
      <Button type="submit" size="large" aria-disabled={isBusy} onClick={(event) => isBusy && event.preventDefault()}>
        {t(isBusy ? 'vue.login.busy' : 'vue.login.submit')}
      </Button>
      <PasskeyButton isBusy={isBusy} />
      {children}
    </PostingForm>
  );
};
