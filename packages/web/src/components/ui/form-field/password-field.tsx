// A password field with a button that shows what is typed.

import { PASSWORD_MAX_LENGTH, passwordInputType } from '@tornister/domain/forms';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import formField from './form-field.module.css';
import { FieldFrame, type FieldProps, tied } from './form-field.tsx';
import styles from './password-field.module.css';

export type PasswordFieldProps = FieldProps & { readonly autoComplete: 'current-password' | 'new-password' };

/** One character more than a password has, each as wide as an emoji: one that is too long is refused, and never cut while it is pasted. */
const LONGEST = (PASSWORD_MAX_LENGTH + 1) * 2;

/** A password, which can be looked at while it is typed. Without scripts there is no button that would do nothing. */
export const PasswordField = (field: PasswordFieldProps) => {
  const { t } = useTranslation('forms');
  const [isShown, setIsShown] = useState(false);
  const Icon = isShown ? EyeOff : Eye;
  return (
    <FieldFrame {...field}>
      <span className={styles.box}>
        <input
          {...tied(field)}
          className={formField.input}
          type={passwordInputType(isShown)}
          maxLength={LONGEST}
          autoComplete={field.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        <button
          type="button"
          className={styles.toggle}
          aria-pressed={isShown}
          aria-controls={field.id ?? field.name}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon aria-hidden size={20} />
          <span className="visually-hidden">{t('vue.form.password.show', { label: field.label })}</span>
        </button>
      </span>
    </FieldFrame>
  );
};
