// What is wrong with a form of the lists, above all of them.

import { useTranslation } from 'react-i18next';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx';
import { commentIdPrefix } from './list-address.ts';

export type RefusedFormProps = { readonly refusal: FormRefusal };

/** What the ids of a form's fields begin with, by what it asks for. */
const FIELDS_OF: Readonly<Record<string, string>> = { update: 'edit-', invite: 'invite-' };

const idPrefixOf = ({ intent = '', entryId = '' }: FormRefusal['typed']): string =>
  intent === 'comment' ? commentIdPrefix(entryId) : (FIELDS_OF[intent] ?? 'new-');

/** What is wrong with the form that was posted: at its fields, or with it as a whole. */
export const RefusedForm = ({ refusal }: RefusedFormProps) => {
  const { t } = useTranslation('wishlist');
  return (
    <ErrorSummary
      errors={refusal.errors}
      message={refusal.message}
      labelOf={(field) => t(`vue.wishlist.${field}`)}
      idPrefix={idPrefixOf(refusal.typed)}
    />
  );
};
