// The forms of the page of contact details, by what they post as `intent`.

import { PATHS } from '@tornister/domain/routing';

export const CONTACT_INTENTS = {
  save: 'save',
  email: 'email',
  confirmEmail: 'confirm-email',
  confirmationLink: 'confirmation-link',
  delete: 'delete',
  subscribe: 'newsletter',
  unsubscribe: 'newsletter-end',
} as const;

/** Under this a new e-mail address is kept while it is typed: the page has another form. */
export const EMAIL_DRAFT = `${PATHS.contactDetails}#email`;

/** The file with everything that the shop holds about the member. */
export const MY_DATA_PATH = '/api/my-data/';

/** A form that was refused, with what was typed into it. */
export type RefusedForm = {
  readonly typed: Readonly<Record<string, string>>;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly message?: string;
};

/** What is wrong with the form of this intent, if it was this one that was refused. */
export const refusedAt = (refusal: RefusedForm | undefined, intent: string): RefusedForm | undefined =>
  refusal?.typed.intent === intent ? refusal : undefined;
