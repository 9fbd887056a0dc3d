// Contact form, call-back, catalogue order and competition. The specification names the calls and leaves the fields open: these are what the shop needs to answer,
// and no more. Source: spec 2 §7 `sendContactFormMail`, `subscribeToCompetition`.

import { err, ok, type Result } from 'neverthrow';
import type { StreetAddress } from '../address/address.ts';
import { type AddressFields, parseStreetAddress } from '../address/parse-address.ts';
import type { FieldError } from '../shared/field-error.ts';
import type { Instant } from '../shared/instant.ts';
import { emailRule } from './email-address.ts';
import { checkForm, type FormInvalid } from './form-handler.ts';
import { firstIssue, type Issue, presence, required } from './rule.ts';
import {
  CALL_BACK_TIMES,
  type CallBackTime,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  TOPIC_MAX_LENGTH,
} from './service-fields.ts';
import { trimmedForm } from './trimmed-form.ts';
import { maxLength, noLeadingDigit, PHONE_MAX_LENGTH, phoneNumber } from './validators.ts';

export type ContactForm = {
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly message: string;
};

const name = firstIssue(required, noLeadingDigit, maxLength(NAME_MAX_LENGTH));

/** A message needs a name that does not start with a digit, an e-mail address and words; a phone number may be given. What is answered is trimmed. */
export const checkContactForm = (form: ContactForm): Result<ContactForm, FormInvalid> =>
  checkForm(trimmedForm(form), {
    name,
    email: emailRule({ isRequired: true }),
    phone: presence(false, firstIssue(phoneNumber, maxLength(PHONE_MAX_LENGTH))),
    message: firstIssue(required, maxLength(MESSAGE_MAX_LENGTH)),
  });

export type CompetitionForm = {
  readonly name: string;
  readonly email: string;
  readonly acceptsTerms: boolean;
  /** A wish of its own: taking part does not depend on it. */
  readonly wantsNewsletter: boolean;
};

/** Taking part needs name, e-mail address and the terms; the newsletter is optional. What is answered is trimmed. */
export const checkCompetitionForm = (form: CompetitionForm): Result<CompetitionForm, FormInvalid> =>
  checkForm(trimmedForm(form), {
    name,
    email: emailRule({ isRequired: true }),
    acceptsTerms: (isAccepted): Issue | undefined => (isAccepted ? undefined : { message: 'requiredField' }),
  });

export type CallBackForm = {
  readonly name: string;
  readonly phone: string;
  readonly time: CallBackTime;
  readonly topic: string;
};

/** The time that a form names; any time where it names none that the shop knows. */
export const parseCallBackTime = (value: string): CallBackTime =>
  CALL_BACK_TIMES.find((time) => time === value) ?? 'any';

/** To be called back takes a name and a number that can be called; what it is about may be said. What is answered is trimmed. */
export const checkCallBackForm = (form: CallBackForm): Result<CallBackForm, FormInvalid> =>
  checkForm(trimmedForm(form), {
    name,
    phone: firstIssue(required, phoneNumber, maxLength(PHONE_MAX_LENGTH)),
    topic: maxLength(TOPIC_MAX_LENGTH),
  });

export type CatalogueOrder = {
  /** Printed catalogues, each once. */
  readonly catalogueIds: readonly string[];
  readonly address: StreetAddress;
};

/** A catalogue order needs at least one catalogue that there is, and a full address; every mistake is told at once. */
export const checkCatalogueOrder = (
  form: { readonly catalogueIds: readonly string[]; readonly address: AddressFields },
  known: { readonly catalogueIds: readonly string[]; readonly countries: readonly string[] },
): Result<CatalogueOrder, readonly FieldError[]> => {
  const catalogueIds = known.catalogueIds.filter((id) => form.catalogueIds.includes(id));
  const unchosen: readonly FieldError[] =
    catalogueIds.length === 0 ? [{ field: 'catalogueIds', message: 'requiredField' }] : [];
  return parseStreetAddress(form.address, known)
    .mapErr((errors) => [...unchosen, ...errors])
    .andThen((address) => (unchosen.length === 0 ? ok({ catalogueIds, address }) : err(unchosen)));
};

/** A competition takes entries until its closing time. */
export const isCompetitionOpen = (closesAt: Instant, now: Instant): boolean => now < closesAt;
