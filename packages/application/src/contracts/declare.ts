// The two steps of a declaration about a contract: what is declared is checked and shown once more, then it is declared. Source: § 356a(2), (3),
// § 312k(2) BGB.

import type { FormInvalid } from '@tornister/domain/forms';
import type { FieldError, Instant } from '@tornister/domain/shared';
import type { Result, ResultAsync } from 'neverthrow';
import type { Declaring, GatewayError, KeyMaker } from '../ports/index.ts';

/** A form that the shop itself refuses, or what came of the call. */
type DeclarationError = { readonly kind: 'declaration.invalid'; readonly errors: readonly FieldError[] } | GatewayError;

/** What stands to be confirmed: the form as it is declared, and the key that makes it one declaration. */
export type Prepared<Form> = { readonly form: Form; readonly key: string };

/** What was declared, and when it was received. */
export type Receipt<Form> = { readonly form: Form; readonly receivedAt: Instant };

export type Declare<Form, With extends Declaring = Declaring> = {
  /** The first step: nothing leaves the shop yet. */
  readonly prepare: (form: Form) => Result<Prepared<Form>, DeclarationError>;
  /** The second step. */
  readonly confirm: (form: Form, declaring: With) => ResultAsync<Receipt<Form>, DeclarationError>;
};

/**
 * Makes the two steps of a declaration: `check` says what a form must hold, `submit` declares it. `checkFirst` may ask for more, as long as
 * nothing is declared.
 */
export const createDeclare = <Form, With extends Declaring>({
  check,
  checkFirst = check,
  submit,
  keys,
}: {
  readonly check: (form: Form) => Result<Form, FormInvalid>;
  readonly checkFirst?: (form: Form) => Result<Form, FormInvalid>;
  readonly submit: (form: Form, declaring: With) => ResultAsync<Instant, GatewayError>;
  readonly keys: KeyMaker;
}): Declare<Form, With> => {
  const invalid = ({ errors }: FormInvalid): DeclarationError => ({ kind: 'declaration.invalid', errors });
  return {
    prepare: (form) =>
      checkFirst(form)
        .mapErr(invalid)
        .map((declared) => ({ form: declared, key: keys.make() })),
    confirm: (form, declaring) =>
      check(form)
        .mapErr(invalid)
        .asyncAndThen((declared) => submit(declared, declaring).map((receivedAt) => ({ form: declared, receivedAt }))),
  };
};
