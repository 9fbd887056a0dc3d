// How the order of a return is found: by order id and postcode, or by the hash of a link. Source: spec 2 §4 "Returns flow", §6, §7
// `findOrderForReturn`, `findOrderForReturnByHash`.

import type { Result } from 'neverthrow';
import { checkForm, type FormInvalid } from '../forms/form-handler.ts';
import { firstIssue, required } from '../forms/rule.ts';
import { maxLength } from '../forms/validators.ts';
import type { LoginState } from '../session/login-state.ts';
import { brandId } from '../shared/brand.ts';
import type { ReturnHash } from './return-order.ts';

/** Longest order id, in characters. */
export const ORDER_ID_MAX_LENGTH = 64;
/** Longest postcode of any country, in characters. */
export const ZIP_CODE_MAX_LENGTH = 10;

export type OrderLookup = { readonly orderId: string; readonly zipCode: string };

/** An order is found by its id and the postcode that it went to; both are needed. */
export const checkOrderLookup = (form: OrderLookup): Result<OrderLookup, FormInvalid> =>
  checkForm(
    { orderId: form.orderId.trim(), zipCode: form.zipCode.trim() },
    {
      orderId: firstIssue(required, maxLength(ORDER_ID_MAX_LENGTH)),
      zipCode: firstIssue(required, maxLength(ZIP_CODE_MAX_LENGTH)),
    },
  );

export type LookupMethod =
  | { readonly kind: 'own-orders' }
  | { readonly kind: 'by-hash'; readonly hash: ReturnHash }
  | { readonly kind: 'by-order-id-and-postcode' };

/** A hash opens its order for everybody; without one members choose from their orders and all others name id and postcode. */
export const lookupMethodOf = (login: LoginState, hash: string | undefined): LookupMethod => {
  if (hash) return { kind: 'by-hash', hash: brandId<ReturnHash>(hash) };
  return login === 'member' ? { kind: 'own-orders' } : { kind: 'by-order-id-and-postcode' };
};
