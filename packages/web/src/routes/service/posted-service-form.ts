// What the actions of the service pages share: what comes with every form, and the answer to one that was taken.

import type { FormPost } from '@tornister/application/ports';
import { HONEYPOT_FIELD } from '@tornister/domain/forms';
import { redirectTo } from '../../respond.ts';
import { fieldOf, formSaved, type PostedForm } from '../form-refusal.ts';
import { SENT } from './sent.ts';

/** The key of a posted form and the field that people do not see. */
export const formPost = (posted: FormData): FormPost => ({
  key: fieldOf(posted, 'key'),
  honeypotField: fieldOf(posted, HONEYPOT_FIELD),
});

/** Nothing of the form waits any more; the page that follows says that it was taken, and a reload posts nothing again. */
export const answerTaken = (form: PostedForm, path = `${form.path}?${SENT}=1`) => {
  formSaved(form);
  return redirectTo(path, 303);
};
