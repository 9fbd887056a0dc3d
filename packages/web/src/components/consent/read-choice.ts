// Reads which button of a consent form was pressed, and what was ticked.

import type { ConsentChoice } from '@tornister/application/consent';

/** The choice in the fields of a form. */
export const choiceOf = (fields: FormData): ConsentChoice => ({
  choice: fields.get('choice'),
  ticked: fields.getAll('purpose'),
});

/** The choice of a form that is being sent. */
export const choiceIn = ({ target, submitter }: Pick<SubmitEvent, 'target' | 'submitter'>): ConsentChoice =>
  choiceOf(new FormData(target as HTMLFormElement, submitter));
