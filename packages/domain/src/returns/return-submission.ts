// What is sent when the return is confirmed. Source: spec 2 §3, §4 "Returns flow", §7 `submitReturnOrder`, §8 "Return submission".

import { err, ok, type Result } from 'neverthrow';
import { ADDRESS_TEXT_MAX_LENGTH } from '../address/text-limits.ts';
import { emailRule } from '../forms/email-address.ts';
import { checkForm, type FormInvalid } from '../forms/form-handler.ts';
import { firstIssue, presence, required } from '../forms/rule.ts';
import { characterCount, maxLength, PHONE_MAX_LENGTH, phoneNumber } from '../forms/validators.ts';
import { isBlank } from '../shared/blank.ts';
import type { FieldError } from '../shared/field-error.ts';
import { NO_LABEL, type ReturnFlow, returnableSelections } from './return-flow.ts';
import type { ReturnContact, ReturnHash, ReturnOrder, ReturnSelection } from './return-order.ts';

/** What was answered on the pages of a return, as it is shown once more and sent. */
export type ReturnAnswers = {
  readonly items: readonly ReturnSelection[];
  readonly regulation: string;
  /** Absent for a return without labels. */
  readonly carrier?: string;
  readonly labels: number;
};

export type ReturnSubmission = ReturnAnswers & { readonly hash: ReturnHash; readonly contact: ReturnContact };

/** Whom the shop asks about a return: names and an e-mail address are needed, a phone number is not. */
export const checkReturnContact = (contact: ReturnContact): Result<ReturnContact, FormInvalid> => {
  const trimmed = {
    ...contact,
    firstName: contact.firstName.trim(),
    lastName: contact.lastName.trim(),
    email: contact.email.trim(),
    phone: contact.phone.trim(),
  };
  return checkForm<ReturnContact>(trimmed, {
    firstName: firstIssue(required, maxLength(ADDRESS_TEXT_MAX_LENGTH)),
    lastName: firstIssue(required, maxLength(ADDRESS_TEXT_MAX_LENGTH)),
    email: emailRule({ isRequired: true }),
    phone: presence(false, firstIssue(phoneNumber, maxLength(PHONE_MAX_LENGTH))),
  });
};

/** Longest comment on one line, in characters. */
export const RETURN_COMMENT_MAX_LENGTH = 500;

/**
 * Every selected line needs a reason, the comment and the picture that its reason asks for, and one of the offered reasons. Where no piece is whole any
 * more, it needs one of the parts that are left.
 */
export const selectionErrors = (order: ReturnOrder, selections: readonly ReturnSelection[]): readonly FieldError[] =>
  selections.flatMap((selection) => {
    const line = order.lines.find(({ id }) => id === selection.lineId);
    const reason = line?.reasons.find(({ name }) => name === selection.reason);
    const field = (name: string): FieldError => ({ field: `${selection.lineId}.${name}`, message: 'requiredField' });
    if (!reason) return [field('reason')];
    const isPart = line?.components.some(({ sku }) => sku === selection.componentSku);
    return [
      ...(line?.wholeQuantity === 0 && !isPart ? [field('component')] : []),
      ...(reason.needsComment && isBlank(selection.comment) ? [field('comment')] : []),
      ...(characterCount(selection.comment) > RETURN_COMMENT_MAX_LENGTH
        ? [{ ...field('comment'), message: 'tooLong', values: { maximum: RETURN_COMMENT_MAX_LENGTH } }]
        : []),
      ...(reason.needsImage && selection.images.length === 0 ? [{ ...field('images'), message: 'imageNeeded' }] : []),
    ];
  });

/**
 * The answers as they are sent: nothing less than an order, complete lines, a regulation that is offered for them and a carrier. Never more
 * pieces than can be returned. No label, no carrier.
 *
 * `returns.nothing-selected`, `returns.selection-incomplete` with what is wrong at each line, `returns.no-regulation`, `returns.no-carrier`.
 */
export const returnAnswers = (flow: ReturnFlow): Result<ReturnAnswers, ReturnIncomplete> => {
  const { order, regulation, carrier, labels } = flow;
  const selections = order ? returnableSelections(order, flow.selections) : [];
  if (!order || selections.length === 0) return err({ kind: 'returns.nothing-selected' });
  const errors = selectionErrors(order, selections);
  if (errors.length > 0) return err({ kind: 'returns.selection-incomplete', errors });
  if (regulation === undefined || !flow.regulations.some(({ code }) => code === regulation))
    return err({ kind: 'returns.no-regulation' });
  if (carrier === undefined) return err({ kind: 'returns.no-carrier' });
  const base = { items: selections, regulation };
  return ok(carrier === NO_LABEL || labels === 0 ? { ...base, labels: 0 } : { ...base, carrier, labels });
};

/** The return as it is sent: the answers of its pages, for an order, and whom the shop asks about it. Errors as of `returnAnswers`. */
export const returnSubmission = (
  flow: ReturnFlow,
  contact: ReturnContact,
): Result<ReturnSubmission, ReturnIncomplete> => {
  const { order } = flow;
  if (!order) return err({ kind: 'returns.nothing-selected' });
  return returnAnswers(flow).map((answers) => ({ hash: order.hash, ...answers, contact }));
};

export type ReturnIncomplete =
  | { readonly kind: 'returns.nothing-selected' }
  | { readonly kind: 'returns.selection-incomplete'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'returns.no-regulation' }
  | { readonly kind: 'returns.no-carrier' };
