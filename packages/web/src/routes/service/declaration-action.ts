// What the two steps of a declaration about a contract post, with and without scripts.

import type { Declare, Prepared, Receipt } from '@tornister/application/contracts';
import type { ContactFormData, Declaring } from '@tornister/application/ports';
import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { data } from 'react-router';
import { contractUseCases } from '../../composition/contracts-tokens.ts';
import type { Shop } from '../../composition/shop.ts';
import { type FormRefusal, fieldOf, formSaved, type PostedForm, refuseFields, typedIn } from '../form-refusal.ts';

/** The field of the second step that makes what is posted twice one declaration. */
const KEY_FIELD = 'declaration';

type Fields = Readonly<Record<string, string>>;

export type DeclarationAnswer<Form extends Fields> = {
  readonly refusal?: FormRefusal;
  readonly prepared?: Prepared<Form>;
  readonly receipt?: Receipt<Form>;
};

export type Declared<Form extends Fields, More extends object> = {
  readonly read: (typed: (name: string) => string) => Form;
  readonly declare: Declare<Form, Declaring & More>;
  readonly more: More;
};

/** Answers what was posted: the form again, the second step, or the receipt. */
export const answerDeclaration = async <Form extends Fields, More extends object>(
  form: PostedForm,
  { read, declare, more }: Declared<Form, More>,
) => {
  const { posted } = form;
  const typed = (name: string): string => fieldOf(posted, name);
  switch (typed('intent')) {
    case 'confirm': {
      const how = { honeypotField: typed(HONEYPOT_FIELD), key: typed(KEY_FIELD), ...more };
      const declared = await declare.confirm(read(typed), how);
      if (declared.isErr()) return refuseFields(form, declared.error);
      formSaved(form);
      return answer<Form>({ receipt: declared.value });
    }
    case 'change':
      return answer<Form>({ refusal: { typed: typedIn(posted), errors: [] } });
    default: {
      const prepared = declare.prepare(read(typed));
      return prepared.isErr() ? refuseFields(form, prepared.error) : answer<Form>({ prepared: prepared.value });
    }
  }
};

/** What a declaration is opened with: name, e-mail address and orders of a member. A failure leaves the empty form: a right does not wait for a backend. */
export const knownDeclarer = async (shop: Shop): Promise<ContactFormData | undefined> =>
  (await shop.get(contractUseCases.openDeclarer)()).unwrapOr(undefined);

const answer = <Form extends Fields>(value: DeclarationAnswer<Form>) => data(value);

/** What stands to be confirmed; what failed on the way stays there, so that pressing again declares the same once. */
export const toConfirm = <Form extends Fields>(
  { prepared, refusal }: DeclarationAnswer<Form>,
  read: Declared<Form, object>['read'],
): Prepared<Form> | undefined => {
  if (prepared !== undefined || refusal?.typed.intent !== 'confirm' || refusal.errors.length > 0) return prepared;
  const { typed } = refusal;
  return { form: read((name) => typed[name] ?? ''), key: typed[KEY_FIELD] ?? '' };
};
