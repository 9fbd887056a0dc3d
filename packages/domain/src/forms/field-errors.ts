// What the server found wrong with a form, mapped onto its fields. Source: spec 2 §5 "Server validation", §8 "Generic result".

import type { ToastDraft } from '../content/toast-queue.ts';
import type { FieldError } from '../shared/field-error.ts';

/** A refusal as the backend writes it. */
export type ServerRefusal = {
  readonly generalErrorMessage?: string | null;
  readonly fieldErrors?:
    | readonly { readonly fieldName: string; readonly errorMessage: string; readonly formName?: string | null }[]
    | null;
};

export type FormErrors = {
  /** Shown as an error toast, and kept for an address form. */
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

/** A general form error is an error toast with the server's sentence. Source: spec 3 §5 "Form handler", §8. */
export const formErrorToast = (general: string): ToastDraft => ({
  kind: 'error',
  text: { kind: 'server', message: general },
});

/** Errors of a form and of the forms inside it. */
export type ErrorTree = {
  readonly messages: readonly FieldError[];
  readonly fields: ReadonlyMap<string, ErrorTree>;
};

type GrowingTree = { readonly messages: FieldError[]; readonly fields: Map<string, GrowingTree> };

/** Dotted field names nest: `billingAddress.postcode` is the field `postcode` of the form `billingAddress`. */
export const nestErrors = (errors: readonly FieldError[]): ErrorTree => {
  const root: GrowingTree = { messages: [], fields: new Map() };
  for (const error of errors) {
    let node = root;
    for (const name of namesIn(error.field)) {
      const next: GrowingTree = node.fields.get(name) ?? { messages: [], fields: new Map() };
      node.fields.set(name, next);
      node = next;
    }
    node.messages.push(error);
  }
  return root;
};

/** The messages of one field of the tree, named with dots. */
export const messagesAt = (tree: ErrorTree, field: string): readonly FieldError[] =>
  namesIn(field).reduce<ErrorTree | undefined>((node, name) => node?.fields.get(name), tree)?.messages ?? [];

/** The errors of a form inside the form, with the names that its own fields have. */
export const errorsWithin = (form: string, errors: readonly FieldError[]): readonly FieldError[] =>
  errors
    .filter(({ field }) => field.startsWith(`${form}.`))
    .map((error) => ({ ...error, field: error.field.slice(form.length + 1) }));

/** The errors of a form with the names that its fields have on the page: behind the name of the form and a dot. */
export const errorsOfForm = (form: string, errors: readonly FieldError[]): readonly FieldError[] =>
  errors.map((error) => ({ ...error, field: `${form}.${error.field}` }));

const namesIn = (field: string): readonly string[] => field.split('.').filter((name) => name !== '');
