// The fields by which people are reached, as browsers and telephones fill them in: name, e-mail address, telephone number.

import { NAME_MAX_LENGTH } from '@tornister/domain/forms';
import { TextField, type TextFieldProps } from './form-field.tsx';

export type ContactFieldProps = Pick<TextFieldProps, 'label' | 'errors' | 'hint' | 'isOptional' | 'id' | 'isMarked'> & {
  readonly defaultValue: string | undefined;
};

/** Somebody's full name. */
export const NameField = (field: ContactFieldProps) => (
  <TextField {...field} name="name" autoComplete="name" maxLength={NAME_MAX_LENGTH} />
);

export type EmailAddressFieldProps = ContactFieldProps & {
  /** `username` where the address is that of an account, so that password managers know it. */
  readonly autoComplete?: 'email' | 'username';
};

/** An e-mail address, whose letters are nobody's spelling mistakes. */
export const EmailAddressField = ({ autoComplete = 'email', ...field }: EmailAddressFieldProps) => (
  <TextField {...field} name="email" type="email" inputMode="email" autoComplete={autoComplete} spellCheck={false} />
);

/** A telephone number. */
export const PhoneField = (field: ContactFieldProps) => (
  <TextField {...field} name="phone" type="tel" inputMode="tel" autoComplete="tel" />
);
