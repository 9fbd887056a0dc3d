// What is wrong with the form that was posted: at its fields, or with it as a whole.

import { useTranslation } from 'react-i18next';
import type { FormRefusal } from '../../routes/form-refusal.ts';
import { ErrorSummary } from '../ui/error-summary/error-summary.tsx';

/** The prefix of the ids of the form that was posted, by its intent. */
const PREFIXES: Readonly<Record<string, string>> = { create: 'new-', update: 'edit-', change: 'entry-' };

const ENTRY_FIELDS = ['title', 'note', 'quantity', 'orderNumber'];

/** Each mistake is a link to its field. */
export const RefusedForm = ({ refusal }: { readonly refusal: FormRefusal | undefined }) => {
  const { t } = useTranslation('classList');
  if (refusal === undefined) return null;
  return (
    <ErrorSummary
      errors={refusal.errors}
      message={refusal.message}
      labelOf={(field) => t(ENTRY_FIELDS.includes(field) ? `vue.classList.entry.${field}` : `vue.classList.${field}`)}
      idPrefix={PREFIXES[refusal.typed.intent ?? ''] ?? ''}
    />
  );
};
