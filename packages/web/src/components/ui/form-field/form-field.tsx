// Form fields with label, hint and error: text, select, checkbox.

import { errorsOf, OPTIONAL_SUFFIX_KEY } from '@tornister/domain/forms';
import type { FieldError } from '@tornister/domain/shared';
import { CircleAlert } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { textKeyOf } from '../../../i18n/error-messages.ts';
import styles from './form-field.module.css';

/** What every field of a form has: its name, and what is wrong in the form. */
export type FieldProps = {
  readonly name: string;
  /** The id on the page, where another form may have a field of this name; otherwise the name. */
  readonly id?: string | undefined;
  readonly label: string;
  readonly errors: readonly FieldError[];
  /** Wrong, for a reason that is told elsewhere. */
  readonly isMarked?: boolean;
  readonly isOptional?: boolean;
  /** In a search, where nothing has to be filled in and nobody asks whether it has. */
  readonly isPlain?: boolean;
  /** A sentence below the label that helps to fill the field in. */
  readonly hint?: string;
  readonly autoComplete?: string;
};

type FrameProps = FieldProps & { readonly children: ReactNode };

/** The look of an input, for the few that stand without a label and error of their own, like in the rows of a table. */
export const inputClass = styles.input;

const hintId = (id: string): string => `${id}-hint`;
const errorId = (id: string): string => `${id}-error`;

/** The attributes that tie an input to its hint and to its error. */
export const tied = ({ name, id = name, errors, hint, isMarked, isOptional, isPlain }: FieldProps) => {
  const isInvalid = errorsOf(name, errors).length > 0;
  const described = [hint === undefined ? '' : hintId(id), isInvalid ? errorId(id) : ''].filter(Boolean).join(' ');
  return {
    id,
    name,
    ...(isPlain === true ? {} : { 'aria-required': isOptional !== true }),
    ...(isInvalid || isMarked === true ? { 'aria-invalid': true } : {}),
    ...(described === '' ? {} : { 'aria-describedby': described }),
  } as const;
};

/** Label, hint and error around an input. */
export const FieldFrame = ({ name, id = name, label, errors, isOptional = false, hint, children }: FrameProps) => {
  const { t } = useTranslation();
  const own = errorsOf(name, errors);
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {isOptional ? <span className={styles.optional}> {t(OPTIONAL_SUFFIX_KEY)}</span> : null}
      </label>
      {hint === undefined ? null : (
        <p id={hintId(id)} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      {own.length === 0 ? null : (
        <p id={errorId(id)} className={styles.error}>
          <CircleAlert aria-hidden size={16} />
          <span>{own.map(({ message, values }) => t(textKeyOf(message), values ?? {})).join(' ')}</span>
        </p>
      )}
    </div>
  );
};

export type TextFieldProps = FieldProps &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'inputMode' | 'maxLength' | 'defaultValue' | 'spellCheck'>;

/** One line of text. The error of the field stands below it and is read with it. */
export const TextField = ({
  type = 'text',
  inputMode,
  maxLength,
  defaultValue,
  spellCheck,
  ...field
}: TextFieldProps) => (
  <FieldFrame {...field}>
    <input
      {...tied(field)}
      className={styles.input}
      type={type}
      inputMode={inputMode}
      maxLength={maxLength}
      spellCheck={spellCheck}
      autoComplete={field.autoComplete}
      defaultValue={defaultValue ?? ''}
    />
  </FieldFrame>
);

export type TextAreaFieldProps = FieldProps & { readonly defaultValue?: string; readonly maxLength?: number };

/** Several lines of text. */
export const TextAreaField = ({ defaultValue, maxLength, ...field }: TextAreaFieldProps) => (
  <FieldFrame {...field}>
    <textarea
      {...tied(field)}
      className={styles.input}
      rows={3}
      maxLength={maxLength}
      defaultValue={defaultValue ?? ''}
    />
  </FieldFrame>
);

export type SelectFieldProps = FieldProps & {
  readonly defaultValue?: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange?: (value: string) => void;
};

/** One of a few: the platform's own list. */
export const SelectField = ({ defaultValue, options, onChange, ...field }: SelectFieldProps) => (
  <FieldFrame {...field}>
    <select
      {...tied(field)}
      className={styles.input}
      autoComplete={field.autoComplete}
      defaultValue={defaultValue ?? ''}
      onChange={(event) => onChange?.(event.target.value)}
    >
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  </FieldFrame>
);

/** A box to tick, with its label as wide as it needs. */
export const CheckField = ({
  name,
  id = name,
  label,
  isTicked = false,
  value = 'true',
}: {
  readonly name: string;
  readonly id?: string | undefined;
  readonly label: ReactNode;
  readonly isTicked?: boolean;
  readonly value?: string;
}) => (
  <label className={styles.check} htmlFor={id}>
    <input id={id} type="checkbox" name={name} value={value} defaultChecked={isTicked} />
    <span>{label}</span>
  </label>
);
