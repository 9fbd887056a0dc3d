// A box that has to be ticked, like the one for the terms of a competition.

import { errorsOf } from '@tornister/domain/forms';
import type { FieldError } from '@tornister/domain/shared';
import { CircleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { textKeyOf } from '../../../i18n/error-messages.ts';
import styles from './form-field.module.css';
import type { FieldProps } from './form-field.tsx';
import { tied } from './form-field.tsx';

/** The mistakes of a form, where this field is one to tick: that is said in place of "fill in". */
export const unticked = (field: string, errors: readonly FieldError[]): readonly FieldError[] =>
  errors.map((error) =>
    error.field === field && error.message === 'requiredField' ? { ...error, message: 'vue.service.notTicked' } : error,
  );

/** A label as the error summary has it before its colon. */
export const withoutStop = (label: string): string => label.replace(/[.?]$/, '');

export type RequiredCheckProps = Pick<FieldProps, 'name' | 'label' | 'errors'> & { readonly isTicked: boolean };

/** Marked like every other field while it is not ticked, with words below it. */
export const RequiredCheck = ({ isTicked, ...field }: RequiredCheckProps) => {
  const { t } = useTranslation();
  const { id, ...input } = tied(field);
  const own = errorsOf(field.name, field.errors);
  return (
    <div>
      <label className={styles.check} htmlFor={id}>
        <input id={id} {...input} type="checkbox" value="true" defaultChecked={isTicked} />
        <span>{field.label}</span>
      </label>
      {own.length === 0 ? null : (
        <p id={input['aria-describedby']} className={styles.error}>
          <CircleAlert aria-hidden size={16} />
          <span>{own.map(({ message }) => t(textKeyOf(message))).join(' ')}</span>
        </p>
      )}
    </div>
  );
};
