// The frame that all forms of the account share: error summary, fields, submit button.

import type { FieldError } from '@tornister/domain/shared';
import { type ReactNode, type Ref, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Form, type FormProps, useNavigation } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { ErrorSummary } from '../../ui/error-summary/error-summary.tsx';
import styles from './account-form.module.css';
import { useEmptyOnceSent } from './use-empty-once-sent.ts';

export type AccountFormProps = {
  /** The address of the page that takes what is posted. */
  readonly action: string;
  /** Which of the page's forms it is. */
  readonly intent: string;
  readonly errors: readonly FieldError[];
  readonly message: string | undefined;
  readonly labels: Readonly<Record<string, string>>;
  /** What the button says. */
  readonly submit: string;
  /** Files come with the form. */
  readonly hasFiles?: boolean;
  /** Keeps what is typed while it is not saved (`useFormDraft`). */
  readonly draft?: Pick<FormProps, 'onInput'> & { readonly ref: Ref<HTMLFormElement> };
  /** What it leads to has an entry of its own in the history: Back leads to this form, and not away from the page. */
  readonly isStep?: boolean;
  /** What the ids of the fields begin with, where the page has another form with fields of these names. */
  readonly idPrefix?: string;
  readonly children: ReactNode;
};

/** A form of the account: what is wrong with it, its fields, and a button that is pressed once. */
export const AccountForm = ({
  action,
  intent,
  errors,
  message,
  labels,
  submit,
  hasFiles,
  draft,
  isStep,
  idPrefix = '',
  children,
}: AccountFormProps) => {
  const { t } = useTranslation('account');
  const { state, formData } = useNavigation();
  const isBusy = state !== 'idle' && formData?.get('intent') === intent;
  const field = useRef<HTMLInputElement>(null);
  useEmptyOnceSent(field, isBusy, errors.length > 0 || message !== undefined);
  return (
    <Form
      method="post"
      action={action}
      className={styles.fields}
      noValidate
      {...(hasFiles === true ? { encType: 'multipart/form-data' } : {})}
      {...(isStep === true ? { replace: false } : {})}
      {...draft}
    >
      <input ref={field} type="hidden" name="intent" value={intent} />
      <ErrorSummary errors={errors} message={message} labelOf={(field) => labels[field] ?? field} idPrefix={idPrefix} />
      {children}
      <Button type="submit" size="large" aria-disabled={isBusy} onClick={(event) => isBusy && event.preventDefault()}>
        {isBusy ? t('vue.account.busy') : submit}
      </Button>
    </Form>
  );
};
