// The withdrawal function: what a consumer declares to withdraw from a contract. Source: § 356a BGB; Directive (EU) 2023/2673, Art. 11a CRD.

import type { Result } from 'neverthrow';
import { emailRule } from '../forms/email-address.ts';
import { checkForm, type FormInvalid } from '../forms/form-handler.ts';
import { firstIssue, required, whenFilled } from '../forms/rule.ts';
import { NAME_MAX_LENGTH } from '../forms/service-fields.ts';
import { maxLength } from '../forms/validators.ts';

/** Longest number by which a contract is named, in characters. */
export const CONTRACT_NUMBER_MAX_LENGTH = 60;
/** Longest text about the goods that somebody withdraws from, in characters. */
export const DECLARED_GOODS_MAX_LENGTH = 2_000;

export type WithdrawalForm = {
  readonly name: string;
  /** Where the receipt goes. */
  readonly email: string;
  /** The number of the order, as its mail and its page show it. */
  readonly orderNumber: string;
  /** The goods, in the consumer's own words; nothing means the whole order. */
  readonly goods: string;
};

const trimmed = ({ name, email, orderNumber, goods }: WithdrawalForm): WithdrawalForm => ({
  name: name.trim(),
  email: email.trim(),
  orderNumber: orderNumber.trim(),
  goods: goods.trim(),
});

/**
 * A withdrawal needs a name, the number of the contract and an address for the receipt, and nothing more: no reason, no login. Whether there
 * is such an order is not asked here, and the answer to the sender does not tell.
 */
export const checkWithdrawal = (form: WithdrawalForm): Result<WithdrawalForm, FormInvalid> =>
  checkForm(trimmed(form), {
    name: firstIssue(required, maxLength(NAME_MAX_LENGTH)),
    email: emailRule({ isRequired: true }),
    orderNumber: firstIssue(required, maxLength(CONTRACT_NUMBER_MAX_LENGTH)),
    goods: whenFilled(maxLength(DECLARED_GOODS_MAX_LENGTH)),
  });
