// The two fields of a new password, for the forms that set one.

import { NEW_PASSWORD_MIN_LENGTH, PASSWORD_MAX_LENGTH } from '@tornister/domain/forms';
import type { FieldError } from '@tornister/domain/shared';
import { useTranslation } from 'react-i18next';
import { PasswordField } from '../../ui/form-field/password-field.tsx';

export type NewPasswordFieldsProps = {
  /** Names of the two fields. */
  readonly names: readonly [password: string, repeated: string];
  readonly labels: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
};

/** A new password, typed twice. */
export const NewPasswordFields = ({ names: [password, repeated], labels, errors }: NewPasswordFieldsProps) => {
  const { t } = useTranslation('account');
  const bounds = { minimum: NEW_PASSWORD_MIN_LENGTH, maximum: PASSWORD_MAX_LENGTH };
  return (
    <>
      <PasswordField
        name={password}
        label={labels[password] ?? ''}
        hint={t('vue.account.password.hint', bounds)}
        errors={errors}
        autoComplete="new-password"
      />
      <PasswordField name={repeated} label={labels[repeated] ?? ''} errors={errors} autoComplete="new-password" />
    </>
  );
};
