// The login form of the login page and of the checkout's login step.

import type { FieldError } from '@tornister/domain/shared';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, useNavigation } from 'react-router';
import { useShop } from '../../../react/shop-provider.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import { CheckField, TextField } from '../../ui/form-field/form-field.tsx';
import { PasswordField } from '../../ui/form-field/password-field.tsx';
import styles from './login-form.module.css';

export type LoginFormProps = {
  /** The page that the form stands on; it takes what is posted. */
  readonly action: string;
  /** What a login was refused with: its mistakes, or the server's sentence for both fields at once. */
  readonly refusal:
    | {
        readonly typed: Readonly<Record<string, string>>;
        readonly errors: readonly FieldError[];
        readonly message?: string;
      }
    | undefined;
  /** Links below the button. */
  readonly children?: ReactNode;
};

/** Logging in, by e-mail address or, in the business shop, by customer number; the same form on the login page and in the checkout. */
export const LoginForm = ({ action, refusal, children }: LoginFormProps) => {
  const { t } = useTranslation('forms');
  const { isB2b } = useShop().site.storefront;
  const { state, formAction } = useNavigation();
  const isBusy = state !== 'idle' && formAction === action;
  const labels: Readonly<Record<string, string>> = {
    email: t(isB2b ? 'vue.login.customerNumber' : 'vue.login.email'),
    password: t('vue.login.password'),
  };
  const { errors = [], message, typed = {} } = refusal ?? {};
  // Nobody says which of the two was wrong, so the sentence stands once, above both.
  const own = message === undefined ? errors : [];
  const isMarked = (field: string): boolean => message !== undefined && errors.some((error) => error.field === field);
  return (
    <Form method="post" action={action} className={styles.form} noValidate>
      <input type="hidden" name="intent" value="login" />
      <ErrorSummary errors={own} message={message} labelOf={(field) => labels[field] ?? field} />
      <TextField
        name="email"
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
        label={labels.password ?? ''}
        errors={own}
        isMarked={isMarked('password')}
        autoComplete="current-password"
      />
      <CheckField name="stayLogged" label={t('vue.login.stayLogged')} isTicked={Boolean(typed.stayLogged)} />
      <Button type="submit" size="large" aria-disabled={isBusy} onClick={(event) => isBusy && event.preventDefault()}>
        {t(isBusy ? 'vue.login.busy' : 'vue.login.submit')}
      </Button>
      {children}
    </Form>
  );
};
