// What the server found wrong with a form, mapped onto its fields. Source: spec 2 §5 "Server validation", §8 "Generic result".

import type { FieldError } from '../shared/field-error.ts';

/** A refusal as the backend writes it. */
export type ServerRefusal = {
  readonly generalErrorMessage?: string | null;
  readonly fieldErrors?:
    | readonly { readonly fieldName: string; readonly errorMessage: string; readonly formName?: string | null }[]
    | null;
};

export type FormErrors = {
  /** Stands above the form. */
  readonly general?: string;
  readonly errors: readonly FieldError[];
};

/** The server's field errors by field; the name of a form, where given, stands before the field. Empty messages are dropped. */
export const errorsFromServer = ({ generalErrorMessage, fieldErrors }: ServerRefusal): FormErrors => {
  const general = generalErrorMessage?.trim() ?? '';
  return {
    errors: (fieldErrors ?? [])
      .filter(({ errorMessage }) => errorMessage.trim() !== '')
      .map(({ fieldName, errorMessage, formName }) => ({
        field: formName ? `${formName}.${fieldName}` : fieldName,
        message: errorMessage,
      })),
    ...(general !== '' && { general }),
  };
};

/** The errors of a form with the names that its fields have on the page: behind the name of the form and a dot. */
export const errorsOfForm = (form: string, errors: readonly FieldError[]): readonly FieldError[] =>
  errors.map((error) => ({ ...error, field: `${form}.${error.field}` }));
