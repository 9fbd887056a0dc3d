// The withdrawal function: what a consumer declares to withdraw from a contract. Source: § 356a BGB; Directive (EU) 2023/2673, Art. 11a CRD.

import type { Result } from 'neverthrow';
import { CART_MAX_LINES } from '../cart/cart-counts.ts';
import { emailRule } from '../forms/email-address.ts';
import { checkForm, type FormInvalid } from '../forms/form-handler.ts';
import { firstIssue, type Rule, required, whenFilled } from '../forms/rule.ts';
import { NAME_MAX_LENGTH } from '../forms/service-fields.ts';
import { typedText } from '../forms/typed-text.ts';
import { characterCount, maxLength } from '../forms/validators.ts';

/** Longest number by which a contract is named, in characters. */
export const CONTRACT_NUMBER_MAX_LENGTH = 60;
/** Longest text in which somebody writes from which goods they withdraw, in characters. */
export const DECLARED_GOODS_MAX_LENGTH = 2_000;
/** Longest line that names goods of an order, in characters. All lines of the largest order fit into one form. */
export const DECLARED_LINE_MAX_LENGTH = 150;
/** All lines of the largest order with the line ends between them, in characters. */
const DECLARED_LINES_MAX_LENGTH = CART_MAX_LINES * (DECLARED_LINE_MAX_LENGTH + 1) - 1;

export type WithdrawalForm = {
  readonly name: string;
  /** Where the receipt goes. */
  readonly email: string;
  /** The number of the order, as its mail and its page show it. */
  readonly orderNumber: string;
  /** The goods, as lines of the order or in the consumer's own words; nothing means the whole order. */
  readonly goods: string;
};

const trimmed = ({ name, email, orderNumber, goods }: WithdrawalForm): WithdrawalForm => ({
  name: name.trim(),
  email: email.trim(),
  orderNumber: orderNumber.trim(),
  goods: typedText(goods).trim(),
});

const shortened = (text: string, maximum: number): string => {
  const characters = Array.from(text);
  return characters.length <= maximum ? text : `${characters.slice(0, maximum - 1).join('')}…`;
};

/** Goods of an order as a line of a withdrawal: pieces, name, order number. A name that is too long is shortened; the number tells what is meant. */
export const declaredLine = (ordered: {
  readonly quantity: number;
  readonly name: string;
  readonly sku: string;
}): string => {
  const { quantity, sku } = ordered;
  const named = (name: string): string => `${quantity} × ${name} (${sku})`;
  const name = ordered.name.trim().replaceAll(/\s+/g, ' ');
  return named(shortened(name, DECLARED_LINE_MAX_LENGTH - characterCount(named(''))));
};

/** Lines of an order are limited by what an order holds, however much they are together; what was written is not longer than its field. */
const declaredGoods: Rule = (goods) => {
  const areLines =
    characterCount(goods) <= DECLARED_LINES_MAX_LENGTH &&
    goods.split('\n').every((line) => characterCount(line) <= DECLARED_LINE_MAX_LENGTH);
  return areLines ? undefined : maxLength(DECLARED_GOODS_MAX_LENGTH)(goods);
};

/**
 * A withdrawal needs a name, the number of the contract and an address for the receipt, and nothing more: no reason, no login. Whether there
 * is such an order is not asked here, and the answer to the sender does not tell.
 */
export const checkWithdrawal = (form: WithdrawalForm): Result<WithdrawalForm, FormInvalid> =>
  checkForm(trimmed(form), {
    name: firstIssue(required, maxLength(NAME_MAX_LENGTH)),
    email: emailRule({ isRequired: true }),
    orderNumber: firstIssue(required, maxLength(CONTRACT_NUMBER_MAX_LENGTH)),
    goods: whenFilled(declaredGoods),
  });
