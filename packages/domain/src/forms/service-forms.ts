// Contact form and competition. The specification names the calls and leaves the fields open: these are what the shop needs to answer,
// and no more. Source: spec 2 §7 `sendContactFormMail`, `subscribeToCompetition`.

import type { Result } from 'neverthrow';
import { emailRule } from './email-address.ts';
import { checkForm, type FormInvalid } from './form-handler.ts';
import { firstIssue, type Issue, presence, required } from './rule.ts';
import { maxLength, noLeadingDigit, PHONE_MAX_LENGTH, phoneCharacters } from './validators.ts';

/** Longest name, in characters. */
export const NAME_MAX_LENGTH = 80;
/** Longest message, in characters. */
export const MESSAGE_MAX_LENGTH = 4_000;

export type ContactForm = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
};

const name = firstIssue(required, noLeadingDigit, maxLength(NAME_MAX_LENGTH));

/** A message needs a name that does not start with a digit, an e-mail address and words; a phone number may be given. */
export const checkContactForm = (form: ContactForm): Result<ContactForm, FormInvalid> =>
  checkForm(form, {
    name,
    email: emailRule({ isRequired: true }),
    phone: presence(false, firstIssue(phoneCharacters, maxLength(PHONE_MAX_LENGTH))),
    message: firstIssue(required, maxLength(MESSAGE_MAX_LENGTH)),
  });

export type CompetitionForm = {
  readonly name: string;
  readonly email: string;
  readonly acceptsTerms: boolean;
  /** A wish of its own: taking part does not depend on it. */
  readonly wantsNewsletter: boolean;
};

/** Taking part needs name, e-mail address and the terms; the newsletter is optional. */
export const checkCompetitionForm = (form: CompetitionForm): Result<CompetitionForm, FormInvalid> =>
  checkForm(form, {
    name,
    email: emailRule({ isRequired: true }),
    acceptsTerms: (isAccepted): Issue | undefined => (isAccepted ? undefined : { message: 'requiredField' }),
  });
