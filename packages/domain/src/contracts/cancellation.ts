// The cancellation button: what a consumer declares to end a contract that goes on. Source: § 312k BGB.

import type { Result } from 'neverthrow';
import { emailRule } from '../forms/email-address.ts';
import { checkForm, type FormInvalid } from '../forms/form-handler.ts';
import { firstIssue, type Rule, required, whenFilled } from '../forms/rule.ts';
import { NAME_MAX_LENGTH } from '../forms/service-fields.ts';
import { typedText } from '../forms/typed-text.ts';
import { maxLength } from '../forms/validators.ts';
import { type CalendarDay, dayNumberOf, parseDay } from '../shared/calendar-day.ts';
import { CONTRACT_NUMBER_MAX_LENGTH } from './withdrawal.ts';

/** Longest reason of an extraordinary cancellation, in characters. */
export const CANCELLATION_REASON_MAX_LENGTH = 2_000;

/** `ordinary` needs no reason; `extraordinary` names an important one and ends the contract at once (§ 314 BGB). */
export const CANCELLATION_KINDS = ['ordinary', 'extraordinary'] as const;
export type CancellationKind = (typeof CANCELLATION_KINDS)[number];

/** Contracts of this shop that go on; whoever means another one names it. */
export const CANCELLED_CONTRACTS = ['prime', 'other'] as const;

export type CancellationForm = {
  readonly name: string;
  /** Where the receipt goes, and how a membership is found. */
  readonly email: string;
  /** One of `CANCELLED_CONTRACTS`. */
  readonly contract: string;
  /** A number or other words by which the contract is known; needed where it is not the membership. */
  readonly reference: string;
  /** One of `CANCELLATION_KINDS`. */
  readonly kind: string;
  readonly reason: string;
  /** A day as YYYY-MM-DD, or nothing for the next possible one. */
  readonly endsOn: string;
};

const isOneOf =
  (values: readonly string[]): Rule =>
  (value) =>
    values.includes(value) ? undefined : { message: 'requiredField' };

/** A day of the calendar; one that is over, where it is asked, is no day on which a contract can end. */
const dayFrom =
  (today: CalendarDay | undefined): Rule =>
  (value) => {
    const day = parseDay(value);
    if (day === undefined) return { message: 'dateIncorrect' };
    return today !== undefined && dayNumberOf(day) < dayNumberOf(today) ? { message: 'dateOver' } : undefined;
  };

const presenceOf = (isNeeded: boolean, rule: Rule): Rule => (isNeeded ? firstIssue(required, rule) : whenFilled(rule));

const trimmed = (form: CancellationForm): CancellationForm => ({
  name: form.name.trim(),
  email: form.email.trim(),
  contract: form.contract.trim(),
  reference: form.reference.trim(),
  kind: form.kind.trim(),
  reason: typedText(form.reason).trim(),
  endsOn: form.endsOn.trim(),
});

/**
 * A cancellation says who cancels which contract, how, when it is to end and where the receipt goes, and nothing more (§ 312k(2) BGB). A
 * reason is needed for an extraordinary one only.
 *
 * `today` is given where nothing is declared yet: a contract does not end in the past, so a day that is over is a slip, and its field says so.
 * Once it is declared it is taken with such a day too: it has to be received when the button is pressed (§ 312k(4)), whoever sent it, and a
 * midnight in between costs nobody a right. It then means what one without a day means, the earliest possible time (§ 312k(5); §§ 133, 140 BGB).
 */
export const checkCancellation = (
  form: CancellationForm,
  today?: CalendarDay,
): Result<CancellationForm, FormInvalid> => {
  const given = trimmed(form);
  return checkForm(given, {
    name: firstIssue(required, maxLength(NAME_MAX_LENGTH)),
    email: emailRule({ isRequired: true }),
    contract: isOneOf(CANCELLED_CONTRACTS),
    reference: presenceOf(given.contract === 'other', maxLength(CONTRACT_NUMBER_MAX_LENGTH)),
    kind: isOneOf(CANCELLATION_KINDS),
    reason: presenceOf(given.kind === 'extraordinary', maxLength(CANCELLATION_REASON_MAX_LENGTH)),
    endsOn: whenFilled(dayFrom(today)),
  });
};
